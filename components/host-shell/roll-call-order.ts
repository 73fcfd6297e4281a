import type { SeatView } from '../../lib/schemas/game';

/** The guests as they sit, in throwing order. */
export interface Sitting {
  /** Ids of seats in sitting order. */
  order: readonly string[];
  /** Guests whose place hasn't been said yet. */
  rest: readonly string[];
  away: ReadonlySet<string>;
}

/** As the plan has them: by chair, all there. */
export function plannedSitting(seats: readonly SeatView[]): Sitting {
  const byChair = [...seats].sort((one, other) => (one.chair ?? Infinity) - (other.chair ?? Infinity));
  return { order: byChair.map(({ id }) => id), rest: [], away: new Set() };
}

/** Nobody placed: names are then tapped in sitting order. */
export function emptySitting({ order, rest }: Sitting): Sitting {
  return { order: [], rest: [...order, ...rest], away: new Set() };
}

export function placeNext(sitting: Sitting, id: string): Sitting {
  return { ...sitting, order: [...sitting.order, id], rest: sitting.rest.filter((one) => one !== id) };
}

/** Moves a guest to place `to` (from 0). */
export function moveTo(sitting: Sitting, id: string, to: number): Sitting {
  const others = sitting.order.filter((one) => one !== id);
  const place = Math.min(Math.max(to, 0), others.length);
  return { ...sitting, order: [...others.slice(0, place), id, ...others.slice(place)] };
}

export function toggleAway(sitting: Sitting, id: string): Sitting {
  const away = new Set(sitting.away);
  if (!away.delete(id)) away.add(id);
  return { ...sitting, away };
}

/**
 * Who begins: that many seats are counted from the elder in throwing order, the elder being 1 (RULES 6.1).
 * Whoever isn't there is not counted. Null where nobody can be counted.
 */
export function starterBy({ order, away }: Sitting, elder: string, count: number): string | null {
  const from = order.indexOf(elder);
  const present = [...order.slice(from), ...order.slice(0, from)].filter((id) => !away.has(id));
  return from < 0 ? null : (present[(count - 1) % present.length] ?? null);
}

/** The throwing order that begins with `starter`; guests that were never placed sit at its end, away. */
export function throwingOrder(
  { order, rest, away }: Sitting,
  starter: string,
): { order: string[]; away: string[] } {
  const from = Math.max(order.indexOf(starter), 0);
  return {
    order: [...order.slice(from), ...order.slice(0, from), ...rest],
    away: [...order.filter((id) => away.has(id)), ...rest],
  };
}
