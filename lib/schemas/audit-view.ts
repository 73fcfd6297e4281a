import { z } from 'zod';

/** An event's list of changes: who did what, when, from what to what. */

/** Rows on one page of it. */
export const AUDIT_PAGE = 50;

/** What an action is about, by the noun that its code begins with. */
const NOUNS = {
  event: ['event'],
  members: ['member'],
  roster: ['guest', 'guests', 'roster'],
  seating: ['seating', 'seat', 'table', 'tables', 'sitting', 'sittings', 'bond'],
  prizes: ['prizes'],
  rules: ['rules'],
  hosts: ['host'],
  games: ['game'],
  final: ['final'],
  results: ['results', 'prints'],
} as const;

export type AuditKind = keyof typeof NOUNS;
export const AUDIT_KINDS = Object.keys(NOUNS) as readonly AuditKind[];

/** The nouns of the actions that belong to a kind. */
export function nounsOf(kind: AuditKind): readonly string[] {
  return NOUNS[kind];
}

/** Which kind an action belongs to; null for what is about no event. */
export function kindOf(action: string): AuditKind | null {
  const noun = action.split('.')[0] ?? '';
  return AUDIT_KINDS.find((kind) => nounsOf(kind).includes(noun)) ?? null;
}

const cursor = z.uuid().toLowerCase();

/** What of the list is looked at; an address that says something else means all of it. */
export const auditQuery = z.object({
  kind: z.enum(AUDIT_KINDS).nullable().catch(null),
  /** A user's id, `hosts` or `system`. */
  by: z
    .union([z.enum(['hosts', 'system']), cursor])
    .nullable()
    .catch(null),
  /** A table's id, or `final` for the tables of the final. */
  table: z
    .union([z.literal('final'), cursor])
    .nullable()
    .catch(null),
  search: z.string().max(200).catch(''),
  /** Only what is older than this row. */
  before: cursor.nullable().catch(null),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** What an id in a row stands for, as far as it is still known. */
export interface AuditName {
  kind: 'guest' | 'user' | 'table' | 'sitting' | 'item';
  /** A person's, a sitting's or an item's name; of a table its own name, often empty. */
  name: string;
  /** A table's number, a sitting's place among the others; 0 for what has none. */
  number: number;
}

/** The game that a row is about. */
export interface AuditPlace {
  gameId: string;
  kind: 'table' | 'final';
  number: number;
  ordinal: number;
  /** Where the event has several sittings. */
  sitting: { name: string; number: number } | null;
}

export interface AuditRow {
  id: string;
  at: string;
  by: { kind: 'user' | 'host' | 'system'; name: string | null };
  action: string;
  place: AuditPlace | null;
  detail: unknown;
  before: unknown;
  after: unknown;
  /** What the ids in `detail` stand for. */
  names: Readonly<Record<string, AuditName>>;
}

export interface AuditList {
  query: AuditQuery;
  rows: AuditRow[];
  /** The row behind which older ones follow; null where there are none. */
  next: string | null;
  /** Who has done anything here. */
  people: readonly { id: string; name: string }[];
  /** Tables that a row can be about. */
  tables: readonly { id: string; number: number; name: string; sitting: AuditPlace['sitting'] }[];
}
