import { isDeepEqual } from './is-deep-equal';

/** What a row of an event's list of changes says besides its sentence. Pure. */

export interface AuditChange {
  /** Whom it is about, where a row is about several: an id, or a name. */
  about?: string;
  /** A code that the page has a word for. */
  field: string;
  /** undefined: there was nothing to change from, or to. */
  from?: unknown;
  to?: unknown;
}

interface AuditText {
  action: string;
  detail: unknown;
  before: unknown;
  after: unknown;
}

/** What `from` and `to` in the details of an action are. */
const PAIR: Readonly<Record<string, string>> = {
  'tables.count': 'tables',
  'member.role': 'role',
  'rules.preset': 'preset',
  'prizes.order': 'tiers',
};

/** Where the sentence itself has the name of what came or went. */
const NAMED: readonly string[] = [
  'guest.add',
  'guest.remove',
  'prizes.add',
  'prizes.remove',
  'sitting.remove',
];
/** What is about people, who have names of another kind than events and goods. */
const PEOPLE = /^(?:guests?|roster)\./;

/** Stands before an option of the rules, so that no option is taken for a field of the same name. */
export const OPTION_FIELD = 'option:';

/** Everything that a row says has changed, the details' pairs first. */
export function auditChanges({ action, detail, before, after }: AuditText): AuditChange[] {
  if (action === 'rules.options') {
    const [from, to] = [asRecord(before), asRecord(after)];
    const options = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return options.map((option) => ({ field: OPTION_FIELD + option, from: from[option], to: to[option] }));
  }
  const told = [...pairsOf(action, detail), ...differences(before, after)];
  return told
    .filter(({ field }) => field !== 'name' || !NAMED.includes(action))
    .map((change) => {
      if (change.field === 'name' && PEOPLE.test(action)) return { ...change, field: 'guestName' };
      // Of what is new it is said what it is, not that it was nothing before.
      return action === 'prizes.add' && change.to !== undefined
        ? { field: change.field, to: change.to }
        : change;
    });
}

function pairsOf(action: string, detail: unknown): AuditChange[] {
  if (!isRecord(detail)) return [];
  const moves = asList(detail.guests).flatMap((one): AuditChange[] =>
    isRecord(one) && typeof one.id === 'string' && 'from' in one
      ? [{ about: one.id, field: 'table', from: one.from, to: detail.to }]
      : [],
  );
  const changes = Object.keys(detail)
    .filter((key) => key.endsWith('From') && `${key.slice(0, -4)}To` in detail)
    .map((key): AuditChange => {
      const field = key.slice(0, -4);
      return { field, from: detail[key], to: detail[`${field}To`] };
    })
    .filter(({ from, to }) => !isDeepEqual(from, to));
  const field = PAIR[action];
  return field !== undefined && 'from' in detail && 'to' in detail
    ? [{ field, from: detail.from, to: detail.to }, ...changes]
    : [...moves, ...changes];
}

function differences(before: unknown, after: unknown): AuditChange[] {
  if (Array.isArray(before) || Array.isArray(after)) return listChange('items', before, after);
  const [from, to] = [asRecord(before), asRecord(after)];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return keys.flatMap((field) => fieldChange(field, from[field], to[field]));
}

function fieldChange(field: string, from: unknown, to: unknown): AuditChange[] {
  if (isDeepEqual(from, to) || (isEmpty(from) && isEmpty(to))) return [];
  // What an import changed stands on both sides in the same order.
  if (field === 'changed' && Array.isArray(from) && Array.isArray(to)) {
    return to.flatMap((row: unknown, index) => about(row, differences(from[index], row)));
  }
  if (Array.isArray(from) || Array.isArray(to)) return listChange(field, from, to);
  if ((isRecord(from) && isRecord(to)) || (isRecord(to) && from === null)) return differences(from, to);
  return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}

function about(row: unknown, changes: AuditChange[]): AuditChange[] {
  const name = isRecord(row) && typeof row.guest === 'string' ? { about: row.guest } : {};
  return changes.filter(({ field }) => field !== 'guest').map((change) => ({ ...name, ...change }));
}

/** Of two lists what is in one of them alone; all of them where only the order differs. */
function listChange(field: string, before: unknown, after: unknown): AuditChange[] {
  const [from, to] = [asList(before), asList(after)];
  const gone = from.filter((one) => !to.some((other) => isDeepEqual(one, other)));
  const come = to.filter((one) => !from.some((other) => isDeepEqual(one, other)));
  if (gone.length + come.length === 0) return isDeepEqual(from, to) ? [] : [{ field, from, to }];
  return [{ field, ...(gone.length > 0 && { from: gone }), ...(come.length > 0 && { to: come }) }];
}

/** Numbers and words in the details, by their keys, for a sentence; a list counts as its length. */
export function auditArguments(detail: unknown): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(asRecord(detail))) {
    if (typeof value === 'number' || typeof value === 'string') args[key] = value;
    else if (typeof value === 'boolean') args[key] = String(value);
    else if (Array.isArray(value)) args[key] = value.length;
  }
  return args;
}

/** The ids in a row's details of those whom it is about, in their order. */
export function auditSubjects(detail: unknown): string[] {
  const { guest, guests, user, userId } = asRecord(detail);
  const several = asList(guests).map((one) => (isRecord(one) ? one.id : one));
  return [guest, user, userId, ...several].filter((one): one is string => typeof one === 'string');
}

/** All ids in a row's details, however deep. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value];
}
