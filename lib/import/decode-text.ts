/** The encodings that rosters come in; the names are those of `TextDecoder`. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Bytes and characters that are looked at to tell encodings apart. */
const SAMPLE = 256 * 1024;

/**
 * Decodes text of unknown encoding: by its byte order mark, else UTF-16 if it has zero bytes, else
 * UTF-8 if it is valid, else GB18030 or Big5, whichever finds more common characters.
 * Null if no encoding fits, or what comes out is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  for (const encoding of candidates(bytes)) {
    const text = tryDecode(bytes, encoding);
    if (text !== null && isText(text)) return { text, encoding };
  }
  return null;
}

/** A stray control character is a cell's problem; a NUL or many of them mean that this is no text. */
function isText(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const controls = sample.match(/[^\P{Cc}\t\r\n]/gu)?.length ?? 0;
  return !text.includes('\0') && controls <= sample.length / 50;
}

function* candidates(bytes: Uint8Array): Generator<TextEncoding> {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) yield 'utf-16le';
  else if (a === 0xfe && b === 0xff) yield 'utf-16be';
  else if (a === 0xef && b === 0xbb && c === 0xbf) yield 'utf-8';
  else yield* (bytes.includes(0) ? wideCandidates : narrowCandidates)(bytes);
}

function wideCandidates(bytes: Uint8Array): readonly TextEncoding[] {
  const orders = (['utf-16le', 'utf-16be'] as const).map((name) => [name, wideShare(bytes, name)] as const);
  return likeliest(orders, 0.6);
}

function* narrowCandidates(bytes: Uint8Array): Generator<TextEncoding> {
  yield 'utf-8';
  const gb18030 = ['gb18030', commonShare(bytes, isCommonGb)] as const;
  const big5 = ['big5', commonShare(bytes, isCommonBig5)] as const;
  // Traditional characters aren't among the common ones of GB18030, but what surrounds them is.
  yield* likeliest([gb18030, big5], 0.3);
}

/** The encodings in which at least this share of the text makes sense, the best first. */
const likeliest = (
  shares: readonly (readonly [encoding: TextEncoding, share: number])[],
  least: number,
): readonly TextEncoding[] =>
  shares
    .filter(([, share]) => share >= least)
    .toSorted((a, b) => b[1] - a[1])
    .map(([encoding]) => encoding);

function tryDecode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How much of the text, read as one byte order of UTF-16, is plain ASCII or Chinese. */
function wideShare(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): number {
  const text = tryDecode(bytes.subarray(0, SAMPLE), encoding);
  if (!text) return 0;
  return text.replace(/[^\t\r\n -~\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g, '').length / text.length;
}

/** Half of a four-byte character; no other encoding has digits there. */
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
/** Both standards put their common characters first, so that their lead bytes tell how common a text is. */
const isCommonGb = (lead: number, trail: number): boolean =>
  (lead >= 0xa1 && lead <= 0xd7 && trail >= 0xa1) || isDigit(trail);
const isCommonBig5 = (lead: number, trail: number): boolean =>
  lead >= 0xa1 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1);

/** The share of the two-byte characters that are common, 0 to 1. */
function commonShare(bytes: Uint8Array, isCommon: (lead: number, trail: number) => boolean): number {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at < Math.min(bytes.length, SAMPLE); at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    at += 1;
    pairs += 1;
    if (isCommon(lead, bytes[at] ?? 0)) common += 1;
  }
  return pairs === 0 ? 1 : common / pairs;
}
