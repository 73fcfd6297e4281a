import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db, transaction, type Db } from '../db/client';
import { listTableGames } from '../db/event-games';
import { findRecentSample, insertEvent, lockSamples } from '../db/events';
import { insertGuests } from '../db/guests';
import { replaceItems } from '../db/items';
import { addMember } from '../db/members';
import { DEFAULT_PRESET, RULES_VERSION } from '../rules';
import { groupBy } from '../schemas/group-by';
import { newId } from '../schemas/new-id';
import { done, type Answer } from '../schemas/problem';
import type { SampleWords } from '../schemas/sample';
import { toInstant, toLocal } from '../schemas/zoned-time';
import { appendEntries } from './append-entries';
import { addTables, numbersFrom } from './create-event';
import { loadGameLog } from './game-log-cache';
import { openEvent } from './open-event';
import { playSample } from './play-sample';
import { SAMPLE_RULES, SAMPLE_TABLES, sampleGuests, sampleItems } from './sample-content';

/** Entries that each table has played: one still waits, one has ended. */
const TURNS = [0, 24, 61, 98, 500];
const SEED = 20_260_925;
const ZONE = 'Asia/Shanghai';
/** A second click within this time means the first one's event. */
const DOUBLE_CLICK_MS = 15_000;

/**
 * Makes a small event for looking around: guests, tables, prizes, opened, some games played part way by
 * throws that went the way of all throws. A double click makes one.
 */
export async function createSampleEvent(
  actor: Actor,
  words: SampleWords,
): Promise<Answer<{ eventId: string }>> {
  const made = await transaction((db) => prepare(db, actor, words));
  if (!made.isNew) return done({ eventId: made.eventId });
  const opened = await openEvent(actor, { eventId: made.eventId });
  if (!opened.ok) return opened;
  const games = await listTableGames(db(), made.eventId);
  for (const [index, game] of games.entries()) {
    await play(actor, game.id, TURNS[index] ?? 0, SEED + index);
  }
  return done({ eventId: made.eventId });
}

async function prepare(
  db: Db,
  actor: Actor,
  words: SampleWords,
): Promise<{ eventId: string; isNew: boolean }> {
  await lockSamples(db, actor.userId);
  const recent = await findRecentSample(db, actor.userId, new Date(Date.now() - DOUBLE_CLICK_MS));
  if (recent) return { eventId: recent, isNew: false };
  const eventId = newId();
  const { sittingId } = await insertEvent(db, {
    id: eventId,
    name: words.name,
    venue: words.venue,
    startsAt: toInstant(`${toLocal(new Date(), ZONE).slice(0, 10)}T18:00`, ZONE) ?? new Date(),
    timeZone: ZONE,
    currency: 'CNY',
    preset: DEFAULT_PRESET,
    rules: SAMPLE_RULES,
    sample: true,
  });
  await addMember(db, eventId, actor.userId, 'owner');
  const tables = await addTables(db, eventId, sittingId, numbersFrom(1, SAMPLE_TABLES));
  const tableIds = tables.map((table) => table.id);
  await insertGuests(db, sampleGuests(words, eventId, sittingId, tableIds));
  for (const [tier, items] of groupBy(sampleItems(words), ({ tier }) => tier)) {
    await replaceItems(
      db,
      eventId,
      tier,
      items.map(({ item }) => item),
    );
  }
  await recordAudit(db, {
    actor: { kind: 'user', userId: actor.userId },
    eventId,
    action: 'event.sample',
  });
  return { eventId, isNew: true };
}

/** Plays a game through the same append that hosts' devices use. */
async function play(actor: Actor, gameId: string, turns: number, seed: number): Promise<void> {
  const game = await loadGameLog(gameId);
  if (!game || turns === 0) return;
  const entries = playSample(game.log, turns, seed);
  const answer = await appendEntries(
    { kind: 'organiser', userId: actor.userId },
    { v: 1, game: gameId, version: game.version, rulesVersion: RULES_VERSION, epoch: 0, length: 0, entries },
  );
  const refused = answer.stop ?? answer.outcomes.find(({ status }) => status !== 'accepted')?.status;
  if (refused) throw new Error(`the sample's game ${gameId} stopped: ${refused}`);
}
