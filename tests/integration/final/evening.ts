import { db } from '@/lib/db/client';
import { listTableGames } from '@/lib/db/event-games';
import type { Actor } from '@/lib/permissions';
import { answer, RULES_VERSION, type TableAnswer } from '@/lib/rules';
import type { StoredEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import { addGuest } from '@/lib/services/add-guest';
import { appendEntries } from '@/lib/services/append-entries';
import { createEvent } from '@/lib/services/create-event';
import { loadGameLog } from '@/lib/services/game-log-cache';
import { openEvent } from '@/lib/services/open-event';
import { seatEverybody } from '@/tests/support/seat-everybody';
import { signedInUser } from '@/tests/support/users';
import type { DiceSource } from '@/tests/support/dice';

export function value<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export interface Evening {
  actor: Actor;
  eventId: string;
  /** The tables' games, by table number. */
  games: string[];
}

/** An open event: so many tables, so many guests at each, made as an organiser makes it. */
export async function openEvening(tables: number, guestsEach: number): Promise<Evening> {
  const actor = await signedInUser();
  const eventId = newId();
  const event = { name: '中秋博饼', venue: '', startsAt: '2026-09-25T18:00', timeZone: 'Asia/Shanghai' };
  value(await createEvent(actor, { id: eventId, ...event, currency: 'CNY', tables }));
  for (let n = 1; n <= tables * guestsEach; n += 1) {
    const guest = {
      name: `客${n}`,
      employeeNumber: String(n).padStart(5, '0'),
      department: '部',
      phone: '',
      external: false,
      note: '',
    };
    value(await addGuest(actor, { eventId, id: newId(), guest }));
  }
  value(await seatEverybody(actor, eventId));
  value(await openEvent(actor, { eventId }));
  const games = await listTableGames(db(), eventId);
  return { actor, eventId, games: games.map((game) => game.id) };
}

/** Logs an entry at a game as its organiser; `make` gets the ids of its seats and entries. */
export async function log(
  evening: Evening,
  gameId: string,
  make: (seats: readonly string[], entries: readonly string[]) => StoredEntry,
): Promise<void> {
  const game = await loadGameLog(gameId);
  if (!game) throw new Error('the game is not open');
  const entry = { id: newId(), batch: newId(), at: null, entry: make(game.log.seatIds, game.log.entryIds) };
  const author = { kind: 'organiser', userId: evening.actor.userId } as const;
  const head = { v: 1, game: gameId, version: game.version, rulesVersion: RULES_VERSION, epoch: 0 } as const;
  const answered = await appendEntries(author, { ...head, length: game.entries.length, entries: [entry] });
  if (answered.outcomes[0]?.status !== 'accepted') throw new Error(JSON.stringify(answered));
}

/** One throw by whose turn it is. */
export async function throwNext(evening: Evening, gameId: string, dice: string): Promise<void> {
  const seat = (await loadGameLog(gameId))?.log.state.next ?? 1;
  await log(evening, gameId, (seats) => ({ kind: 'throw', seat: seats[seat - 1] ?? '', dice }));
}

/** So many throws from a seed, then the end. */
export async function playTable(
  evening: Evening,
  gameId: string,
  dice: DiceSource,
  throws: number,
): Promise<void> {
  for (let n = 0; n < throws; n += 1) {
    const state = (await loadGameLog(gameId))?.log.state;
    if (state?.phase !== 'playing') break;
    await throwNext(evening, gameId, dice.six());
  }
  if (!(await isFinished(gameId))) await end(evening, gameId);
}

export async function end(evening: Evening, gameId: string): Promise<void> {
  await log(evening, gameId, () => ({ kind: 'end', reason: '时间到' }));
}

async function isFinished(gameId: string): Promise<boolean> {
  return (await loadGameLog(gameId))?.log.state.phase === 'finished';
}

export async function tableAnswer(gameId: string): Promise<TableAnswer> {
  const game = await loadGameLog(gameId);
  if (!game) throw new Error('the game is not open');
  return answer(game.log.state) as TableAnswer;
}
