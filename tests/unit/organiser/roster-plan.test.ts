import { describe, expect, test } from 'vitest';
import type { GuestRow } from '@/lib/db/guests';
import type { ImportedGuest } from '@/lib/import/fields';
import { isAnotherRoster, type ImportOptions } from '@/lib/schemas/roster-import';
import { isEmptyPlan, planImport } from '@/lib/services/roster-plan';

const OPTIONS: ImportOptions = { fileName: 'x.csv', seat: true, createTables: true, removeMissing: false };
const COLUMNS = { name: 1, employeeNumber: 2, table: 3 };
const SITTINGS = [
  { id: 's', position: 1, name: '', startsAt: '2026-09-25T18:00' },
  { id: 'noon', position: 2, name: '午场', startsAt: '2026-09-25T12:00' },
];
const TABLES = [
  { id: 't1', sittingId: 's', number: 1, name: '', locked: false },
  { id: 't2', sittingId: 's', number: 2, name: '领导桌', locked: false },
  { id: 't3', sittingId: 'noon', number: 1, name: '', locked: false },
];

function imported(row: number, name: string, table: ImportedGuest['table']): ImportedGuest {
  const rest = { department: '', phone: '', seat: null, external: false, note: '' };
  return { row, name, employeeNumber: String(row), table, ...rest };
}

function stored(row: number, name: string, tableId: string | null): GuestRow {
  return {
    id: `g${row}`,
    eventId: 'e',
    sittingId: 's',
    tableId,
    chair: null,
    pinyin: '',
    name,
    employeeNumber: String(row),
    department: '',
    phone: '',
    external: false,
    note: '',
    waiting: false,
    late: false,
    createdAt: new Date(),
  };
}

const at = (guests: readonly GuestRow[], sittingId = 's') => ({
  guests,
  tables: TABLES,
  sittings: SITTINGS,
  sittingId,
});

test('a table is meant by its number or by its name', () => {
  const guests = [imported(1, '甲', 1), imported(2, '乙', '领导桌'), imported(3, '丙', 2)];
  const file = { guests, columns: COLUMNS };
  const existing = [stored(1, '甲', 't1'), stored(2, '乙', 't2'), stored(3, '丙', 't2')];
  const plan = planImport(file, at(existing), OPTIONS);
  expect(plan.unknownTables).toEqual([]);
  expect(isEmptyPlan(plan, OPTIONS)).toBe(true);
});

test('unknown tables are named once, and their guests wait for a seat if none are to be added', () => {
  const file = {
    guests: [imported(1, '甲', 9), imported(2, '乙', 9), imported(3, '丙', 'VIP')],
    columns: COLUMNS,
  };
  expect(planImport(file, at([]), OPTIONS).unknownTables).toEqual([
    { sittingId: 's', table: 9 },
    { sittingId: 's', table: 'VIP' },
  ]);
  const plan = planImport(file, at([]), { ...OPTIONS, createTables: false });
  expect(plan.diff.add.map((guest) => guest.table)).toEqual([null, null, null]);
});

test('without the file’s seating, tables are left as they are', () => {
  const file = { guests: [imported(1, '甲', 2)], columns: COLUMNS };
  const options = { ...OPTIONS, seat: false };
  expect(isEmptyPlan(planImport(file, at([stored(1, '甲', 't1')]), options), options)).toBe(true);
});

test('the digest changes with what would be done, and only then', () => {
  const file = { guests: [imported(1, '甲', 1)], columns: COLUMNS };
  const one = planImport(file, at([]), OPTIONS).digest;
  expect(planImport(file, at([]), OPTIONS).digest).toBe(one);
  expect(planImport(file, at([stored(9, '己', null)]), OPTIONS).digest).not.toBe(one);
  expect(planImport(file, at([]), { ...OPTIONS, removeMissing: true }).digest).not.toBe(one);
});

