import { INK_2, box, line, text, type Mark } from '../pdf/page';
import { CONTENT, baseline, slot, type LayoutTools } from './layout';

/** A log's empty lines, numbered, in columns. Pure. */

/** Room to write in. */
const ROW = 16.2;
const COLUMNS = 2;
const GUTTER = 14;
const COLUMN = (CONTENT - GUTTER) / COLUMNS;
const DIE = 17;
/** Where each part of a line begins, in a column: number, who, six dice, called, note. */
const PARTS = [0, 24, 54, 54 + 6 * DIE, 54 + 6 * DIE + 44] as const;

/**
 * As many lines as fit from `y` to `bottom`, from number `next` on and no further than `last`.
 * @returns the first number that is still to come
 */
export function logLines(
  area: { x: number; y: number; bottom: number },
  { next, last }: { next: number; last: number },
  tools: LayoutTools,
): { marks: Mark[]; next: number } {
  const rows = Math.max(0, Math.floor((area.bottom - area.y) / ROW) - 1);
  const marks: Mark[] = [];
  let from = next;
  for (let column = 0; rows > 0 && column < COLUMNS && from <= last; column += 1) {
    const to = Math.min(last, from + rows - 1);
    marks.push(...grid({ x: area.x + column * (COLUMN + GUTTER), y: area.y, from, to }, tools));
    from = to + 1;
  }
  return { marks, next: from };
}

/** Numbered lines below their headings. */
function grid(
  { x, y, from, to }: { x: number; y: number; from: number; to: number },
  { words, measure }: LayoutTools,
): Mark[] {
  const rows = to - from + 1;
  const bottom = y + (rows + 1) * ROW;
  const heads = (['number', 'who', 'dice', 'called', 'note'] as const).flatMap((part, at) => {
    const [left, right] = [PARTS[at] ?? 0, PARTS[at + 1] ?? COLUMN];
    return slot(
      words.t(`log.${part}`),
      { x: x + left + 1, y: baseline(y, ROW, 7.5), width: right - left - 2 },
      { size: 7.5, align: 'center', color: INK_2 },
      measure,
    );
  });
  const numbers = Array.from({ length: rows }, (_, at) =>
    text(x + (PARTS[1] - 4), baseline(y + (at + 1) * ROW, ROW, 8), String(from + at), {
      size: 8,
      color: INK_2,
      align: 'right',
    }),
  );
  const across = Array.from({ length: rows + 2 }, (_, at) =>
    line([x, y + at * ROW], [x + COLUMN, y + at * ROW]),
  );
  const down = [...PARTS, COLUMN].map((left) => line([x + left, y], [x + left, bottom], { width: 0.7 }));
  const dice = [1, 2, 3, 4, 5].map((at) =>
    line([x + PARTS[2] + at * DIE, y + ROW], [x + PARTS[2] + at * DIE, bottom]),
  );
  return [
    box({ x, y, width: COLUMN, height: ROW }, { fill: '#f3ede1' }),
    ...heads,
    ...across,
    ...down,
    ...dice,
    ...numbers,
  ];
}
