import type { Mark, Page } from './page';

/** Blocks into columns and pages. Pure; nothing is ever lost, only moved on. */

/** Something of a height, drawn wherever its top left corner comes to lie. */
export interface Block {
  height: number;
  marks: (x: number, y: number) => readonly Mark[];
}

/** Blocks that stay together wherever a column can hold them. */
export interface Group {
  blocks: readonly Block[];
  /** Room below it, if something follows. */
  gap: number;
}

/** A column of a page. */
export interface Frame {
  /** From 0. */
  page: number;
  x: number;
  y: number;
  height: number;
}

/**
 * Puts groups into frames, one below the other, and answers what stands on each page. A group that is higher
 * than a whole frame goes on in the next one, but never leaves its first block behind alone.
 * @param frame the nth frame, from 0; they never run out
 */
export function flow(groups: readonly Group[], frame: (number: number) => Frame): Page[] {
  const pages: Mark[][] = [];
  let number = 0;
  let place = frame(0);
  let y = 0; // within the frame
  const turn = () => {
    place = frame((number += 1));
    y = 0;
  };
  const put = (block: Block) => {
    if (y > 0 && y + block.height > place.height + SLACK) turn();
    while (pages.length <= place.page) pages.push([]);
    pages[place.page]?.push(...block.marks(place.x, place.y + y));
    y += block.height;
  };
  for (const { blocks, gap } of groups) {
    const whole = heightOf(blocks);
    const needed = whole <= frame(number + 1).height + SLACK ? whole : heightOf(blocks.slice(0, 2));
    if (y > 0 && y + needed > place.height + SLACK) turn();
    blocks.forEach(put);
    y += gap;
  }
  return pages;
}

/** Sums of fractions differ in their last digits. */
const SLACK = 0.01;

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}

/** Frames of equal columns: on the first page below `firstTop`, on the others below `top`. */
export function columns(layout: {
  count: number;
  left: number;
  width: number;
  gutter: number;
  firstTop: number;
  top: number;
  bottom: number;
}): (number: number) => Frame {
  const { count, left, gutter, bottom } = layout;
  const step = columnWidth(layout) + gutter;
  return (number) => {
    const page = Math.floor(number / count);
    const y = page === 0 ? layout.firstTop : layout.top;
    return { page, x: left + (number % count) * step, y, height: bottom - y };
  };
}

/** How wide each of so many columns is. */
export function columnWidth({
  count,
  width,
  gutter,
}: {
  count: number;
  width: number;
  gutter: number;
}): number {
  return (width - gutter * (count - 1)) / count;
}
