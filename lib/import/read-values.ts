import type { TableName } from './fields';
import {
  BLANK_VALUE,
  EXTERNAL_NO,
  EXTERNAL_YES,
  NUMERALS,
  NUMERAL_UNITS,
  SEAT_NUMBER,
  TABLE_LABEL,
  TABLE_NUMBER,
} from './headings';
import { foldCode } from './text';

/** What a cell says: a value, nothing, or something that can't be read. */
export type Reading<T> = { readonly value: T | null } | 'unreadable';

const MAX_TABLE = 9_999;
const MAX_SEAT = 999;

/** A table: `3`, `第3桌`, `三号桌`, `Table 3` are 3; `A3`, `VIP` and `主桌` stay as they are. */
export function readTable(text: string): Reading<TableName> {
  const code = foldCode(text).toUpperCase();
  if (code === '' || BLANK_VALUE.test(code)) return { value: null };
  const number = readCount(TABLE_NUMBER.exec(code)?.[1] ?? code, MAX_TABLE);
  if (number !== null) return { value: number };
  return TABLE_LABEL.test(code) ? { value: code } : 'unreadable';
}

/** A seat: `5`, `5号`, `第五座`, `Seat 5`. */
export function readSeat(text: string): Reading<number> {
  const code = foldCode(text).toUpperCase();
  if (code === '' || BLANK_VALUE.test(code)) return { value: null };
  const number = readCount(SEAT_NUMBER.exec(code)?.[1] ?? code, MAX_SEAT);
  return number === null ? 'unreadable' : { value: number };
}

/** A sitting as the file calls it; which of the event's it is, `sittingFinder` tells. */
export const readSitting = (text: string): string | null =>
  text === '' || BLANK_VALUE.test(foldCode(text).toUpperCase()) ? null : text;

/** Whether a guest isn't staff: `是`, `家属`, `Y`, `√`, `配偶`; an empty cell means staff. */
export function readExternal(text: string): Reading<boolean> {
  const word = foldCode(text).toLowerCase();
  if (word === '' || EXTERNAL_NO.test(word)) return { value: false };
  return EXTERNAL_YES.test(word) ? { value: true } : 'unreadable';
}

/** A whole number from 1 to `max` in digits or Chinese numerals; null for anything else. */
export function readCount(text: string, max: number): number | null {
  const number = /^\d{1,6}(?:\.0+)?$/.test(text) ? Number(text) : readNumeral(text);
  return number !== null && number >= 1 && number <= max ? number : null;
}

/** `三十二` → 32, `一百零五` → 105, `一二` → 12; null if it isn't a numeral below 1000. */
function readNumeral(text: string): number | null {
  let sum = 0;
  let digits = '';
  for (const character of text) {
    const digit = NUMERALS[character];
    const unit = NUMERAL_UNITS[character];
    if (digit !== undefined) digits += String(digit);
    else if (unit !== undefined) {
      if (Number(digits) > 9) return null;
      sum += (Number(digits) || 1) * unit;
      digits = '';
    } else return null;
  }
  return text === '' ? null : sum + Number(digits);
}
