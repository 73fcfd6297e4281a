import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from '@/lib/import/read-picture';

/** A picture of noise, so that it isn't smaller than it looks. */
function picture(width: number, height: number) {
  const noise = Buffer.alloc(width * height * 3);
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 7919) % 251;
  return sharp(noise, { raw: { width, height, channels: 3 } });
}

/** A PNG whose head says it is this large, and whose data, small as they are, unpack to zeros without end. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

async function refusalOf(bytes: Uint8Array) {
  const read = await readPicture(bytes);
  return read.ok ? null : read.error.code;
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'of %s is made anew: WebP, no side over 800',
    async (format) => {
      const read = await readPicture(await picture(1600, 400).toFormat(format).toBuffer());
      if (!read.ok) throw new Error(read.error.code);
      expect(read.value).toMatchObject({ width: 800, height: 200 });
      expect(await sharp(read.value.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 800,
        height: 200,
      });
    },
  );

  test('that is small stays as small', async () => {
    const read = await readPicture(await picture(40, 30).png().toBuffer());
    expect(read).toMatchObject({ ok: true, value: { width: 40, height: 30 } });
  });

  test('is turned upright, and loses where and when it was taken', async () => {
    const taken = await picture(300, 200)
      .withExif({ IFD0: { Copyright: '张三' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const read = await readPicture(taken);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value).toMatchObject({ width: 200, height: 300 });
    const { exif, xmp, iptc, icc } = await sharp(read.value.bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(read.value.bytes).includes('张三')).toBe(false);
  });
});

describe('what isn’t one', () => {
  test('a bomb is refused by what its head says, before it is unpacked', async () => {
    expect(await refusalOf(bomb(60_000, 60_000))).toBe('picture-too-many-pixels');
    expect(await refusalOf(bomb(2_000_000_000, 2_000_000_000))).toMatch(
      /^picture-(too-many-pixels|damaged)$/,
    );
  });

  test('one that can only be unpacked as a whole may hold less', async () => {
    const create = { width: 6000, height: 4000, channels: 3, background: '#9d1c20' } as const;
    const plain = sharp({ create });
    expect(await refusalOf(await plain.clone().jpeg({ progressive: true }).toBuffer())).toBe(
      'picture-too-many-pixels',
    );
    expect(await refusalOf(await plain.clone().jpeg().toBuffer())).toBeNull();
  });

  test('a head that says too little about what follows is a damaged picture', async () => {
    expect(await refusalOf(bomb(3000, 3000))).toBe('picture-damaged');
  });

  test('a truncated JPEG, a head alone, a file that goes wrong in the middle', async () => {
    const jpeg = await picture(900, 700).jpeg().toBuffer();
    expect(await refusalOf(jpeg.subarray(0, Math.floor(jpeg.length / 2)))).toBe('picture-damaged');
    expect(await refusalOf(jpeg.subarray(0, 3))).toBe('picture-damaged');
    const png = await picture(900, 700).png().toBuffer();
    png.fill(0, Math.floor(png.length / 2));
    expect(await refusalOf(png)).toBe('picture-damaged');
  });

  test.each([
    ['text that was renamed', '奖品：电饭煲', 'picture-unknown'],
    ['nothing', '', 'picture-empty'],
    ['a program', 'MZ\u0090\u0000', 'picture-unknown'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'picture-unknown'],
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'picture-svg'],
    ['a PDF', '%PDF-1.7', 'picture-unknown'],
    ['an iPhone’s HEIC', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'picture-heic'],
    ['a GIF', 'GIF89a', 'picture-unknown'],
  ])('%s', async (_, text, code) => {
    expect(await refusalOf(Buffer.from(text, 'utf8'))).toBe(code);
  });
});
