import { expect, test } from 'vitest';
import type { GuestRow } from '@/lib/db/guests';
import type { ImportedGuest } from '@/lib/import/fields';
import type { ImportOptions } from '@/lib/schemas/roster-import';
import { isEmptyPlan, planImport } from '@/lib/services/roster-plan';

const OPTIONS: ImportOptions = { fileName: 'x.csv', seat: true, createTables: true, removeMissing: false };
const COLUMNS = { name: 1, employeeNumber: 2, table: 3 };
const TABLES = [
  { id: 't1', sittingId: 's', number: 1, name: '' },
  { id: 't2', sittingId: 's', number: 2, name: '领导桌' },
  { id: 't3', sittingId: 'noon', number: 1, name: '' },
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

const at = (guests: readonly GuestRow[], sittingId = 's') => ({ guests, tables: TABLES, sittingId });

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
  expect(planImport(file, at([]), OPTIONS).unknownTables).toEqual([9, 'VIP']);
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
