'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui';
import { daysBetween, toInstant } from '@/lib/schemas/zoned-time';

/** Says so where a date that was typed is over already: last year's, most likely. */
export function PastDate({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const t = useTranslations('events');
  const today = useToday();
  const start = toInstant(startsAt, timeZone);
  if (today === null || start === null || daysBetween(new Date(today), start, timeZone) >= 0) return null;
  return <Notice tone="warning">{t('form.pastDate')}</Notice>;
}

/** Now, to the hour, in the browser; the server's page doesn't say, so that both draw the same at first. */
function useToday(): number | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
    () => null,
  );
}

const HOUR_MS = 3_600_000;
