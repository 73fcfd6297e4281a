/**
 * Texts and numbers as people mean them, whatever a spreadsheet or a chat program has put around.
 * Everything here is idempotent: what it gives, it gives again.
 */

/** Marks that show nothing and only turn or glue text; joiners stay, emoji and Persian need them. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;
const SPACES = /[\s\u0085]+/gu;

/** NFC, any run of white space (non-breaking, ideographic, line breaks) one space, none at the ends. */
export const foldText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();

/** For numbers and codes: half-width, without any white space or invisible mark. */
export const foldCode = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

/** NUL, other control characters, half of a surrogate pair, or the mark of a lost character. */
export const isBroken = (text: string): boolean => /[\p{Cc}\p{Cs}\ufffd]/u.test(text);

/** Characters as people count them in a limit: code points. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * A name as a person would write it. Short Chinese names are often padded to line up: the spaces
 * go. From four characters on one space parts family and given name, and stays, unless every
 * character stands apart. Names in other scripts keep single spaces.
 */
export function foldName(text: string): string {
  const name = foldText(text);
  if (!/^[\p{Script=Han} ]+$/u.test(name) || !name.includes(' ')) return name;
  const parts = name.split(' ');
  const isOneSpace = parts.length === 2 && lengthOf(name) > 4;
  return isOneSpace ? name : parts.join('');
}

/** What Excel leaves of a long number in a narrow CSV column: `1.35E+10`. */
export const isDamagedNumber = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text);

/** What a formula shows that has no value: `#N/A`, `#REF!`, or a column too narrow. */
export const isCellError = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/.test(text);
