'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Select } from '@/components/ui';
import { groupBy } from '@/lib/schemas/group-by';
import type { Board } from '@/lib/seating/board';
import { useSeatKit } from './seat-kit';

/** Chooses everybody of a department in the sitting that is looked at. */
export function PickDepartment({ board, sittingId }: { board: Board; sittingId: string }) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const departments = useMemo(() => {
    const here = [...board.byId.values()].filter((guest) => guest.sittingId === sittingId);
    const groups = [...groupBy(here, (guest) => guest.department)];
    return groups.sort(([one], [other]) => NAMES.compare(one, other));
  }, [board, sittingId]);
  if (departments.length < 2) return null;
  return (
    <Select
      aria-label={t('pickDepartment')}
      className="w-48"
      value=""
      onChange={({ target }) => {
        const [, guests = []] = departments[Number(target.value)] ?? [];
        kit.pick(guests.map(({ id }) => id));
      }}
    >
      <option value="">{t('pickDepartment')}</option>
      {departments.map(([department, guests], index) => (
        <option key={department} value={index}>
          {t('departmentOption', { department: department || t('noDepartment'), count: guests.length })}
        </option>
      ))}
    </Select>
  );
}

const NAMES = new Intl.Collator('zh-CN');
