/**
 * Wall-clock times of a time zone, as `<input type="datetime-local">` writes them (`2026-09-25T18:00`),
 * and the instants they stand for.
 */

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** The wall clock in `zone` at an instant, to the minute. */
export function toLocal(instant: Date, zone: string): string {
  const parts = new Map(
    formatter(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/**
 * The instant at which the wall clock in `zone` shows `local`; null for a date that doesn't exist. A time
 * that is shown twice (clocks set back) is the first; one that is left out is read as just after the gap.
 */
export function toInstant(local: string, zone: string): Date | null {
  const wall = wallMillis(local);
  if (wall === null) return null;
  const candidates = [wall - offset(wall - DAY, zone), wall - offset(wall + DAY, zone)];
  const exact = candidates.filter((millis) => toLocal(new Date(millis), zone) === local);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/**
 * Moves an instant along with another one that is moved: both keep their distance on the wall clock of `zone`,
 * so that what begins an hour later on the same evening still does when clocks have been set in between.
 */
export function shiftInZone(instant: Date, from: Date, to: Date, zone: string): Date {
  const [own, before, after] = [instant, from, to].map((at) => toLocal(at, zone));
  const local = shiftLocal(own ?? '', before ?? '', after ?? '');
  return (local === null ? null : toInstant(local, zone)) ?? instant;
}

/** A wall-clock time moved by as much as another one is; null where one of them doesn't exist. */
export function shiftLocal(local: string, from: string, to: string): string | null {
  const [own, before, after] = [wallMillis(local), wallMillis(from), wallMillis(to)];
  if (own === null || before === null || after === null) return null;
  return new Date(own + after - before).toISOString().slice(0, 16);
}

/** Days on the calendar of `zone` from one instant's to another's. */
export function daysBetween(from: Date, to: Date, zone: string): number {
  const day = (at: Date) => Date.parse(`${toLocal(at, zone).slice(0, 10)}T00:00Z`);
  return Math.round((day(to) - day(from)) / DAY);
}

/** The wall clock so many hours after `local`; null for a time that doesn't exist. */
export function addHours(local: string, hours: number): string | null {
  const wall = wallMillis(local);
  return wall === null ? null : new Date(wall + hours * 3_600_000).toISOString().slice(0, 16);
}

const DAY = 86_400_000;

function wallMillis(local: string): number | null {
  const match = LOCAL.exec(local);
  if (!match) return null;
  const millis = Date.parse(`${local}:00Z`);
  return Number.isNaN(millis) || new Date(millis).toISOString().slice(0, 16) !== local ? null : millis;
}

/** How far the wall clock is ahead of UTC, in milliseconds. */
function offset(millis: number, zone: string): number {
  return (wallMillis(toLocal(new Date(millis), zone)) ?? millis) - Math.floor(millis / 60_000) * 60_000;
}

function formatter(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
