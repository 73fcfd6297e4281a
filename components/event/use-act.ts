'use client';

import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import type { Answer, Problem } from '@/lib/schemas/problem';

export interface Act<Input, Value> {
  /**
   * Runs the deed; answers what came of it once the page shows that too, so that whatever is opened next
   * starts from it. A second call while it runs is ignored.
   */
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
  const tell = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!busy) telling(tell);
  }, [busy]);
  useEffect(() => () => telling(tell), []);
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
          tell.current = () => resolve(answer);
        });
      }),
    [action, busy],
  );
  return { run, busy, problem, clear: () => setProblem(null) };
}

function telling(tell: { current: (() => void) | null }): void {
  tell.current?.();
  tell.current = null;
}

const UNREACHABLE = { ok: false, error: { code: 'unreachable', params: {} } } as const;
