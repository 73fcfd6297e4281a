import type { RosterField, ImportedGuest } from './fields';

/** A guest as the event has it; `id` is its key there. */
export interface ExistingGuest extends Omit<ImportedGuest, 'row'> {
  readonly id: string;
}

type Value = Exclude<ImportedGuest[RosterField], undefined>;
export type FieldChanges = Readonly<
  Partial<Record<RosterField, { readonly from: Value; readonly to: Value }>>
>;

export interface RosterDiff {
  readonly add: readonly ImportedGuest[];
  readonly change: readonly {
    readonly guestId: string;
    readonly row: number;
    readonly fields: FieldChanges;
  }[];
  readonly same: readonly { readonly guestId: string; readonly row: number }[];
  /** Guests of the event that the file doesn't have; whether they go is the user's decision. */
  readonly remove: readonly { readonly guestId: string }[];
}

/**
 * What an import would add, change and leave out, in the file's order.
 *
 * Guests are the same by their employee number; where one side has none, by name and department,
 * several of one name in their order. Two with different numbers are never the same.
 *
 * `fields` are those that the file has columns for (its `columns`' keys) and that the caller wants
 * to compare: a column that the file lacks changes nothing. Give it without `table` and `seat`
 * where seating is done by hand.
 *
 * `settle` says what a row means in the event, once it is known whose it is: its sitting, its table.
 */
export function diffRoster(
  existing: readonly ExistingGuest[],
  imported: readonly ImportedGuest[],
  fields: readonly RosterField[],
  settle: (guest: ImportedGuest, known: ExistingGuest | null) => ImportedGuest = (guest) => guest,
): RosterDiff {
  const matched = matchGuests(existing, imported, fields.includes('department'));
  const add: ImportedGuest[] = [];
  const change: RosterDiff['change'][number][] = [];
  const same: RosterDiff['same'][number][] = [];
  for (const row of imported) {
    const known = matched.get(row) ?? null;
    const guest = settle(row, known);
    if (!known) {
      add.push(guest);
      continue;
    }
    const changes = changesOf(known, guest, fields);
    if (Object.keys(changes).length === 0) same.push({ guestId: known.id, row: guest.row });
    else change.push({ guestId: known.id, row: guest.row, fields: changes });
  }
  const kept = new Set(matched.values());
  const remove = existing.filter((guest) => !kept.has(guest)).map(({ id }) => ({ guestId: id }));
  return { add, change, same, remove };
}

type Key = (guest: Omit<ImportedGuest, 'row'>) => string | null;

function matchGuests(
  existing: readonly ExistingGuest[],
  imported: readonly ImportedGuest[],
  byDepartment: boolean,
): ReadonlyMap<ImportedGuest, ExistingGuest> {
  const matched = new Map<ImportedGuest, ExistingGuest>();
  const used = new Set<ExistingGuest>();
  const pair = (key: Key, fits: (known: ExistingGuest, guest: ImportedGuest) => boolean): void => {
    const waiting = new Map<string | null, ExistingGuest[]>();
    for (const guest of existing) {
      if (used.has(guest)) continue;
      const value = key(guest);
      const others = waiting.get(value);
      if (others) others.push(guest);
      else waiting.set(value, [guest]);
    }
    for (const guest of imported) {
      const value = key(guest);
      if (matched.has(guest) || value === null) continue;
      const known = waiting.get(value)?.find((candidate) => !used.has(candidate) && fits(candidate, guest));
      if (!known) continue;
      matched.set(guest, known);
      used.add(known);
    }
  };
  pair(
    ({ employeeNumber }) => employeeNumber?.toUpperCase() ?? null,
    () => true,
  );
  pair(
    ({ name, department }) => JSON.stringify(byDepartment ? [name, department] : [name]),
    (known, guest) => known.employeeNumber === null || guest.employeeNumber === null,
  );
  return matched;
}

function changesOf(known: ExistingGuest, guest: ImportedGuest, fields: readonly RosterField[]): FieldChanges {
  const changed = fields.filter((field) => (known[field] ?? null) !== (guest[field] ?? null));
  return Object.fromEntries(
    changed.map((field) => [field, { from: known[field] ?? null, to: guest[field] ?? null }]),
  );
}
