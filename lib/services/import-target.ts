import type { Db } from '../db/client';
import type { EventRow } from '../db/events';
import { listGuests } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import type { RosterMapping } from '../import/fields';
import type { ImportOptions } from '../schemas/roster-import';
import type { RosterTarget } from './roster-plan';
import { sittingTime } from './sitting-time';

/** The part of an import's options that says how the file is read. */
export function mappingOf({ sheet, headerRow, columns, pasted }: ImportOptions): RosterMapping {
  return {
    bareNames: pasted === true,
    ...(sheet !== undefined && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(columns !== undefined && { columns }),
  };
}

/**
 * An event as an import finds it, with the sitting that a file's guests come to: the chosen one, or else the
 * event's first; null if it has gone.
 */
export async function readImportTarget(
  db: Db,
  event: Pick<EventRow, 'id' | 'timeZone'>,
  chosen: string | undefined,
): Promise<RosterTarget | null> {
  const [guests, tables, rows] = [
    await listGuests(db, event.id),
    await listTables(db, event.id),
    await listSittings(db, event.id),
  ];
  const sitting = chosen === undefined ? rows[0] : rows.find(({ id }) => id === chosen);
  if (!sitting) return null;
  const sittings = rows.map((row) => sittingTime(row, event.timeZone));
  return { guests, tables, sittings, sittingId: sitting.id };
}
