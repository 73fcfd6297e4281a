'use client';

import { useTranslations } from 'next-intl';
import { PageHeading } from '@/components/frame/page-heading';
import { groupBy } from '@/lib/schemas/group-by';
import type { RosterGuest, TableView } from '@/lib/schemas/roster-view';
import { SeatingTable } from './seating-table';

/** All tables and who sits there. */
export function SeatingPanel({ guests, tables }: { guests: readonly RosterGuest[]; tables: readonly TableView[] }) {
  const t = useTranslations('seating');
  const atTable = groupBy(guests, (guest) => guest.tableId);
  return (
    <>
      <PageHeading title={t('title')} />
      <ul className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {tables.map((table) => (
          <li key={table.id} className="min-w-0">
            <SeatingTable table={table} guests={atTable.get(table.id) ?? []} found={null} onMove={null} />
          </li>
        ))}
      </ul>
    </>
  );
}
