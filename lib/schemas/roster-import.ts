import { z } from 'zod';
import { id } from './primitives';
import { ROSTER_FIELDS, type RosterField } from './roster-fields';

/** What goes over the wire when a roster is imported: the file itself is the body, this stands beside it. */

const column = z.int().min(1).max(256);

/** What the user has chosen over what was found; what is left out is found as usual. */
const importOptions = z.strictObject({
  fileName: z.string().max(300),
  sheet: z.string().max(200).optional(),
  /** null: the rows begin at once, without headings. */
  headerRow: z.int().min(1).max(1_048_576).nullable().optional(),
  columns: z.partialRecord(z.enum(ROSTER_FIELDS), column).optional(),
  /** Whether the file's table column says where guests sit. */
  seat: z.boolean(),
  /** Whether tables that the event doesn't have are added. */
  createTables: z.boolean(),
  /** Whether guests that the file doesn't have are taken off the roster. */
  removeMissing: z.boolean(),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** `digest`: of the preview that was confirmed. */
export const importRosterInput = z.strictObject({
  eventId: id,
  options: importOptions,
  digest: z.string().max(100),
});
export const previewRosterInput = z.strictObject({ eventId: id, options: importOptions });

export interface ImportProblem {
  /** The row in the file, from 1; null for the whole file. */
  row: number | null;
  code: string;
  params: Readonly<Record<string, string | number>>;
  severity: 'error' | 'warning' | 'notice';
}

export interface PreviewGuest {
  row: number | null;
  name: string;
  employeeNumber: string | null;
  department: string;
  /** As a person reads it; null: none. */
  table: string | null;
}

export interface PreviewChange extends PreviewGuest {
  fields: { column: RosterField; from: string | null; to: string | null }[];
}

/** What an import would do. Lists are cut at `LISTED`; the counts are whole. */
export interface RosterPreview {
  fileName: string;
  sheet: string | null;
  sheets: readonly string[];
  headerRow: number | null;
  columns: Partial<Record<RosterField, number>>;
  headings: readonly string[];
  /** The first rows with text, for choosing columns by hand. */
  rows: readonly { number: number; cells: readonly string[] }[];
  /** Whether the file can't be imported as it is read now. */
  refused: boolean;
  problems: readonly ImportProblem[];
  problemCounts: Record<ImportProblem['severity'], number>;
  guests: number;
  counts: { add: number; change: number; same: number; missing: number; seated: number };
  add: readonly PreviewGuest[];
  change: readonly PreviewChange[];
  missing: readonly PreviewGuest[];
  /** Tables in the file that the event doesn't have. */
  unknownTables: readonly string[];
  digest: string;
}

/** So many rows of each kind are sent and shown. */
export const LISTED = 200;
