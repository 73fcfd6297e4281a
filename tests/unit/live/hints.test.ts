import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHints, encodeHints, mergeHint, type Hint } from '@/lib/live/hints';

const hints = fc.dictionary(fc.uuid(), fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null }), {
  maxKeys: 600,
});

describe('hints', () => {
  it('survive the way through payloads that PostgreSQL takes', () => {
    fc.assert(
      fc.property(hints, (record) => {
        const sent = new Map<string, Hint>(Object.entries(record));
        const payloads = encodeHints(sent);
        expect(payloads.every((payload) => Buffer.byteLength(payload) < 8_000)).toBe(true);
        expect(new Map(payloads.flatMap((payload) => [...decodeHints(payload)]))).toEqual(sent);
      }),
    );
  });

  it('need several payloads for 600 games', () => {
    const games = Array.from(
      { length: 600 },
      (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    );
    expect(encodeHints(new Map(games.map((game) => [game, 1_234]))).length).toBe(4);
    expect(encodeHints(new Map())).toEqual([]);
  });

  it('keep the longer log, and a change of the game itself', () => {
    expect(mergeHint(undefined, 3)).toBe(3);
    expect(mergeHint(5, 3)).toBe(5);
    expect(mergeHint(5, null)).toBeNull();
    expect(mergeHint(null, 6)).toBeNull();
  });

  it('leave out what is not one', () => {
    expect(decodeHints('')).toEqual(new Map());
    expect(decodeHints('nonsense,00000000-0000-7000-8000-000000000000:x')).toEqual(new Map());
  });
});
