import { db } from '../db/client';
import { listGuests } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import { pinyinOf } from '../import/pinyin';
import { compareNames } from '../schemas/pinyin-search';
import type { RosterOrder, RosterRow, RosterShown, RosterSitting } from '../schemas/roster-page';
import { guestFieldsOf } from './edit-guest';

/** An event's whole roster as its page shows it, in the order in which guests were added. */
export async function readRosterRows(
  eventId: string,
): Promise<{ rows: RosterRow[]; sittings: RosterSitting[] }> {
  const [guests, tables, all] = await Promise.all([
    listGuests(db(), eventId),
    listTables(db(), eventId),
    listSittings(db(), eventId),
  ]);
  const numbers = new Map(tables.map((table) => [table.id, table.number]));
  const sittings = all.length > 1 ? all.map(({ id, name, position }) => ({ id, name, position })) : [];
  const bySitting = new Map(sittings.map((sitting) => [sitting.id, sitting]));
  const names = new Map<string, number>();
  for (const { name } of guests) names.set(name, (names.get(name) ?? 0) + 1);
  const rows = guests.map((row) => ({
    ...guestFieldsOf(row),
    id: row.id,
    pinyin: row.pinyin || pinyinOf(row.name),
    tableId: row.tableId,
    table: row.tableId === null ? null : (numbers.get(row.tableId) ?? null),
    chair: row.chair,
    waiting: row.waiting,
    late: row.late,
    namesake: (names.get(row.name) ?? 0) > 1,
    sitting: bySitting.get(row.sittingId ?? '') ?? null,
  }));
  return { rows, sittings };
}

/** Who belongs to each part of the roster. */
export const SHOWN: Record<RosterShown, (guest: RosterRow) => boolean> = {
  all: () => true,
  seated: (guest) => guest.tableId !== null,
  unseated: (guest) => guest.tableId === null && !guest.waiting,
  waiting: (guest) => guest.waiting,
  external: (guest) => guest.external,
};

const TEXTS = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });

/** Texts as a list shows them in order. */
export const compareTexts = TEXTS.compare;

/** How the roster is sorted; who lacks what it is sorted by comes last. */
export const ORDERS: Record<Exclude<RosterOrder, 'added'>, (one: RosterRow, other: RosterRow) => number> = {
  name: compareNames,
  number: byText((guest) => guest.employeeNumber),
  department: byText((guest) => guest.department),
  table: (one, other) =>
    byNumber(one.sitting?.position, other.sitting?.position) ||
    byNumber(one.table, other.table) ||
    byNumber(one.chair, other.chair) ||
    compareNames(one, other),
};

function byText(textOf: (guest: RosterRow) => string) {
  return (one: RosterRow, other: RosterRow) => {
    const [a, b] = [textOf(one), textOf(other)];
    return Number(a === '') - Number(b === '') || compareTexts(a, b) || compareNames(one, other);
  };
}

function byNumber(one: number | null | undefined, other: number | null | undefined): number {
  return (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);
}