test('a file is about one sitting: its tables, and who is missing there', () => {
  const file = { guests: [imported(1, '甲', 1)], columns: COLUMNS };
  const guests = [
    stored(1, '甲', 't1'),
    { ...stored(2, '乙', 't3'), sittingId: 'noon' },
    { ...stored(3, '丙', null), sittingId: null },
  ];
  const evening = planImport(file, at(guests), OPTIONS);
  expect(evening.diff.same).toHaveLength(1);
  expect(evening.diff.remove).toEqual([{ guestId: 'g3' }]);
  const noon = planImport(file, at(guests, 'noon'), OPTIONS);
  expect(noon.diff.change.map(({ guestId, fields }) => [guestId, fields.table])).toEqual([
    ['g1', { from: null, to: 1 }],
  ]);
  expect(noon.diff.remove).toEqual([{ guestId: 'g2' }, { guestId: 'g3' }]);
  expect(noon.digest).not.toBe(evening.digest);
});

describe('a column for the sitting', () => {
  const columns = { ...COLUMNS, sitting: 4 };
  const coming = (row: number, name: string, sitting: string | null, table: ImportedGuest['table']) => ({
    ...imported(row, name, table),
    sitting,
  });
  const noon = (row: number, name: string, tableId: string | null) => ({
    ...stored(row, name, tableId),
    sittingId: 'noon',
  });

  test('says whose tables are meant, and who is missing only of the sittings it is about', () => {
    const file = { guests: [coming(1, '甲', '午场', 1), coming(2, '乙', '第1场', 2)], columns };
    const { diff, unknownTables } = planImport(file, at([noon(9, '己', null)]), OPTIONS);
    expect(diff.add.map(({ sitting, table }) => [sitting, table])).toEqual([
      ['noon', 1],
      ['s', '领导桌'],
    ]);
    expect(diff.remove).toEqual([{ guestId: 'g9' }]);
    expect(unknownTables).toEqual([]);
    const others = { guests: [coming(2, '乙', '1', 7)], columns };
    const plan = planImport(others, at([noon(9, '己', null)]), OPTIONS);
    expect(plan.diff.remove).toEqual([]);
    expect(plan.unknownTables).toEqual([{ sittingId: 's', table: 7 }]);
  });

  test('moves who comes to another sitting, and nobody else', () => {
    const file = { guests: [coming(1, '甲', '12:00', 1), coming(2, '乙', null, 1)], columns };
    const existing = [stored(1, '甲', 't1'), noon(2, '乙', 't3')];
    const { diff } = planImport(file, at(existing), OPTIONS);
    expect(diff.change).toEqual([{ guestId: 'g1', row: 1, fields: { sitting: { from: 's', to: 'noon' } } }]);
    expect(diff.same).toEqual([{ guestId: 'g2', row: 2 }]);
  });

  test('tells what the event doesn’t have, and guesses nothing', () => {
    const file = { guests: [coming(1, '甲', '夜场', 1), coming(2, '乙', '夜场', 1)], columns };
    const { diff, problems } = planImport(file, at([noon(2, '乙', 't3')]), OPTIONS);
    expect(diff.add.map(({ sitting, table }) => [sitting, table])).toEqual([['s', null]]);
    expect(diff.same).toEqual([{ guestId: 'g2', row: 2 }]);
    expect(problems.map(({ row, column, code, params }) => [row, column, code, params])).toEqual([
      [1, 'sitting', 'sitting-unknown', { value: '夜场' }],
      [2, 'sitting', 'sitting-unknown', { value: '夜场' }],
    ]);
  });

  test('gives no seat twice that two names of one sitting or table mean', () => {
    const seated = (row: number, sitting: string, table: ImportedGuest['table']) => ({
      ...coming(row, `客人${row}`, sitting, table),
      seat: 1,
    });
    const guests = [seated(1, '1', 2), seated(2, '第1场', '领导桌'), seated(3, '午场', 1)];
    const { diff, problems } = planImport({ guests, columns }, at([]), OPTIONS);
    expect(diff.add.map(({ seat }) => seat)).toEqual([1, null, 1]);
    expect(problems.map(({ row, code }) => [row, code])).toEqual([[2, 'seat-repeated']]);
  });

  test('is told once where the event has but one sitting', () => {
    const file = { guests: [coming(1, '甲', '午场', 1), coming(2, '乙', '晚场', 1)], columns };
    const target = { ...at([]), sittings: SITTINGS.slice(0, 1) };
    const { diff, problems } = planImport(file, target, OPTIONS);
    expect(problems).toMatchObject([{ row: null, code: 'sittings-ignored', params: { count: 2 } }]);
    expect(diff.add.map(({ table }) => table)).toEqual([1, 1]);
  });
});

