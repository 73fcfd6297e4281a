'use client';

import { useTranslations } from 'next-intl';
import { Badge, Card } from '@/components/ui';
import type { ImportProblem, RosterPreview } from '@/lib/schemas/roster-import';

const TONE = { error: 'bad', warning: 'gold', notice: 'neutral' } as const;

/** What is to be said about a file's rows, what is wrong first. */
export function ImportProblems({ preview, pasted }: { preview: RosterPreview; pasted: boolean }) {
  const t = useTranslations('roster');
  const { problems, problemCounts: counts } = preview;
  if (problems.length === 0) return null;
  const all = counts.error + counts.warning + counts.notice;
  const sorted = (['error', 'warning', 'notice'] as const).flatMap((severity) =>
    problems.filter((problem) => problem.severity === severity),
  );
  return (
    <Card
      flush
      title={t('problems.title')}
      actions={
        <p className="flex gap-2">
          {(['error', 'warning', 'notice'] as const).map((severity) =>
            counts[severity] > 0 ? (
              <Badge key={severity} tone={TONE[severity]}>
                {t(`problems.${severity}`, { count: counts[severity] })}
              </Badge>
            ) : null,
          )}
        </p>
      }
    >
      <ul tabIndex={0} className="max-h-96 divide-y divide-line-2 overflow-y-auto border-t border-line-2">
        {sorted.map((problem, index) => (
          <li key={index} className="flex gap-3 px-4 py-2.5 sm:px-5">
            <span className="w-16 shrink-0 text-sm tabular-nums text-ink-2">
              {problem.row === null
                ? t('problems.file', { pasted: String(pasted) })
                : t('rowNumber', { row: problem.row })}
            </span>
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
      {all > problems.length ? (
        <p className="border-t border-line-2 px-5 py-2 text-sm text-ink-2">
          {t('preview.more', { count: all - problems.length })}
        </p>
      ) : null}
    </Card>
  );
}

function ProblemText({ problem }: { problem: ImportProblem }) {
  const t = useTranslations('roster');
  const key = `problem.${problem.code}` as 'problem.no-rows';
  return (
    <span
      className={
        problem.severity === 'error'
          ? 'min-w-0 font-medium wrap-anywhere text-lacquer'
          : 'min-w-0 wrap-anywhere'
      }
    >
      {t(key, problem.params)}
    </span>
  );
}
