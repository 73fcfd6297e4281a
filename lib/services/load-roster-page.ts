import type { Actor } from '../auth/actor';
import { done, type Answer } from '../schemas/problem';
import { ROSTER_PAGE, ROSTER_SHOWN, type RosterPage, type RosterQuery } from '../schemas/roster-page';
import { searchGuests } from '../schemas/search-guests';
import { authoriseEvent } from './authorise-event';
import { compareTexts, ORDERS, readRosterRows, SHOWN } from './roster-rows';

/** One page of an event's roster, searched and sorted; the last one where it has fewer. Refuses: `not-found`. */
export async function loadRosterPage(
  actor: Actor,
  eventId: string,
  query: RosterQuery,
): Promise<Answer<RosterPage>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { rows, sittings } = await readRosterRows(eventId);
  const found = searchGuests(rows.filter(SHOWN[query.show]), query.search);
  const sorted = query.order === 'added' ? [...found] : found.toSorted(ORDERS[query.order]);
  if (query.down) sorted.reverse();
  const pages = Math.max(1, Math.ceil(sorted.length / ROSTER_PAGE));
  const page = Math.min(query.page, pages);
  const counts = ROSTER_SHOWN.map((shown) => [shown, rows.filter(SHOWN[shown]).length] as const);
  const departments = new Set(rows.map(({ department }) => department));
  return done({
    query: { ...query, page },
    rows: sorted.slice((page - 1) * ROSTER_PAGE, page * ROSTER_PAGE),
    found: sorted.length,
    pages,
    counts: Object.fromEntries(counts) as RosterPage['counts'],
    sittings,
    departments: [...departments].filter((name) => name !== '').sort(compareTexts),
  });
}
