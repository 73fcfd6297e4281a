import { encode } from 'uqr';
import { openFont } from './fonts';
import { sizedRuns } from './measure';
import { INK, LACQUER, RULE } from './page';
import type { BoxMark, DieMark, LineMark, Mark, QrMark, TextMark, TurnedMark } from './page';

type Document = PDFKit.PDFDocument;

/** Draws a mark on the current page, its text as the language writes it. */
export function drawMark(document: Document, mark: Mark, language: string): void {
  switch (mark.kind) {
    case 'text':
      return drawText(document, mark, language);
    case 'line':
      return drawLine(document, mark);
    case 'box':
      return drawBox(document, mark);
    case 'die':
      return drawDie(document, mark);
    case 'qr':
      return drawQr(document, mark);
    case 'turned':
      return drawTurned(document, mark, language);
  }
}

function drawText(
  document: Document,
  { text, x, y, size, bold, color, align }: TextMark,
  language: string,
): void {
  const runs = sizedRuns(text, bold, language);
  const width = runs.reduce((sum, run) => sum + run.width, 0) * size;
  let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  document.fontSize(size).fillColor(color);
  for (const run of runs) {
    // It takes an opened font, too, which its types don't say.
    document.font(openFont(run.face) as unknown as Uint8Array, run.face);
    document.text(run.text, at, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      // Without features it shapes word by word, which would put words read from the right in the wrong order.
      ...(run.rtl && { features: [] }),
    });
    at += run.width * size;
  }
}

function drawLine(document: Document, { from, to, width, color, dashed }: LineMark): void {
  document
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width);
  if (dashed) document.dash(3, { space: 3 });
  document.stroke(color);
  if (dashed) document.undash();
}

function drawBox(document: Document, { x, y, width, height, radius, fill, stroke }: BoxMark): void {
  if (radius > 0) document.roundedRect(x, y, width, height, radius);
  else document.rect(x, y, width, height);
  document.lineWidth(0.6);
  if (fill !== null && stroke !== null) document.fillAndStroke(fill, stroke);
  else if (fill !== null) document.fill(fill);
  else document.stroke(stroke ?? RULE);
}

/** Where the pips lie in a square of 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.3, 0.3],
    [0.7, 0.7],
  ],
  [
    [0.27, 0.27],
    [0.5, 0.5],
    [0.73, 0.73],
  ],
  [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.3, 0.7],
    [0.7, 0.7],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.5, 0.5],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.3, 0.25],
    [0.7, 0.25],
    [0.3, 0.5],
    [0.7, 0.5],
    [0.3, 0.75],
    [0.7, 0.75],
  ],
];

/** As Chinese dice are: the 1 and the 4 are red, the 1 is large. */
function drawDie(document: Document, { x, y, size, face }: DieMark): void {
  drawBox(document, {
    ...{ kind: 'box', x, y, width: size, height: size, radius: size * 0.2 },
    ...{ fill: '#ffffff', stroke: RULE },
  });
  const radius = size * (face === 1 ? 0.19 : 0.1);
  for (const [right, down] of PIPS[face - 1] ?? [])
    document.circle(x + right * size, y + down * size, radius);
  document.fill(face === 1 || face === 4 ? LACQUER : INK);
}

/** One outline of all dark squares, in runs along the rows, so that no hairline shows between them. */
function drawQr(document: Document, { x, y, size, text }: QrMark): void {
  const { data, size: count } = encode(text, { ecc: 'M', border: 2 });
  const step = size / count;
  document.rect(x, y, size, size).fill('#ffffff');
  data.forEach((row, down) => {
    for (let from = 0; from < row.length; from += 1) {
      if (!row[from]) continue;
      let to = from;
      while (row[to]) to += 1;
      document.rect(x + from * step, y + down * step, (to - from) * step, step);
      from = to;
    }
  });
  document.fill('#000000');
}

function drawTurned(document: Document, { width, height, marks }: TurnedMark, language: string): void {
  document.save();
  document.rotate(180, { origin: [width / 2, height / 2] });
  for (const mark of marks) drawMark(document, mark, language);
  document.restore();
}
