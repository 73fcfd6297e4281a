import type { Actor } from '../auth/actor';
import { listBonds } from '../db/bonds';
import { db } from '../db/client';
import { listGuests } from '../db/guests';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import { pinyinOf } from '../import/pinyin';
import { done, type Answer } from '../schemas/problem';
import type { SittingView } from '../schemas/sittings';
import { countSets } from '../schemas/tables';
import type { SeatingView } from '../seating/view';
import { authoriseEvent } from './authorise-event';
import { sittingTime } from './sitting-time';

/** Sittings, tables, guests and bonds of an event. Refuses: `not-found`. */
export async function loadSeating(actor: Actor, eventId: string): Promise<Answer<SeatingView>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event } = authorised.value;
  const [sittings, tables, guests, bonds] = await Promise.all([
    listSittings(db(), eventId),
    listTables(db(), eventId),
    listGuests(db(), eventId),
    listBonds(db(), eventId),
  ]);
  const first = sittings[0]?.id ?? '';
  return done({
    sittings: sittings.map((sitting): SittingView => {
      const { id } = sitting;
      const own = tables.filter((table) => table.sittingId === id);
      const here = guests.filter((guest) => (guest.sittingId ?? first) === id);
      return {
        ...sittingTime(sitting, event.timeZone),
        tables: own.length,
        sets: countSets(own),
        sameSets: own.every((table) => table.sets === own[0]?.sets),
        guests: here.filter((guest) => !guest.waiting).length,
        waiting: here.filter((guest) => guest.waiting).length,
      };
    }),
    tables: tables.map(({ id, sittingId, number, name, locked, sets }) => ({
      ...{ id, sittingId, number, name, locked, sets },
    })),
    guests: guests.map(({ id, name, pinyin, employeeNumber, department, external, ...guest }) => ({
      ...{ id, name, department, external },
      pinyin: pinyin || pinyinOf(name),
      employeeNumber: employeeNumber ?? '',
      sittingId: guest.sittingId ?? first,
      ...{ tableId: guest.tableId, chair: guest.chair, waiting: guest.waiting },
    })),
    bonds,
  });
}
