import { foldLetters, matchesPinyin } from './pinyin-search';
import type { RosterGuest } from './roster-view';

type Searched = Pick<RosterGuest, 'name' | 'employeeNumber' | 'department'> &
  Partial<Pick<RosterGuest, 'phone' | 'note' | 'pinyin'>>;

/**
 * Guests whose name, employee number, department, phone or note contains all words that were typed, or whose
 * name is spelled by them in pinyin, whole or by initials.
 */
export function searchGuests<Guest extends Searched>(
  guests: readonly Guest[],
  query: string,
): readonly Guest[] {
  const words = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, letters: foldLetters(word) }));
  if (words.length === 0) return guests;
  return guests.filter((guest) => {
    const { name, employeeNumber, department, phone = '', note = '', pinyin = '' } = guest;
    const text = fold([name, employeeNumber, department, phone, note].join('\n'));
    return words.every(({ word, letters }) => text.includes(word) || matchesPinyin(pinyin, letters));
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
