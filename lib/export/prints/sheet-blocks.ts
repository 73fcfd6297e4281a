import type { Block, Group } from '../pdf/flow';
import type { Measure } from '../pdf/measure';
import { LACQUER, text, type Mark } from '../pdf/page';
import { wrap } from '../pdf/wrap';
import type { Rules } from '../../rules';
import { ruleSheet, type SheetFinal, type SheetItem } from '../../rules/rule-sheet';
import { sheetWords } from '../../rules/rule-sheet-words';
import { baseline, paragraph, type LayoutTools } from './layout';

/** The rule sheet's statements as blocks, each with its dice. Pure. */

const LEADING = 1.45;

/** A sheet's column: how wide, and how large its letters. */
export interface SheetColumn {
  width: number;
  size: number;
}

/** A section's heading. */
export function sheetHeading(content: string, { width, size }: SheetColumn, measure: Measure): Block {
  return paragraph(content, { width, size: size * 1.2, bold: true, color: LACQUER, leading: 1.6 }, measure);
}

/** A group for each section. */
export function sheetGroups(
  { rules, final }: { rules: Rules; final: SheetFinal | null },
  column: SheetColumn,
  tools: LayoutTools,
): Group[] {
  const { words, measure } = tools;
  const names = words.sheetNames(rules);
  const blocks = (items: readonly SheetItem[], depth: number): Block[] =>
    items.flatMap((item) => [
      statement(words.sheet(`item.${item.code}`, sheetWords(item, names)), item, { ...column, depth }, tools),
      ...blocks(item.details, depth + 1),
    ]);
  return ruleSheet(rules, final).map(({ id, items }) => ({
    blocks: [sheetHeading(words.sheet(`section.${id}`), column, measure), ...blocks(items, 0)],
    gap: column.size * 0.8,
  }));
}

/** Where a statement stands: how far in, from 0. */
type Place = SheetColumn & { depth: number };

/** One statement behind its dot; its dice behind the last line where there is room, else below. */
function statement(
  sentence: string,
  { dice, relation }: SheetItem,
  { depth, width, size }: Place,
  { words, measure }: LayoutTools,
): Block {
  const step = size * LEADING;
  const left = size * 1.1 * (depth + 1);
  const room = width - left;
  const lines = wrap(sentence, room, { size }, measure);
  const last = measure(lines.at(-1) ?? '', { size }) + size * 0.7;
  const row = diceRow(dice, { between: relation === 'beats' ? words.sheet('beats') : '', size }, measure);
  const beside = last + row.width <= room;
  return {
    height: (lines.length + (dice.length === 0 || beside ? 0 : 1)) * step,
    marks: (x, y) => [
      text(x + left - size * 0.9, baseline(y, step, size), DOT, { size, bold: true, color: LACQUER }),
      ...lines.map((one, at) => text(x + left, baseline(y + at * step, step, size), one, { size })),
      ...(beside
        ? row.marks(x + left + last, y + (lines.length - 1) * step)
        : row.marks(x + left, y + lines.length * step)),
    ],
  };
}

const DOT = '\u00b7';

/** Throws beside one another in a line, with a word between two of which one is the higher. */
function diceRow(
  dice: readonly string[],
  { between, size }: { between: string; size: number },
  measure: Measure,
): { width: number; marks: Block['marks'] } {
  const step = size * 1.16;
  const gap = size * 0.9 + measure(between, { size });
  const starts = dice.map((_, at) =>
    dice.slice(0, at).reduce((sum, one) => sum + one.length * step + gap, 0),
  );
  return {
    width: dice.reduce((sum, one) => sum + one.length * step, 0) + gap * Math.max(0, dice.length - 1),
    marks: (x, y) =>
      dice.flatMap((one, at): Mark[] => {
        const left = x + (starts[at] ?? 0);
        const word = text(left - gap / 2, baseline(y, size * LEADING, size), between, {
          size,
          align: 'center',
        });
        const faces = [...one].map((face, place): Mark => ({
          ...{ kind: 'die', size: size * 1.04, face: Number(face) },
          ...{ x: left + place * step, y: y + (size * LEADING - size * 1.04) / 2 },
        }));
        return at === 0 ? faces : [word, ...faces];
      }),
  };
}
