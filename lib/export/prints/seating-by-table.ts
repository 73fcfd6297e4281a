import { columns, columnWidth, flow, type Block, type Group } from '../pdf/flow';
import { INK_2, LACQUER, RULE, line, text, type Page } from '../pdf/page';
import { wrap } from '../pdf/wrap';
import type { ListedGuest, TableSeating } from '../../schemas/seating-list';
import type { PrintInput } from './input';
import {
  BOTTOM,
  CONTENT,
  MARGIN,
  baseline,
  listFoot,
  listHead,
  nameLines,
  paragraph,
  withFeet,
  type LayoutTools,
} from './layout';
import { tableTitle } from './titles';

const SIZE = 9.5;
const SMALL = 7.5;
const SMALL_STEP = SMALL * 1.3;

/** Who sits at each table, in chair order, in three columns. Pure. */
export function tableListPages(input: PrintInput, tools: LayoutTools): Page[] {
  const layout = { count: 3, left: MARGIN, width: CONTENT, gutter: 16 };
  const width = columnWidth(layout);
  const title = tools.words.t('print.by-table.title');
  const head = listHead(title, input, tools);
  const frame = columns({ ...layout, firstTop: MARGIN + head.height, top: MARGIN, bottom: BOTTOM });
  const groups = input.tables.map((table): Group => ({ blocks: tableBlocks(table, width, tools), gap: 11 }));
  const [first = [], ...others] = flow(groups, frame);
  const pages = [[...head.marks(MARGIN, MARGIN), ...first], ...others];
  return withFeet(pages, listFoot(title, input, tools), tools);
}

function tableBlocks(table: TableSeating, width: number, tools: LayoutTools): Block[] {
  const { words, measure } = tools;
  const count = words.t('byTable.people', { count: table.guests.length });
  const room = width - measure(count, { size: 8 }) - 8;
  const title = paragraph(
    tableTitle(table, words),
    { width: room, size: 11.5, bold: true, color: LACQUER },
    measure,
  );
  const heading: Block = {
    height: title.height + 3,
    marks: (x, y) => [
      ...title.marks(x, y),
      text(x + width, baseline(y, 11.5 * 1.45, 8), count, { size: 8, color: INK_2, align: 'right' }),
      line([x, y + title.height + 1], [x + width, y + title.height + 1], { color: LACQUER }),
    ],
  };
  return [heading, ...table.guests.map((guest) => guestRow(guest, width, tools))];
}

/** Chair, name, and small at the right the department, or below the name where it doesn't fit. */
function guestRow({ chair, name, department }: ListedGuest, width: number, { measure }: LayoutTools): Block {
  const left = 20;
  const { size, lines } = nameLines(name, width - left, SIZE, measure);
  const step = size * 1.35;
  const free = width - left - measure(lines.at(-1) ?? '', { size }) - 8;
  const beside = measure(department, { size: SMALL }) <= free;
  const below = beside || department === '' ? [] : wrap(department, width - left, { size: SMALL }, measure);
  const height = lines.length * step + below.length * SMALL_STEP + 2;
  const small = { size: SMALL, color: INK_2 };
  return {
    height,
    marks: (x, y) => [
      text(x + 15, baseline(y, step, SIZE), chair === null ? '\u2013' : String(chair), {
        ...{ size: SIZE, color: INK_2, align: 'right' },
      }),
      ...lines.map((one, at) => text(x + left, baseline(y + at * step, step, size), one, { size })),
      ...(beside && department !== ''
        ? [
            text(x + width, baseline(y + (lines.length - 1) * step, step, SMALL), department, {
              ...{ ...small, align: 'right' as const },
            }),
          ]
        : []),
      ...below.map((one, at) =>
        text(x + left, baseline(y + lines.length * step + at * SMALL_STEP, SMALL_STEP, SMALL), one, small),
      ),
      line([x, y + height], [x + width, y + height], { color: RULE, width: 0.25 }),
    ],
  };
}
