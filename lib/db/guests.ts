import { pool, type Db } from './client';
import type { Guest } from './generated/client';

export type GuestRow = Guest;

/** What the roster keeps about a guest. */
export type GuestData = Pick<
  GuestRow,
  'name' | 'employeeNumber' | 'department' | 'phone' | 'external' | 'note'
>;

/** All guests of an event in the order they were added. Sorted by name in the app, never here. */
export function listGuests(db: Db, eventId: string): Promise<GuestRow[]> {
  return db.guest.findMany({ where: { eventId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}

export function findGuest(db: Db, eventId: string, id: string): Promise<GuestRow | null> {
  return db.guest.findFirst({ where: { id, eventId } });
}

export function findGuestByNumber(db: Db, eventId: string, employeeNumber: string): Promise<GuestRow | null> {
  return db.guest.findUnique({ where: { eventId_employeeNumber: { eventId, employeeNumber } } });
}

/** How many guests of an event are expected, the waiting list aside, and how many of them have no table. */
export async function countGuests(db: Db, eventId: string): Promise<{ all: number; unseated: number }> {
  const [all, unseated] = await Promise.all([
    db.guest.count({ where: { eventId, waiting: false } }),
    db.guest.count({ where: { eventId, waiting: false, tableId: null } }),
  ]);
  return { all, unseated };
}

/** What the roster keeps, with the name in pinyin: whoever writes a name writes both. */
export type NamedGuest = GuestData & Pick<GuestRow, 'pinyin'>;

export type NewGuest = NamedGuest &
  Pick<GuestRow, 'id' | 'eventId' | 'sittingId'> &
  Partial<Pick<GuestRow, 'tableId' | 'chair'>>;

/** So many rows go into one statement, so that there is something to say of how far it is. */
const INSERTED_AT_ONCE = 2000;

/** Adds guests in this order; `onAdded` is told what share of them is in. */
export async function insertGuests(
  db: Db,
  guests: readonly NewGuest[],
  onAdded?: (share: number) => void,
): Promise<void> {
  for (let from = 0; from < guests.length; from += INSERTED_AT_ONCE) {
    const part = guests.slice(from, from + INSERTED_AT_ONCE);
    const column = <Key extends keyof NewGuest>(key: Key) => part.map((guest) => guest[key] ?? null);
    // Columns as arrays: five times as fast as a parameter for each value.
    await db.$executeRaw`
      INSERT INTO guests (id, event_id, sitting_id, table_id, chair, name, pinyin, employee_number, department,
        phone, external, note)
      SELECT * FROM unnest(${column('id')}::uuid[], ${column('eventId')}::uuid[], ${column('sittingId')}::uuid[],
        ${column('tableId')}::uuid[], ${column('chair')}::int[], ${column('name')}::text[],
        ${column('pinyin')}::text[], ${column('employeeNumber')}::text[], ${column('department')}::text[],
        ${column('phone')}::text[], ${column('external')}::boolean[], ${column('note')}::text[])`;
    onAdded?.((from + part.length) / guests.length);
  }
}

export async function changeGuest(db: Db, id: string, change: NamedGuest): Promise<void> {
  await db.guest.update({ where: { id }, data: change });
}

export async function removeGuests(db: Db, ids: readonly string[]): Promise<void> {
  await db.guest.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Where a guest sits. */
export interface Placement {
  guestId: string;
  tableId: string | null;
  chair: number | null;
}

/**
 * Puts guests at their tables and chairs, all at once; chairs may be swapped among them. Who gets a table
 * comes to its sitting, and waits no longer.
 */
export async function placeGuests(db: Db, placements: readonly Placement[]): Promise<void> {
  if (placements.length === 0) return;
  const ids = placements.map((placement) => placement.guestId);
  // Chairs are emptied first, as PostgreSQL checks their uniqueness row by row.
  await db.$executeRaw`UPDATE guests SET chair = NULL WHERE id = ANY(${ids}::uuid[])`;
  await db.$executeRaw`
    UPDATE guests SET table_id = place.table_id, chair = place.chair,
      sitting_id = coalesce(tables.sitting_id, guests.sitting_id), waiting = guests.waiting AND tables.id IS NULL
    FROM unnest(${ids}::uuid[], ${placements.map((one) => one.tableId)}::uuid[], ${placements.map((one) => one.chair)}::int[])
      AS place (id, table_id, chair) LEFT JOIN tables ON tables.id = place.table_id
    WHERE guests.id = place.id`;
}

/** Changes what the roster says about many guests at once. */
export async function changeGuests(db: Db, guests: readonly (NamedGuest & { id: string })[]): Promise<void> {
  for (let from = 0; from < guests.length; from += 1000) {
    const part = guests.slice(from, from + 1000);
    const column = <Key extends keyof NamedGuest | 'id'>(key: Key) => part.map((guest) => guest[key]);
    await db.$executeRaw`
      UPDATE guests SET name = new.name, pinyin = new.pinyin, employee_number = new.employee_number, department = new.department,
        phone = new.phone, external = new.external, note = new.note
      FROM unnest(${column('id')}::uuid[], ${column('name')}::text[], ${column('pinyin')}::text[],
        ${column('employeeNumber')}::text[], ${column('department')}::text[], ${column('phone')}::text[], ${column('external')}::boolean[],
        ${column('note')}::text[]) AS new (id, name, pinyin, employee_number, department, phone, external, note)
      WHERE guests.id = new.id`;
  }
}

export async function changeDepartment(db: Db, ids: readonly string[], department: string): Promise<void> {
  await db.guest.updateMany({ where: { id: { in: [...ids] } }, data: { department } });
}

/** Stores names in pinyin of guests whom the database itself has added: who came late. */
export async function setPinyin(guests: readonly { id: string; pinyin: string }[]): Promise<void> {
  await pool().query(
    `UPDATE guests SET pinyin = new.pinyin FROM unnest($1::uuid[], $2::text[]) AS new (id, pinyin)
      WHERE guests.id = new.id`,
    [guests.map(({ id }) => id), guests.map(({ pinyin }) => pinyin)],
  );
}

/** More of a waiting list than this a host's device doesn't keep. */
const MOST_WAITING = 500;

/** Who waits for a chair at this sitting or at any, in the order in which they were added. */
export function listWaiting(db: Db, eventId: string, sittingId: string) {
  return db.guest.findMany({
    where: { eventId, waiting: true, tableId: null, OR: [{ sittingId: null }, { sittingId }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, department: true, pinyin: true },
    take: MOST_WAITING,
  });
}

/** Seats who waits at a table; false where they don't wait any more. */
export async function seatWaiting(
  db: Db,
  id: string,
  table: { id: string; sittingId: string },
): Promise<boolean> {
  const { count } = await db.guest.updateMany({
    where: { id, waiting: true, tableId: null },
    data: { waiting: false, tableId: table.id, sittingId: table.sittingId },
  });
  return count > 0;
}

/** Puts who sits at a table back on the waiting list; false where they don't sit there. */
export async function unseatWaiting(db: Db, id: string, table: { id: string }): Promise<boolean> {
  const { count } = await db.guest.updateMany({
    where: { id, waiting: false, tableId: table.id },
    data: { waiting: true, tableId: null, chair: null },
  });
  return count > 0;
}

/** How many seats a guest has in other games than this. */
export function seatsElsewhere(db: Db, guestId: string, gameId: string): Promise<number> {
  return db.seat.count({ where: { guestId, gameId: { not: gameId } } });
}
