import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import type { GuestRow } from '../db/guests';
import type { FieldChanges } from '../import/diff-roster';
import type { ImportedGuest } from '../import/fields';
import { refusesFile } from '../import/problems';
import { readRosterFile, type RosterFile } from '../import/read-roster-file';
import { done, refused, type Answer } from '../schemas/problem';
import {
  isAnotherRoster,
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
import { mappingOf, readImportTarget } from './import-target';
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
  const target = await readImportTarget(db(), authorised.value.event, options.sittingId);
  if (!target) return refused('sitting-gone');
  const plan = planImport(file.value, target, options);
  const several = target.sittings.length > 1 ? target.sittings : [];
  return done({
    ...describe(file.value, target.guests, plan),
    sittingId: target.sittingId,
    sittings: several.map(({ id, name, position }) => ({ id, name, position })),
  });
}

/** So many of those who would be called otherwise are named. */
const RENAMED_NAMED = 3;

function describe(
  file: RosterFile,
  guests: readonly GuestRow[],
  plan: RosterPlan,
): Omit<RosterPreview, 'sittingId' | 'sittings'> {
  const { diff } = plan;
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const problems = [...plan.problems, ...file.problems].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const existing = (guestId: string, row: number | null): PreviewGuest => {
    const guest = byId.get(guestId);
    return {
      row,
      name: guest?.name ?? '',
      employeeNumber: guest?.employeeNumber ?? null,
      department: guest?.department ?? '',
      ...{ sitting: null, table: null },
    };
  };
  const severities = { error: 0, warning: 0, notice: 0 };
  for (const problem of problems) severities[problem.severity] += 1;
  return {
    fileName: file.fileName,
    sheet: file.source.kind === 'workbook' ? file.source.sheet : null,
    sheets: file.source.kind === 'workbook' ? file.source.sheets : [],
    headerRow: file.headerRow,
    columns: file.columns,
    headings: file.headings,
    rows: file.preview.map(({ number, cells }) => ({ number, cells: cells.slice(0, 40) })),
    refused: file.problems.some(refusesFile),
    problems: problems
      .slice(0, LISTED)
      .map(({ row, column, code, params, severity }) => ({ row, column, code, params, severity })),
    problemCounts: severities,
    guests: file.guests.length,
    counts: {
      add: diff.add.length,
      change: diff.change.length,
      same: diff.same.length,
      missing: diff.remove.length,
      seated: file.guests.filter((guest) => guest.table !== null).length,
    },
    renamed: renamedIn(plan, byId),
    add: diff.add.slice(0, LISTED).map(previewOf),
    change: diff.change.slice(0, LISTED).map(({ guestId, row, fields }): PreviewChange => ({
      ...existing(guestId, row),
      fields: changesOf(fields),
    })),
    missing: diff.remove.slice(0, LISTED).map(({ guestId }) => existing(guestId, null)),
    unknownTables: plan.unknownTables.map(({ sittingId, table }) => ({ sittingId, table: String(table) })),
    digest: plan.digest,
  };
}

/** Who would be called otherwise under the same employee number, where they are too many to be corrections. */
function renamedIn({ diff }: RosterPlan, byId: ReadonlyMap<string, GuestRow>): RosterPreview['renamed'] {
  const renamed = diff.change.flatMap(({ guestId, fields }) => {
    const known = byId.get(guestId);
    const to = fields.name?.to;
    return known?.employeeNumber && typeof to === 'string'
      ? [{ employeeNumber: known.employeeNumber, from: known.name, to }]
      : [];
  });
  const matched = diff.change.length + diff.same.length;
  if (!isAnotherRoster(renamed.length, matched)) return null;
  return { count: renamed.length, matched, some: renamed.slice(0, RENAMED_NAMED) };
}

function previewOf(guest: ImportedGuest): PreviewGuest {
  const { row, name, employeeNumber, department, sitting = null, table } = guest;
  return { row, name, employeeNumber, department, sitting, table: table === null ? null : String(table) };
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
