import type { Actor } from '../auth/actor';
import type { GuestRow } from '../export/guest-rows';
import type { PrizeListInput } from '../export/input';
import { prizeRows, type PrizeRows } from '../export/prize-rows';
import type { EventRow } from '../db/events';
import { pinyinOf } from '../import/pinyin';
import { can } from '../permissions';
import { done, type Answer } from '../schemas/problem';
import { searchGuests } from '../schemas/search-guests';
import type { ClosingView, GuestResultView, ResultsView } from '../schemas/results-view';
import { authoriseEvent } from './authorise-event';
import { loadEventLogs } from './event-logs';
import { readPrizeList } from './read-prize-list';
import { resultsDigest, sameResults } from './results-digest';

/** Guests on one page of the list. */
const PAGE_SIZE = 100;

/**
 * Who won what, as the logs stand now: totals, tables, and the guests that a search finds, page by page.
 * Refuses: `not-found`.
 */
export async function loadResults(
  actor: Actor,
  eventId: string,
  { search, page }: { search: string; page: number },
): Promise<Answer<ResultsView>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event, role } = authorised.value;
  const input = await readPrizeList(event, { withLogs: false });
  const rows = prizeRows(input);
  const found = searchGuests(
    rows.guests.map((row) => ({ row, ...searchable(row) })),
    search,
  ).map(({ row }) => row);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  const played = [...input.games, ...input.finals];
  return done({
    eventId: event.id,
    status: event.status,
    currency: event.currency,
    timeZone: event.timeZone,
    mayClose: can(actor, 'event.close', role),
    closing: await closingOf(event),
    unfinished: played.filter((game) => game.answer.phase !== 'finished').length,
    games: played.length,
    tiers: rows.tiers,
    totals: rows.totals,
    checks: rows.checks,
    tables: tablesOf(input, rows),
    final: finalOf(input, rows),
    columns: rows.columns,
    guests: found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map(guestView),
    found: found.length,
    page: shown,
    pages,
  });
}

async function closingOf(event: EventRow): Promise<ClosingView | null> {
  if (event.status !== 'closed' || !event.closedAt) return null;
  const now = resultsDigest(await loadEventLogs(event.id));
  return { closedAt: event.closedAt, agrees: sameResults(event.resultsDigest ?? '', now) };
}

function tablesOf({ guests }: PrizeListInput, rows: PrizeRows): ResultsView['tables'] {
  const names = new Map(guests.map((guest) => [guest.id, guest.name]));
  return rows.tables.map(({ game, title, ...row }) => ({
    ...row,
    gameId: game.id,
    sitting: game.sitting,
    table: game.table,
    ordinal: game.ordinal,
    title: title.map(({ guest, hand, dice }) => ({ name: names.get(guest) ?? '', hand, dice })),
  }));
}

function finalOf({ finals, guests }: PrizeListInput, { ranking, places }: PrizeRows): ResultsView['final'] {
  if (finals.length === 0) return null;
  const first = ranking.filter((row) => row.final.last && row.rank === 1);
  const champion = first.length === 1 ? first[0]?.guest : undefined;
  const decided = places.filter((prize) => prize.guest !== null);
  return {
    champion: guests.find((guest) => guest.id === champion)?.name ?? null,
    prizes: places.length,
    decided: decided.length,
    value: decided.reduce((sum, prize) => sum + prize.value, 0),
  };
}

function guestView({ guest, counts, rank, items, bare, value }: GuestRow): GuestResultView {
  return {
    id: guest.id,
    name: guest.name,
    employeeNumber: guest.employeeNumber,
    department: guest.department,
    sitting: guest.place?.sitting ?? null,
    table: guest.place?.table ?? null,
    chair: guest.place?.chair ?? null,
    counts: Object.fromEntries(counts),
    rank,
    items: items.map(({ item, count }) => ({ name: item.name, count })),
    bare: [...bare].map(([tier, count]) => ({ tier, count })),
    value,
  };
}

function searchable({ guest: { name, employeeNumber, department } }: GuestRow) {
  return { name, pinyin: pinyinOf(name), employeeNumber: employeeNumber ?? '', department };
}
