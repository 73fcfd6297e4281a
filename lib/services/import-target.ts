import type { Db } from '../db/client';
import { findFirstSitting, findSitting } from '../db/sittings';
import type { RosterMapping } from '../import/fields';
import type { ImportOptions } from '../schemas/roster-import';

/** The part of an import's options that says how the file is read. */
export function mappingOf({ sheet, headerRow, columns, pasted }: ImportOptions): RosterMapping {
  return {
    bareNames: pasted === true,
    ...(sheet !== undefined && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    ...(columns !== undefined && { columns }),
  };
}

/** The sitting that a file's guests come to: the chosen one, or else the event's first; null if it has gone. */
export function findImportSitting(
  db: Db,
  eventId: string,
  chosen: string | undefined,
): Promise<{ id: string } | null> {
  return chosen === undefined ? findFirstSitting(db, eventId) : findSitting(db, eventId, chosen);
}
