import type { Block } from '../pdf/flow';
import { A4, INK_2, LACQUER, RULE, line, text, type Mark } from '../pdf/page';
import type { TableSeating } from '../../schemas/seating-list';
import type { PrintInput } from './input';
import { BOTTOM, CONTENT, MARGIN, paragraph, slot, type LayoutTools } from './layout';
import { seatGrid } from './log-seats';
import { tableTitle, timedSitting } from './titles';

/** What stands above a log's lines. Pure. */

/** One 会 of one table. */
export interface LogSheet {
  table: TableSeating;
  /** Which 会; null where the table plays only one. */
  set: number | null;
  /** The prizes, the same on every sheet. */
  ticks: Block;
}

export function sheetTitle({ table, set }: LogSheet, words: LayoutTools['words']): string {
  const title = tableTitle(table, words);
  return set === null ? title : [title, words.t('set', { set })].join(words.t('between'));
}

/**
 * The table, who sits there, the prizes to tick off, and how it goes: on one page, or on more where the
 * table is very full. `bottom`: where the lines begin on the last of them.
 */
export function logHead(
  sheet: LogSheet,
  { event }: PrintInput,
  tools: LayoutTools,
): { pages: Mark[][]; bottom: number } {
  const { words, measure } = tools;
  const sitting = timedSitting(event, sheet.table.sitting);
  let page: Mark[] = [
    ...slot(
      sheetTitle(sheet, words),
      { x: MARGIN, y: MARGIN + 22, width: CONTENT * 0.6 },
      { size: 24, bold: true, color: LACQUER },
      measure,
    ),
    ...slot(
      [event.name, sitting && words.when(sitting.startsAt, event), words.t('print.log.title')]
        .filter((part) => part !== undefined)
        .join(words.t('between')),
      { x: MARGIN, y: MARGIN + 40, width: CONTENT * 0.6 },
      { size: 9.5, color: INK_2, lines: 2 },
      measure,
    ),
    ...blanks(MARGIN + CONTENT * 0.64, MARGIN + 18, tools),
  ];
  const pages = [page];
  let y = MARGIN + 52;
  const how = paragraph(words.t('log.how'), { width: CONTENT, size: 8, color: INK_2 }, measure);
  for (const block of [...seatGrid(sheet.table, CONTENT, tools), gap, sheet.ticks, gap, how]) {
    if (y + block.height > BOTTOM) {
      pages.push((page = []));
      y = MARGIN;
    }
    page.push(...block.marks(MARGIN, y));
    y += block.height;
  }
  page.push(line([MARGIN, y + 3], [A4.width - MARGIN, y + 3], { color: RULE }));
  return { pages, bottom: y + 9 };
}

const gap: Block = { height: 6, marks: () => [] };

/** Lines to write the host's name and the times on. */
function blanks(x: number, y: number, { words, measure }: LayoutTools): Mark[] {
  const right = MARGIN + CONTENT;
  return (['host', 'begun'] as const).flatMap((blank, at) => {
    const label = words.t(`log.${blank}`);
    const from = x + measure(label, { size: 9 }) + 4;
    return [
      text(x, y + at * 22, label, { size: 9, color: INK_2 }),
      line([from, y + at * 22 + 2], [right, y + at * 22 + 2]),
    ];
  });
}
