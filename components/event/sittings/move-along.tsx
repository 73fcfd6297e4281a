'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui';
import type { SittingTime } from '@/lib/schemas/sittings';
import { shiftLocal } from '@/lib/schemas/zoned-time';
import { useSittingName } from '../seating/use-sitting-name';

export interface MoveAlongProps {
  /** Sittings besides the one that is moved. */
  others: readonly SittingTime[];
  /** The wall clock that it has, and that it is to have. */
  from: string;
  to: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Offers to move the other sittings by as much as the first one is moved; says when they would begin then. */
export function MoveAlong({ others, from, to, checked, onChange }: MoveAlongProps) {
  const t = useTranslations('sittings');
  const nameOf = useSittingName();
  const times = others.map((sitting) => ({ sitting, startsAt: shiftLocal(sitting.startsAt, from, to) }));
  if (others.length === 0 || times.some(({ startsAt }) => startsAt === null)) return null;
  const list = times.map(({ sitting, startsAt }) =>
    t('moveAlong.time', { name: nameOf(sitting), time: startsAt?.replace('T', ' ') ?? '' }),
  );
  return (
    <Checkbox
      label={t('moveAlong.label', { count: others.length })}
      hint={t('moveAlong.hint', { times: list.join(t('comma')) })}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
