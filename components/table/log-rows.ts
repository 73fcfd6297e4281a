import type { Entry } from '../../lib/rules';

/** So many corrections made as one act are shown as one row, until somebody looks into it. */
const MANY = 4;

/** A row of a log: one entry, or the corrections of one act, by number, the latest first. */
export type LogRow = number | readonly number[];

/**
 * The rows of a log, the latest first.
 * @param batchOf which act an entry belongs to
 */
export function logRows(log: readonly Entry[], batchOf: (entry: number) => string | undefined): LogRow[] {
  const rows: LogRow[] = [];
  let act: number[] = [];
  const close = () => {
    if (act.length >= MANY) rows.push(act);
    else rows.push(...act);
    act = [];
  };
  for (let number = log.length; number >= 1; number--) {
    const batch = batchOf(number);
    const corrects = ['amend', 'remove', 'insert'].includes(log[number - 1]?.kind ?? '');
    const before = act[0];
    if (before !== undefined && (!corrects || batch === undefined || batch !== batchOf(before))) close();
    if (corrects) act.push(number);
    else rows.push(number);
  }
  close();
  return rows;
}

/** The rows with those acts taken apart whose latest entry is among `opened`. */
export function openRows(rows: readonly LogRow[], opened: ReadonlySet<number>): LogRow[] {
  return rows.flatMap((row): readonly LogRow[] => (isAct(row) && opened.has(row[0] ?? 0) ? row : [row]));
}

function isAct(row: LogRow): row is readonly number[] {
  return typeof row !== 'number';
}
