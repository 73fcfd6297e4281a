/**
 * How moments are told, everywhere alike: on a clock of 24 hours, the day as the language writes it. What
 * `Intl.DateTimeFormat` takes; the time zone is the event's, or the reader's where there is no event.
 */

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;

export const TIME_FORMATS = {
  /** 18:05 */
  clock: CLOCK,
  /** 18:05:09 */
  seconds: { ...CLOCK, second: '2-digit' },
  /** 2026年9月25日 */
  date: DATE,
  /** 2026年9月25日周五 */
  day: { ...DATE, weekday: 'short' },
  /** 2026年9月25日 18:05 */
  moment: { ...DATE, ...CLOCK },
  /** 2026年9月25日周五 18:05 */
  evening: { ...DATE, weekday: 'short', ...CLOCK },
  /** 9月25日 18:05, where room is short */
  brief: { month: 'long', day: 'numeric', ...CLOCK },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
