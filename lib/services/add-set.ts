import type { Actor } from '../auth/actor';
import { raiseRevision } from '../db/beside';
import { addSeats, lockGamesOf } from '../db/seats';
import { changeTable, listTables } from '../db/tables';
import { announce } from '../live/announce';
import { done, refused, type Answer } from '../schemas/problem';
import { addSetInput, type AddSetInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { createGame } from './create-game';
import { seatsFrom } from './current-game';
import { parseInput } from './parse-input';

/**
 * Lets a table of an open event play one more 会: by the same rules and prizes, with who has a seat in its
 * last one. The same ordinal again is the same 会. Refuses: `invalid-input`, `event-not-open`, `table-gone`,
 * and `conflict` where it wouldn't be the next.
 */
export async function addSet(actor: Actor, input: AddSetInput): Promise<Answer<{ gameId: string }>> {
  const parsed = parseInput(addSetInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tableId, ordinal } = parsed.value;
  const demands = { action: 'event.edit', status: 'open' } as const;
  const added = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const table = (await listTables(db, eventId)).find(({ id }) => id === tableId);
    const games = await lockGamesOf(db, tableId);
    const last = games.at(-1);
    if (!table || !last?.snapshotId) return refused('table-gone');
    const known = games.find((game) => game.ordinal === ordinal);
    if (known) return done({ gameId: known.id, told: [] });
    if (ordinal !== last.ordinal + 1) return refused('conflict');
    const { snapshotId } = last;
    const game = await createGame(db, { eventId, tableId, ordinal, snapshotId });
    await addSeats(db, await seatsFrom(last, { id: game.id, seats: [] }));
    await changeTable(db, tableId, { sets: ordinal });
    for (const { id } of games) await raiseRevision(db, id);
    await audit({ action: 'table.add-set', gameId: game.id, detail: { table: tableId, ordinal } });
    return done({ gameId: game.id, told: games });
  });
  if (!added.ok) return added;
  const { gameId, told } = added.value;
  for (const game of told) announce(game.id, game.length, 'game');
  return done({ gameId });
}
