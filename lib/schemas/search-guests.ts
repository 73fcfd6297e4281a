import type { RosterGuest } from './roster-view';

/** Guests whose name, employee number, department, phone or note contains all words that were typed. */
export function searchGuests<
  Guest extends Pick<RosterGuest, 'name' | 'employeeNumber' | 'department' | 'phone' | 'note'>,
>(guests: readonly Guest[], query: string): readonly Guest[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return guests;
  return guests.filter((guest) => {
    const text = fold(
      [guest.name, guest.employeeNumber, guest.department, guest.phone, guest.note].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
