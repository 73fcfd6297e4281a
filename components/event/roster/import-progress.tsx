'use client';

import { useTranslations } from 'next-intl';
import type { ImportProgress } from '@/lib/schemas/roster-import';

/** How far sending, reading or saving a file is. */
export function ImportProgressBar({ progress: { stage, share } }: { progress: ImportProgress }) {
  const t = useTranslations('roster');
  // Nobody knows yet how long it takes: the bar runs to and fro.
  const value = share > 0 ? { value: share } : {};
  return (
    <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <span className="whitespace-nowrap">{t(`progress.${stage}`)}</span>
      <progress
        aria-label={t(`progress.${stage}`)}
        max={1}
        {...value}
        className="h-2 min-w-32 flex-1 accent-lacquer sm:max-w-80"
      />
    </p>
  );
}
