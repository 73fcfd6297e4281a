import { expect, test } from 'vitest';
import { countSets } from '@/lib/schemas/tables';

test('the house needs the prizes of one table as often as its tables play', () => {
  expect(countSets([])).toBe(0);
  expect(countSets([{ sets: 1 }, { sets: 1 }, { sets: 3 }])).toBe(5);
});
