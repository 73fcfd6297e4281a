import type { Actor } from '../auth/actor';
import {
  listActors,
  listAudit as readAudit,
  readNames,
  type AuditFilter,
  type AuditRow as Stored,
} from '../db/audit';
import { db } from '../db/client';
import { listEventGames } from '../db/event-games';
import { listGuestPlaces } from '../db/results';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import { pinyinOf } from '../import/pinyin';
import { idsIn } from '../schemas/audit-changes';
import {
  AUDIT_PAGE,
  nounsOf,
  type AuditList,
  type AuditName,
  type AuditPlace,
  type AuditQuery,
  type AuditRow,
} from '../schemas/audit-view';
import { done, type Answer } from '../schemas/problem';
import { searchGuests } from '../schemas/search-guests';
import { authoriseEvent } from './authorise-event';

type Game = Awaited<ReturnType<typeof listEventGames>>[number];

/** So many guests a word may stand for; who types one letter means none of them. */
const MOST_NAMED = 100;

/**
 * A page of an event's list of changes, newest first. `actionsFor`: the actions whose sentence, in the
 * reader's language, has a word. Refuses: `not-found`.
 */
export async function listAudit(
  actor: Actor,
  eventId: string,
  query: AuditQuery,
  actionsFor: (word: string) => readonly string[],
): Promise<Answer<AuditList>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const [people, games, tables, sittings] = await Promise.all([
    listActors(db(), eventId),
    listEventGames(db(), eventId),
    listTables(db(), eventId),
    listSittings(db(), eventId),
  ]);
  const rows = await readAudit(db(), eventId, {
    nouns: query.kind === null ? null : nounsOf(query.kind),
    by: personOf(query),
    table: tableOf(query, games),
    words: await wordsOf(eventId, query, people, actionsFor),
    before: query.before,
    limit: AUDIT_PAGE + 1,
  });
  const shown = rows.slice(0, AUDIT_PAGE);
  const several = sittings.length > 1;
  const placeOf = (gameId: string | null) =>
    describePlace(
      games.find(({ id }) => id === gameId),
      several,
    );
  const names = await namesIn(eventId, shown);
  return done({
    query,
    rows: shown.map((row) => describe(row, people, placeOf(row.gameId), names)),
    next: rows.length > AUDIT_PAGE ? (shown.at(-1)?.id ?? null) : null,
    people,
    tables: tables.map(({ id, number, name, sitting }) => ({
      ...{ id, number, name },
      sitting: several ? { name: sitting.name, number: sitting.position } : null,
    })),
  });
}

function personOf({ by }: AuditQuery): AuditFilter['by'] {
  if (by === null) return null;
  if (by === 'hosts') return { kind: 'host' };
  return by === 'system' ? { kind: 'system' } : { kind: 'user', userId: by };
}

function tableOf({ table }: AuditQuery, games: readonly Game[]): AuditFilter['table'] {
  if (table === null) return null;
  const tableId = table === 'final' ? null : table;
  const own = games.filter((game) => (tableId === null ? game.stage !== null : game.tableId === tableId));
  return { games: own.map(({ id }) => id), tableId };
}

/** Each word that was typed: as text, as an action, and as the guests and users whom it names. */
async function wordsOf(
  eventId: string,
  { search }: AuditQuery,
  people: readonly { id: string; name: string }[],
  actionsFor: (word: string) => readonly string[],
): Promise<AuditFilter['words']> {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const guests = (await listGuestPlaces(db(), eventId)).map((guest) => ({
    ...{ id: guest.id, name: guest.name, employeeNumber: guest.employeeNumber ?? '', department: '' },
    pinyin: guest.pinyin || pinyinOf(guest.name),
  }));
  return words.map((text) => {
    const named = searchGuests(guests, text);
    const users = people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
    return {
      text,
      actions: actionsFor(text),
      ids: [...users, ...(named.length > MOST_NAMED ? [] : named)].map(({ id }) => id),
    };
  });
}

async function namesIn(eventId: string, rows: readonly Stored[]): Promise<Map<string, AuditName>> {
  const ids = new Set(rows.flatMap(({ detail }) => idsIn(detail)));
  const { guests, tables, sittings, items, users } = await readNames(db(), eventId, [...ids]);
  const named = (kind: AuditName['kind'], rowsOf: readonly { id: string; name: string }[]) =>
    rowsOf.map(({ id, name }) => [id, { kind, name, number: 0 }] as const);
  return new Map<string, AuditName>([
    ...named('guest', guests),
    ...named('item', items),
    ...named('user', users),
    ...tables.map(({ id, name, number }) => [id, { kind: 'table', name, number }] as const),
    ...sittings.map(({ id, name, position }) => [id, { kind: 'sitting', name, number: position }] as const),
  ]);
}

function describe(
  { id, at, actor, actorId, action, detail, before, after }: Stored,
  people: readonly { id: string; name: string }[],
  place: AuditPlace | null,
  names: ReadonlyMap<string, AuditName>,
): AuditRow {
  const by = { kind: actor, name: people.find((one) => one.id === actorId)?.name ?? null };
  const own = idsIn(detail).flatMap((one) => {
    const name = names.get(one);
    return name ? [[one, name] as const] : [];
  });
  return {
    id,
    at: at.toISOString(),
    by,
    action,
    place,
    detail,
    before,
    after,
    names: Object.fromEntries(own),
  };
}

function describePlace(game: Game | undefined, several: boolean): AuditPlace | null {
  if (!game) return null;
  const { id: gameId, table, ordinal } = game;
  if (!table) return { gameId, kind: 'final', number: ordinal, ordinal: 1, sitting: null };
  const { name, position } = table.sitting;
  const sitting = several ? { name, number: position } : null;
  return { gameId, kind: 'table', number: table.number, ordinal, sitting };
}
