import { expect, test } from 'vitest';
import { lockedBetween } from '@/lib/seating/locked-between';

const TABLES = [
  { id: 'free', number: 1, locked: false },
  { id: 'shut', number: 2, locked: true },
];
const between = (from: (string | null)[], to: string | null) => lockedBetween(TABLES, from, to)?.number;

test('nobody comes to a locked table or leaves it', () => {
  expect(between([null], 'shut')).toBe(2);
  expect(between(['free', 'shut'], 'free')).toBe(2);
  expect(between(['shut'], null)).toBe(2);
});

test('round their own table they may change chairs, and everywhere else', () => {
  expect(between(['shut', 'shut'], 'shut')).toBeUndefined();
  expect(between(['free', null], 'free')).toBeUndefined();
  expect(between([], 'shut')).toBeUndefined();
});
