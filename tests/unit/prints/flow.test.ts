import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns, flow, type Block, type Group } from '@/lib/export/pdf/flow';
import { text } from '@/lib/export/pdf/page';

const frames = columns({ count: 2, left: 0, width: 210, gutter: 10, firstTop: 50, top: 0, bottom: 100 });
const block = (name: string, height: number): Block => ({
  height,
  marks: (x, y) => [text(x, y, name, { size: 1 })],
});
const group = (name: string, heights: readonly number[], gap = 0): Group => ({
  blocks: heights.map((height, at) => block(`${name}${at}`, height)),
  gap,
});
const placed = (groups: readonly Group[]) =>
  flow(groups, frames).map((page) =>
    page.map((mark) => (mark.kind === 'text' ? `${mark.text}@${mark.x},${mark.y}` : '')),
  );

describe('the flow of blocks', () => {
  it('fills a column, then the next one, then the next page', () => {
    const all = [20, 20, 20, 40, 80].map((height, at) => group(`g${at}-`, [height]));
    expect(placed(all)).toEqual([
      ['g0-0@0,50', 'g1-0@0,70', 'g2-0@110,50'],
      ['g3-0@0,0', 'g4-0@110,0'],
    ]);
  });

  it('keeps a group together where a column can hold it', () => {
    expect(placed([group('a', [30]), group('b', [10, 10, 10])])[0]?.slice(1)).toEqual([
      'b0@110,50',
      'b1@110,60',
      'b2@110,70',
    ]);
  });

  it('breaks one that no column holds, but not behind its first block', () => {
    const [first, second] = placed([group('a', [35]), group('b', [10, 10, 60, 60])]);
    expect(first).toEqual(['a0@0,50', 'b0@110,50', 'b1@110,60']);
    expect(second).toEqual(['b2@0,0', 'b3@110,0']);
  });

  it('leaves room between groups, none at the top of a column', () => {
    expect(placed([group('a', [20], 10), group('b', [20], 10), group('c', [20])])[0]).toEqual([
      'a0@0,50',
      'b0@0,80',
      'c0@110,50',
    ]);
  });

  it('loses no block and puts none on top of another, whatever comes', () => {
    const heights = fc.array(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(heights, (all) => {
        const groups = all.map((list, at) => group(`g${at}-`, list, 3));
        const names = groups.flatMap((one, at) => one.blocks.map((_, index) => `g${at}-${index}`));
        const pages = flow(groups, frames);
        const marks = pages.flatMap((page, at) =>
          page.flatMap((mark) => (mark.kind === 'text' ? [{ ...mark, page: at }] : [])),
        );
        expect(marks.map((mark) => mark.text)).toEqual(names);
        const order = marks.map(({ page, x, y }) => page * 1e6 + x * 1e3 + y);
        expect(order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0))).toBe(true);
      }),
    );
  });
});
