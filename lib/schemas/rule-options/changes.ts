/** What somebody changes in rules, apart from the rules: so that it can be laid over newer ones. Pure. */
import type { Rules } from '../../rules';
import type { OptionKey } from './options';
import { keysOf, sameValue, valueAt, withValue, type RulesDraft } from './values';

/** New values by option; what a form has typed counts too, valid or not. */
export type Changes = Readonly<Record<OptionKey, unknown>>;

/** The keys in which two rules differ, in the order of the options; a tier's of one of them alone doesn't count. */
export function differing(one: RulesDraft | Rules, other: RulesDraft | Rules): OptionKey[] {
  return keysOf(one as Rules).filter((key) => {
    const value = valueAt(other, key);
    return value !== undefined && !sameValue(key, valueAt(one, key), value);
  });
}

/** The rules with these changes. */
export function applyChanges(base: Rules, changes: Changes): RulesDraft {
  return Object.entries(changes).reduce<RulesDraft>((draft, [key, value]) => withValue(draft, key, value), {
    ...base,
  });
}

/** The changes with one more; none where that is what the rules say anyway. */
export function changed(base: Rules, changes: Changes, key: OptionKey, value: unknown): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== key));
  return sameValue(key, valueAt(base, key), value) ? others : { ...others, [key]: value };
}

export interface Merge {
  /** What others have changed since, in the order of the options; not what was wanted here, too. */
  theirs: OptionKey[];
  /** Those of them that were changed here, to something else. */
  clashes: OptionKey[];
  /** The changes that still are some, in the newer rules. */
  changes: Changes;
}

/**
 * Lays changes over rules that others have changed meanwhile. Where both touched an option, what was typed here
 * stays in the changes, and is named among the clashes.
 */
export function mergeChanges(base: Rules, changes: Changes, newer: Rules): Merge {
  const theirs = differing(newer, base).filter(
    (key) => !(Object.hasOwn(changes, key) && sameValue(key, changes[key], valueAt(newer, key))),
  );
  const kept = Object.entries(changes).filter(([key, value]) => {
    const now = valueAt(newer, key);
    return now !== undefined && !sameValue(key, now, value);
  });
  const clashes = theirs.filter((key) => kept.some(([mine]) => mine === key));
  return { theirs, clashes, changes: Object.fromEntries(kept) };
}
