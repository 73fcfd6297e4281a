import { labelSitting, type SittingLabel } from '../schemas/sitting-label';
import type { PrizeTable } from '../schemas/prize-house';
import type { Db } from './client';

/** An event's tables as its prizes are counted by them, by sitting and number. */
export async function listPrizeTables(db: Db, eventId: string): Promise<PrizeTable[]> {
  const sittings: SittingLabel[] = await db.sitting.findMany({
    where: { eventId },
    orderBy: { position: 'asc' },
    select: { position: true, name: true },
  });
  const tables = await db.table.findMany({
    where: { eventId },
    orderBy: [{ sitting: { position: 'asc' } }, { number: 'asc' }],
    select: {
      id: true,
      number: true,
      name: true,
      sets: true,
      sitting: { select: { position: true, name: true } },
      _count: { select: { guests: true } },
    },
  });
  return tables.map(({ sitting, _count, ...table }) => ({
    ...table,
    sitting: labelSitting(sittings, sitting),
    people: _count.guests,
  }));
}
