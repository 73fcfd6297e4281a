import type { Actor } from '../auth/actor';
import type { Db } from '../db/client';
import { changeGuests, insertGuests, placeGuests, removeGuests } from '../db/guests';
import { moveToSitting } from '../db/sittings';
import { changeTable, listTables } from '../db/tables';
import type { RosterDiff } from '../import/diff-roster';
import type { TableName } from '../import/fields';
import { refusesFile } from '../import/problems';
import { readRosterFile } from '../import/read-roster-file';
import { MAX_TABLES } from '../schemas/event';
import { groupBy } from '../schemas/group-by';
import { done, refused, type Answer } from '../schemas/problem';
import { importRosterInput, LISTED, type ImportOptions, type ImportProgress } from '../schemas/roster-import';
import { changeEvent } from './change-event';
import { addTables } from './create-event';
import { guestFieldsOf } from './edit-guest';
import { mappingOf, readImportTarget } from './import-target';
import { parseInput } from './parse-input';
import { tableLabel, tablesFinder } from './roster-places';
import { isEmptyPlan, planImport, type RosterTarget } from './roster-plan';
import { planWrites } from './roster-writes';

export interface Imported {
  added: number;
  changed: number;
  removed: number;
  tables: number;
}

/**
 * Imports a roster file as its preview said, in one transaction; the same file again changes nothing. `report`
 * is told how far it is. Refuses: `invalid-input`, `event-not-draft`, `roster-refused`, `roster-changed` where
 * the import would no longer do what the preview said, `sitting-gone`, `too-many-tables`, and what is wrong
 * with the file (`file-…`).
 */
export async function importRoster(
  actor: Actor,
  input: { eventId: string; options: ImportOptions; digest: string },
  bytes: Uint8Array,
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<Answer<Imported>> {
  const parsed = parseInput(importRosterInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, options, digest } = parsed.value;
  const file = await readRosterFile(bytes, options.fileName, mappingOf(options), (share) =>
    report({ stage: 'reading', share }),
  );
  if (!file.ok) return file;
  if (file.value.problems.some(refusesFile)) return refused('roster-refused');
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    report({ stage: 'comparing', share: 0 });
    const target = await readImportTarget(db, event, options.sittingId);
    if (!target) return refused('sitting-gone');
    const { guests, sittingId } = target;
    const plan = planImport(file.value, target, options);
    if (isEmptyPlan(plan, options)) return done({ added: 0, changed: 0, removed: 0, tables: 0 });
    if (plan.digest !== digest) return refused('roster-changed');

    report({ stage: 'saving', share: 0 });
    const wanted = options.createTables ? plan.unknownTables : [];
    if (target.tables.length + wanted.length > MAX_TABLES) {
      return refused('too-many-tables', { limit: MAX_TABLES });
    }
    for (const [id, lacking] of groupBy(wanted, (one) => one.sittingId)) {
      await createTables(
        db,
        eventId,
        id,
        lacking.map(({ table }) => table),
      );
    }
    const tables = await listTables(db, eventId);
    const find = tablesFinder(tables);
    const labels = new Map(tables.map((table) => [table.id, tableLabel(table)]));
    const writes = planWrites(plan.diff, {
      ...{ eventId, sittingId, guests },
      tableId: (sitting, name) => find(sitting, name)?.id ?? null,
      tableName: (tableId) => labels.get(tableId) ?? null,
      bySitting: plan.bySitting,
      hasSeats: file.value.columns.seat !== undefined,
      removeMissing: options.removeMissing,
    });
    await removeGuests(db, writes.removed);
    await changeGuests(db, writes.changed);
    for (const [id, moving] of groupBy(writes.sittings, (one) => one.sittingId)) {
      await moveToSitting(
        db,
        id,
        moving.map(({ guestId }) => guestId),
      );
    }
    // Chairs are free before the new ones come to sit on them.
    await placeGuests(db, writes.placements);
    await insertGuests(db, writes.added, (share) => report({ stage: 'saving', share }));
    const counts = {
      added: writes.added.length,
      changed: writes.changed.length,
      removed: writes.removed.length,
      tables: wanted.length,
    };
    await audit({
      action: 'roster.import',
      detail: { ...counts, sitting: sittingId },
      ...wordsOf(plan.diff, target, options),
    });
    return done(counts);
  });
}

/** Adds the tables that a file names and the sitting lacks: numbers as they are, names with the next numbers. */
async function createTables(
  db: Db,
  eventId: string,
  sittingId: string,
  wanted: readonly TableName[],
): Promise<void> {
  const tables = (await listTables(db, eventId)).filter((table) => table.sittingId === sittingId);
  const numbers = wanted.filter((table) => typeof table === 'number');
  await addTables(db, eventId, sittingId, numbers);
  let next = Math.max(0, ...tables.map((table) => table.number), ...numbers);
  for (const name of wanted.filter((table) => typeof table === 'string')) {
    next += 1;
    const [table] = await addTables(db, eventId, sittingId, [next]);
    if (table) await changeTable(db, table.id, { name });
  }
}

/** What the event's list of changes keeps of an import: the first so many of each kind. */
function wordsOf(diff: RosterDiff, { guests, sittings }: RosterTarget, options: ImportOptions) {
  const called = new Map(sittings.map(({ id, name, position }) => [id, name || String(position)]));
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const changes = diff.change.slice(0, LISTED).map(({ guestId, fields }) => ({
    name: byId.get(guestId)?.name ?? '',
    fields: Object.entries(fields),
  }));
  const side = (which: 'from' | 'to') =>
    changes.map(({ name, fields }) => ({
      ...{ guest: name },
      ...Object.fromEntries(
        fields.map(([field, change]) => [
          field,
          field === 'sitting' ? (called.get(String(change[which])) ?? null) : change[which],
        ]),
      ),
    }));
  const removed = options.removeMissing ? diff.remove.slice(0, LISTED) : [];
  return {
    before: {
      changed: side('from'),
      removed: removed.flatMap(({ guestId }) => {
        const guest = byId.get(guestId);
        return guest ? [guestFieldsOf(guest)] : [];
      }),
    },
    after: {
      fileName: options.fileName,
      changed: side('to'),
      added: diff.add.slice(0, LISTED).map(({ name }) => name),
    },
  };
}
