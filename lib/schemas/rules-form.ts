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
