'use client';

import { useMemo } from 'react';
import { parseRules, type Rules } from '@/lib/rules';
import {
  applyChanges,
  changed,
  mergeChanges,
  type Changes,
  type Merge,
} from '@/lib/schemas/rule-options/changes';
import { isOfPrizes, type OptionKey } from '@/lib/schemas/rule-options/options';
import { problemsOf, type RuleProblem } from '@/lib/schemas/rule-options/problems';
import type { RulesDraft } from '@/lib/schemas/rule-options/values';
import { keepDraft, useStoredDraft } from './draft-store';

export interface RulesEditing {
  /** As they are saved now. */
  saved: Rules;
  /** What the changes were made to: as saved, until others save something else. */
  seen: Rules;
  changes: Changes;
  /** With the changes; maybe no rules yet. */
  draft: RulesDraft;
  /** The same, where they are rules; else as they are saved. */
  rules: Rules;
  problems: readonly RuleProblem[];
  /** What others have saved since, until it has been seen. */
  merge: Merge | null;
  set: (key: OptionKey, value: unknown) => void;
  setEach: (values: readonly (readonly [OptionKey, unknown])[]) => void;
  /** Takes back these changes, or all. */
  dropEach: (keys: readonly OptionKey[]) => void;
  dropAll: () => void;
  /** What others have saved has been seen: the changes are meant for that. */
  accept: () => void;
}

/**
 * Changes of an event's rules that are not saved yet.
 * @param open whether this person may change them: what was typed before the event opened counts no more
 */
export function useRulesDraft(eventId: string, saved: Rules, open: boolean): RulesEditing {
  const kept = useStoredDraft(eventId);
  const stored = open ? kept : null;
  return useMemo(() => {
    const merged = stored && mergeChanges(stored.base, stored.changes, saved);
    // What the prizes' page changes comes along without a word.
    const stale = merged?.theirs.some((key) => !isOfPrizes(key)) === true;
    const seen = stale && stored ? stored.base : saved;
    const changes = merged?.changes ?? {};
    const keep = (next: Changes, base = seen) => keepDraft(eventId, { base, changes: next });
    const draft = applyChanges(saved, changes);
    const parsed = parseRules(draft);
    return {
      saved,
      seen,
      changes,
      draft,
      rules: parsed.ok ? parsed.value : saved,
      problems: parsed.ok ? [] : problemsOf(draft, saved),
      merge: stale ? merged : null,
      set: (key, value) => keep(changed(saved, changes, key, value)),
      setEach: (values) =>
        keep(values.reduce((all, [key, value]) => changed(saved, all, key, value), changes)),
      dropEach: (keys) =>
        keep(Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.includes(key)))),
      dropAll: () => keep({}),
      accept: () => keep(changes, saved),
    };
  }, [eventId, stored, saved]);
}
