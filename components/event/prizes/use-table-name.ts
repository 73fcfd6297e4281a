'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { PrizeTable } from '@/lib/schemas/prize-house';

/** What a table is called on lists: `午场 第 7 桌`. */
export function useTableName(): (table: PrizeTable) => string {
  const t = useTranslations('prizes.table');
  return useCallback(
    ({ sitting, number }) => {
      const name = t('name', { number });
      if (sitting === null) return name;
      const label = sitting.name === '' ? t('sitting', { position: sitting.position }) : sitting.name;
      return t('inSitting', { sitting: label, table: name });
    },
    [t],
  );
}
