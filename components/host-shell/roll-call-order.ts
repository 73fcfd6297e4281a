import type { SeatView } from '../../lib/schemas/game';

/** How the guests sit, in throwing order: as planned and dragged, or as tapped one by one. Neither forgets the other. */
export interface Sitting {
  /** Ids of all seats, as the plan has them or as they were dragged since. */
  planned: readonly string[];
  /** Ids in the order in which they were tapped: all seats, once everybody who is here has been. */
  tapped: readonly string[];
  /** Which of the two orders counts. */
  by: 'plan' | 'taps';
  /** Who isn't here, in either order. */
  away: ReadonlySet<string>;
}

/** As the plan has them: by chair, all there. */
export function plannedSitting(seats: readonly SeatView[]): Sitting {
  const byChair = [...seats].sort((one, other) => (one.chair ?? Infinity) - (other.chair ?? Infinity));
  return { planned: byChair.map(({ id }) => id), tapped: [], by: 'plan', away: new Set() };
}

/** The same order for seats that have changed meanwhile: who is new sits last, and hasn't been tapped. */
export function fitSitting(sitting: Sitting, seats: readonly SeatView[]): Sitting {
  const ids = seats.map(({ id }) => id);
  const isOf = (id: string) => ids.includes(id);
  const added = ids.filter((id) => !sitting.planned.includes(id));
  if (added.length === 0 && sitting.planned.every(isOf)) return sitting;
  return {
    ...sitting,
    planned: [...sitting.planned.filter(isOf), ...added],
    tapped: sitting.tapped.filter(isOf),
    away: new Set([...sitting.away].filter(isOf)),
  };
}

/** From now on the order in which names are tapped counts, going on where it was left. */
export function byTaps(sitting: Sitting): Sitting {
  const isWhole = sitting.tapped.length === sitting.planned.length;
  const tapped = isWhole ? sitting.tapped : sitting.tapped.filter((id) => !sitting.away.has(id));
  return completed({ ...sitting, tapped, by: 'taps' });
}

/** The planned order counts again; what was tapped is kept. */
export function byPlan(sitting: Sitting): Sitting {
  return { ...sitting, by: 'plan' };
}

/** Whether names are still being tapped. */
export function isTapping({ by, tapped, planned }: Sitting): boolean {
  return by === 'taps' && tapped.length < planned.length;
}

/** A name is tapped: it takes the next place, or loses the one it has; who was not here is. */
export function tapName(sitting: Sitting, id: string): Sitting {
  const placed = sitting.tapped.includes(id);
  const tapped = placed ? sitting.tapped.filter((one) => one !== id) : [...sitting.tapped, id];
  const away = new Set([...sitting.away].filter((one) => one !== id));
  return completed({ ...sitting, tapped, away });
}

/** All seats in sitting order; who hasn't been tapped sits behind their neighbour. */
export function orderOf(sitting: Sitting): readonly string[] {
  return sitting.by === 'plan' ? sitting.planned : withOthers(sitting.tapped, sitting.planned);
}

/** Who isn't here, in sitting order; whoever hasn't been tapped yet isn't either. */
export function awayOf(sitting: Sitting): string[] {
  const here = new Set(sitting.tapped);
  return orderOf(sitting).filter((id) => (isTapping(sitting) ? !here.has(id) : sitting.away.has(id)));
}

/** Who is here, in sitting order. */
export function presentOf(sitting: Sitting): string[] {
  const away = new Set(awayOf(sitting));
  return orderOf(sitting).filter((id) => !away.has(id));
}

/** Moves a guest to place `to` (from 0) of the order that counts. */
export function moveTo(sitting: Sitting, id: string, to: number): Sitting {
  const others = orderOf(sitting).filter((one) => one !== id);
  const place = Math.min(Math.max(to, 0), others.length);
  const order = [...others.slice(0, place), id, ...others.slice(place)];
  return sitting.by === 'plan' ? { ...sitting, planned: order } : { ...sitting, tapped: order };
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
export function starterBy(sitting: Sitting, elder: string, count: number): string | null {
  const present = presentOf(sitting);
  const from = present.indexOf(elder);
  return from < 0 ? null : (present[(from + count - 1) % present.length] ?? null);
}

/** The throwing order that begins with `starter`, and who of it isn't there. */
export function throwingOrder(sitting: Sitting, starter: string): { order: string[]; away: string[] } {
  const order = orderOf(sitting);
  const from = Math.max(order.indexOf(starter), 0);
  return { order: [...order.slice(from), ...order.slice(0, from)], away: awayOf(sitting) };
}

/** Once nobody is left to be tapped, those who aren't here have their places, too. */
function completed(sitting: Sitting): Sitting {
  const { planned, tapped, away } = sitting;
  const isLeft = planned.some((id) => !away.has(id) && !tapped.includes(id));
  return isLeft ? sitting : { ...sitting, tapped: withOthers(tapped, planned) };
}

/** `order` with everybody else of `all` in it: each behind who sits before them in `all`. */
function withOthers(order: readonly string[], all: readonly string[]): readonly string[] {
  const whole = [...order];
  for (const [at, id] of all.entries()) {
    if (whole.includes(id)) continue;
    const before = [...all.slice(0, at).reverse(), ...all.slice(at).reverse()];
    const neighbour = before.findIndex((one) => whole.includes(one));
    whole.splice(whole.indexOf(before[neighbour] ?? '') + 1, 0, id);
  }
  return whole;
}
