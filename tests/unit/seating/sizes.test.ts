import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenSizes } from '@/lib/seating/sizes';

test.each([
  [[0, 0, 0], 10, [4, 3, 3]],
  [[5, 0, 0], 9, [5, 2, 2]],
  [[5, 0, 0], 10, [5, 3, 2]],
  [[12, 3], 15, [12, 3]],
  [[], 0, []],
])('%j and %i people', (floors, total, sizes) => {
  expect(evenSizes(floors, total)).toEqual(sizes);
});

test('sizes add up, keep their floors and are as even as these allow', () => {
  const any = fc.array(fc.nat(15), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(any, fc.nat(200), (floors, more) => {
      const total = floors.reduce((sum, floor) => sum + floor, more);
      const sizes = evenSizes(floors, total);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
      const raised = sizes.filter((size, index) => size > (floors[index] ?? 0));
      expect(sizes.every((size, index) => size >= (floors[index] ?? 0))).toBe(true);
      if (raised.length > 0) expect(Math.max(...raised) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { seed: 20_260_925 },
  );
});
