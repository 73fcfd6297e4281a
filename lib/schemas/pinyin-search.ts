/**
 * Finding and sorting names by their pinyin as it is stored with a guest: syllables parted by spaces, the
 * readings of one character by slashes, the likeliest first (`shan/dan xiong xin`). Pure, for browser and server.
 */

/**
 * Whether typed letters spell a name, or a part of it from one of its syllables on: whole (`zhangwei`), by
 * initials (`zw`), or mixed (`zhangw`, `zwei`).
 */
export function matchesPinyin(pinyin: string, letters: string): boolean {
  if (pinyin === '' || !/^[a-z]+$/.test(letters)) return false;
  const syllables = pinyin.split(' ').map((readings) => readings.split('/'));
  return syllables.some((_, at) => spells(syllables, at, letters));
}

function spells(syllables: readonly (readonly string[])[], at: number, letters: string): boolean {
  if (letters === '') return true;
  return (syllables[at] ?? []).some(
    (reading) =>
      reading.startsWith(letters) ||
      beginnings(reading).some(
        (part) => letters.startsWith(part) && spells(syllables, at + 1, letters.slice(part.length)),
      ),
  );
}

/** What may stand for a syllable before the next one: all of it, its initial, or the initial's first letter. */
function beginnings(reading: string): string[] {
  const first = reading.slice(0, 1);
  return /^[zcs]h/.test(reading) ? [reading, reading.slice(0, 2), first] : [reading, first];
}

/** Typed letters as they are compared: no accents, no apostrophes, ü as v. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00fc\u01d6\u01d8\u01da\u01dc]/g, 'v')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2019]/g, '');
}

const COLLATOR = new Intl.Collator('zh-CN-u-co-pinyin');

/** By pinyin with each surname's own reading (单 at shan), Latin names among them; then as dictionaries sort. */
export function compareNames(
  one: { name: string; pinyin: string },
  other: { name: string; pinyin: string },
): number {
  const [a, b] = [firstReadings(one.pinyin), firstReadings(other.pinyin)];
  // Who has no letters at all (only signs) comes last.
  if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
  if (a !== b) return a < b ? -1 : 1;
  return COLLATOR.compare(one.name, other.name);
}

function firstReadings(pinyin: string): string {
  return pinyin.replace(/\/[a-z/]*/g, '');
}
