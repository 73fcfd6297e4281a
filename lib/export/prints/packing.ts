import { columns, columnWidth, flow, type Block, type Group } from '../pdf/flow';
import { INK_2, LACQUER, RULE, box, line, text, type Page } from '../pdf/page';
import { wrap } from '../pdf/wrap';
import type { PackingLine, PackingTable } from '../../schemas/packing-list';
import type { PrintInput } from './input';
import { BOTTOM, CONTENT, MARGIN, baseline, listHead, paragraph, withFeet, type LayoutTools } from './layout';
import { tableTitle } from './titles';

const SIZE = 10;
const STEP = SIZE * 1.35;

/** What goes into each table's box, to tick off; in two columns. Pure. */
export function packingPages(boxes: readonly PackingTable[], input: PrintInput, tools: LayoutTools): Page[] {
  const layout = { count: 2, left: MARGIN, width: CONTENT, gutter: 24 };
  const width = columnWidth(layout);
  const title = tools.words.t('print.packing.title');
  const head = listHead(title, input, tools);
  const frame = columns({ ...layout, firstTop: MARGIN + head.height, top: MARGIN, bottom: BOTTOM });
  const groups = boxes.map((one): Group => ({ blocks: boxBlocks(one, input, width, tools), gap: 14 }));
  const [first = [], ...others] = flow(groups, frame);
  const pages = [[...head.marks(MARGIN, MARGIN), ...first], ...others];
  return withFeet(pages, [input.event.name, title].join(tools.words.t('between')), tools);
}

function boxBlocks(
  { table, lines, pieces }: PackingTable,
  input: PrintInput,
  width: number,
  tools: LayoutTools,
): Block[] {
  const { words, measure } = tools;
  const count = words.t('packing.pieces', { count: pieces });
  const room = width - measure(count, { size: 8.5 }) - 8;
  const title = paragraph(
    tableTitle(table, words),
    { width: room, size: 12, bold: true, color: LACQUER },
    measure,
  );
  const heading: Block = {
    height: title.height + 4,
    marks: (x, y) => [
      ...title.marks(x, y),
      text(x + width, baseline(y, 12 * 1.45, 8.5), count, { size: 8.5, color: INK_2, align: 'right' }),
      line([x, y + title.height + 1], [x + width, y + title.height + 1], { color: LACQUER }),
    ],
  };
  return [heading, ...lines.map((one) => boxLine(one, input, width, tools))];
}

/** A square to tick, how many, what, and for which tier. */
function boxLine(
  one: PackingLine,
  { rules }: PrintInput,
  width: number,
  { words, measure }: LayoutTools,
): Block {
  const tier = words.tierOf(rules, one.tier);
  const count = words.t(one.most ? 'packing.atMost' : 'packing.count', { count: one.count });
  const name = one.kind === 'goods' ? one.name : words.t(`packing.${one.kind}`, { tier });
  const left = 16;
  const right = Math.max(40, measure(count, { size: SIZE, bold: true }) + 6);
  const about = one.kind === 'goods' ? tier : '';
  const aside = measure(about, { size: 8 });
  const lines = wrap(name, width - left - right - Math.min(aside + 8, width * 0.3), { size: SIZE }, measure);
  const small = wrap(
    about,
    Math.max(aside, 1) > width * 0.3 ? width * 0.3 - 8 : aside + 1,
    { size: 8 },
    measure,
  );
  const height = Math.max(lines.length * STEP, small.length * 10.4) + 4;
  return {
    height,
    marks: (x, y) => [
      box({ x, y: y + 4, width: 9, height: 9 }, { stroke: INK_2 }),
      ...lines.map((each, at) =>
        text(x + left, baseline(y + 2 + at * STEP, STEP, SIZE), each, { size: SIZE }),
      ),
      ...small.map((each, at) =>
        text(x + width - right, baseline(y + 2 + at * 10.4, STEP, 8), each, {
          size: 8,
          color: INK_2,
          align: 'right',
        }),
      ),
      text(x + width, baseline(y + 2, STEP, SIZE), count, { size: SIZE, bold: true, align: 'right' }),
      line([x, y + height], [x + width, y + height], { color: RULE, width: 0.25 }),
    ],
  };
}
