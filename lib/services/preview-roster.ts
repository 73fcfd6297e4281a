import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listGuests, type GuestRow } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import type { FieldChanges } from '../import/diff-roster';
import type { ImportedGuest } from '../import/fields';
import { refusesFile } from '../import/problems';
import { readRosterFile, type RosterFile } from '../import/read-roster-file';
import { done, refused, type Answer } from '../schemas/problem';
import {
  LISTED,
  previewRosterInput,
  type ImportOptions,
  type ImportProgress,
  type PreviewChange,
  type PreviewGuest,
  type RosterPreview,
} from '../schemas/roster-import';
import { ROSTER_FIELDS } from '../schemas/roster-fields';
import { authoriseEvent } from './authorise-event';
import { findImportSitting, mappingOf } from './import-target';
import { parseInput } from './parse-input';
import { planImport, type RosterPlan } from './roster-plan';

/**
 * Reads a roster file and says what importing it would do; nothing is stored. `report` is told how far it is.
 * Refuses: `invalid-input`, `event-not-draft`, `sitting-gone`, and what is wrong with the file (`file-…`).
 */
export async function previewRoster(
  actor: Actor,
  input: { eventId: string; options: ImportOptions },
  bytes: Uint8Array,
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<Answer<RosterPreview>> {
  const parsed = parseInput(previewRosterInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, options } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.edit');
  if (!authorised.ok) return authorised;
  if (authorised.value.event.status !== 'draft') return refused('event-not-draft');
  const file = await readRosterFile(bytes, options.fileName, mappingOf(options), (share) =>
    report({ stage: 'reading', share }),
  );
  if (!file.ok) return file;
  report({ stage: 'comparing', share: 0 });
  const sitting = await findImportSitting(db(), eventId, options.sittingId);
  if (!sitting) return refused('sitting-gone');
  const [guests, tables, sittings] = await Promise.all([
    listGuests(db(), eventId),
    listTables(db(), eventId),
    listSittings(db(), eventId),
  ]);
  const plan = planImport(file.value, { guests, tables, sittingId: sitting.id }, options);
  const several = sittings.length > 1 ? sittings : [];
  return done({
    ...describe(file.value, guests, plan),
    sittingId: sitting.id,
    sittings: several.map(({ id, name, position }) => ({ id, name, position })),
  });
}

function describe(
  file: RosterFile,
  guests: readonly GuestRow[],
  plan: RosterPlan,
): Omit<RosterPreview, 'sittingId' | 'sittings'> {
  const { diff } = plan;
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const tables = plan.unknownTables.map(String);
  const existing = (guestId: string, row: number | null): PreviewGuest => {
    const guest = byId.get(guestId);
    return {
      row,
      name: guest?.name ?? '',
      employeeNumber: guest?.employeeNumber ?? null,
      department: guest?.department ?? '',
      table: null,
    };
  };
  const severities = { error: 0, warning: 0, notice: 0 };
  for (const problem of file.problems) severities[problem.severity] += 1;
  return {
    fileName: file.fileName,
    sheet: file.source.kind === 'workbook' ? file.source.sheet : null,
    sheets: file.source.kind === 'workbook' ? file.source.sheets : [],
    headerRow: file.headerRow,
    columns: file.columns,
    headings: file.headings,
    rows: file.preview.map(({ number, cells }) => ({ number, cells: cells.slice(0, 40) })),
    refused: file.problems.some(refusesFile),
    problems: file.problems
      .slice(0, LISTED)
      .map(({ row, code, params, severity }) => ({ row, code, params, severity })),
    problemCounts: severities,
    guests: file.guests.length,
    counts: {
      add: diff.add.length,
      change: diff.change.length,
      same: diff.same.length,
      missing: diff.remove.length,
      seated: file.guests.filter((guest) => guest.table !== null).length,
    },
    add: diff.add.slice(0, LISTED).map(previewOf),
    change: diff.change.slice(0, LISTED).map(({ guestId, row, fields }): PreviewChange => ({
      ...existing(guestId, row),
      fields: changesOf(fields),
    })),
    missing: diff.remove.slice(0, LISTED).map(({ guestId }) => existing(guestId, null)),
    unknownTables: tables,
    digest: plan.digest,
  };
}

function previewOf({ row, name, employeeNumber, department, table }: ImportedGuest): PreviewGuest {
  return { row, name, employeeNumber, department, table: table === null ? null : String(table) };
}

function changesOf(fields: FieldChanges): PreviewChange['fields'] {
  return ROSTER_FIELDS.flatMap((column) => {
    const change = fields[column];
    return change ? [{ column, from: textOf(change.from), to: textOf(change.to) }] : [];
  });
}

function textOf(value: string | number | boolean | null): string | null {
  return value === null ? null : String(value);
}
