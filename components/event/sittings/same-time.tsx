'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui';
import type { SittingTime } from '@/lib/schemas/sittings';
import { useSittingName } from '../seating/use-sitting-name';

/** Says so where a sitting would begin together with another: its tables and hosts would be needed twice. */
export function SameTime({ others, startsAt }: { others: readonly SittingTime[]; startsAt: string }) {
  const t = useTranslations('sittings');
  const nameOf = useSittingName();
  const same = others.find((sitting) => sitting.startsAt === startsAt);
  return same ? <Notice tone="warning">{t('sameTime', { name: nameOf(same) })}</Notice> : null;
}
