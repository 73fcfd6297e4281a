import type { Page } from '../pdf/page';
import type { PrintInput } from './input';
import { BOTTOM, CONTENT, MARGIN, withFeet, type LayoutTools } from './layout';
import { logHead, sheetTitle, type LogSheet } from './log-head';
import { logLines } from './log-lines';
import { prizeTicks } from './log-prizes';

/** As many throws as a table of the standard prizes takes on a long evening. */
export const LOG_LINES = 220;

/** Paper to log each 会 of each table on, for when everything fails; it can be typed in afterwards. Pure. */
export function* logPages(input: PrintInput, tools: LayoutTools): Generator<Page> {
  const ticks = prizeTicks(input, CONTENT, tools);
  const setsOf = new Map(input.house.tables.map(({ id, sets }) => [id, sets]));
  for (const table of input.tables) {
    const sets = setsOf.get(table.id) ?? 1;
    for (let set = 1; set <= sets; set += 1) {
      yield* sheetPages({ table, set: sets === 1 ? null : set, ticks }, input, tools);
    }
  }
}

function sheetPages(sheet: LogSheet, input: PrintInput, tools: LayoutTools): Page[] {
  const { words } = tools;
  const { pages, bottom } = logHead(sheet, input, tools);
  for (let next = 1, y = bottom; next <= LOG_LINES; y = MARGIN) {
    const lines = logLines({ x: MARGIN, y, bottom: BOTTOM }, { next, last: LOG_LINES }, tools);
    if (y === bottom) pages.at(-1)?.push(...lines.marks);
    else pages.push(lines.marks);
    next = lines.next;
  }
  const about = [input.event.name, sheetTitle(sheet, words)].join(words.t('between'));
  return withFeet(pages, about, tools);
}
