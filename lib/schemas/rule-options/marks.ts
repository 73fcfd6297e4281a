/** How an option of some rules stands beside the presets. Pure. */
import { DEFAULT_PRESET, PRESET_IDS, PRESETS, type PresetId, type Rules } from '../../rules';
import { differing } from './changes';
import { optionOf, splitKey, type OptionKey } from './options';
import { keysOf, keysOfOption, sameValue, valueAt, type RulesDraft } from './values';

/** The preset that rules are told by: the one they started from, else the nearest. */
export function referenceOf(rules: Rules, preset: PresetId | null): PresetId {
  if (preset !== null) return preset;
  return PRESET_IDS.reduce(
    (nearest, id) =>
      differing(rules, PRESETS[id]).length < differing(rules, PRESETS[nearest]).length ? id : nearest,
    DEFAULT_PRESET,
  );
}

/** What a preset says of an option; of a tier that it doesn't have, what is usual. */
export function presetValue(preset: PresetId, key: OptionKey): unknown {
  const value = valueAt(PRESETS[preset], key);
  if (value !== undefined) return value;
  return splitKey(key)?.id === 'tiers.award' ? 'immediate' : 'none';
}

/** The options in which rules differ from a preset. */
export function changedFrom(preset: PresetId, draft: RulesDraft | Rules): OptionKey[] {
  return keysOf(draft as Rules).filter(
    (key) => !sameValue(key, valueAt(draft, key), presetValue(preset, key)),
  );
}

/** Whether no preset at all says so. */
export function isUnusual(key: OptionKey, value: unknown): boolean {
  return !PRESET_IDS.some((preset) => valuesToCompare(preset, key).some((one) => sameValue(key, one, value)));
}

/** A tier that no preset has is compared with the preset's own. */
function valuesToCompare(preset: PresetId, key: OptionKey): unknown[] {
  const parts = splitKey(key);
  if (!parts) return [];
  if (optionOf(parts.id).perTier && !PRESET_IDS.some((id) => valueAt(PRESETS[id], key) !== undefined)) {
    return keysOfOption(PRESETS[preset], parts.id).map((one) => valueAt(PRESETS[preset], one));
  }
  return [presetValue(preset, key)];
}
