import sharp from 'sharp';
import { MOST_MEGAPIXELS, MOST_PROGRESSIVE_MEGAPIXELS, PICTURE_SIDE } from '../schemas/pictures';
import { done, refused, type Answer } from '../schemas/problem';

/** A picture made anew from what was uploaded: WebP, upright, without anything that came with it. */
export interface ReadPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What is decoded; everything else, SVG above all, never reaches a decoder. */
const READABLE = ['png', 'jpeg', 'webp'] as const;
type PictureKind = (typeof READABLE)[number] | 'heic' | 'svg' | 'other' | 'empty';

/** Frames of an animation and a picture that is kept for the next one are memory for nothing. */
sharp.cache(false);

/**
 * Reads an uploaded picture by what its bytes are, whatever its name says. Refuses: `picture-empty`,
 * `picture-heic`, `picture-svg`, `picture-unknown`, `picture-too-many-pixels`, `picture-damaged`.
 */
export async function readPicture(bytes: Uint8Array): Promise<Answer<ReadPicture>> {
  const kind = kindOf(bytes);
  if (!isReadable(kind)) return refused(REFUSALS[kind]);
  const options = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error', pages: 1 } as const;
  try {
    // The head alone: how large it says it is, before anything is unpacked.
    const head = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (head.format !== kind) return refused('picture-damaged');
    const limit = head.isProgressive ? MOST_PROGRESSIVE_MEGAPIXELS : MOST_MEGAPIXELS;
    if (head.width * head.height > limit * 1_000_000) return refused('picture-too-many-pixels', { limit });
    const { data, info } = await sharp(bytes, { ...options, sequentialRead: true })
      .autoOrient()
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return done({ bytes: data, width: info.width, height: info.height });
  } catch {
    return refused('picture-damaged');
  }
}

const REFUSALS = {
  empty: 'picture-empty',
  heic: 'picture-heic',
  svg: 'picture-svg',
  other: 'picture-unknown',
} as const;

function isReadable(kind: PictureKind): kind is (typeof READABLE)[number] {
  return (READABLE as readonly string[]).includes(kind);
}

/** What a file is by its first bytes. */
function kindOf(bytes: Uint8Array): PictureKind {
  if (bytes.length === 0) return 'empty';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (/^.{4}ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s.test(head)) return 'heic';
  return /<svg[\s>]/i.test(head) ? 'svg' : 'other';
}
