'use client';

import { useTranslations } from 'next-intl';
import { Table, Td, Th, Tr } from '@/components/ui';
import { PrintHead } from './print-head';
import type { SlipSheetsProps } from './slip-sheets';
import { useTableName } from './use-table-name';

/** The prize desk's list: every slip by its number, to be ticked off. */
export function SlipList({ event, slips, tierOf }: SlipSheetsProps) {
  const t = useTranslations('prizes');
  const tableName = useTableName();
  return (
    <>
      <PrintHead event={event} title={t('slips.desk')} />
      <p className="mb-3 text-ink-2">{t('slips.deskText')}</p>
      <Table caption={t('slips.desk')}>
        <thead>
          <tr>
            <Th className="w-10">
              <span className="sr-only">{t('slips.given')}</span>
            </Th>
            <Th>{t('slips.serial')}</Th>
            <Th>{t('packing.table')}</Th>
            <Th>{t('column.tier')}</Th>
            <Th className="w-full">{t('shopping.goods')}</Th>
          </tr>
        </thead>
        <tbody>
          {slips.map((slip) => (
            <Tr key={slip.serial} className="break-inside-avoid">
              <Td className="min-w-0! py-1.5!">
                <span className="mt-1 block size-4 rounded-sm border-2 border-ink-2" aria-hidden="true" />
              </Td>
              <Td className="py-1.5! font-semibold whitespace-nowrap tabular-nums">{slip.serial}</Td>
              <Td className="py-1.5! whitespace-nowrap">{tableName(slip.table)}</Td>
              <Td className="py-1.5! wrap-anywhere">{tierOf(slip.tier)}</Td>
              <Td className="py-1.5! wrap-anywhere">{slip.name}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
