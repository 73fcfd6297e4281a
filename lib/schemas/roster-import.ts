import { z } from 'zod';
import { id } from './primitives';
import type { Answer } from './problem';
import { ROSTER_FIELDS, type RosterField } from './roster-fields';
import type { RosterSitting } from './roster-page';

/** What goes over the wire when a roster is imported: the file itself is the body, this stands beside it. */

const column = z.int().min(1).max(256);

/** What the user has chosen over what was found; what is left out is found as usual. */
const importOptions = z.strictObject({
  fileName: z.string().max(300),
  /** Cells that were pasted, rather than a file. */
  pasted: z.boolean().optional(),
  sheet: z.string().max(200).optional(),
  /** null: the rows begin at once, without headings. */
  headerRow: z.int().min(1).max(1_048_576).nullable().optional(),
  columns: z.partialRecord(z.enum(ROSTER_FIELDS), column).optional(),
  /** The sitting that the file's guests come to; left out: the first. */
  sittingId: id.optional(),
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
  /** What is wrong in it; null for the whole row. */
  column: RosterField | null;
  code: string;
  params: Readonly<Record<string, string | number>>;
  severity: 'error' | 'warning' | 'notice';
}

export interface PreviewGuest {
  row: number | null;
  name: string;
  employeeNumber: string | null;
  department: string;
  /** The id of the sitting they come to, where the file says so. */
  sitting: string | null;
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
  /** Set where so many are called otherwise that the file is probably about others. */
  renamed: {
    count: number;
    /** Of how many who are on the roster and in the file. */
    matched: number;
    some: readonly { employeeNumber: string; from: string; to: string }[];
  } | null;
  add: readonly PreviewGuest[];
  change: readonly PreviewChange[];
  missing: readonly PreviewGuest[];
  /** Where the file's guests come to, and the event's sittings, where it has several. */
  sittingId: string;
  sittings: readonly RosterSitting[];
  /** Tables in the file that their sittings don't have. */
  unknownTables: readonly { sittingId: string; table: string }[];
  digest: string;
}

/** Larger files are refused unread. */
export const MAX_ROSTER_MIB = 20;

/** What takes time while a file is looked at or imported, in this order. */
export const IMPORT_STAGES = ['sending', 'reading', 'comparing', 'saving'] as const;

/** How far it is: `share`, from 0 to 1, of a stage. */
export interface ImportProgress {
  stage: (typeof IMPORT_STAGES)[number];
  share: number;
}

/** A line of the answer to a file: how far it is, or, as the last line, what came of it. */
export type ImportReply<Value> = { progress: ImportProgress } | { answer: Answer<Value> };

/** Whether so many new names, among the guests found again, are more than corrections: another year's file? */
export function isAnotherRoster(renamed: number, matched: number): boolean {
  return renamed >= 5 && renamed * 3 > matched;
}

/** So many rows of each kind are sent and shown. */
export const LISTED = 200;
