import type { Actor } from '../auth/actor';
import { slipLetters } from '../auth/slip-letters';
import { prizeSlips, readSerial, type PrizeSlip } from '../schemas/prize-slips';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { loadPrizes, type PrizeBook } from './load-prizes';

/** More on one page than a browser lays out at once. */
const MOST_SHOWN = 2_000;

export interface SlipBook extends PrizeBook {
  slips: PrizeSlip[];
  /** The first and the last table that they are of; null where there is none. */
  range: { from: string; to: string } | null;
}

/** Every slip of an event that its plan hands out. */
export function slipsOf({ event, plan, house, slipTiers }: PrizeBook): PrizeSlip[] {
  return prizeSlips(plan, house, slipTiers, slipLetters(event.id));
}

/**
 * The slips of some tables, from one to another; left out, of as many as a page takes. Slips are worth their
 * goods to whoever shows one, so that only who plans the prizes sees them. Refuses: `not-found`, `forbidden`,
 * `event-archived`.
 */
export async function loadSlips(
  actor: Actor,
  eventId: string,
  range: { from: string | null; to: string | null },
): Promise<Answer<SlipBook>> {
  const authorised = await authoriseEvent(actor, eventId, 'prizes.slips');
  if (!authorised.ok) return authorised;
  const loaded = await loadPrizes(actor, eventId);
  if (!loaded.ok) return loaded;
  const all = slipsOf(loaded.value);
  const { tables } = loaded.value.house;
  const from = Math.max(0, indexOf(range.from));
  const to = indexOf(range.to) < from ? lastFitting(from) : indexOf(range.to);
  const shown = new Set(tables.slice(from, to + 1).map(({ id }) => id));
  const [first, last] = [tables[from], tables[to]];
  return done({
    ...loaded.value,
    slips: all.filter(({ table }) => shown.has(table.id)),
    range: first && last ? { from: first.id, to: last.id } : null,
  });

  function indexOf(id: string | null): number {
    return tables.findIndex((table) => table.id === id);
  }

  /** The last table up to which the slips fit on one page; one table always does. */
  function lastFitting(first: number): number {
    let count = 0;
    const over = tables.findIndex((table, at) => {
      if (at < first) return false;
      count += all.filter((slip) => slip.table.id === table.id).length;
      return count > MOST_SHOWN && at > first;
    });
    return over < 0 ? tables.length - 1 : over - 1;
  }
}

/**
 * The slip with this number, as somebody shows it at the prize desk. Refuses: `not-found`, `forbidden`,
 * `event-archived`, `unknown-slip`.
 */
export async function findSlip(
  actor: Actor,
  { eventId, serial }: { eventId: string; serial: string },
): Promise<Answer<PrizeSlip>> {
  const authorised = await authoriseEvent(actor, eventId, 'prizes.slips');
  if (!authorised.ok) return authorised;
  const loaded = await loadPrizes(actor, eventId);
  if (!loaded.ok) return loaded;
  const wanted = readSerial(serial);
  const found = slipsOf(loaded.value).find((slip) => readSerial(slip.serial) === wanted);
  return found ? done(found) : refused('unknown-slip');
}
