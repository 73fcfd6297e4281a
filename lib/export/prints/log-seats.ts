import type { Block } from '../pdf/flow';
import { LACQUER, RULE, box, text, type Mark } from '../pdf/page';
import type { TableSeating } from '../../schemas/seating-list';
import { baseline, nameLines, type LayoutTools } from './layout';

/** Who sits at a table, by their chairs as every list and screen shows them, with room for latecomers. Pure. */

const COLUMNS = 4;
const SIZE = 9.5;
const LEADING = 1.3;
const STEP = SIZE * LEADING;
const PAD = 3;
/** Lines left empty for who comes later. */
const SPARE = 2;

/** A block for each row; the numbers are what the log's lines name a guest by. */
export function seatGrid(table: TableSeating, width: number, { measure }: LayoutTools): Block[] {
  const cell = width / COLUMNS;
  const guests = [...table.guests.map(({ name }) => name), ...Array<string>(SPARE).fill('')];
  const numbers = seatNumbers(table.guests.map(({ chair }) => chair));
  const cells = guests.map((name) => nameLines(name, cell - 26, SIZE, measure));
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, at) =>
    cells.slice(at * COLUMNS, (at + 1) * COLUMNS),
  );
  const heights = rows.map(
    (row) => Math.max(STEP, ...row.map(({ size, lines }) => lines.length * size * LEADING)) + 2 * PAD,
  );
  return rows.map((row, at) => {
    const height = heights[at] ?? 0;
    return {
      height,
      marks: (x, y) =>
        row.flatMap(({ size, lines }, column): Mark[] => {
          const left = x + column * cell;
          const number = String(numbers[at * COLUMNS + column] ?? '');
          const step = lines.length === 1 ? STEP : size * LEADING;
          return [
            box({ x: left, y, width: cell, height }, { stroke: RULE }),
            text(left + 17, baseline(y + PAD, STEP, SIZE), number, {
              ...{ size: SIZE, bold: true, color: LACQUER, align: 'right' },
            }),
            ...lines.map((one, index) =>
              text(left + 22, baseline(y + PAD + index * step, step, size), one, { size }),
            ),
          ];
        }),
    };
  });
}

/** Chairs, the next free one where somebody has none yet, and those behind the last for who comes later. */
function seatNumbers(chairs: readonly (number | null)[]): number[] {
  const taken = new Set(chairs.filter((chair) => chair !== null));
  let free = 0;
  const next = () => {
    do free += 1;
    while (taken.has(free));
    return free;
  };
  const numbers = chairs.map((chair) => chair ?? next());
  const last = Math.max(0, ...numbers);
  return [...numbers, ...Array.from({ length: SPARE }, (_, at) => last + at + 1)];
}
