import { describe, expect, it } from 'vitest';
import { isInRange, parseTableRange } from '@/lib/schemas/table-range';

describe('a range of tables', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['7', [[7, 7]]],
    [
      '1-10,15',
      [
        [1, 10],
        [15, 15],
      ],
    ],
    [
      '1－10，１５',
      [
        [1, 10],
        [15, 15],
      ],
    ],
    [
      '3、5；8',
      [
        [3, 3],
        [5, 5],
        [8, 8],
      ],
    ],
    [
      '1 – 3 9',
      [
        [1, 3],
        [9, 9],
      ],
    ],
    ['2至4', [[2, 4]]],
    ['2~4,', [[2, 4]]],
  ])('is read from %j', (typed, range) => {
    expect(parseTableRange(typed)).toEqual(range);
  });

  it.each(['x', '0', '5-3', '1-', '-1', '1-2-3', '12345', '1.5', '第3桌'])('is not in %j', (typed) => {
    expect(parseTableRange(typed)).toBeNull();
  });

  it('has its ends, and everything where it says nothing', () => {
    const range = parseTableRange('2-3,9') ?? [];
    expect([1, 2, 3, 4, 9].filter((number) => isInRange(range, number))).toEqual([2, 3, 9]);
    expect(isInRange([], 77)).toBe(true);
  });
});
