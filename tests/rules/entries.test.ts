import { describe, expect, it } from 'vitest';
import {
  CORRECTION_KINDS,
  ENTRY_KINDS,
  IDS,
  LONGEST_REASON,
  NUMBERS,
  PLAIN_KINDS,
  REFUSAL_CODES,
  parseEntry,
  problemOfName,
} from '@/lib/rules';
import { without } from './play';

const ID = '01939f5e-7c1a-7000-8000-0123456789ab';

/** One good entry of each kind. */
const GOOD = [
  { kind: 'throw', seat: 1, dice: '123456' },
  { kind: 'throw', seat: 1, dice: '444' },
  { kind: 'called', seat: 2, tier: 'yixiu' },
  { kind: 'called', seat: 2, tier: null },
  { kind: 'called', seat: 2, tier: 'sijin', fours: 2 },
  { kind: 'miss', seat: 3, reason: 'out-of-bowl' },
  { kind: 'miss', seat: 3, reason: 'foul' },
  { kind: 'rethrow', seat: 3, reason: 'cocked' },
  { kind: 'pass', seat: 30 },
  { kind: 'join', name: '郑四' },
  { kind: 'leave', seat: 1 },
  { kind: 'return', seat: 1 },
  { kind: 'claim', seat: 1, tier: 'zhuangyuan', count: 1 },
  { kind: 'end', reason: '时间到' },
  { kind: 'end', reason: 'x'.repeat(LONGEST_REASON), then: 'scramble' },
  { kind: 'amend', target: 1, with: { kind: 'pass', seat: 1 } },
  { kind: 'amend', target: 1, with: { kind: 'join', name: '郑四' } },
  { kind: 'remove', target: 2000 },
  { kind: 'insert', before: 7, entry: { kind: 'throw', seat: 1, dice: '123456' } },
];

function refused(input: unknown): [string, unknown] {
  const entry = parseEntry(input, NUMBERS);
  if (entry.ok) throw new Error('accepted');
  return [entry.error.code, entry.error.params.key];
}

describe('RULES 6.2: entries in their structured form', () => {
  it.each(GOOD)('reads %j', (entry) => {
    const read = parseEntry(entry, NUMBERS);
    expect(read).toEqual({ ok: true, value: entry });
    expect(JSON.stringify(read.ok && read.value)).toBe(JSON.stringify(entry));
    expect(read.ok && read.value).not.toBe(entry);
  });

  it('reads them with ids for seats and targets where they are stored and sent', () => {
    const stored = { kind: 'amend', target: ID, with: { kind: 'throw', seat: ID, dice: '123456' } };
    expect(parseEntry(stored, IDS)).toEqual({ ok: true, value: stored });
    expect(parseEntry({ kind: 'remove', target: ID.toUpperCase() }, IDS).ok).toBe(false);
    expect(parseEntry({ kind: 'pass', seat: 1 }, IDS).ok).toBe(false);
    expect(parseEntry({ kind: 'pass', seat: ID }, NUMBERS).ok).toBe(false);
  });

  it.each(GOOD.filter(({ kind }) => kind !== 'insert' && kind !== 'amend'))(
    'refuses a key too many in %j',
    (entry) => {
      expect(refused({ ...entry, note: 1 })).toEqual(['key-unknown', 'note']);
      expect(refused(JSON.parse(`${JSON.stringify(entry).slice(0, -1)},"__proto__":{}}`))).toEqual([
        'key-unknown',
        '__proto__',
      ]);
    },
  );

  it.each(GOOD)('refuses a key too few in %j', (entry) => {
    for (const key of Object.keys(entry)) {
      if (key === 'kind' || key === 'fours' || key === 'then') continue;
      expect(refused(without(entry, key))).toEqual(['key-missing', key]);
    }
  });

  it.each([
    [null, 'not-an-object', 'entry'],
    ['throw', 'not-an-object', 'entry'],
    [[], 'not-an-object', 'entry'],
    [{}, 'kind-unknown', 'kind'],
    [{ kind: 'toString' }, 'kind-unknown', 'kind'],
    [Object.create({ kind: 'pass', seat: 1 }), 'kind-unknown', 'kind'],
    [{ kind: 'pass', seat: 0 }, 'seat-value', 'seat'],
    [{ kind: 'pass', seat: 31 }, 'seat-value', 'seat'],
    [{ kind: 'pass', seat: NaN }, 'seat-value', 'seat'],
    [{ kind: 'pass', seat: null }, 'seat-value', 'seat'],
    [{ kind: 'remove', target: 2001 }, 'target-value', 'target'],
    [{ kind: 'insert', before: '1', entry: { kind: 'pass', seat: 1 } }, 'target-value', 'before'],
    [{ kind: 'throw', seat: 1, dice: '1234567' }, 'dice-value', 'dice'],
    [{ kind: 'throw', seat: 1, dice: '4444' }, 'dice-value', 'dice'],
    [{ kind: 'called', seat: 1, tier: '' }, 'value-wrong', 'tier'],
    [{ kind: 'called', seat: 1, tier: 'x', fours: undefined }, 'value-wrong', 'fours'],
    [{ kind: 'miss', seat: 1, reason: 'cocked' }, 'value-wrong', 'reason'],
    [{ kind: 'claim', seat: 1, tier: 'x', count: 1.5 }, 'value-wrong', 'count'],
    [{ kind: 'end', reason: 'x', then: undefined }, 'value-wrong', 'then'],
    [{ kind: 'end', reason: '\ud83d' }, 'reason-characters', 'reason'],
    [{ kind: 'amend', target: 1, with: { kind: 'remove', target: 1 } }, 'target-is-correction', 'with'],
    [{ kind: 'amend', target: 1, with: { kind: 'pass', seat: 1, x: 1 } }, 'key-unknown', 'x'],
    [{ kind: 'insert', before: 1, entry: { kind: 'join', name: 'x' } }, 'join-inserted', 'entry'],
    [{ kind: 'insert', before: 1, entry: { kind: 'remove', target: 1 } }, 'target-is-correction', 'entry'],
  ])('refuses %j', (entry, code, key) => {
    expect(refused(entry)).toEqual([code, key]);
  });

  it('knows its kinds and its codes, each once', () => {
    expect([...PLAIN_KINDS, ...CORRECTION_KINDS]).toEqual([...ENTRY_KINDS]);
    expect(new Set(GOOD.map(({ kind }) => kind))).toEqual(new Set(ENTRY_KINDS));
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  });

  it('checks names for forms too', () => {
    expect(problemOfName('陈一')).toBeNull();
    expect(problemOfName(' '.repeat(101))).toEqual({ code: 'name-too-long', params: { key: 'name' } });
    expect(problemOfName(7)).toEqual({ code: 'value-wrong', params: { key: 'name' } });
  });
});
