import type { Block } from '../pdf/flow';
import type { Measure } from '../pdf/measure';
import { A4, INK, INK_2, LACQUER, RULE, line, text, type Mark, type Page } from '../pdf/page';
import { fit, wrap, type Fitted } from '../pdf/wrap';
import type { PrintInput } from './input';
import type { PrintWords } from './words';

/** What prints have in common. Pure. */

/** What a layout needs besides what it shows. */
export interface LayoutTools {
  words: PrintWords;
  measure: Measure;
}

/** Room that every printer can leave: 15 mm. */
export const MARGIN = 42;
export const CONTENT = A4.width - 2 * MARGIN;
/** Where contents end, above the foot. */
export const BOTTOM = A4.height - 48;

/** The baseline at which characters of a size stand in the middle of a height. */
export function baseline(top: number, height: number, size: number): number {
  return top + height / 2 + size * 0.36;
}

export interface ParagraphStyle {
  width: number;
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'center';
  /** Height of a line by its size. */
  leading?: number;
}

/** A text in as many lines as it takes. */
export function paragraph(content: string, style: ParagraphStyle, measure: Measure): Block {
  const { width, size, bold = false, color = INK, align = 'left', leading = 1.45 } = style;
  const lines = wrap(content, width, { size, bold }, measure);
  const step = size * leading;
  return {
    height: lines.length * step,
    marks: (x, y) =>
      lines.map((one, at) =>
        text(align === 'left' ? x : x + width / 2, baseline(y + at * step, step, size), one, {
          ...{ size, bold, color, align },
        }),
      ),
  };
}

/** A name at its size, or, where that takes more than two lines, smaller. */
export function nameLines(name: string, width: number, size: number, measure: Measure): Fitted {
  const lines = wrap(name, width, { size }, measure);
  if (lines.length <= 2) return { size, lines };
  return { size: size * 0.72, lines: wrap(name, width, { size: size * 0.72 }, measure) };
}

/** Blocks one below the other, as one. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  return {
    height: blocks.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, blocks.length - 1),
    marks: (x, y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const marks = block.marks(x, top);
        top += block.height + gap;
        return marks;
      });
    },
  };
}

/** The head of a list: what it is, of which event, when and where. */
export function listHead(title: string, input: PrintInput, { words, measure }: LayoutTools): Block {
  const { event } = input;
  const when = event.sittings.map((sitting) =>
    hasSittings(input) ? words.sittingAt(sitting, event) : words.when(sitting.startsAt, event),
  );
  const where = [event.name, ...when, event.venue].filter((part) => part);
  return stack([
    paragraph(title, { width: CONTENT, size: 18, bold: true, color: LACQUER }, measure),
    paragraph(where.join(words.t('between')), { width: CONTENT, size: 9.5, color: INK_2 }, measure),
    { height: 8, marks: (x, y) => [line([x, y + 4], [x + CONTENT, y + 4], { color: LACQUER, width: 0.8 })] },
  ]);
}

/** Whether the event has several sittings, though the print may be of one of them. */
function hasSittings({ seating }: PrintInput): boolean {
  return seating.sittings.length > 1;
}

/** What a list's feet say: the event, the sitting where the list is of one of several, and what it is. */
export function listFoot(title: string, input: PrintInput, { words }: LayoutTools): string {
  const [first, ...others] = input.event.sittings;
  const one = hasSittings(input) && first && others.length === 0 ? words.sitting(first) : '';
  return [input.event.name, one, title].filter((part) => part !== '').join(words.t('between'));
}

/** Pages with a foot each: the event, and which page of how many. */
export function withFeet(pages: readonly Page[], left: string, { words, measure }: LayoutTools): Page[] {
  const y = A4.height - 26;
  const fitted = fit(left, { width: CONTENT - 80, lines: 1 }, { size: 8 }, measure);
  return pages.map((page, at) => [
    ...page,
    line([MARGIN, y - 12], [A4.width - MARGIN, y - 12], { color: RULE }),
    text(MARGIN, y, fitted.lines.join(''), { size: fitted.size, color: INK_2 }),
    text(A4.width - MARGIN, y, words.t('page', { page: at + 1, pages: pages.length }), {
      ...{ size: 8, color: INK_2, align: 'right' },
    }),
  ]);
}

/** A text in one line of a slot, smaller where it has to be. */
export function slot(
  content: string,
  { x, y, width }: { x: number; y: number; width: number },
  {
    size,
    bold = false,
    color = INK,
    align = 'left',
    lines = 1,
  }: Omit<ParagraphStyle, 'width'> & { lines?: number },
  measure: Measure,
): Mark[] {
  const fitted = fit(content, { width, lines }, { size, bold }, measure);
  const step = fitted.size * 1.3;
  const first = y - ((fitted.lines.length - 1) * step) / 2;
  return fitted.lines.map((one, at) =>
    text(align === 'left' ? x : x + width / 2, first + at * step, one, {
      ...{ size: fitted.size, bold, color, align },
    }),
  );
}
