import type { GuestData, GuestRow, NamedGuest, NewGuest, Placement } from '../db/guests';
import type { FieldChanges, RosterDiff } from '../import/diff-roster';
import type { ImportedGuest, TableName } from '../import/fields';
import { withPinyin } from '../import/pinyin';
import { newId } from '../schemas/new-id';

/** What an import writes, worked out from its plan. Pure, but for new ids. */
export interface RosterWrites {
  removed: string[];
  /** Who comes to another sitting, and has no table there yet. */
  sittings: { guestId: string; sittingId: string }[];
  changed: (NamedGuest & { id: string })[];
  /** Who moves, and who loses a chair that the file gives to somebody else. */
  placements: Placement[];
  added: NewGuest[];
}

export interface WriteTarget {
  eventId: string;
  /** The sitting of whom the file says no other. */
  sittingId: string;
  guests: readonly GuestRow[];
  /** The id of the table that the file means in a sitting, and what one is called there. */
  tableId: (sittingId: string, wanted: TableName) => string | null;
  tableName: (tableId: string) => TableName | null;
  /** Whether the file says who comes to which sitting. */
  bySitting: boolean;
  /** Whether the file says chairs, too; otherwise a chair doesn't come along to another table. */
  hasSeats: boolean;
  removeMissing: boolean;
}

export function planWrites(diff: RosterDiff, target: WriteTarget): RosterWrites {
  const { eventId, guests } = target;
  const removed = target.removeMissing ? diff.remove.map(({ guestId }) => guestId) : [];
  // Ids of one import grow, so that the roster keeps the file's order.
  const now = Date.now();
  const added = diff.add.map((guest, index) => {
    const sittingId = guest.sitting ?? target.sittingId;
    const table = guest.table === null ? null : target.tableId(sittingId, guest.table);
    const { guestId, ...place } = placeOf(newId(now + index), table, guest.seat);
    return { ...withPinyin(dataOf(guest)), ...place, id: guestId, eventId, sittingId };
  });
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const changed = diff.change.flatMap(({ guestId, fields }) => {
    const before = byId.get(guestId);
    return before
      ? [{ before, fields, data: { id: guestId, ...withPinyin(changedData(before, fields)) } }]
      : [];
  });
  const moves = changed.flatMap(({ before, fields }) => moved(before, fields, target));
  const gone = new Set(removed);
  const staying = guests.filter((guest) => !gone.has(guest.id));
  return {
    removed,
    sittings: changed.flatMap(({ before, fields: { sitting } }) =>
      typeof sitting?.to === 'string' ? [{ guestId: before.id, sittingId: sitting.to }] : [],
    ),
    changed: changed.map(({ data }) => data),
    placements: [...evicted(staying, moves, added), ...moves],
    added,
  };
}

function dataOf(guest: Pick<ImportedGuest, keyof GuestData>): GuestData {
  const { name, employeeNumber, department, phone, external, note } = guest;
  return { name, employeeNumber, department, phone, external, note };
}

function changedData(before: GuestRow, fields: FieldChanges): GuestData {
  const after = {
    ...before,
    ...Object.fromEntries(Object.entries(fields).map(([key, change]) => [key, change.to])),
  };
  return dataOf(after);
}

function placeOf(guestId: string, tableId: string | null, chair: number | null): Placement {
  return { guestId, tableId, chair: tableId === null ? null : chair };
}

/** Where a guest goes whose sitting, table or seat the file changes. */
function moved(before: GuestRow, { sitting, table, seat }: FieldChanges, target: WriteTarget): Placement[] {
  if (!sitting && !table && !seat) return [];
  const own = target.bySitting ? before.sittingId : null;
  const sittingId = (sitting?.to as string | undefined) ?? own ?? target.sittingId;
  const now = before.tableId === null ? null : target.tableName(before.tableId);
  const wanted = table ? (table.to as TableName | null) : now;
  const stays = !sitting && !table;
  const tableId = stays ? before.tableId : wanted === null ? null : target.tableId(sittingId, wanted);
  const chair = seat ? (seat.to as number | null) : !stays && !target.hasSeats ? null : before.chair;
  return [placeOf(before.id, tableId, chair)];
}

/** Who stays at the table and loses the chair, because the file gives it to somebody else. */
function evicted(
  guests: readonly GuestRow[],
  moves: readonly Placement[],
  added: readonly Pick<NewGuest, 'tableId' | 'chair'>[],
): Placement[] {
  const moving = new Set(moves.map(({ guestId }) => guestId));
  const given = new Set(
    [...moves, ...added].flatMap(({ tableId, chair }) =>
      chair === null || chair === undefined ? [] : [`${tableId}/${chair}`],
    ),
  );
  return guests
    .filter(({ id, tableId, chair }) => !moving.has(id) && chair !== null && given.has(`${tableId}/${chair}`))
    .map(({ id, tableId }) => ({ guestId: id, tableId, chair: null }));
}
