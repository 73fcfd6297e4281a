import { z } from 'zod';
import { PRESET_IDS } from '../rules';
import { id } from './primitives';

/** Choosing a preset, from the revision that the page showed. */
export const choosePresetInput = z.strictObject({
  eventId: id,
  revision: z.int().positive(),
  preset: z.enum(PRESET_IDS, 'unknown-preset'),
  /** Items whose tier the preset doesn't have, as the page named them; they are dropped. */
  drops: z.array(id).max(2000),
});
export type ChoosePresetInput = z.infer<typeof choosePresetInput>;

/** Another value of one option; `parseRules` says whether the rules can have it. */
const optionChange = z.strictObject({ option: z.string().min(1).max(200), value: z.unknown() });

/** Options changed by hand. */
export const saveRulesInput = z.strictObject({
  eventId: id,
  revision: z.int().positive(),
  /** The whole rules that the changes were made to: what others have changed since is told, not overwritten. */
  seen: z.unknown(),
  /** As many as two for each of a hundred tiers, and all others. */
  changes: z.array(optionChange).min(1).max(300),
});
export type SaveRulesInput = z.infer<typeof saveRulesInput>;
