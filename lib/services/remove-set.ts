import type { Actor } from '../auth/actor';
import { raiseRevision } from '../db/beside';
import { lockGamesOf } from '../db/seats';
import { changeTable, listTables, removeGame } from '../db/tables';
import { announce } from '../live/announce';
import { done, refused, type Answer } from '../schemas/problem';
import { addSetInput, type AddSetInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Takes a table's last 会 away again, while nothing is logged in it; one that is gone already is no failure.
 * Refuses: `invalid-input`, `event-not-open`, `table-gone`, `table-begun`, and `conflict` where it isn't the
 * last.
 */
export async function removeSet(actor: Actor, input: AddSetInput): Promise<Answer<{ removed: boolean }>> {
  const parsed = parseInput(addSetInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tableId, ordinal } = parsed.value;
  const demands = { action: 'event.edit', status: 'open' } as const;
  const removed = await changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const table = (await listTables(db, eventId)).find(({ id }) => id === tableId);
    const games = await lockGamesOf(db, tableId);
    const last = games.at(-1);
    if (!table || !last) return refused('table-gone');
    if (last.ordinal < ordinal) return done([]);
    if (last.ordinal > ordinal) return refused('conflict');
    if (last.length > 0) return refused('table-begun', { number: table.number });
    const others = games.slice(0, -1);
    await removeGame(db, last.id);
    await changeTable(db, tableId, { sets: ordinal - 1 });
    for (const { id } of others) await raiseRevision(db, id);
    await audit({ action: 'table.remove-set', detail: { table: tableId, ordinal } });
    return done(others);
  });
  if (!removed.ok) return removed;
  for (const game of removed.value) announce(game.id, game.length, 'game');
  return done({ removed: removed.value.length > 0 });
}
