import type { Actor } from '../auth/actor';
import { findGuest, listGuests, placeGuests, type Placement } from '../db/guests';
import { listTables } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { moveGuestInput, type MoveGuestInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';
import { lowestFree } from './seating-plan';

/**
 * Seats a guest at another table or chair, or nowhere. Whoever has the chair gets the mover's old one, or
 * the next free one. In the draft. Refuses: `invalid-input`, `event-not-draft`, `guest-gone`, `table-gone`.
 */
export async function moveGuest(
  actor: Actor,
  input: MoveGuestInput,
): Promise<Answer<{ swappedWith: string | null }>> {
  const parsed = parseInput(moveGuestInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, guestId, tableId, chair } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    const guest = await findGuest(db, eventId, guestId);
    if (!guest) return refused('guest-gone');
    const tables = await listTables(db, eventId);
    const number = (id: string | null) => tables.find((table) => table.id === id)?.number ?? null;
    if (tableId !== null && number(tableId) === null) return refused('table-gone');
    if (guest.tableId === tableId && (chair === null || chair === guest.chair))
      return done({ swappedWith: null });

    const others = (await listGuests(db, eventId)).filter(
      (one) => one.tableId === tableId && one.id !== guestId,
    );
    const taken = new Set(others.flatMap((one) => one.chair ?? []));
    const target = tableId === null ? null : (chair ?? lowestFree(taken));
    const placements: Placement[] = [{ guestId, tableId, chair: target }];
    const sitter = tableId === null ? undefined : others.find((one) => one.chair === target);
    if (sitter) {
      const back = guest.tableId === tableId ? guest.chair : null;
      placements.push({ guestId: sitter.id, tableId, chair: back ?? lowestFree(taken) });
    }
    await placeGuests(db, placements);
    await audit({
      action: 'seating.move',
      detail: {
        guest: guestId,
        from: { table: number(guest.tableId), chair: guest.chair },
        to: { table: number(tableId), chair: target },
      },
    });
    return done({ swappedWith: sitter?.name ?? null });
  });
}
