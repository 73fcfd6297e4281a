import { Writable } from 'node:stream';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { A4, line, text, type Mark, type Page } from '@/lib/export/pdf/page';
import { writePdf } from '@/lib/export/pdf/write-pdf';
import { readPdf } from '@/tests/support/read-pdf';
import { readFills } from '@/tests/support/read-fills';
import { HARD_NAMES } from './sample';

const INFO = { title: '座位表 · 中秋', author: '会饼', language: 'zh-CN' };

/** Takes what is written, and keeps it. */
class Kept extends Writable {
  readonly chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
}

async function written(pages: Iterable<Page>, language = 'zh-CN'): Promise<Buffer> {
  const stream = new Kept();
  await writePdf(pages, { ...INFO, language }, stream);
  return Buffer.concat(stream.chunks);
}

const lines = (texts: readonly string[], bold = false) =>
  texts.map((one, at) => text(30, 40 + at * 20, one, { size: 8, bold }));

describe('a PDF', () => {
  it('is A4, titled and in its language', async () => {
    const read = await readPdf(await written([[text(50, 50, '会饼', { size: 12 })]]));
    expect(read).toMatchObject({ title: INFO.title, language: 'zh-CN', text: '会饼' });
    expect(read.pages[0]?.width).toBeCloseTo(A4.width);
    expect(read.pages[0]?.height).toBeCloseTo(A4.height);
  });

  it('brings every font along, with the characters that it uses', async () => {
    const bytes = await written([[...lines(HARD_NAMES), ...lines(['第 1 桌'], true)]]);
    const { fonts } = await readPdf(bytes);
    expect(fonts.filter((font) => !font.embedded)).toEqual([]);
    expect(fonts.map((font) => font.name.replace(/^.*\+/, '')).sort()).toEqual([
      'NanumGothic',
      'NotoEmoji-Regular',

      'NotoSansHebrew-Regular',
      'NotoSansSC-Bold',
      'NotoSansSC-Regular',
      'ShipporiAntique-Regular',
      'Vazirmatn-Regular',
    ]);
    expect(bytes.length).toBeLessThan(100_000);
  });

  it('has the shapes of traditional Chinese in that language, bold too', async () => {
    const bytes = await written([[...lines(['骰子 一秀 獎品']), ...lines(['第 1 桌'], true)]], 'zh-TW');
    const { fonts } = await readPdf(bytes);
    expect(fonts.map((font) => font.name.replace(/^.*\+/, '')).sort()).toEqual([
      'NotoSansTC-Bold',
      'NotoSansTC-Regular',
    ]);
    expect(fonts.every((font) => font.embedded)).toBe(true);
  });

  it('gives back every name as it was, however rare its characters', async () => {
    const pages = HARD_NAMES.map((name): Page => [text(30, 50, name, { size: 6 })]);
    const read = await readPdf(await written(pages));
    const bare = (name: string) => name.replaceAll(/\s/g, '');
    // Parts that are read from the right come back from the left.
    const sorted = (name: string) => [...bare(name)].sort().join('');
    expect(read.pages.map((page) => sorted(page.text))).toEqual(HARD_NAMES.map(sorted));
    const plain = HARD_NAMES.map(bare).filter((name) => !/[\u0590-\u06ff]/.test(name));
    expect(plain.filter((name) => !read.text.includes(name))).toEqual([]);
  });

  it('draws a box for a character that no font has', async () => {
    expect((await readPdf(await written([[text(30, 50, '张\u{24b62}', { size: 9 })]]))).text).toBe('张□');
  });

  it('has QR codes as outlines that a camera reads', async () => {
    const url = 'https://bobing.example.com/t/k3sJ-_9qT0aZbX7cVnM2pQ';
    const code: Mark = { kind: 'qr', x: 100, y: 200, size: 180, text: url };
    const area = { x: 100, y: 200, width: 180, height: 180 };
    const picture = await readFills(await written([[code]]), { ...area, scale: 3 });
    expect(jsQR(picture.pixels, picture.width, picture.height)?.data).toBe(url);
  });

  it('stands a tent’s back on its head', async () => {
    const marks = [text(100, 50, '背面', { size: 20 })];
    const turned: Mark = { kind: 'turned', width: A4.width, height: A4.height / 2, marks };
    const read = await readPdf(await written([[turned, line([0, 0], [10, 10])]]));
    expect(read.text).toBe('背面');
  });

  it('stops when nobody reads on', async () => {
    const stream = new Kept();
    let asked = 0;
    const pages = (function* () {
      for (;;) {
        asked += 1;
        if (asked === 3) stream.destroy();
        yield lines(['一页']);
      }
    })();
    await writePdf(pages, INFO, stream);
    expect(asked).toBeLessThan(10);
  });

  it('is the same when another one is written meanwhile', async () => {
    const pages = (names: readonly string[]) => names.map((name): Page => [text(30, 50, name, { size: 6 })]);
    const others = ['乾隆', '🏆王中王', '𠮷', 'שלום', 'Ω', '状元'];
    const alone = await readPdf(await written(pages(HARD_NAMES)));
    const [one, other] = await Promise.all([written(pages(HARD_NAMES)), written(pages(others))]);
    expect((await readPdf(one)).pages).toEqual(alone.pages);
    expect((await readPdf(other)).pages.map((page) => page.text)).toEqual(others);
  });

  it('lets others work between pages', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await written(Array.from({ length: 50 }, () => lines(['第', '桌'])));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(50);
  });
});
