import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import type { ImportOptions } from '@/lib/schemas/roster-import';
import { rosterQuery } from '@/lib/schemas/roster-page';
import { addGuest } from '@/lib/services/add-guest';
import { editGuest } from '@/lib/services/edit-guest';
import { importRoster } from '@/lib/services/import-roster';
import { loadRosterPage } from '@/lib/services/load-roster-page';
import { previewRoster } from '@/lib/services/preview-roster';
import { removeGuest } from '@/lib/services/remove-guest';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

const OPTIONS: ImportOptions = { fileName: '名单.csv', seat: true, createTables: true, removeMissing: false };

function csv(...lines: string[]): Uint8Array {
  return new TextEncoder().encode(['工号,姓名,部门,桌号,座位', ...lines].join('\n'));
}

/** Looks first, then imports what was shown, as the page does. */
async function runImport(eventId: string, bytes: Uint8Array, change: Partial<ImportOptions> = {}) {
  const options = { ...OPTIONS, ...change };
  const preview = must(await previewRoster(owner, { eventId, options }, bytes));
  return {
    preview,
    imported: must(await importRoster(owner, { eventId, options, digest: preview.digest }, bytes)),
  };
}

async function seats(eventId: string) {
  const { rows } = must(await loadRosterPage(owner, eventId, rosterQuery.parse({})));
  return rows.map(({ name, employeeNumber, table, chair }) => [name, employeeNumber, table, chair]);
}

