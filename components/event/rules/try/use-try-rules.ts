'use client';

import { useState } from 'react';
import { isPresetId, PRESETS, type PresetId, type Rules } from '@/lib/rules';
import { useRulesDraft } from '../use-rules-draft';

/** The event's, the same with what isn't saved, or a preset's. */
export type TrySource = 'event' | 'draft' | PresetId;

export interface TryRules {
  source: TrySource;
  rules: Rules;
  /** Whether there is something unsaved that can be tried. */
  draft: boolean;
  /** Whether what is unsaved are no rules yet. */
  broken: boolean;
  choose: (source: string) => void;
}

/** By which rules one tries: those with unsaved changes, if there are any, until another is chosen. */
export function useTryRules(eventId: string, saved: Rules, open: boolean): TryRules {
  const { rules, changes, problems } = useRulesDraft(eventId, saved, open);
  const [chosen, setChosen] = useState<TrySource | null>(null);
  const unsaved = Object.keys(changes).length > 0;
  const draft = unsaved && problems.length === 0;
  const source = chosen === 'draft' || chosen === null ? (draft ? 'draft' : 'event') : chosen;
  return {
    source,
    rules: source === 'draft' ? rules : source === 'event' ? saved : PRESETS[source],
    draft,
    broken: unsaved && !draft,
    choose: (next) => {
      if (next === 'event' || next === 'draft' || isPresetId(next)) setChosen(next);
    },
  };
}
