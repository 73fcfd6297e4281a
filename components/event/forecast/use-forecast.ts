'use client';

import { useEffect, useRef, useState } from 'react';
import type { Advice } from '@/lib/rules/forecast-advice';
import type { ForecastAnswer, ForecastQuestion } from '@/lib/schemas/forecast';
import type { FromWorker, ToWorker } from './forecast-worker';

/** So long nothing is asked after a change: a slider changes often. */
const SETTLE_MS = 250;

export interface ForecastState {
  /** Of the last question that was answered; null before. */
  answer: ForecastAnswer | null;
  /** For the limit that is asked for; null while it is being worked out. */
  advice: readonly Advice[] | null;
  busy: boolean;
  /** The browser could not run it. */
  failed: boolean;
}

/**
 * Asks a worker of its own for a forecast, and for advice on it. A new question ends the worker of the one
 * before. `question` must keep its identity while it means the same.
 */
export function useForecast(question: ForecastQuestion, limit: number): ForecastState {
  const [answered, setAnswered] = useState<{ to: ForecastQuestion; answer: ForecastAnswer } | null>(null);
  const [advised, setAdvised] = useState<{ to: ForecastQuestion; limit: number; advice: Advice[] } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      const own = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
      worker.current = own;
      own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'played') setAnswered({ to: question, answer: data.answer });
        else setAdvised({ to: question, limit: data.limit, advice: data.advice });
      };
      own.onerror = () => setFailed(true);
      setFailed(false);
      own.postMessage({ kind: 'play', question } satisfies ToWorker);
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      worker.current?.terminate();
      worker.current = null;
    };
  }, [question]);

  const isAnswered = answered?.to === question;
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(
      () => worker.current?.postMessage({ kind: 'advise', limit } satisfies ToWorker),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [isAnswered, limit]);

  const fits = advised?.to === question && advised.limit === limit;
  return {
    answer: answered?.answer ?? null,
    advice: fits ? advised.advice : null,
    busy: !isAnswered && !failed,
    failed,
  };
}
