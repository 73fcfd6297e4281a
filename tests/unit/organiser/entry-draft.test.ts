import { expect, test } from 'vitest';
import { correctionOf, draftOf, entryOf } from '@/components/event/entry-draft';
import type { PlainEntry } from '@/lib/rules';

const ENTRIES: PlainEntry[] = [
  { kind: 'throw', seat: 2, dice: '124456' },
  { kind: 'called', seat: 1, tier: null },
  { kind: 'called', seat: 1, tier: 'sijin', fours: 2 },
  { kind: 'miss', seat: 3, reason: 'foul' },
  { kind: 'rethrow', seat: 3, reason: 'cocked' },
  { kind: 'pass', seat: 1 },
  { kind: 'join', name: '郑四' },
  { kind: 'leave', seat: 2 },
  { kind: 'return', seat: 2 },
  { kind: 'claim', seat: 1, tier: 'yixiu', count: 3 },
  { kind: 'end', reason: '时间到', then: 'scramble' },
  { kind: 'end', reason: '时间到' },
];

test.each(ENTRIES)('$kind goes through the form unchanged', (entry) => {
  expect(entryOf(draftOf(entry, 1, 'yixiu'))).toEqual({ ok: true, value: entry });
});

test('an entry that isn’t whole yet is refused by the core', () => {
  expect(entryOf(draftOf(null, 1, 'yixiu')).ok).toBe(false);
});

test('a correction holds the entry', () => {
  const draft = draftOf({ kind: 'pass', seat: 1 }, 1, '');
  const pass = { kind: 'pass', seat: 1 };
  expect(correctionOf({ mode: 'amend', target: 4 }, draft)).toMatchObject({
    value: { kind: 'amend', target: 4, with: pass },
  });
  expect(correctionOf({ mode: 'insert', before: 4 }, draft)).toMatchObject({
    value: { kind: 'insert', before: 4, entry: pass },
  });
  expect(correctionOf({ mode: 'remove', target: 4 }, draft)).toMatchObject({
    value: { kind: 'remove', target: 4 },
  });
  expect(correctionOf({ mode: 'append' }, draft)).toMatchObject({ value: pass });
});
