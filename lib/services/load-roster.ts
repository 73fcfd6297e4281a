import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listGuests } from '../db/guests';
import { listTables } from '../db/tables';
import { pinyinOf } from '../import/pinyin';
import { done, type Answer } from '../schemas/problem';
import type { RosterGuest, TableView } from '../schemas/roster-view';
import { authoriseEvent } from './authorise-event';
import { guestFieldsOf } from './edit-guest';

export interface Roster {
  guests: RosterGuest[];
  tables: TableView[];
}

/** The guests of an event in roster order, and its tables. Refuses: `not-found`. */
export async function loadRoster(actor: Actor, eventId: string): Promise<Answer<Roster>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const [guests, tables] = await Promise.all([listGuests(db(), eventId), listTables(db(), eventId)]);
  const numbers = new Map(tables.map((table) => [table.id, table.number]));
  return done({
    guests: guests.map((row) => ({
      ...guestFieldsOf(row),
      id: row.id,
      pinyin: row.pinyin || pinyinOf(row.name),
      tableId: row.tableId,
      table: row.tableId === null ? null : (numbers.get(row.tableId) ?? null),
      chair: row.chair,
      waiting: row.waiting,
      late: row.late,
    })),
    tables: tables.map(({ id, number, name, locked }) => ({ id, number, name, locked })),
  });
}
