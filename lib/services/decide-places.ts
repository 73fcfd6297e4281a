import type { Actor } from '../auth/actor';
import { givePlaces, lockFinal } from '../db/finals';
import { decidePlacesInput, type DecidePlacesInput, type PlaceOf } from '../schemas/final';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { changeEvent } from './change-event';
import { loadEventLogs } from './event-logs';
import { tiesOf } from './final-ranking';
import { parseInput } from './parse-input';

/**
 * Says who has which of the places that finalists of the last stage still tie for (RULES 8.1), all of them at
 * once; a place that isn't named is left open. Refuses: `invalid-input`, `event-not-open`, `no-final`,
 * `conflict` where somebody has decided otherwise or the log has grown since, and `place-not-tied`.
 */
export async function decidePlaces(actor: Actor, input: DecidePlacesInput): Promise<Answer<null>> {
  const parsed = parseInput(decidePlacesInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, stageId, seen, places } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, 'final.run');
  if (!authorised.ok) return authorised;
  const games = await loadEventLogs(eventId);
  const demands = { action: 'final.run', status: 'open' } as const;
  return changeEvent<null>(actor, eventId, demands, async ({ db, audit }) => {
    const stage = (await lockFinal(db, eventId))?.stages.find(({ id }) => id === stageId);
    const table = stage?.games[0];
    if (!stage || !table) return refused('no-final');
    const known = stage.finalists.flatMap(({ guestId, place }) =>
      place === null ? [] : [{ guestId, place }],
    );
    if (isSame(known, places)) return done(null);
    const played = games.find(({ row }) => row.id === table.id);
    if (!isSame(known, seen) || played?.row.length !== table.length) return refused('conflict');
    const ties = tiesOf(played).map((tie) => ({
      places: tie.places,
      guests: tie.seats.map((seat) => played.guests[seat - 1]),
    }));
    const fits = ({ guestId, place }: PlaceOf) =>
      ties.some((tie) => tie.places.includes(place) && tie.guests.includes(guestId));
    if (!places.every(fits)) return refused('place-not-tied');
    await givePlaces(db, stage.id, places);
    const names = new Map(stage.finalists.map(({ guestId, guest }) => [guestId, guest.name]));
    const ranks = (rows: readonly PlaceOf[]) =>
      rows.toSorted(inOrder).map(({ guestId, place }) => ({ place, name: names.get(guestId) ?? '' }));
    await audit({
      action: 'final.places',
      detail: { stage: stage.id, guests: [...new Set([...places, ...known].map(({ guestId }) => guestId))] },
      before: { ranks: ranks(known) },
      after: { ranks: ranks(places) },
    });
    return done(null);
  });
}

function inOrder(one: PlaceOf, other: PlaceOf): number {
  return one.place - other.place;
}

function isSame(some: readonly PlaceOf[], others: readonly PlaceOf[]): boolean {
  const list = (rows: readonly PlaceOf[]) =>
    rows
      .toSorted(inOrder)
      .map(({ guestId, place }) => `${place} ${guestId}`)
      .join();
  return list(some) === list(others);
}
