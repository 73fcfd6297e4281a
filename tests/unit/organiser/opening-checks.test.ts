import { expect, test } from 'vitest';
import { checkOpening, type OpeningFacts } from '@/lib/schemas/opening-checks';

const READY: OpeningFacts = {
  guests: 20,
  unseated: 0,
  tables: [
    { number: 1, sitting: null, people: 10 },
    { number: 2, sitting: null, people: 10 },
  ],
  sets: 2,
  mismatched: 0,
  stray: 0,
  bare: 0,
  brokenBonds: 0,
  overBudget: false,
  days: [0],
  simultaneous: 0,
};

function check(change: Partial<OpeningFacts>) {
  return checkOpening({ ...READY, ...change }).map(({ code, blocks, tables }) => ({
    code,
    blocks,
    tables: tables.map(({ number }) => number),
  }));
}

test('nothing is said about an event that is ready', () => {
  expect(check({})).toEqual([]);
});

test('without guests that alone is said, not that all tables are empty', () => {
  const tables = [{ number: 1, sitting: null, people: 0 }];
  expect(check({ guests: 0, tables })).toEqual([{ code: 'no-guests', blocks: true, tables: [] }]);
});

test('empty and impossible tables block, unusual ones are mentioned', () => {
  const tables = [0, 2, 3, 12, 13, 31].map((people, index) => ({ number: index + 1, sitting: null, people }));
  expect(check({ tables })).toEqual([
    { code: 'empty-tables', blocks: true, tables: [1] },
    { code: 'impossible-tables', blocks: true, tables: [6] },
    { code: 'small-tables', blocks: false, tables: [2] },
    { code: 'big-tables', blocks: false, tables: [5] },
  ]);
});

test('prizes that don’t add up block; missing ones and unseated guests don’t', () => {
  expect(
    check({ mismatched: 1, stray: 1, bare: 2, unseated: 3, brokenBonds: 2, overBudget: true }).map(
      ({ code, blocks }) => [code, blocks],
    ),
  ).toEqual([
    ['prizes-mismatch', true],
    ['prizes-stray', true],
    ['unseated', false],
    ['no-prizes', false],
    ['broken-bonds', false],
    ['over-budget', false],
  ]);
});

test('a date that is over, or far off, and sittings at one time are to be looked at', () => {
  const codes = (days: number[], simultaneous = 0) =>
    checkOpening({ ...READY, days, simultaneous }).map(({ code, blocks, count }) => [code, blocks, count]);
  expect(codes([0, 1])).toEqual([]);
  expect(codes([-366, -365])).toEqual([['past-date', false, 2]]);
  expect(codes([4, 3])).toEqual([['opens-early', false, 3]]);
  expect(codes([-1, 2])).toEqual([['past-date', false, 1]]);
  expect(codes([0, 0], 2)).toEqual([['same-time', false, 2]]);
});
