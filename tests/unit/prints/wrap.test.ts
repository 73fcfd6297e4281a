import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, wrap } from '@/lib/export/pdf/wrap';
import { plainMeasure as measure } from './plain-measure';

const style = { size: 10 };

describe('wrapping', () => {
  it('leaves alone what fits', () => {
    expect(wrap('张伟', 20, style, measure)).toEqual(['张伟']);
    expect(wrap('', 20, style, measure)).toEqual(['']);
  });

  it('breaks between Chinese characters, but never before what closes', () => {
    expect(wrap('状元归全桌，最大。', 50, style, measure)).toEqual(['状元归全', '桌，最大。']);
    expect(wrap('（一二）三', 40, style, measure)).toEqual(['（一二）', '三']);
  });

  it('breaks between words, and within one only where it is too wide by itself', () => {
    expect(wrap('the lazy dog', 45, style, measure)).toEqual(['the lazy', 'dog']);
    expect(wrap('Donaudampfschiff', 45, style, measure)).toEqual(['Donaudamp', 'fschiff']);
  });

  it('keeps lines that were typed', () => {
    expect(wrap('一\n二', 100, style, measure)).toEqual(['一', '二']);
  });

  it('loses nothing, and makes no line too wide', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 12, max: 80 }),
        (text, width) => {
          const lines = wrap(text, width, style, measure);
          const bare = (one: string) => one.replaceAll(/\s/g, '');
          expect(bare(lines.join(''))).toBe(bare(text));
          for (const line of lines) {
            const one = [...new Intl.Segmenter().segment(line)].length === 1;
            expect(one || measure(line, style) <= width).toBe(true);
          }
        },
      ),
    );
  });
});

describe('fitting', () => {
  it('takes the size asked for where the text goes in', () => {
    expect(fit('张伟', { width: 20, lines: 1 }, style, measure)).toEqual({ size: 10, lines: ['张伟'] });
  });

  it('makes a long text smaller until it does', () => {
    const name = '长'.repeat(60);
    const { size, lines } = fit(name, { width: 100, lines: 2 }, style, measure);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe(name);
    expect(size * 30).toBeLessThanOrEqual(100);
    expect(size).toBeGreaterThan(2.8);
  });
});