test('a corrected name or two is none of another roster', () => {
  expect([isAnotherRoster(4, 4), isAnotherRoster(5, 14), isAnotherRoster(5, 15)]).toEqual([
    false,
    true,
    false,
  ]);
});

describe('a locked table', () => {
  const locked = (guests: readonly GuestRow[], id = 't2') => ({
    ...at(guests),
    tables: TABLES.map((table) => ({ ...table, locked: table.id === id })),
  });
  const said = (plan: ReturnType<typeof planImport>) =>
    plan.problems.map(({ row, column, code, params }) => ({ row, column, code, params }));
  const LOCKED = { row: 1, column: 'table', code: 'table-locked', params: { table: '领导桌' } };

  test('keeps who sits there, and has no table made that nobody would come to', () => {
    const file = { guests: [imported(1, '甲', 9)], columns: COLUMNS };
    const plan = planImport(file, locked([stored(1, '甲', 't2')]), OPTIONS);
    expect(isEmptyPlan(plan, OPTIONS)).toBe(true);
    expect(said(plan)).toEqual([LOCKED]);
    expect(plan.unknownTables).toEqual([]);
  });

  test('keeps who sits there also from a file that says no table of them', () => {
    const file = { guests: [imported(1, '甲', null)], columns: COLUMNS };
    const plan = planImport(file, locked([stored(1, '甲', 't2')]), OPTIONS);
    expect(isEmptyPlan(plan, OPTIONS)).toBe(true);
    expect(said(plan)).toEqual([LOCKED]);
  });

  test('takes nobody: who sits elsewhere stays there, who is new waits for a seat', () => {
    const known = { guests: [imported(1, '甲', 2)], columns: COLUMNS };
    const plan = planImport(known, locked([stored(1, '甲', 't1')]), OPTIONS);
    expect(isEmptyPlan(plan, OPTIONS)).toBe(true);
    expect(said(plan)).toEqual([LOCKED]);
    const fresh = planImport(known, locked([]), OPTIONS);
    expect(fresh.diff.add).toMatchObject([{ name: '甲', table: null, seat: null }]);
    expect(said(fresh)).toEqual([LOCKED]);
  });

  test('lets its own people change chairs', () => {
    const file = { guests: [{ ...imported(1, '甲', 2), seat: 5 }], columns: { ...COLUMNS, seat: 4 } };
    const plan = planImport(file, locked([{ ...stored(1, '甲', 't2'), chair: 3 }]), OPTIONS);
    expect(plan.diff.change).toMatchObject([{ fields: { seat: { from: 3, to: 5 } } }]);
    expect(said(plan)).toEqual([]);
  });

  test('is left by nobody for another sitting, whether the file seats them or not', () => {
    const columns = { name: 1, employeeNumber: 2, sitting: 3 };
    const file = { guests: [{ ...imported(1, '甲', null), sitting: '午场' }], columns };
    const plan = planImport(file, locked([stored(1, '甲', 't2')]), OPTIONS);
    expect(isEmptyPlan(plan, OPTIONS)).toBe(true);
    expect(said(plan)).toEqual([LOCKED]);
    const free = planImport(file, locked([stored(1, '甲', 't2')], 't1'), OPTIONS);
    expect(free.diff.change).toMatchObject([{ fields: { sitting: { from: 's', to: 'noon' } } }]);
  });
});
