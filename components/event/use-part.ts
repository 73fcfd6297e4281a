'use client';

import { useRef, useState } from 'react';
import { isDeepEqual } from '@/lib/schemas/is-deep-equal';
import type { Answer, Problem } from '@/lib/schemas/problem';
import { useAct } from './use-act';

export interface EditedPart<Part, Input, Value> {
  /** Sends what `make` makes of the revision to send; null while another try runs. */
  submit: (make: (revision: number) => Input) => Promise<Answer<Value> | null>;
  busy: boolean;
  /** Why the last try was refused; not for a conflict that `theirs` shows. */
  problem: Problem | null;
  /** What others have saved of this part since the form was filled, if they have. */
  theirs: { part: Part } | null;
  /** Says that the person has seen theirs: what is sent now may replace it. */
  accept: () => void;
}

/**
 * A form about one part of an event, whose revision any change raises. What others have saved elsewhere
 * doesn't concern it: it is sent once more, from the new revision. What they have saved of this very part is
 * set beside what was typed, and nothing is replaced before somebody has chosen. The action must show the page
 * anew after a conflict.
 */
export function usePart<Part, Input, Value>(
  save: (input: Input) => Promise<Answer<Value>>,
  saved: { revision: number; part: Part },
): EditedPart<Part, Input, Value> {
  const { run, busy, problem } = useAct(save);
  const [seen, setSeen] = useState(saved);
  const [sending, setSending] = useState(false);
  const changed = !isDeepEqual(seen.part, saved.part);
  // Read after the page has shown what is saved now, which is later than the press of the button.
  const now = useRef({ saved, changed, revision: 0 });
  now.current = { saved, changed, revision: changed ? seen.revision : saved.revision };

  const submit = async (make: (revision: number) => Input) => {
    setSending(true);
    const first = await run(make(now.current.revision));
    const stale = first?.ok === false && first.error.code === 'conflict';
    const answer = stale && !now.current.changed ? await run(make(now.current.revision)) : first;
    if (answer?.ok) setSeen(now.current.saved);
    setSending(false);
    return answer;
  };
  return {
    submit,
    busy,
    problem: (changed || sending) && problem?.code === 'conflict' ? null : problem,
    theirs: changed && !sending ? { part: saved.part } : null,
    accept: () => setSeen(saved),
  };
}
