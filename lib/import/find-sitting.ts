import {
  AFTERNOON,
  HEADING_REMARK,
  NOON,
  SIMPLIFIED,
  SITTING_DATE,
  SITTING_NUMBER,
  SITTING_TIME,
} from './headings';
import { readCount } from './read-values';
import { foldCode } from './text';

/** A sitting of the event; `startsAt` on the wall clock of its zone (`2026-09-25T12:00`). */
export interface KnownSitting {
  readonly id: string;
  /** From 1. */
  readonly position: number;
  /** Empty: called by its position. */
  readonly name: string;
  readonly startsAt: string;
}

/**
 * Finds the sitting that a roster means: by its name (`午场`), its number (`第1场`, `2`), or when it starts
 * (`12:00`, `9月25日 中午12点`), also beside its name (`午场（12:00）`). Null where none, or more than one, is meant.
 */
export function sittingFinder(sittings: readonly KnownSitting[]): (text: string) => string | null {
  const named = (name: string) => sittings.find((one) => one.name !== '' && fold(one.name) === name);
  const numbered = (text: string) => {
    const number = readCount(SITTING_NUMBER.exec(text)?.[1] ?? '', 999);
    return sittings.find(({ position }) => position === number);
  };
  const called = (text: string) => named(text) ?? numbered(text);
  return (text) => {
    const exact = called(fold(text)) ?? called(fold(text.normalize('NFKC').replace(HEADING_REMARK, ' ')));
    if (exact) return exact.id;
    const { date, time, rest } = readMoment(text);
    if (date === null && time === null) return null;
    const fitting = sittings.filter(
      (one) =>
        (date === null || one.startsAt.slice(0, 10).endsWith(date)) &&
        (time === null || one.startsAt.slice(11) === time) &&
        (rest === '' || called(rest) === one),
    );
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  };
}

/** As names are compared: half-width, lower case, simplified, without spaces. */
const fold = (text: string): string =>
  [...foldCode(text).toLowerCase()].map((sign) => SIMPLIFIED[sign] ?? sign).join('');

/** The day (`09-25`, with its year where it is said) and the time (`12:00`) in a text, and what else it says. */
function readMoment(text: string): { date: string | null; time: string | null; rest: string } {
  const spaced = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(?<=\d)t(?=\d)/, ' '),
  ]
    .map((sign) => SIMPLIFIED[sign] ?? sign)
    .join('')
    .replace(/\s+/gu, ' ');
  const day = SITTING_DATE.exec(spaced);
  const left = day ? spaced.replace(day[0], ' ') : spaced;
  const clock = SITTING_TIME.exec(left);
  const rest = fold(left.replaceAll(new RegExp(SITTING_TIME, 'g'), ' ').replace(/[\p{P}\p{S}]+/gu, ' '));
  return { date: day && dateOf(day.groups ?? {}), time: clock && timeOf(clock.groups ?? {}), rest };
}

type Groups = Readonly<Record<string, string | undefined>>;
const two = (number: number | string): string => String(number).padStart(2, '0');

function dateOf({ year, month = '', day = '' }: Groups): string {
  return `${year === undefined ? '-' : `${year}-`}${two(month)}-${two(day)}`;
}

function timeOf({ before, hour, minute, said, half, after }: Groups): string {
  const part = before ?? after ?? '';
  const twelve = Number(hour);
  const afternoon = AFTERNOON.test(part) ? twelve < 12 : NOON.test(part) && twelve < 6;
  const midnight = part === 'am' && twelve === 12;
  return `${two(midnight ? 0 : afternoon ? twelve + 12 : twelve)}:${two(minute ?? said ?? (half ? 30 : 0))}`;
}
