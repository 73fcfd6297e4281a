import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { listGuests, placeGuests, type GuestRow } from '../db/guests';
import { listItems } from '../db/items';
import { freezeGames, insertSnapshot, lockTableGames, type FrozenSeat } from '../db/opening';
import { listTables, type TableRow } from '../db/tables';
import { RULES_VERSION } from '../rules';
import { eventInput, type EventInput } from '../schemas/event';
import { groupBy } from '../schemas/group-by';
import { planPrizes } from '../schemas/prize-plan';
import { done, refused, type Answer } from '../schemas/problem';
import type { SnapshotBody } from '../schemas/snapshot';
import { fillChairs } from '../seating/chairs';
import { changeEvent } from './change-event';
import { numbersFrom } from './create-event';
import { createGames } from './create-game';
import { eventRules } from './event-rules';
import { parseInput } from './parse-input';
import { readOpeningChecks } from './read-opening-checks';

/** How many games an open event has, and at how many tables. */
export interface Opened {
  games: number;
  tables: number;
}

/**
 * 开博: freezes rules, tiers and items as the event's next snapshot, gives who sits at a table without a
 * chair the next free one, makes a game for each 会 of a table and seats it in chair order. Opening an open event changes nothing.
 * Refuses: `not-ready` with the first check that blocks, `event-closed`.
 */
export async function openEvent(actor: Actor, input: EventInput): Promise<Answer<Opened>> {
  const parsed = parseInput(eventInput, input);
  if (!parsed.ok) return parsed;
  const { eventId } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.open' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    const games = await lockTableGames(db, eventId);
    if (event.status === 'open') return done(opened(games));
    const { notes } = await readOpeningChecks(db, event);
    const block = notes.find((note) => note.blocks);
    if (block) return refused('not-ready', { check: block.code, count: block.count });

    await createGames(db, eventId, laterGames(await listTables(db, eventId), games));
    const all = await lockTableGames(db, eventId);
    const guests = (await listGuests(db, eventId)).filter(
      (guest) => !guest.waiting && guest.tableId !== null,
    );
    const seated = seatByChair(guests);
    await placeGuests(
      db,
      [...seated.values()].flat().filter((one) => one.isNew),
    );
    const rules = eventRules(event);
    const body: SnapshotBody = {
      v: 1,
      rules,
      items: inOrder(planPrizes(rules, await listItems(db, eventId))),
      calledThrows: event.calledThrows,
      currency: event.currency,
    };
    const snapshotId = await insertSnapshot(db, eventId, RULES_VERSION, body);
    const seats = all.flatMap((game): FrozenSeat[] =>
      (seated.get(game.tableId ?? '') ?? []).map(({ guestId, chair }, index) => ({
        gameId: game.id,
        guestId,
        position: index + 1,
        chair,
      })),
    );
    await freezeGames(
      db,
      all.map((game) => game.id),
      snapshotId,
      seats,
    );
    await changeEventRow(db, eventId, { status: 'open' });
    await audit({
      action: 'event.open',
      detail: { snapshot: snapshotId, games: all.length, seats: seats.length },
    });
    return done(opened(all));
  });
}

function opened(games: readonly { tableId: string | null }[]): Opened {
  return { games: games.length, tables: new Set(games.map(({ tableId }) => tableId)).size };
}

/** The 会 that tables are to play and have no game for yet. */
function laterGames(
  tables: readonly Pick<TableRow, 'id' | 'sets'>[],
  games: readonly { tableId: string | null; ordinal: number }[],
) {
  const known = new Set(games.map(({ tableId, ordinal }) => `${tableId}/${ordinal}`));
  return tables
    .flatMap(({ id, sets }) => numbersFrom(1, sets).map((ordinal) => ({ tableId: id, ordinal })))
    .filter(({ tableId, ordinal }) => !known.has(`${tableId}/${ordinal}`));
}

/** By table: who sits there, in chair order. */
function seatByChair(guests: readonly GuestRow[]) {
  const tables = groupBy(guests, (guest) => guest.tableId ?? '');
  return new Map(
    [...tables].map(([tableId, sitters]) => {
      const chairs = fillChairs(sitters);
      const placed = sitters.map((guest) => ({
        guestId: guest.id,
        tableId,
        chair: chairs.get(guest.id) ?? 1,
        isNew: guest.chair === null,
      }));
      return [tableId, placed.sort((one, other) => one.chair - other.chair)];
    }),
  );
}

function inOrder(plan: ReturnType<typeof planPrizes>): SnapshotBody['items'] {
  return [...plan.tiers.flatMap((tier) => tier.items), ...plan.final].map(
    ({ id, tier, place, name, value, quantity }) => ({ id, tier, place, name, value, quantity }),
  );
}
