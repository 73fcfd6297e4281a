import { describe, expect, test } from 'vitest';
import { auditArguments, auditChanges, auditSubjects, idsIn } from '@/lib/schemas/audit-changes';
import { newId } from '@/lib/schemas/new-id';

const row = (change: { action?: string; detail?: unknown; before?: unknown; after?: unknown }) => ({
  ...{ action: 'guest.edit', detail: {}, before: null, after: null },
  ...change,
});

describe('what a row says has changed', () => {
  test('is each field that differs, and no other', () => {
    const before = { name: '王伟', department: '研发', note: '', external: false };
    const after = { name: '王伟', department: '市场', note: '吃素', external: true };
    expect(auditChanges(row({ before, after }))).toEqual([
      { field: 'department', from: '研发', to: '市场' },
      { field: 'note', from: '', to: '吃素' },
      { field: 'external', from: false, to: true },
    ]);
  });

  test('of what is new or gone is what it has, not what it lacks', () => {
    // Whose name it is, the sentence says.
    const guest = { name: '王伟', department: '研发', phone: '', external: false };
    expect(auditChanges(row({ action: 'guest.add', after: guest }))).toEqual([
      { field: 'department', to: '研发' },
    ]);
    expect(auditChanges(row({ action: 'guest.remove', before: guest }))).toEqual([
      { field: 'department', from: '研发' },
    ]);
    const tier = { name: '幸运', chase: 'none' };
    const detail = { tier: 'own-1', quantityFrom: null, quantityTo: 2 };
    expect(
      auditChanges(row({ action: 'prizes.add', detail, before: { tier: null }, after: { tier } })),
    ).toEqual([
      { field: 'quantity', to: 2 },
      { field: 'chase', to: 'none' },
    ]);
  });

  test('of a list is what came and what went; or all of it where only the order is another', () => {
    const [oil, rice, soap] = ['油', '米', '皂'].map((name) => ({ name, quantity: 1 }));
    expect(auditChanges(row({ action: 'prizes.final', before: [oil, rice], after: [rice, soap] }))).toEqual([
      { field: 'items', from: [oil], to: [soap] },
    ]);
    expect(auditChanges(row({ before: { items: [oil] }, after: { items: [oil, rice] } }))).toEqual([
      { field: 'items', to: [rice] },
    ]);
    expect(auditChanges(row({ before: { items: [oil, rice] }, after: { items: [rice, oil] } }))).toEqual([
      { field: 'items', from: [oil, rice], to: [rice, oil] },
    ]);
    expect(auditChanges(row({ before: { items: [oil] }, after: { items: [oil] } }))).toEqual([]);
  });

  test('in the details are pairs of what it was and is', () => {
    const detail = { tier: 'yixiu', quantityFrom: 16, quantityTo: 32, sparesFrom: 5, sparesTo: 5 };
    expect(auditChanges(row({ action: 'prizes.tier', detail }))).toEqual([
      { field: 'quantity', from: 16, to: 32 },
    ]);
    expect(auditChanges(row({ action: 'tables.count', detail: { from: 2, to: 4 } }))).toEqual([
      { field: 'tables', from: 2, to: 4 },
    ]);
    // What isn't a value to be read, such as a session, is no change to be shown.
    expect(auditChanges(row({ action: 'game.pen', detail: { from: null, to: newId() } }))).toEqual([]);
  });

  test('of the rules is told option by option, also where one is called like a field', () => {
    const change = row({
      action: 'rules.options',
      before: { finish: 'stop' },
      after: { finish: 'quiet-round' },
    });
    expect(auditChanges(change)).toEqual([{ field: 'option:finish', from: 'stop', to: 'quiet-round' }]);
  });

  test('of an import is told guest by guest', () => {
    const before = {
      changed: [
        { guest: '王伟', department: '研发' },
        { guest: '李四', table: 1 },
      ],
      removed: [],
    };
    const after = {
      changed: [
        { guest: '王伟', department: '市场' },
        { guest: '李四', table: null },
      ],
      added: ['赵六'],
      fileName: '名单.csv',
    };
    expect(auditChanges(row({ action: 'roster.import', before, after }))).toEqual([
      { about: '王伟', field: 'department', from: '研发', to: '市场' },
      { about: '李四', field: 'table', from: 1, to: null },
      { field: 'added', to: ['赵六'] },
      { field: 'fileName', to: '名单.csv' },
    ]);
  });

  test.each([null, undefined, 3, 'text', [], {}])('of %o is nothing', (odd) => {
    expect(auditChanges(row({ detail: odd, before: odd, after: odd }))).toEqual([]);
  });
});

test('whom a row is about, and what its sentence counts', () => {
  const [one, two] = [newId(), newId()];
  expect(auditSubjects({ guest: one })).toEqual([one]);
  expect(auditSubjects({ guests: [one, two] })).toEqual([one, two]);
  expect(auditSubjects({ guests: [{ id: one, from: 3 }], to: 4 })).toEqual([one]);
  expect(auditSubjects({ guests: 12 })).toEqual([]);
  expect(auditArguments({ guests: [one, two], games: 3, waiting: true, kind: 'apart', deep: {} })).toEqual({
    ...{ guests: 2, games: 3, waiting: 'true', kind: 'apart' },
  });
  expect(idsIn({ guests: [{ id: one, from: 3 }], table: two, digest: 'abc' })).toEqual([one, two]);
});
