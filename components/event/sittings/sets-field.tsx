'use client';

import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Field, Select, useToast } from '@/components/ui';
import { MAX_SETS } from '@/lib/schemas/seating';
import type { SittingView } from '@/lib/schemas/sittings';
import { useAct } from '../use-act';
import type { SittingActions } from './sitting-actions';

export interface SetsFieldProps {
  eventId: string;
  sitting: SittingView;
  save: SittingActions['saveSets'];
}

/** How many 会 every table of the sitting plays; changed at once. Tables of their own number say so. */
export function SetsField({ eventId, sitting, save }: SetsFieldProps) {
  const t = useTranslations('sittings');
  const toast = useToast();
  const text = useProblemText();
  const { run, busy } = useAct(save);
  const each = sitting.tables === 0 ? 1 : sitting.sets / sitting.tables;
  const same = Number.isInteger(each) && sitting.sameSets;
  const change = async (sets: number) => {
    const saved = await run({ eventId, sittingId: sitting.id, sets });
    if (saved?.ok) toast(t('setsSaved', { sets }));
    else if (saved) toast(text(saved.error), 'bad');
  };
  return (
    <Field label={t('sets')} className="w-32">
      <Select
        value={same ? each : ''}
        disabled={busy || sitting.tables === 0}
        onChange={({ target }) => void change(Number(target.value))}
      >
        {same ? null : (
          <option value="" disabled>
            {t('setsDiffer')}
          </option>
        )}
        {Array.from({ length: MAX_SETS }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('setsOption', { sets: index + 1 })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
