'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui';
import { isolate } from '@/lib/schemas/isolate';
import type { SittingTime } from '@/lib/schemas/sittings';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { shiftLocal, toInstant } from '@/lib/schemas/zoned-time';
import { useSittingName } from '../seating/use-sitting-name';

export interface MoveAlongProps {
  /** Sittings besides the one that is moved. */
  others: readonly SittingTime[];
  /** The wall clock that it has, and that it is to have. */
  from: string;
  to: string;
  timeZone: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Offers to move the other sittings by as much as the first one is moved; says when they would begin then. */
export function MoveAlong({ others, from, to, timeZone, checked, onChange }: MoveAlongProps) {
  const t = useTranslations('sittings');
  const nameOf = useSittingName();
  const format = useFormatter();
  const times = others.flatMap((sitting) => {
    const startsAt = toInstant(shiftLocal(sitting.startsAt, from, to) ?? '', timeZone);
    if (startsAt === null) return [];
    const time = format.dateTime(startsAt, { timeZone, ...TIME_FORMATS.evening });
    return t('moveAlong.time', { name: isolate(nameOf(sitting)), time });
  });
  if (others.length === 0 || times.length < others.length) return null;
  return (
    <Checkbox
      label={t('moveAlong.label', { count: others.length })}
      hint={t('moveAlong.hint', { times: times.join(t('comma')) })}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
