import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TablePlace } from '@/lib/schemas/final-view';
import { useSittingName } from './seating/use-sitting-name';

/** Where somebody comes from: `午场 第 7 桌 第 2 会`, each only where it has to be told. */
export function usePlaceName(): (place: TablePlace) => string {
  const t = useTranslations('final');
  const nameOf = useSittingName();
  return useCallback(
    ({ sitting, table, ordinal }) => {
      const place = ordinal > 1 ? t('from.game', { table, ordinal }) : t('from.table', { table });
      return sitting === null ? place : `${nameOf(sitting)} ${place}`;
    },
    [t, nameOf],
  );
}
