import type { Actor } from '../auth/actor';
import { listGuests, placeGuests } from '../db/guests';
import { listTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { seatEvenlyInput, type SeatEvenlyInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';
import { dealEvenly } from './seating-plan';

/**
 * Deals guests to the tables that aren't locked, departments mixed: everybody anew (those at locked tables
 * stay), or only who has no table yet. In the draft. Refuses: `invalid-input`, `event-not-draft`, `no-tables`.
 */
export async function seatEvenly(actor: Actor, input: SeatEvenlyInput): Promise<Answer<{ seated: number }>> {
  const parsed = parseInput(seatEvenlyInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, who } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const tables = (await listTables(db, eventId)).filter((table) => !table.locked);
    if (tables.length === 0) return refused('no-tables');
    const open = new Set(tables.map((table) => table.id));
    const guests = (await listGuests(db, eventId)).filter((guest) => !guest.waiting);
    const dealt = guests.filter((guest) =>
      who === 'unseated' ? guest.tableId === null : guest.tableId === null || open.has(guest.tableId),
    );
    const staying = who === 'unseated' ? guests.filter((guest) => guest.tableId !== null) : [];
    await placeGuests(
      db,
      dealEvenly(
        tables.map((table) => table.id),
        dealt,
        staying,
      ),
    );
    if (dealt.length > 0) await audit({ action: 'seating.deal', detail: { who, guests: dealt.length } });
    return done({ seated: dealt.length });
  });
}
