import { expect, test } from 'vitest';
import { toInstant, toLocal } from '@/lib/schemas/zoned-time';

test('a wall-clock time is the instant at which the zone’s clock shows it', () => {
  expect(toInstant('2026-09-25T18:00', 'Asia/Shanghai')?.toISOString()).toBe('2026-09-25T10:00:00.000Z');
  expect(toInstant('2026-07-01T00:15', 'America/New_York')?.toISOString()).toBe('2026-07-01T04:15:00.000Z');
  expect(toInstant('2026-01-01T00:15', 'America/New_York')?.toISOString()).toBe('2026-01-01T05:15:00.000Z');
});

test.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'])(
  'every hour of a year goes there and back in %s',
  (zone) => {
    for (let hour = 0; hour < 365 * 24; hour += 29) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour));
      const local = toLocal(instant, zone);
      const back = toInstant(local, zone);
      // Where clocks are set back, two instants show the same time; the first is meant.
      expect([0, 3_600_000]).toContain(instant.getTime() - (back?.getTime() ?? 0));
      expect(toLocal(back ?? new Date(0), zone)).toBe(local);
    }
  },
);

test('a time that clocks leave out is just after the gap', () => {
  expect(toInstant('2026-03-08T02:30', 'America/New_York')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

test.each(['2026-02-30T18:00', '2026-13-01T18:00', '2026-09-25', '2026-09-25T25:00', ''])(
  '%s is no time',
  (text) => {
    expect(toInstant(text, 'Asia/Shanghai')).toBeNull();
  },
);
