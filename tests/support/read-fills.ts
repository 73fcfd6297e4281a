import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Area {
  /** From the page's top left corner, in points. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
}

/** The dark filled rectangles of a part of the first page, as a picture (RGBA). */
export async function readFills(bytes: Uint8Array, area: Area, pageNumber = 1) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(pageNumber);
  const { fnArray, argsArray } = await page.getOperatorList();
  const width = Math.round(area.width * area.scale);
  const height = Math.round(area.height * area.scale);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const pageHeight = page.getViewport({ scale: 1 }).height;
  let matrix = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  let dark = false;
  fnArray.forEach((operator, at) => {
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as number[]);
    else if (operator === OPS.setFillRGBColor) dark = String(args[0]) === '#000000';
    else if (operator === OPS.constructPath && dark && FILLS.includes(Number(args[0]))) {
      for (const corners of boxesOf(args[1] as ArrayLike<number>[])) paint(corners);
    }
  });
  await task.destroy();
  return { pixels, width, height };

  function paint(corners: readonly (readonly [number, number])[]): void {
    const places = corners.map(([x, y]) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
      return [a * x + c * y + e - area.x, pageHeight - (b * x + d * y + f) - area.y] as const;
    });
    const across = places.map(([x]) => Math.round(x * area.scale));
    const down = places.map(([, y]) => Math.round(y * area.scale));
    for (let y = Math.max(0, Math.min(...down)); y < Math.min(height, Math.max(...down)); y += 1) {
      for (let x = Math.max(0, Math.min(...across)); x < Math.min(width, Math.max(...across)); x += 1) {
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
}

const FILLS = [OPS.fill, OPS.eoFill];

/** The rectangles of a path, as corners: it is a list of moves (0), lines (1) and closings (4). */
function boxesOf(path: ArrayLike<number>[]): [number, number][][] {
  const list = [...Array.from(path[0] ?? [])];
  const boxes: [number, number][][] = [];
  while (list.length > 0) {
    const operator = list.shift();
    if (operator === 0) boxes.push([[list.shift() ?? 0, list.shift() ?? 0]]);
    else if (operator === 1) boxes.at(-1)?.push([list.shift() ?? 0, list.shift() ?? 0]);
    else if (operator !== 4) throw new Error(`a path with ${operator}`);
  }
  return boxes;
}

function multiply(one: readonly number[], other: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
