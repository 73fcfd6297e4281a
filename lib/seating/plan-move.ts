import { TABLE_SIZE } from '../schemas/seating';
import { fillChairs, lowestFree, roundTable } from './chairs';
import type { Place, Sitter } from './types';

/** Where guests are put down: at no table, on the next free chairs, on a given chair, or between others. */
export type Target =
  | { tableId: null }
  | { tableId: string; at: 'free' | 'last' }
  | { tableId: string; chair: number }
  | { tableId: string; before: string };

/**
 * Everybody whose place changes when `moved` are put down at the target; null where the table would be too
 * full. Between others, those behind move up to the next gap; within their own table guests change their
 * order and the same chairs stay taken. A given chair that is taken is swapped, or its sitter gets the next
 * free one.
 * @param guests everybody of the target's table, and those who are moved
 */
export function planMove(
  guests: readonly Sitter[],
  moved: readonly string[],
  target: Target,
): Place[] | null {
  const ids = new Set(moved);
  const movers = moved.flatMap((id) => guests.find((guest) => guest.id === id) ?? []);
  if (target.tableId === null) return changed(movers, () => null, new Map());
  const { tableId } = target;
  const at = roundTable(guests.filter((guest) => guest.tableId === tableId));
  const others = at.filter((guest) => !ids.has(guest.id));
  if (others.length + movers.length > TABLE_SIZE.limit) return null;
  const chairs =
    'chair' in target
      ? onChair(at, movers, target.chair)
      : 'before' in target
        ? between(at, movers, target.before)
        : target.at === 'last'
          ? between(at, movers, null)
          : onFree(others, movers, tableId);
  return changed([...others, ...movers], () => tableId, chairs);
}

/** Guests by their ids with those places. */
export function withPlaces<Guest extends Sitter>(
  guests: readonly Guest[],
  places: readonly Place[],
): Guest[] {
  const byId = new Map(places.map((place) => [place.guestId, place]));
  return guests.map((guest) => {
    const place = byId.get(guest.id);
    return place ? { ...guest, tableId: place.tableId, chair: place.chair } : guest;
  });
}

type Chairs = ReadonlyMap<string, number | null>;

function changed(sitters: readonly Sitter[], table: () => string | null, chairs: Chairs): Place[] {
  return sitters
    .map((guest) => ({
      guest,
      place: { guestId: guest.id, tableId: table(), chair: chairs.get(guest.id) ?? null },
    }))
    .filter(({ guest, place }) => guest.tableId !== place.tableId || guest.chair !== place.chair)
    .map(({ place }) => place);
}

/** Who waits for a chair at the table gets one first. */
function onFree(others: readonly Sitter[], movers: readonly Sitter[], tableId: string): Chairs {
  const staying = movers.filter((guest) => guest.tableId === tableId);
  const coming = movers.filter((guest) => guest.tableId !== tableId);
  return fillChairs([...others, ...staying, ...coming.map(({ id }) => ({ id, chair: null }))]);
}

function onChair(at: readonly Sitter[], movers: readonly Sitter[], chair: number): Chairs {
  const [mover] = movers;
  const chairs = new Map(at.map((guest) => [guest.id, guest.chair]));
  if (!mover) return chairs;
  const sitter = at.find((guest) => guest.chair === chair && guest.id !== mover.id);
  if (sitter) {
    const taken = new Set(at.flatMap((guest) => (guest.id === mover.id ? [] : (guest.chair ?? []))));
    const own = at.includes(mover) ? mover.chair : null;
    chairs.set(sitter.id, own ?? lowestFree(taken));
  }
  return chairs.set(mover.id, chair);
}

function between(at: readonly Sitter[], movers: readonly Sitter[], before: string | null): Chairs {
  const ids = new Set(movers.map((guest) => guest.id));
  const filled = fillChairs(at);
  const others = roundTable(at.map((guest) => ({ ...guest, chair: filled.get(guest.id) ?? null }))).filter(
    (guest) => !ids.has(guest.id),
  );
  // In front of one who moves along: where that one sits now.
  const from = at.findIndex((guest) => guest.id === before);
  const behind = from < 0 ? undefined : at.slice(from).find((guest) => !ids.has(guest.id));
  const place = others.findIndex((guest) => guest.id === behind?.id);
  const split = place < 0 ? others.length : place;
  const order = [...others.slice(0, split), ...movers, ...others.slice(split)].map(({ id }) => id);
  const inside = movers.every((guest) => at.some((one) => one.id === guest.id));
  if (inside) {
    const same = [...filled.values()].sort((one, other) => one - other);
    return new Map(order.map((id, index) => [id, same[index] ?? null]));
  }
  const chairs = new Map<string, number>();
  let last = others[split - 1]?.chair ?? 0;
  for (const guest of others.slice(0, split)) chairs.set(guest.id, guest.chair ?? 0);
  for (const id of order.slice(split)) {
    const own = ids.has(id) ? 0 : (filled.get(id) ?? 0);
    last = Math.max(last + 1, own);
    chairs.set(id, last);
  }
  // Behind the last chair of a large table nothing is left: then everybody moves together.
  return last > TABLE_SIZE.limit ? new Map(order.map((id, index) => [id, index + 1])) : chairs;
}
