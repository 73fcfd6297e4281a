/** What a printed page is made of. Pure data: layouts make it, the writer draws it. Lengths are points. */

/** A sheet of A4, upright. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Few colours, all of them readable where the printer has only black. */
export const INK = '#1f1813';
export const INK_2 = '#5d5148';
export const LACQUER = '#9d1c20';
export const RULE = '#b9aa94';

/** A line of text on its baseline. */
export interface TextMark {
  kind: 'text';
  text: string;
  /** Left end, middle or right end of the line, by `align`. */
  x: number;
  y: number;
  size: number;
  bold: boolean;
  color: string;
  align: 'left' | 'center' | 'right';
}

export interface LineMark {
  kind: 'line';
  from: readonly [number, number];
  to: readonly [number, number];
  width: number;
  color: string;
  dashed: boolean;
}

export interface BoxMark {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  fill: string | null;
  stroke: string | null;
}

/** A Chinese die, as large as the square it stands in. */
export interface DieMark {
  kind: 'die';
  x: number;
  y: number;
  size: number;
  face: number;
}

/** A QR code with its margin. */
export interface QrMark {
  kind: 'qr';
  x: number;
  y: number;
  size: number;
  text: string;
}

/** Marks turned upside down within a box of their own, for the back of a tent. */
export interface TurnedMark {
  kind: 'turned';
  width: number;
  height: number;
  marks: readonly Mark[];
}

export type Mark = TextMark | LineMark | BoxMark | DieMark | QrMark | TurnedMark;

/** A page, back to front. */
export type Page = readonly Mark[];

interface TextStyle {
  size: number;
  bold?: boolean;
  color?: string;
  align?: TextMark['align'];
}

export function text(x: number, y: number, content: string, style: TextStyle): TextMark {
  const { size, bold = false, color = INK, align = 'left' } = style;
  return { kind: 'text', text: content, x, y, size, bold, color, align };
}

export function line(
  from: LineMark['from'],
  to: LineMark['to'],
  { width = 0.5, color = RULE, dashed = false }: Partial<Pick<LineMark, 'width' | 'color' | 'dashed'>> = {},
): LineMark {
  return { kind: 'line', from, to, width, color, dashed };
}

export function box(
  { x, y, width, height }: Pick<BoxMark, 'x' | 'y' | 'width' | 'height'>,
  { radius = 0, fill = null, stroke = null }: Partial<Pick<BoxMark, 'radius' | 'fill' | 'stroke'>>,
): BoxMark {
  return { kind: 'box', x, y, width, height, radius, fill, stroke };
}
