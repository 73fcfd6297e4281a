import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listGuestPlaces } from '../db/results';
import { pinyinOf } from '../import/pinyin';
import { findGuestsInput, type FindGuestsInput, type FoundGuest } from '../schemas/final';
import { compareNames } from '../schemas/pinyin-search';
import { done, type Answer } from '../schemas/problem';
import { searchGuests } from '../schemas/search-guests';
import { authoriseEvent } from './authorise-event';
import { parseInput } from './parse-input';

/** So many are shown; who isn't among them types a little more. */
const MOST = 20;

/** Guests of an event by name, pinyin, employee number or department. Refuses: `invalid-input`, `not-found`. */
export async function findGuests(
  actor: Actor,
  input: FindGuestsInput,
): Promise<Answer<{ guests: FoundGuest[]; more: boolean }>> {
  const parsed = parseInput(findGuestsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, query } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  if (query === '') return done({ guests: [], more: false });
  const all = await listGuestPlaces(db(), eventId);
  const found = searchGuests(
    all.map((guest) => ({
      ...guest,
      employeeNumber: guest.employeeNumber ?? '',
      pinyin: guest.pinyin || pinyinOf(guest.name),
    })),
    query,
  );
  const guests = found
    .toSorted(compareNames)
    .slice(0, MOST)
    .map(({ id, name, department, employeeNumber, table }) => ({
      ...{ id, name, department, employeeNumber },
      table: table?.number ?? null,
    }));
  return done({ guests, more: found.length > MOST });
}
