import type { Db } from '../db/client';
import type { EventRow } from '../db/events';
import { changeSitting, listSittings } from '../db/sittings';
import { shiftLocal, toInstant, toLocal } from '../schemas/zoned-time';

/** The wall clock of the event's start, before and after; `zone`: the event's new one, where that changes, too. */
interface Shift {
  from: string;
  to: string;
  zone?: string;
}

/**
 * Moves all sittings but the first by as much as the event's start is moved, on the wall clock. Answers with
 * their times before and after, for the list of changes; null where nothing moved. The caller has authorised it.
 */
export async function moveOtherSittings(
  db: Db,
  { id, timeZone }: Pick<EventRow, 'id' | 'timeZone'>,
  { from, to, zone = timeZone }: Shift,
) {
  const others = (await listSittings(db, id)).filter(({ position }) => position > 1);
  if (others.length === 0 || (from === to && zone === timeZone)) return null;
  const times = others.map((sitting) => {
    const before = toLocal(sitting.startsAt, timeZone);
    return { ...sitting, before, after: shiftLocal(before, from, to) ?? before };
  });
  for (const { id: sittingId, name, after, startsAt } of times) {
    await changeSitting(db, sittingId, { name, startsAt: toInstant(after, zone) ?? startsAt });
  }
  const told = (which: 'before' | 'after') => ({
    sittings: times.map((sitting) => ({
      name: sitting.name || String(sitting.position),
      startsAt: sitting[which],
    })),
  });
  return { before: told('before'), after: told('after') };
}
