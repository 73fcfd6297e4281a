import { z } from 'zod';
import { id, optionalLine } from './primitives';
import type { RosterGuest } from './roster-view';

/** Guests on one page of the roster: a long one is never shown, or sent, whole. */
export const ROSTER_PAGE = 100;
/** Guests that one deed may be about: all that a roster may have. */
const MOST = 10_000;

export const ROSTER_SHOWN = ['all', 'seated', 'unseated', 'waiting', 'external'] as const;
export type RosterShown = (typeof ROSTER_SHOWN)[number];
/** `added`: as the file or whoever typed them in had them. */
export const ROSTER_ORDERS = ['added', 'name', 'number', 'department', 'table'] as const;
export type RosterOrder = (typeof ROSTER_ORDERS)[number];

/** What of the roster is looked at; an address that says something else means its beginning. */
export const rosterQuery = z.object({
  search: z.string().max(200).catch(''),
  show: z.enum(ROSTER_SHOWN).catch('all'),
  order: z.enum(ROSTER_ORDERS).catch('added'),
  down: z.stringbool().catch(false),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});
export type RosterQuery = z.output<typeof rosterQuery>;

export interface RosterSitting {
  id: string;
  /** Empty: called by its position. */
  name: string;
  position: number;
}

export interface RosterRow extends RosterGuest {
  /** Whether somebody else on the roster has the same name. */
  namesake: boolean;
  /** Which sitting they come to; null where they come to none, or the event has only one. */
  sitting: RosterSitting | null;
}

export interface RosterPage {
  query: RosterQuery;
  rows: RosterRow[];
  /** How many the search found, on all pages. */
  found: number;
  pages: number;
  /** How many of the whole roster each choice shows. */
  counts: Record<RosterShown, number>;
  /** The event's sittings, where it has several. */
  sittings: readonly RosterSitting[];
  /** All departments of the roster. */
  departments: readonly string[];
}

const guestIds = z.array(id).min(1).max(MOST);

/** Takes several guests off the roster. */
export const removeGuestsInput = z.strictObject({ eventId: id, guestIds });
export type RemoveGuestsInput = z.infer<typeof removeGuestsInput>;

/** Gives several guests a department; '' takes it away. */
export const setDepartmentInput = z.strictObject({ eventId: id, guestIds, department: optionalLine(80) });
export type SetDepartmentInput = z.infer<typeof setDepartmentInput>;

/** All that a search finds, to do something with all of them. */
export const findRosterInput = z.strictObject({
  eventId: id,
  search: z.string().max(200),
  show: z.enum(ROSTER_SHOWN),
});
export type FindRosterInput = z.infer<typeof findRosterInput>;
