import { pinyin, polyphonic } from 'pinyin-pro';
import { foldLetters } from '../schemas/pinyin-search';

/** Characters of names that the dictionary lacks, by code point. */
const RARE: ReadonlyMap<string, string> = new Map([[String.fromCodePoint(0x20bb7), 'ji']]);

const HAN = /\p{Script=Han}/u;
const PIECES = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{Nd}'\u2019])+/gu;

/**
 * A name in pinyin as it is stored for the search (lib/schemas/pinyin-search.ts): `shan/dan/chan xiong xin`.
 * A surname's own reading stands first; all common readings follow. Latin words are syllables as they are;
 * signs and emoji are left out.
 */
export function pinyinOf(name: string): string {
  const pieces = name.normalize('NFKC').match(PIECES) ?? [];
  const head = leadingHan(pieces);
  const likely = head === '' ? [] : pinyin(head, { ...PLAIN, surname: 'head' });
  return pieces
    .map((piece, at) => (HAN.test(piece) ? readingsOf(piece, likely[at]) : wordOf(piece)))
    .filter((syllable) => syllable !== '')
    .join(' ');
}

/** What is stored about somebody, with their name in pinyin beside it. */
export function withPinyin<Guest extends { name: string }>(guest: Guest): Guest & { pinyin: string } {
  return { ...guest, pinyin: pinyinOf(guest.name) };
}

const PLAIN = { toneType: 'none', type: 'array', v: true } as const;

/** The characters that a name begins with: where its surname is. */
function leadingHan(pieces: readonly string[]): string {
  const end = pieces.findIndex((piece) => !HAN.test(piece));
  return pieces.slice(0, end < 0 ? pieces.length : end).join('');
}

/** A Latin word without its accents; ü is u, or v as it may be typed. */
function wordOf(piece: string): string {
  return [...new Set([foldLetters(piece.replace(/\u00fc|u\u0308/gi, 'u')), foldLetters(piece)])].join('/');
}

const known = new Map<string, readonly string[]>();

function readingsOf(character: string, likely: string | undefined): string {
  let all = known.get(character);
  if (!all) {
    const rare = RARE.get(character);
    all = rare === undefined ? (polyphonic(character, PLAIN)[0] ?? []) : [rare];
    known.set(character, all);
  }
  const readings = [likely, ...all].filter((one) => one !== undefined && /^[a-z]+$/.test(one)) as string[];
  // Who has no ü to type writes v, or u.
  return [
    ...new Set(readings.flatMap((one) => (one.includes('v') ? [one, one.replace('v', 'u')] : one))),
  ].join('/');
}
