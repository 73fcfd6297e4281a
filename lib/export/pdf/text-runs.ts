import bidiFactory from 'bidi-js';

/** Which font draws which part of a line, from left to right. Pure. */

/** A font, as far as choosing among fonts goes. */
export interface Face {
  id: string;
  covers: (codePoint: number) => boolean;
  /** It is asked first for emoji, or for signs that Chinese sets as wide as a character and Latin doesn't. */
  serves?: 'emoji' | 'narrow';
}

/** Characters of one font and one direction, as they are given to the font. */
export interface Run {
  face: string;
  text: string;
  rtl: boolean;
}

/** Stands in for a character that no font has. */
export const MISSING = '\u25a1';

/** One cluster of characters that are drawn as one. */
const CLUSTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What shows nothing by itself: joiners, variation selectors, marks of direction. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
/** What goes with the text around it. */
const NEUTRAL = /^[\p{P}\p{Nd}]$/u;
/** Quotes, dashes, dots: as wide as a character in Chinese fonts, which is wrong between Latin letters. */
const AMBIGUOUS = /^[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7]$/;
const LATIN_BEFORE = /\p{Script=Latin}[\p{White_Space}\p{P}\p{Nd}]*$/u;
const LATIN_AFTER = /^[\p{White_Space}\p{P}\p{Nd}]*\p{Script=Latin}/u;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const bidi = bidiFactory();

/** The runs of one line, from left to right. The first face is the text's own; others stand in for it. */
export function visualRuns(line: string, faces: readonly Face[]): Run[] {
  if (!RIGHT_TO_LEFT.test(line)) return faceRuns(line, faces, false);
  return directedParts(line).flatMap(({ text, rtl }) => {
    const runs = faceRuns(text, faces, rtl);
    return rtl ? runs.reverse().map(turned) : runs;
  });
}

/** A font turns letters that are read from the right; signs alone don't tell it to. */
function turned(run: Run): Run {
  if (RIGHT_TO_LEFT.test(run.text)) return run;
  return {
    ...run,
    text: Array.from(CLUSTERS.segment(run.text), ({ segment }) => segment)
      .reverse()
      .join(''),
  };
}

/** The characters of a text that no face has, each once. */
export function missingFrom(text: string, faces: readonly Face[]): string[] {
  const missing = [...text].filter(
    (sign) => !IGNORABLE.test(sign) && !/\s/.test(sign) && !faces.some((face) => has(face, sign)),
  );
  return [...new Set(missing)];
}

/** Parts of one direction, from left to right, their brackets mirrored where they are read from the right. */
function directedParts(line: string): { text: string; rtl: boolean }[] {
  const levels = bidi.getEmbeddingLevels(line);
  const order = bidi.getReorderedIndices(line, levels);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const parts: { text: string; level: number }[] = [];
  let previous = -2;
  for (const index of order) {
    const level = levels.levels[index] ?? 0;
    const rtl = level % 2 === 1;
    const sign = mirrored.get(index) ?? line.charAt(index);
    const last = parts.at(-1);
    const goesOn = last?.level === level && index === previous + (rtl ? -1 : 1);
    if (!last || !goesOn) parts.push({ text: sign, level });
    else last.text = rtl ? sign + last.text : last.text + sign;
    previous = index;
  }
  return parts.map(({ text, level }) => ({ text, rtl: level % 2 === 1 }));
}

/** Runs in reading order: each cluster with the first face that has all of it. */
function faceRuns(text: string, faces: readonly Face[], rtl: boolean): Run[] {
  const runs: Run[] = [];
  const add = (face: Face, signs: string) => {
    const last = runs.at(-1);
    if (last?.face === face.id) last.text += signs;
    else runs.push({ face: face.id, text: signs, rtl });
  };
  for (const { segment, index } of CLUSTERS.segment(text)) {
    const last = faces.find(({ id }) => id === runs.at(-1)?.face);
    const narrow = AMBIGUOUS.test(segment) && isAmongLatin(text, index);
    const face = faceFor(segment, { faces, last, narrow });
    if (face) {
      add(face, drawn(segment, face));
      continue;
    }
    for (const sign of segment) {
      if (IGNORABLE.test(sign)) continue;
      const own = faces.find((one) => has(one, sign)) ?? faces[0];
      if (own) add(own, has(own, sign) ? sign : /\s/.test(sign) ? ' ' : MISSING);
    }
  }
  return runs.filter((run) => run.text !== '');
}

interface Choice {
  faces: readonly Face[];
  /** The face of what goes before. */
  last: Face | undefined;
  narrow: boolean;
}

function faceFor(cluster: string, { faces, last, narrow }: Choice): Face | undefined {
  const signs = [...cluster].filter((sign) => !IGNORABLE.test(sign));
  const whole = (face: Face) => signs.every((sign) => has(face, sign));
  const service = narrow ? 'narrow' : EMOJI.test(cluster) ? 'emoji' : null;
  const server = faces.find((face) => service !== null && face.serves === service && whole(face));
  if (server) return server;
  if (last && last.serves !== 'emoji' && NEUTRAL.test(cluster) && !AMBIGUOUS.test(cluster) && whole(last)) {
    return last;
  }
  return faces.find(whole);
}

/** Whether a sign stands in Latin text: what goes before it decides, or what follows where nothing does. */
function isAmongLatin(text: string, index: number): boolean {
  const before = text.slice(0, index);
  if (/\p{L}/u.test(before)) return LATIN_BEFORE.test(before);
  return LATIN_AFTER.test(text.slice(index + 1));
}

/** What the face is given of a cluster: what shows nothing only where the font knows it. */
function drawn(cluster: string, face: Face): string {
  return [...cluster].filter((sign) => !IGNORABLE.test(sign) || has(face, sign)).join('');
}

function has(face: Face, sign: string): boolean {
  return face.covers(sign.codePointAt(0) ?? 0);
}