describe('importing', () => {
  test('guests come in the file’s order, at the file’s tables, which are added where they lack', async () => {
    const eventId = await draftEvent(owner, 0, 1);
    const file = csv('00013,王伟,研发,1,2', '00020,王伟,市场,3,', ',李四,,,');
    const { preview, imported } = await runImport(eventId, file);
    expect(preview.unknownTables.map(({ table }) => table)).toEqual(['3']);
    expect(imported).toEqual({ added: 3, changed: 0, removed: 0, tables: 1 });
    expect(await seats(eventId)).toEqual([
      ['王伟', '00013', 1, 2],
      ['王伟', '00020', 3, null],
      ['李四', '', null, null],
    ]);
    expect(await db().game.count({ where: { eventId } })).toBe(2);
  });

  test('the same file again changes nothing, nor does a repeated request', async () => {
    const eventId = await draftEvent(owner, 0, 2);
    const file = csv('00013,王伟,研发,1,1', '00020,李四,市场,2,1');
    const { preview } = await runImport(eventId, file);
    const before = await wholeEvent(eventId);
    const again = await runImport(eventId, file);
    expect(again.preview.counts).toMatchObject({ add: 0, change: 0, same: 2, missing: 0 });
    const repeated = await importRoster(owner, { eventId, options: OPTIONS, digest: preview.digest }, file);
    expect(must(repeated)).toEqual({ added: 0, changed: 0, removed: 0, tables: 0 });
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('a corrected file updates by employee number and removes only when told to', async () => {
    const eventId = await draftEvent(owner, 0, 2);
    await runImport(eventId, csv('00013,王伟,研发,1,1', '00020,李四,市场,1,2', '00027,赵六,市场,2,1'));
    const corrected = csv('00013,王伟明,研发,2,1', '00020,李四,市场,1,1');
    const { preview, imported } = await runImport(eventId, corrected);
    expect(preview.change.map(({ row, fields }) => [row, fields.map(({ column }) => column)])).toEqual([
      [2, ['name', 'table']],
      [3, ['seat']],
    ]);
    expect(imported).toMatchObject({ added: 0, changed: 2, removed: 0 });
    // 赵六 isn't in the file and makes room for who gets the chair.
    expect(await seats(eventId)).toEqual([
      ['王伟明', '00013', 2, 1],
      ['李四', '00020', 1, 1],
      ['赵六', '00027', 2, null],
    ]);
    const { imported: second } = await runImport(eventId, corrected, { removeMissing: true });
    expect(second).toMatchObject({ changed: 0, removed: 1 });
    expect(await seats(eventId)).toHaveLength(2);
  });

  test('what was shown is what is done, or nothing', async () => {
    const eventId = await draftEvent(owner);
    const file = csv('00013,王伟,研发,,');
    const { digest } = must(await previewRoster(owner, { eventId, options: OPTIONS }, file));
    must(await addGuest(owner, { eventId, id: newId(), guest: guestNumber(13) }));
    const before = await wholeEvent(eventId);
    expect(refusalOf(await importRoster(owner, { eventId, options: OPTIONS, digest }, file))).toBe(
      'roster-changed',
    );
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('what changed is told guest by guest in the list of changes', async () => {
    const eventId = await draftEvent(owner, 0, 2);
    await runImport(eventId, csv('00013,王伟,研发,1,', '00020,李四,市场,,'));
    await runImport(eventId, csv('00013,王伟,市场,2,', ',赵六,,,'), { removeMissing: true });
    const rows = await db().audit.findMany({
      where: { eventId, action: 'roster.import' },
      orderBy: { id: 'desc' },
      include: { text: true },
    });
    expect(rows[0]?.detail).toMatchObject({ added: 1, changed: 1, removed: 1, tables: 0 });
    expect(rows[0]?.text?.before).toMatchObject({
      changed: [{ guest: '王伟', department: '研发', table: 1 }],
      removed: [{ name: '李四', employeeNumber: '00020' }],
    });
    expect(rows[0]?.text?.after).toMatchObject({
      changed: [{ guest: '王伟', department: '市场', table: 2 }],
      added: ['赵六'],
    });
  });

  test('a file is for one sitting: guests come to it, at its tables, and nobody else’s is missed', async () => {
    const eventId = await draftEvent(owner, 0, 1);
    const noon = await db().sitting.create({
      data: { eventId, position: 2, name: '午场', startsAt: new Date() },
    });
    await runImport(eventId, csv('00013,王伟,研发,1,1'));
    const { preview, imported } = await runImport(eventId, csv('00020,李四,市场,1,1'), {
      ...{ sittingId: noon.id, removeMissing: true },
    });
    expect(preview).toMatchObject({
      sittingId: noon.id,
      unknownTables: [{ sittingId: noon.id, table: '1' }],
      counts: { missing: 0 },
    });
    expect(preview.sittings.map(({ name }) => name)).toEqual(['', '午场']);
    expect(imported).toEqual({ added: 1, changed: 0, removed: 0, tables: 1 });
    const guests = await db().guest.findMany({
      where: { eventId },
      orderBy: { employeeNumber: 'asc' },
      include: { table: true },
    });
    expect(guests.map(({ name, sittingId, table }) => [name, sittingId === noon.id, table?.number])).toEqual([
      ['王伟', false, 1],
      ['李四', true, 1],
    ]);
    expect(guests[1]?.table?.sittingId).toBe(noon.id);
    const again = await runImport(eventId, csv('00020,李四,市场,1,1'), { sittingId: noon.id });
    expect(again.imported).toEqual({ added: 0, changed: 0, removed: 0, tables: 0 });
  });

  test('a column for the sitting says who comes to which, at whose tables; changed, it moves them', async () => {
    const eventId = await draftEvent(owner, 0, 1);
    const noon = await db().sitting.create({
      data: { eventId, position: 2, name: '午场', startsAt: new Date('2026-09-25T04:00:00Z') },
    });
    const file = (...lines: string[]) =>
      new TextEncoder().encode(['工号,姓名,场次,桌号,座位', ...lines].join('\n'));
    const seated = async () => {
      const { rows } = must(await loadRosterPage(owner, eventId, rosterQuery.parse({})));
      return rows.map(({ name, sitting, table, chair }) => [name, sitting?.position, table, chair]);
    };
    const first = file('1,王伟,午场,1,1', '2,李四,第1场,1,1', '3,赵六,12:00,2,', '4,孙七,夜场,1,2');
    const { preview, imported } = await runImport(eventId, first);
    expect(imported).toEqual({ added: 4, changed: 0, removed: 0, tables: 2 });
    expect(preview.problems).toMatchObject([{ row: 5, column: 'sitting', code: 'sitting-unknown' }]);
    expect(await seated()).toEqual([
      ['王伟', 2, 1, 1],
      ['李四', 1, 1, 1],
      ['赵六', 2, 2, null],
      ['孙七', 1, null, null],
    ]);
    const before = await wholeEvent(eventId);
    expect((await runImport(eventId, first)).imported).toMatchObject({ added: 0, changed: 0, tables: 0 });
    expect(await wholeEvent(eventId)).toBe(before);

    const changed = file('1,王伟,1,1,1', '2,李四,午场,,', '3,赵六,,2,', '4,孙七,午场,1,1');
    const again = await runImport(eventId, changed, { removeMissing: true });
    expect(again.preview.change.map(({ row, fields }) => [row, fields])).toEqual([
      [2, [{ column: 'sitting', from: noon.id, to: expect.any(String) as string }]],
      [
        3,
        [
          { column: 'sitting', from: expect.any(String) as string, to: noon.id },
          { column: 'table', from: '1', to: null },
          { column: 'seat', from: '1', to: null },
        ],
      ],
      [
        5,
        [
          { column: 'sitting', from: expect.any(String) as string, to: noon.id },
          { column: 'table', from: null, to: '1' },
          { column: 'seat', from: null, to: '1' },
        ],
      ],
    ]);
    expect(again.imported).toEqual({ added: 0, changed: 3, removed: 0, tables: 0 });
    expect(await seated()).toEqual([
      ['王伟', 1, 1, 1],
      ['李四', 2, null, null],
      ['赵六', 2, 2, null],
      ['孙七', 2, 1, 1],
    ]);
    const row = await db().audit.findFirstOrThrow({
      where: { eventId, action: 'roster.import' },
      orderBy: { id: 'desc' },
      include: { text: true },
    });
    expect(row.text?.before).toMatchObject({ changed: [{ guest: '王伟', sitting: '午场' }, {}, {}] });
    expect(row.text?.after).toMatchObject({ changed: [{ guest: '王伟', sitting: '1' }, {}, {}] });
  });

  test('without seating by the file, who comes to another sitting has no table there yet', async () => {
    const eventId = await draftEvent(owner, 0, 1);
    await db().sitting.create({ data: { eventId, position: 2, name: '午场', startsAt: new Date() } });
    await runImport(eventId, csv('00013,王伟,研发,1,1'));
    const moving = new TextEncoder().encode('工号,姓名,场次\n00013,王伟,午场');
    const { preview, imported } = await runImport(eventId, moving);
    expect(preview.change[0]?.fields).toMatchObject([{ column: 'sitting' }, { column: 'table', to: null }]);
    expect(imported).toMatchObject({ changed: 1 });
    expect(await seats(eventId)).toEqual([['王伟', '00013', null, null]]);
  });

  test('a file that calls most by other names is warned of, and can be imported all the same', async () => {
    const eventId = await draftEvent(owner);
    const people = (name: string) =>
      Array.from({ length: 6 }, (_, index) => `${index + 1},${name}${index},,,`);
    await runImport(eventId, csv(...people('甲')));
    const corrected = must(
      await previewRoster(owner, { eventId, options: OPTIONS }, csv('1,甲零,,,', ...people('甲').slice(1))),
    );
    expect(corrected.renamed).toBeNull();
    const { preview, imported } = await runImport(eventId, csv(...people('乙')));
    expect(preview.renamed).toEqual({
      ...{ count: 6, matched: 6 },
      some: [1, 2, 3].map((number) => ({
        ...{ employeeNumber: String(number), from: `甲${number - 1}`, to: `乙${number - 1}` },
      })),
    });
    expect(imported).toMatchObject({ changed: 6 });
  });

  test('a sitting that has gone meanwhile is told', async () => {
    const eventId = await draftEvent(owner);
    const options = { ...OPTIONS, sittingId: newId() };
    expect(refusalOf(await previewRoster(owner, { eventId, options }, csv('1,王伟,,,')))).toBe(
      'sitting-gone',
    );
  });

  test('how far it is, is told: reading, comparing, saving', async () => {
    const eventId = await draftEvent(owner);
    const file = csv(...Array.from({ length: 3000 }, (_, n) => `${n},客人${n},研发,,`));
    const seen: { stage: string; share: number }[] = [];
    const { digest } = must(
      await previewRoster(owner, { eventId, options: OPTIONS }, file, (one) => seen.push(one)),
    );
    expect([...new Set(seen.map(({ stage }) => stage))]).toEqual(['reading', 'comparing']);
    must(await importRoster(owner, { eventId, options: OPTIONS, digest }, file, (one) => seen.push(one)));
    expect(seen.at(-1)).toEqual({ stage: 'saving', share: 1 });
    expect(seen.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
  });

  test('two organisers importing at once: one of them is told, and nobody is there twice', async () => {
    const eventId = await draftEvent(owner);
    const file = csv('00013,王伟,研发,,', '00020,李四,市场,,');
    const { digest } = must(await previewRoster(owner, { eventId, options: OPTIONS }, file));
    await Promise.all([1, 2].map(() => importRoster(owner, { eventId, options: OPTIONS, digest }, file)));
    expect(await seats(eventId)).toHaveLength(2);
  });

  test.each([
    ['nothing', new Uint8Array(), 'file-empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'file-not-roster'],
    [
      'an old workbook',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)]),
      'file-old-excel',
    ],
  ])('%s is refused', async (_, bytes, code) => {
    const eventId = await draftEvent(owner);
    expect(refusalOf(await previewRoster(owner, { eventId, options: OPTIONS }, bytes))).toBe(code);
    expect(refusalOf(await importRoster(owner, { eventId, options: OPTIONS, digest: '' }, bytes))).toBe(code);
  });

  test.each([
    ['no name column', new TextEncoder().encode('甲,乙\n1,2'), 'no-name-column'],
    ['no rows', csv(), 'no-rows'],
    [
      '10,001 rows',
      csv(...Array.from({ length: 10_001 }, (_, row) => `${row},客人${row},,,`)),
      'too-many-rows',
    ],
  ])('%s: the preview says so, and importing is refused', async (_, bytes, code) => {
    const eventId = await draftEvent(owner);
    const before = await wholeEvent(eventId);
    const preview = must(await previewRoster(owner, { eventId, options: OPTIONS }, bytes));
    expect(preview.refused).toBe(true);
    expect(preview.problems.map((problem) => problem.code)).toContain(code);
    const imported = await importRoster(owner, { eventId, options: OPTIONS, digest: preview.digest }, bytes);
    expect(refusalOf(imported)).toBe('roster-refused');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

describe('by hand', () => {
  test('a double click adds one guest; an employee number belongs to one', async () => {
    const eventId = await draftEvent(owner);
    const input = { eventId, id: newId(), guest: guestNumber(1) };
    await Promise.all([addGuest(owner, input), addGuest(owner, input)]);
    expect(await seats(eventId)).toHaveLength(1);
    const other = await addGuest(owner, { eventId, id: newId(), guest: { ...guestNumber(1), name: '别人' } });
    expect(other).toMatchObject({
      error: { code: 'employee-number-taken', params: { number: '00001', name: '客人1' } },
    });
  });

  test('who edits what somebody else has changed meanwhile is told', async () => {
    const eventId = await draftEvent(owner, 1);
    const guest = await db().guest.findFirstOrThrow({ where: { eventId } });
    const seen = guestNumber(1);
    const edit = (note: string) =>
      editGuest(owner, { eventId, guestId: guest.id, seen, guest: { ...seen, note } });
    must(await edit('吃素'));
    must(await edit('吃素'));
    expect(refusalOf(await edit('不喝酒'))).toBe('conflict');
    expect((await db().guest.findFirstOrThrow({ where: { eventId } })).note).toBe('吃素');
  });

  test('a guest is removed once', async () => {
    const eventId = await draftEvent(owner, 1);
    const { id } = await db().guest.findFirstOrThrow({ where: { eventId } });
    expect(must(await removeGuest(owner, { eventId, guestId: id })).removed).toBe(true);
    expect(must(await removeGuest(owner, { eventId, guestId: id })).removed).toBe(false);
  });

  test.each(['', ' ', '王\u0000伟', '王\n伟', '王'.repeat(101), '\ud800'])(
    'the name %j is refused',
    async (name) => {
      const eventId = await draftEvent(owner);
      const answer = await addGuest(owner, { eventId, id: newId(), guest: { ...guestNumber(1), name } });
      expect(refusalOf(answer)).toBe('invalid-input');
    },
  );
});
