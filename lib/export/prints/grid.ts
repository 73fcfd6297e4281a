import type { Block } from '../pdf/flow';
import { INK, INK_2, LACQUER, RULE, box, line, text, type Mark, type TextMark } from '../pdf/page';
import { wrap } from '../pdf/wrap';
import { baseline, type LayoutTools } from './layout';

/** Lists with columns. Pure. */

export interface Column {
  heading: string;
  width: number;
  align?: TextMark['align'];
  bold?: boolean;
}

const SIZE = 9.5;
const STEP = SIZE * 1.35;
const PAD = 3;

/** The headings of a list. */
export function headRow(columns: readonly Column[], tools: LayoutTools): Block {
  return row(
    columns,
    columns.map(({ heading }) => heading),
    tools,
    'head',
  );
}

/** One row, as high as its highest cell. `ticked`: with a square in front to tick. */
export function row(
  columns: readonly Column[],
  cells: readonly string[],
  { measure }: LayoutTools,
  kind: 'head' | 'body' | 'total' = 'body',
): Block {
  const bold = (column: Column) => kind === 'total' || (kind === 'body' && column.bold === true);
  const wrapped = columns.map((column, at) =>
    wrap(cells[at] ?? '', column.width - 2 * PAD, { size: SIZE, bold: bold(column) }, measure),
  );
  const height = Math.max(...wrapped.map((lines) => lines.length)) * STEP + 2 * PAD;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return {
    height,
    marks: (x, y) => {
      let left = x;
      const texts = columns.flatMap((column, at): Mark[] => {
        const { align = 'left' } = column;
        const place =
          align === 'left'
            ? left + PAD
            : align === 'right'
              ? left + column.width - PAD
              : left + column.width / 2;
        left += column.width;
        return (wrapped[at] ?? []).map((one, index) =>
          text(place, baseline(y + PAD + index * STEP, STEP, SIZE), one, {
            ...{ size: SIZE, bold: bold(column), align },
            color: kind === 'head' ? INK_2 : INK,
          }),
        );
      });
      return [
        ...(kind === 'head' ? [box({ x, y, width, height }, { fill: '#f3ede1' })] : []),
        ...texts,
        line(
          [x, y + height],
          [x + width, y + height],
          kind === 'body' ? { color: RULE } : { color: LACQUER, width: 0.8 },
        ),
      ];
    },
  };
}
