import { gameCode, gamePin } from '../auth/game-link';
import { db } from '../db/client';
import { listTableGames } from '../db/event-games';
import type { PrintedAccess, PrintInput } from '../export/prints/input';

/** The ways in of these tables' hosts, one for each table, whatever it plays. The caller has authorised it. */
export async function readPrintAccess(
  { house }: Pick<PrintInput, 'house'>,
  eventId: string,
  origin: string,
): Promise<PrintedAccess[]> {
  const tables = new Map(house.tables.map((table) => [table.id, table]));
  const games = await listTableGames(db(), eventId);
  return games.flatMap(({ id, ordinal, generation, table }) => {
    const known = table && tables.get(table.id);
    if (!known || ordinal > 1) return [];
    const { sitting, number, name } = known;
    return [
      {
        ...{ tableId: known.id, sitting, number, name },
        url: `${origin}/t/${gameCode(id, generation)}`,
        pin: gamePin(id, generation),
      },
    ];
  });
}
