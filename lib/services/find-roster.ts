import type { Actor } from '../auth/actor';
import { done, type Answer } from '../schemas/problem';
import { findRosterInput, type FindRosterInput } from '../schemas/roster-page';
import { searchGuests } from '../schemas/search-guests';
import { authoriseEvent } from './authorise-event';
import { parseInput } from './parse-input';
import { readRosterRows, SHOWN } from './roster-rows';

/** The ids of all guests that a search finds, to do something with all of them. Refuses: `not-found`. */
export async function findRoster(actor: Actor, input: FindRosterInput): Promise<Answer<string[]>> {
  const parsed = parseInput(findRosterInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, search, show } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { rows } = await readRosterRows(eventId);
  return done(searchGuests(rows.filter(SHOWN[show]), search).map(({ id }) => id));
}
