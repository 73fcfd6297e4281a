import { z } from 'zod';

/** Some of an event's tables as people write them: `1-10, 15`. Pure. */

/** From one number to another, both included. No spans at all: every table. */
export type TableRange = readonly (readonly [number, number])[];

const COMMAS = /[,;\s\u3001]+/;
const SPAN = /^(\d{1,4})(?:(?:-|~|\u81f3|\u5230|to)(\d{1,4}))?$/;
const DASHES = /\s*[\p{Pd}~\u301c\uff5e]\s*/gu;

/** What was typed; null where it can't be read. Full-width digits and Chinese signs are read, too. */
export function parseTableRange(typed: string): TableRange | null {
  const plain = typed.normalize('NFKC').replaceAll(DASHES, '-').toLowerCase().trim();
  const parts = plain.split(COMMAS).filter((part) => part !== '');
  const spans = parts.map((part): [number, number] | null => {
    const found = SPAN.exec(part);
    if (!found) return null;
    const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
    return from >= 1 && from <= to ? [from, to] : null;
  });
  return spans.some((span) => span === null) ? null : spans.filter((span) => span !== null);
}

/** Whether a table's number is among them. */
export function isInRange(range: TableRange, number: number): boolean {
  return range.length === 0 || range.some(([from, to]) => number >= from && number <= to);
}

/** A range as a form or an address sends it. */
export const tableRange = z
  .string('table-range')
  .max(200, 'too-long')
  .transform((typed, context) => {
    const range = parseTableRange(typed);
    if (range) return range;
    context.addIssue({ code: 'custom', message: 'table-range' });
    return z.NEVER;
  });
