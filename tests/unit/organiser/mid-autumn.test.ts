import { expect, test } from 'vitest';
import { nextMidAutumn } from '@/lib/schemas/mid-autumn';

test.each([
  ['2024-09-17', '2025-10-06'],
  ['2026-01-01', '2026-09-25'],
  ['2026-09-24', '2026-09-25'],
  ['2026-09-25', '2027-09-15'],
  ['2026-11-30', '2027-09-15'],
  ['2027-12-31', '2028-10-03'],
])('after %s the next mid-autumn festival is %s', (after, festival) => {
  expect(nextMidAutumn(after)).toBe(festival);
});
