import { type RosterFile, readRosterFile } from '../../../lib/import/read-roster-file';
import type { Roster } from '../../../lib/import/roster';
import type { SheetRow } from '../../../lib/import/sheet';

/** Rows numbered from 1, the empty ones left out, as a reader gives them. */
export const rowsOf = (rows: readonly (readonly string[])[]): readonly SheetRow[] =>
  rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Problems in short: `14 name name-repeated`, `- - no-rows`. */
export const brief = ({ problems }: Roster): readonly string[] =>
  problems.map(({ row, column, code }) => `${row ?? '-'} ${column ?? '-'} ${code}`);

/** A file that must be readable. */
export async function readFile(bytes: Uint8Array): Promise<RosterFile> {
  const file = await readRosterFile(bytes, 'roster');
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}
