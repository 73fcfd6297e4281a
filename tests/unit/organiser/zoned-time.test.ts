import { describe, expect, test } from 'vitest';
import { addHours, daysBetween, shiftInZone, shiftLocal, toInstant, toLocal } from '@/lib/schemas/zoned-time';

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

describe('moving along', () => {
  const at = (text: string) => new Date(text);

  test.each([
    // An hour later on the same evening, and noon of the next day.
    ['Asia/Shanghai', '2026-09-25T11:00:00Z', '2027-09-15T11:30:00.000Z'],
    ['Asia/Shanghai', '2026-09-26T04:00:00Z', '2027-09-16T04:30:00.000Z'],
  ])('in %s keeps the distance on the wall clock', (zone, instant, moved) => {
    const shifted = shiftInZone(at(instant), at('2026-09-25T10:00:00Z'), at('2027-09-15T10:30:00Z'), zone);
    expect(shifted.toISOString()).toBe(moved);
  });

  test('across a change of clocks keeps what the clock shows', () => {
    const [from, to] = [at('2026-09-25T22:00:00Z'), at('2027-11-06T22:00:00Z')];
    const shifted = shiftInZone(at('2026-09-27T00:30:00Z'), from, to, 'America/New_York');
    expect(toLocal(shifted, 'America/New_York')).toBe('2027-11-07T20:30');
  });

  test('by nothing moves nothing', () => {
    const instant = at('2026-09-25T10:00:00Z');
    expect(shiftInZone(instant, instant, instant, 'Asia/Shanghai')).toEqual(instant);
  });
});

test('days are counted on the calendar of the zone', () => {
  const from = new Date('2026-09-25T15:59:00Z');
  const days = (to: string, zone = 'Asia/Shanghai') => daysBetween(from, new Date(to), zone);
  expect([days('2026-09-25T15:00:00Z'), days('2026-09-25T16:00:00Z'), days('2025-09-25T16:00:00Z')]).toEqual([
    0, 1, -364,
  ]);
  expect(days('2026-09-25T16:00:00Z', 'UTC')).toBe(0);
});

test('wall clocks are moved by hours, and along with another', () => {
  expect(addHours('2026-12-31T22:30', 3)).toBe('2027-01-01T01:30');
  expect(addHours('2026-13-31T22:30', 3)).toBeNull();
  expect(shiftLocal('2026-09-25T20:30', '2026-09-25T18:00', '2027-09-15T17:00')).toBe('2027-09-15T19:30');
  expect(shiftLocal('2026-09-25T20:30', '2026-09-25T18:00', '')).toBeNull();
});
