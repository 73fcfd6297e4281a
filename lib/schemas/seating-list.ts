import { groupBy } from './group-by';
import { labelSitting, type SittingLabel } from './sitting-label';

/** The seating lists that hang at the door and lie on the tables: by table, and by name. Pure. */

export interface SeatingListInput {
  sittings: readonly (SittingLabel & { id: string })[];
  tables: readonly { id: string; sittingId: string; number: number; name: string }[];
  guests: readonly ListedGuest[];
}

export interface ListedGuest {
  name: string;
  /** As it is stored for the search: `shan/dan/chan xiong xin`; empty where there is none. */
  pinyin: string;
  department: string;
  employeeNumber: string | null;
  external: boolean;
  waiting: boolean;
  tableId: string | null;
  chair: number | null;
}

/** One table with who sits there, in chair order. */
export interface TableSeating {
  id: string;
  /** null: the event has only one sitting. */
  sitting: SittingLabel | null;
  number: number;
  name: string;
  guests: ListedGuest[];
}

/** Who sits where. */
export interface NameSeating {
  guest: ListedGuest;
  sitting: SittingLabel | null;
  table: number;
  tableName: string;
}

/** Names under one letter; '#' for those that begin with none, '' where the language sorts by strokes. */
export interface LetterSeating {
  letter: string;
  rows: NameSeating[];
}

/** Every table by sitting and number, empty ones too. */
export function seatingByTable(input: SeatingListInput): TableSeating[] {
  const sitting = sittingOf(input);
  const atTable = groupBy(input.guests, (guest) => (guest.waiting ? null : guest.tableId));
  return [...input.tables]
    .sort(
      (one, other) =>
        sitting(one.sittingId).position - sitting(other.sittingId).position || one.number - other.number,
    )
    .map(({ id, sittingId, number, name }) => ({
      id,
      sitting: labelSitting(input.sittings, sitting(sittingId)),
      ...{ number, name },
      guests: [...(atTable.get(id) ?? [])].sort(byChair),
    }));
}

/**
 * Everybody who has a table, by name: under the letters of their pinyin, or, in Taiwan's order, by strokes
 * without. One surname stays together; namesakes follow one another by department and number.
 */
export function seatingByName(input: SeatingListInput, locale: string): LetterSeating[] {
  const strokes = locale === 'zh-TW';
  const words = new Intl.Collator(strokes ? 'zh-TW' : 'zh-CN', { numeric: true });
  const rows = seatingByTable(input).flatMap(({ guests, sitting, number, name }) =>
    guests.map((guest) => ({
      row: { guest, sitting, table: number, tableName: name },
      keys: [
        ...(strokes ? [] : [soundsOf(guest)[0] ?? '', [...guest.name][0] ?? '', soundsOf(guest).join(' ')]),
        ...[guest.name, guest.department, guest.employeeNumber ?? ''],
      ],
    })),
  );
  rows.sort((one, other) => compareKeys(words, one.keys, other.keys));
  const groups = groupBy(rows, ({ row }) => (strokes ? '' : firstLetter(row.guest)));
  return [...groups]
    .map(([letter, group]) => ({ letter, rows: group.map(({ row }) => row) }))
    .sort((one, other) => rank(one.letter) - rank(other.letter));
}

function sittingOf({ sittings }: SeatingListInput) {
  const known = new Map(sittings.map((sitting) => [sitting.id, sitting]));
  return (id: string): SittingLabel => known.get(id) ?? { position: 1, name: '' };
}

function byChair(one: ListedGuest, other: ListedGuest): number {
  return (one.chair ?? Infinity) - (other.chair ?? Infinity) || 0;
}

function compareKeys(words: Intl.Collator, one: readonly string[], other: readonly string[]): number {
  for (const [at, key] of one.entries()) {
    const order = words.compare(key, other[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The likeliest reading of each part of a name; a Latin name's own letters. */
function soundsOf({ pinyin, name }: ListedGuest): string[] {
  if (pinyin === '') return [name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()];
  return pinyin.split(' ').map((syllable) => syllable.split('/')[0] ?? '');
}

function firstLetter(guest: ListedGuest): string {
  const first = (soundsOf(guest)[0] ?? '').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}

/** A to Z, then what has no letter. */
function rank(letter: string): number {
  return letter === '#' ? Infinity : letter.charCodeAt(0) || 0;
}
