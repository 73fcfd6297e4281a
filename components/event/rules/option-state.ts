import type { PresetId, Rules } from '@/lib/rules';
import { idleReason, type IdleReason } from '@/lib/schemas/rule-options/idle';
import { isUnusual, presetValue } from '@/lib/schemas/rule-options/marks';
import { OPTIONS, optionOf, type OptionId, type OptionKey } from '@/lib/schemas/rule-options/options';
import type { RuleProblem } from '@/lib/schemas/rule-options/problems';
import { keysOfOption, sameValue, valueAt, type RulesDraft } from '@/lib/schemas/rule-options/values';
import type { RulesEditing } from './use-rules-draft';

/** How an option stands: what is remarkable about it. */
export interface OptionState {
  id: OptionId;
  /** One, or one for each tier, highest first. */
  keys: readonly OptionKey[];
  /** Those that the preset says otherwise. */
  changed: readonly OptionKey[];
  /** Those of them that no preset says. */
  unusual: readonly OptionKey[];
  /** Changed here and not saved. */
  unsaved: readonly OptionKey[];
  problems: readonly RuleProblem[];
  /** Why it has no effect at all as the others stand. */
  idle: IdleReason | null;
}

/** The state of every option, in their order. */
export function optionStates(editing: RulesEditing, reference: PresetId): OptionState[] {
  return OPTIONS.map(({ id }) => optionState(editing, reference, id));
}

/** The state of every option as it is saved, whatever is being changed. */
export function savedStates({ saved, ...editing }: RulesEditing, reference: PresetId): OptionState[] {
  const settled = { ...editing, saved, draft: saved as unknown as RulesDraft, rules: saved, changes: {} };
  return optionStates({ ...settled, problems: [] }, reference);
}

function optionState(
  { draft, rules, changes, problems }: RulesEditing,
  reference: PresetId,
  id: OptionId,
): OptionState {
  const keys = keysOfOption(draft as unknown as Rules, id);
  const changed = keys.filter((key) => !sameValue(key, valueAt(draft, key), presetValue(reference, key)));
  const own = problems.filter(({ key }) => keys.includes(key));
  return {
    id,
    keys,
    changed,
    // Which goods there are and how many is each event's own.
    unusual:
      optionOf(id).editor.kind === 'prizes'
        ? []
        : changed.filter((key) => isUnusual(key, valueAt(draft, key))),
    unsaved: keys.filter((key) => Object.hasOwn(changes, key)),
    problems: own,
    idle: own.length > 0 ? null : idleOfAll(rules, keys),
  };
}

function idleOfAll(rules: Rules, keys: readonly OptionKey[]): IdleReason | null {
  const reasons = keys.map((key) => idleReason(rules, key));
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}
