import { describe, expect, it } from 'vitest';
import { logRows, openRows } from '@/components/table/log-rows';
import type { Entry } from '@/lib/rules';

const thrown: Entry = { kind: 'throw', seat: 1, dice: '112356' };
const amended: Entry = { kind: 'amend', target: 1, with: thrown };
const rowsOf = (...acts: (readonly [string, Entry])[]) =>
  logRows(
    acts.map(([, entry]) => entry),
    (number) => acts[number - 1]?.[0],
  );

describe('the rows of a log', () => {
  it('are its entries, the latest first', () => {
    expect(rowsOf(['a', thrown], ['b', thrown], ['c', amended])).toEqual([3, 2, 1]);
    expect(rowsOf()).toEqual([]);
  });

  it('gather many corrections of one act, and nothing else', () => {
    const act = (batch: string, count: number) =>
      Array.from({ length: count }, () => [batch, amended] as const);
    expect(rowsOf(['a', thrown], ...act('b', 4), ['c', thrown], ...act('d', 3))).toEqual([
      9,
      8,
      7,
      6,
      [5, 4, 3, 2],
      1,
    ]);
    expect(rowsOf(...act('a', 4), ...act('b', 4))).toEqual([
      [8, 7, 6, 5],
      [4, 3, 2, 1],
    ]);
    const throws = Array.from({ length: 5 }, () => ['a', thrown] as const);
    expect(rowsOf(...throws)).toEqual([5, 4, 3, 2, 1]);
  });

  it('are taken apart where somebody looks into them', () => {
    const rows = [9, [5, 4, 3, 2], 1];
    expect(openRows(rows, new Set())).toEqual(rows);
    expect(openRows(rows, new Set([5]))).toEqual([9, 5, 4, 3, 2, 1]);
  });
});
