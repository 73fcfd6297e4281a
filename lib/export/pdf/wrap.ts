import type { Measure } from './measure';

/** Text into lines. Pure; nothing of a text is ever lost. */

const CLUSTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A piece that stays in one line: signs that open, then one Chinese character or a word, then what must not
 * begin a line, then spaces.
 */
const PIECE =
  /[\p{Ps}\p{Pi}]*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]\p{M}*|[^\s\p{Ps}\p{Pi}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]+)?[\p{Pe}\p{Pf}\u3001\u3002\uff0c\uff1a\uff1b\uff01\uff1f\u2026\u00b7,.:;!?]*\s*/gu;

export interface LineStyle {
  size: number;
  bold?: boolean;
}

/** The lines of a text at most so wide; a word that is wider by itself is broken. */
export function wrap(text: string, width: number, style: LineStyle, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, style, measure));
}

function wrapParagraph(text: string, width: number, style: LineStyle, measure: Measure): string[] {
  const lines: string[] = [];
  let current = '';
  let taken = 0;
  // Piece by piece: words come again and again and are measured once, lines never do.
  const wide = (piece: string) => (piece === '' ? 0 : measure(piece, style));
  const put = (piece: string) => {
    if (current !== '' && taken + wide(piece.trimEnd()) > width + SLACK) {
      lines.push(current.trimEnd());
      current = '';
      taken = 0;
    }
    current += piece;
    taken += wide(piece);
  };
  for (const piece of text.match(PIECE) ?? []) {
    if (wide(piece.trimEnd()) <= width + SLACK) put(piece);
    else for (const { segment } of CLUSTERS.segment(piece)) put(segment);
  }
  return [...lines, current.trimEnd()];
}

/** Sums of fractions differ in their last digits. */
const SLACK = 0.01;

export interface Fitted {
  size: number;
  lines: string[];
}

/**
 * A text made to fit a slot of so many lines: at `size` if it goes in, else smaller, in steps; at last as
 * small as it takes.
 */
export function fit(
  text: string,
  slot: { width: number; lines: number },
  { size, bold = false }: LineStyle,
  measure: Measure,
): Fitted {
  for (let smaller = size; ; smaller *= 0.94) {
    const lines = wrap(text, slot.width, { size: smaller, bold }, measure);
    if (lines.length <= slot.lines || smaller < 1) return { size: smaller, lines };
  }
}
