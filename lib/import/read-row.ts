import { type ColumnMap, type RosterField, type ImportedGuest, cellAt } from './fields';
import { type RosterProblem, type RosterProblemCode, rosterProblem } from './problems';
import { type Reading, readExternal, readSeat, readSitting, readTable } from './read-values';
import type { SheetRow } from './sheet';
import { foldCode, foldName, foldText, isBroken, isCellError, isDamagedNumber, lengthOf } from './text';

/** Characters that a guest's texts may have. */
const TEXT_LIMITS = {
  ...{ name: 100, employeeNumber: 40, department: 80, phone: 40, sitting: 80, note: 500 },
} as const;

export interface ReadRow {
  /** Null if the name can't be used. */
  readonly guest: ImportedGuest | null;
  readonly problems: readonly RosterProblem[];
}

/** Reads one row of guests. What can't be read of it is left empty and told, never guessed. */
export function readRow(row: SheetRow, columns: ColumnMap): ReadRow {
  const problems: RosterProblem[] = [];
  const tell = (column: RosterField, code: RosterProblemCode, params: RosterProblem['params'] = {}): null => {
    problems.push(rosterProblem(row.number, column, code, params));
    return null;
  };
  const cell = (field: RosterField): string => {
    const text = cellAt(row, columns[field]);
    if (!isCellError(text)) return text;
    tell(field, 'cell-error', { value: text });
    return '';
  };
  const value = <T>(field: 'table' | 'seat' | 'external', read: (text: string) => Reading<T>): T | null => {
    const said = cell(field);
    const reading = read(said);
    if (reading === 'unreadable') return tell(field, `${field}-unreadable`, { value: shown(said) });
    return reading.value;
  };
  const text = (field: 'department' | 'sitting' | 'note'): string => {
    const folded = foldText(cell(field));
    const limit = TEXT_LIMITS[field];
    if (isBroken(folded)) tell(field, 'text-unreadable');
    else if (lengthOf(folded) > limit) tell(field, 'text-too-long', { limit });
    return isBroken(folded) ? '' : [...folded].slice(0, limit).join('').trim();
  };
  /** A number is whole or not there at all: a part of it would be somebody else's. */
  const whole = (
    field: 'employeeNumber' | 'phone',
    code: RosterProblemCode,
    folded: string,
  ): string | null => {
    if (isBroken(folded)) return tell(field, 'text-unreadable');
    const isDamaged = isDamagedNumber(folded) || lengthOf(folded) > TEXT_LIMITS[field];
    return isDamaged ? tell(field, code, { value: shown(folded) }) : folded || null;
  };

  const name = readName(cell('name'), tell);
  const guest = {
    row: row.number,
    employeeNumber: whole(
      'employeeNumber',
      'employee-number-damaged',
      foldCode(cell('employeeNumber')).replace(/^'(?=\d)/, ''),
    ),
    department: text('department'),
    phone: whole('phone', 'phone-damaged', foldText(cell('phone').normalize('NFKC'))) ?? '',
    ...(columns.sitting !== undefined && { sitting: readSitting(text('sitting')) }),
    table: value('table', readTable),
    seat: value('seat', readSeat),
    external: value('external', readExternal) ?? false,
    note: text('note'),
  };
  if (row.hidden) problems.push(rosterProblem(row.number, null, 'row-hidden'));
  return { guest: name === null ? null : { ...guest, name }, problems };
}

type Tell = (column: RosterField, code: RosterProblemCode, params?: RosterProblem['params']) => null;

function readName(text: string, tell: Tell): string | null {
  const name = foldName(text);
  if (name === '') return tell('name', 'name-missing');
  if (isBroken(name)) return tell('name', 'name-unreadable');
  const length = lengthOf(name);
  const limit = TEXT_LIMITS.name;
  return length > limit ? tell('name', 'name-too-long', { length, limit }) : name;
}

/** A cell's text, short enough for a message. */
const shown = (text: string): string => [...foldText(text)].slice(0, 40).join('');
