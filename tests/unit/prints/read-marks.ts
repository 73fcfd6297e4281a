import type { Mark, Page, TextMark } from '@/lib/export/pdf/page';
import { A4 } from '@/lib/export/pdf/page';
import { measureIn } from '@/lib/export/pdf/measure';

/** Characters are as wide in one language as in another. */
const measure = measureIn('zh-CN');

/** Every text of a page, those of a turned part too. */
export function textsOf(page: Page): TextMark[] {
  return page.flatMap((mark: Mark) =>
    mark.kind === 'text' ? [mark] : mark.kind === 'turned' ? textsOf(mark.marks) : [],
  );
}

/** All text of all pages, without spaces, in the order of the marks. */
export function wordsOf(pages: readonly Page[]): string {
  return pages
    .flatMap(textsOf)
    .map((mark) => mark.text)
    .join('')
    .replaceAll(/\s/g, '');
}

/** What stands outside the paper, wholly or in part. */
export function strayTexts(pages: readonly Page[]): string[] {
  return pages.flatMap(textsOf).flatMap(({ text, x, y, size, bold, align }) => {
    const width = measure(text, { size, bold });
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const inside = left >= 0 && left + width <= A4.width && y - size * 0.9 >= 0 && y <= A4.height;
    return inside ? [] : [text];
  });
}

/** Texts that stand on one another, as `one | other`. */
export function overlaps(page: Page): string[] {
  const boxes = textsOf(page)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, size, bold, align }) => {
      const width = measure(text, { size, bold });
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      // The body of the letters, a little less than their line.
      return {
        text,
        left: left + 0.5,
        right: left + width - 0.5,
        top: y - size * 0.75,
        bottom: y + size * 0.05,
      };
    });
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}
