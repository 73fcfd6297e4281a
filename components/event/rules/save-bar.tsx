'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { Button } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import { ProblemNotice } from '../problem-notice';
import type { RulesEditing } from './use-rules-draft';

interface Props {
  editing: RulesEditing;
  busy: boolean;
  /** Why the last try was refused. */
  problem: Problem | null;
  tryIt: string;
  onSave: () => void;
  /** Leads to what has to be mended first. */
  onShowProblems: () => void;
}

/** Stays in sight while something isn't saved. */
export function SaveBar({ editing, busy, problem, tryIt, onSave, onShowProblems }: Props) {
  const t = useTranslations('rulebook');
  const { changes, problems, merge } = editing;
  const count = Object.keys(changes).length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('save.count', { count })}
      className="sticky bottom-4 z-20 mt-6 rounded-card border border-gold-fill/60 bg-card p-3 shadow-lift sm:px-5 print:hidden max-lg:bottom-24"
    >
      {/* After a conflict the notice above says more. */}
      <ProblemNotice problem={problem?.code === 'conflict' ? null : problem} className="mb-3" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="min-w-0 flex-1 basis-48">
          <b>{t('save.count', { count })}</b>
          {problems.length > 0 ? (
            <span className="block text-sm text-lacquer">
              {t('save.problems', { count: problems.length })}
            </span>
          ) : merge ? (
            <span className="block text-sm text-ink-2">{t('save.stale')}</span>
          ) : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {problems.length > 0 ? (
            <Button onClick={onShowProblems}>{t('save.show')}</Button>
          ) : (
            <LinkButton href={tryIt}>{t('save.try')}</LinkButton>
          )}
          <Button onClick={editing.dropAll} disabled={busy}>
            {t('save.discard')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={problems.length > 0 || merge !== null}
            onClick={onSave}
          >
            {t('save.do')}
          </Button>
        </div>
      </div>
    </section>
  );
}
