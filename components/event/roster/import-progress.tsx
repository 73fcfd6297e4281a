'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui';
import type { ImportProgress } from '@/lib/schemas/roster-import';

/** How far sending, reading or saving a file is. */
export function ImportProgressBar({ progress: { stage, share } }: { progress: ImportProgress }) {
  const t = useTranslations('roster');
  // Without a value it only says that something is going on.
  const known = share > 0;
  return (
    <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <span className="whitespace-nowrap">{t(`progress.${stage}`)}</span>
      <progress
        aria-label={t(`progress.${stage}`)}
        max={1}
        {...(known && { value: share })}
        className={cx(
          'h-2 min-w-32 flex-1 appearance-none overflow-hidden rounded-full bg-sand sm:max-w-80',
          '[&::-moz-progress-bar]:bg-lacquer [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-lacquer',
          !known && 'animate-pulse',
        )}
      />
    </p>
  );
}
