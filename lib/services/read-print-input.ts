import { db } from '../db/client';
import { findFinal } from '../db/finals';
import { listGuests } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import type { PrintInput } from '../export/prints/input';
import type { SheetFinal } from '../rules/rule-sheet';
import { seatingByTable, type SeatingListInput } from '../schemas/seating-list';
import { isInRange, type TableRange } from '../schemas/table-range';
import { settingsOf } from './load-final';
import type { PrizeBook } from './load-prizes';

/** Which tables a print is of. */
export interface TableChoice {
  tables: TableRange;
  /** null: every sitting. */
  sitting: string | null;
}

/** Everything that prints are made from, of the chosen tables. The caller has authorised it. */
export async function readPrintInput(book: PrizeBook, choice: TableChoice): Promise<PrintInput> {
  const { event, rules, plan, house, slipTiers } = book;
  const [sittings, tables, guests] = await Promise.all([
    listSittings(db(), event.id),
    listTables(db(), event.id),
    listGuests(db(), event.id),
  ]);
  const chosen = tables.filter(
    ({ sittingId, number }) =>
      (choice.sitting === null || choice.sitting === sittingId) && isInRange(choice.tables, number),
  );
  const ids = new Set(chosen.map((table) => table.id));
  const seating: SeatingListInput = {
    sittings,
    tables: chosen,
    guests: guests.filter(({ tableId }) => tableId !== null && ids.has(tableId)),
  };
  return {
    event: {
      ...{ name: event.name, venue: event.venue, timeZone: event.timeZone, currency: event.currency },
      sittings: sittings.filter(({ id }) => choice.sitting === null || choice.sitting === id),
    },
    seating,
    tables: seatingByTable(seating),
    rules,
    plan,
    house: { tables: house.tables.filter(({ id }) => ids.has(id)), unseated: 0 },
    slipTiers,
    final: await readSheetFinal(book),
  };
}

/** The final as guests are told of it: as it is set up, else as the rules suggest where it has prizes. */
export async function readSheetFinal({
  event,
  preset,
  plan,
}: Pick<PrizeBook, 'event' | 'preset' | 'plan'>): Promise<SheetFinal | null> {
  const final = await findFinal(db(), event.id);
  if (!final && plan.final.length === 0) return null;
  const { format, places, rounds } = settingsOf(final, { preset, prizes: plan.final });
  return { format, places, rounds };
}
