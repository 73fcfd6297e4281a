import { A4, INK_2, LACQUER, RULE, line, text, type Mark, type Page } from '../pdf/page';
import type { PrizeSlip } from '../../schemas/prize-slips';
import type { PrintInput } from './input';
import { slot, type LayoutTools } from './layout';
import { tableTitle } from './titles';

const COLUMNS = 2;
const ROWS = 5;
/** Half a centimetre at each side that no printer has to reach. */
const EDGE = 14;
const WIDTH = (A4.width - 2 * EDGE) / COLUMNS;
const HEIGHT = (A4.height - 2 * EDGE) / ROWS;
const PAD = 16;

/** Prize slips to cut apart, ten on a page, in the order of tables and tiers. Pure. */
export function* slipPages(
  slips: readonly PrizeSlip[],
  input: PrintInput,
  tools: LayoutTools,
): Generator<Page> {
  for (let at = 0; at < slips.length; at += COLUMNS * ROWS) {
    const page = slips.slice(at, at + COLUMNS * ROWS);
    yield [
      ...cutMarks(),
      ...page.flatMap((slip, index) => {
        const x = EDGE + (index % COLUMNS) * WIDTH;
        const y = EDGE + Math.floor(index / COLUMNS) * HEIGHT;
        return slipMarks(slip, { x, y }, input, tools);
      }),
    ];
  }
}

function slipMarks(
  slip: PrizeSlip,
  { x, y }: { x: number; y: number },
  { event, rules }: PrintInput,
  { words, measure }: LayoutTools,
): Mark[] {
  const { t } = words;
  const left = x + PAD;
  const width = WIDTH - 2 * PAD;
  const table = tableTitle({ ...slip.table, name: '' }, words);
  const place = slip.table.sets > 1 ? [table, t('set', { set: slip.set })].join(' ') : table;
  const at = (down: number, wide = width) => ({ x: left, y: y + down, width: wide });
  return [
    ...slot(event.name, at(26, width * 0.66), { size: 9, color: INK_2, lines: 2 }, measure),
    text(left + width, y + 26, t('print.slips.title'), {
      size: 11,
      bold: true,
      color: LACQUER,
      align: 'right',
    }),
    ...slot(words.tierOf(rules, slip.tier), at(66), { size: 26, bold: true, color: LACQUER }, measure),
    ...slot(slip.name, at(93), { size: 13, lines: 2 }, measure),
    text(left, y + HEIGHT - 44, t('slips.guest'), { size: 8, color: INK_2 }),
    line(
      [left + measure(t('slips.guest'), { size: 8 }) + 4, y + HEIGHT - 42],
      [left + width, y + HEIGHT - 42],
      { color: RULE },
    ),
    ...slot(place, at(HEIGHT - 26, width * 0.5), { size: 10, bold: true }, measure),
    text(left + width, y + HEIGHT - 26, slip.serial, { size: 10, align: 'right' }),
    ...slot(t('slips.cashIn'), at(HEIGHT - 12), { size: 7, color: INK_2 }, measure),
  ];
}

/** Lines to cut along, right across the page. */
function cutMarks(): Mark[] {
  const middle = EDGE + WIDTH;
  return [
    line([middle, 0], [middle, A4.height], { dashed: true }),
    ...Array.from({ length: ROWS - 1 }, (_, at) => {
      const y = EDGE + (at + 1) * HEIGHT;
      return line([0, y], [A4.width, y], { dashed: true });
    }),
  ];
}
