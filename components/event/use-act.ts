'use client';

import { useCallback, useState, useTransition } from 'react';
import type { Answer, Problem } from '@/lib/schemas/problem';

export interface Act<Input, Value> {
  /** Runs the deed; answers what came of it. A second call while it runs is ignored. */
  run: (input: Input) => Promise<Answer<Value> | null>;
  busy: boolean;
  /** Why the last try was refused. */
  problem: Problem | null;
  clear: () => void;
}

/** A server action behind a button or a form: busy while it runs, and what it refused with. */
export function useAct<Input, Value>(action: (input: Input) => Promise<Answer<Value>>): Act<Input, Value> {
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = useCallback(
    (input: Input) =>
      new Promise<Answer<Value> | null>((resolve) => {
        if (busy) {
          resolve(null);
          return;
        }
        setProblem(null);
        start(async () => {
          const answer = await action(input).catch((): Answer<Value> => UNREACHABLE);
          if (!answer.ok) setProblem(answer.error);
          resolve(answer);
        });
      }),
    [action, busy],
  );
  return { run, busy, problem, clear: () => setProblem(null) };
}

const UNREACHABLE = { ok: false, error: { code: 'unreachable', params: {} } } as const;
