'use client';

import { refusalSentence } from '@/components/table/sentences';
import type { Words } from '@/components/table/use-words';
import { Notice } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import type { LogRefusal } from '@/lib/schemas/stored-log';
import { ProblemNotice } from './problem-notice';

/** Why the server refused a correction; one by the rules in the rules' own words. */
export function CorrectProblem({ problem, words }: { problem: Problem | null; words: Words }) {
  if (problem?.code !== 'refused-by-rules') return <ProblemNotice problem={problem} />;
  const { reason, ...params } = problem.params;
  return (
    <Notice tone="error">{refusalSentence(words, { code: reason as LogRefusal['code'], params })}</Notice>
  );
}
