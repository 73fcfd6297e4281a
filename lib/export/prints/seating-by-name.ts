import { columns, columnWidth, flow, type Block, type Group } from '../pdf/flow';
import { INK_2, LACQUER, RULE, line, text, type Page } from '../pdf/page';
import { wrap } from '../pdf/wrap';
import { seatingByName, type LetterSeating, type NameSeating } from '../../schemas/seating-list';
import type { PrintInput } from './input';
import {
  BOTTOM,
  CONTENT,
  MARGIN,
  baseline,
  listFoot,
  listHead,
  nameLines,
  withFeet,
  type LayoutTools,
} from './layout';

const SIZE = 10;
const SMALL = 7.5;
const SMALL_STEP = SMALL * 1.3;
const PAD = 2;

/** Everybody by name with their table, in three columns, to hang at the door. Pure. */
export function nameListPages(input: PrintInput, tools: LayoutTools): Page[] {
  const layout = { count: 3, left: MARGIN, width: CONTENT, gutter: 18 };
  const width = columnWidth(layout);
  const title = tools.words.t('print.by-name.title');
  const head = listHead(title, input, tools);
  const frame = columns({ ...layout, firstTop: MARGIN + head.height, top: MARGIN, bottom: BOTTOM });
  const groups = seatingByName(input.seating, tools.words.locale).flatMap((letter) =>
    letterGroups(letter, width, tools),
  );
  const [first = [], ...others] = flow(groups, frame);
  const pages = [[...head.marks(MARGIN, MARGIN), ...first], ...others];
  return withFeet(pages, listFoot(title, input, tools), tools);
}

/** The letter stays with its first name; the others may go on in the next column. */
function letterGroups({ letter, rows }: LetterSeating, width: number, tools: LayoutTools): Group[] {
  const [first, ...others] = rows.map((row) => nameRow(row, width, tools));
  const heading: Block[] =
    letter === ''
      ? []
      : [
          {
            height: 19,
            marks: (x, y) => [text(x, y + 14, letter, { size: 12, bold: true, color: LACQUER })],
          },
        ];
  return [
    { blocks: [...heading, ...(first ? [first] : [])], gap: 0 },
    ...others.map((block) => ({ blocks: [block], gap: 0 })),
  ];
}

/** The name, its table large at the right, the department below. */
function nameRow(
  { guest, sitting, table, tableName }: NameSeating,
  width: number,
  { words, measure }: LayoutTools,
): Block {
  const number = String(table);
  const chair = guest.chair === null ? '' : words.t('byName.chair', { chair: guest.chair });
  const right = Math.max(measure(number, { size: 12, bold: true }), 16) + 4;
  const room = width - right - 6;
  const { size, lines } = nameLines(guest.name, room, SIZE, measure);
  const step = size * 1.35;
  const about = [guest.department, sitting ? words.sitting(sitting) : '', tableName, chair].filter(
    (part) => part !== '',
  );
  const small =
    about.length === 0 ? [] : wrap(about.join(words.t('between')), room, { size: SMALL }, measure);
  const height = lines.length * step + small.length * SMALL_STEP + 2 * PAD;
  return {
    height,
    marks: (x, y) => [
      ...lines.map((one, at) => text(x, baseline(y + PAD + at * step, step, size), one, { size })),
      ...small.map((one, at) =>
        text(x, baseline(y + PAD + lines.length * step + at * SMALL_STEP, SMALL_STEP, SMALL), one, {
          size: SMALL,
          color: INK_2,
        }),
      ),
      text(x + width, baseline(y + PAD, SIZE * 1.35, 12), number, {
        size: 12,
        bold: true,
        color: LACQUER,
        align: 'right',
      }),
      line([x, y + height], [x + width, y + height], { color: RULE, width: 0.25 }),
    ],
  };
}
