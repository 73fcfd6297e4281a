import { afterAll, beforeAll, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { buildReplica } from '@/lib/offline/replica';
import { tryShift } from '@/lib/offline/shift';
import { RULES_VERSION } from '@/lib/rules';
import type { SentEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import type { SampleWords } from '@/lib/schemas/sample';
import { SAMPLE_GOODS } from '@/lib/schemas/sample';
import { appendEntries } from '@/lib/services/append-entries';
import { correctGame } from '@/lib/services/correct-game';
import { createSampleEvent } from '@/lib/services/create-sample-event';
import { loadEventGame } from '@/lib/services/load-event-game';
import { listSummaries } from '@/lib/services/list-summaries';
import { loadEvent } from '@/lib/services/load-event';
import { loadHosts } from '@/lib/services/load-hosts';
import { renewAccess } from '@/lib/services/renew-access';
import { openGame, sent, thrown, type OpenGame } from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

async function game(...dice: string[]): Promise<OpenGame> {
  const opened = await openGame();
  await join(opened.eventId, owner, 'organiser');
  if (dice.length > 0) {
    const entries = dice.map((one, index) => thrown(opened.seats[index % opened.seats.length], one));
    const answer = await appendEntries(
      { kind: 'organiser', userId: owner.userId },
      requestOf(opened, 0, entries),
    );
    expect(answer.outcomes.every(({ status }) => status === 'accepted')).toBe(true);
  }
  return opened;
}

function requestOf({ gameId }: OpenGame, length: number, entries: SentEntry[]) {
  return { v: 1 as const, game: gameId, version: 1, rulesVersion: RULES_VERSION, epoch: 0, length, entries };
}

async function entryIds({ eventId, gameId }: OpenGame): Promise<string[]> {
  return must(await loadEventGame(owner, eventId, gameId)).game.entries.map(({ id }) => id);
}

function correct(opened: OpenGame, length: number, ...entries: SentEntry[]) {
  return correctGame(owner, { eventId: opened.eventId, request: requestOf(opened, length, entries) });
}

test('an amendment is one more entry, counted once however often it is sent, and audited', async () => {
  const opened = await game('123456', '444112');
  const [first] = await entryIds(opened);
  const amendment = sent({
    kind: 'amend',
    target: first ?? '',
    with: { kind: 'throw', seat: opened.seats[0] ?? '', dice: '112233' },
  });
  expect(must(await correct(opened, 2, amendment)).length).toBe(3);
  expect(must(await correct(opened, 2, amendment)).length).toBe(3);
  const [summary] = must(await listSummaries(owner, opened.eventId));
  expect(summary?.left.duitang).toBe(2);
  const audits = await db().audit.findMany({ where: { gameId: opened.gameId, action: 'game.correct' } });
  expect(audits).toHaveLength(1);
});

test('a throw that came in meanwhile does no harm where the correction still does the same', async () => {
  const opened = await game('123456', '112233', '112235');
  const [, second] = await entryIds(opened);
  const removal = sent({ kind: 'remove', target: second ?? '' });
  expect(must(await correct(opened, 2, removal)).length).toBe(4);
});

test('it is stopped where it would now do something else, and shown anew', async () => {
  // 对堂 has two units: with a third 对堂 in between, removing the first gives its unit to the third.
  const opened = await game('123456', '123456', '123456');
  const [first] = await entryIds(opened);
  const removal = sent({ kind: 'remove', target: first ?? '' });
  expect(refusalOf(await correct(opened, 2, removal))).toBe('log-grew');
  expect(await entryIds(opened)).toHaveLength(3);
  expect(must(await correct(opened, 3, removal)).length).toBe(4);
});

test('what belongs at the end is stopped by any entry that came before it', async () => {
  const opened = await game('112233');
  const end = sent({ kind: 'end', reason: '时间到' });
  expect(refusalOf(await correct(opened, 0, end))).toBe('log-grew');
  must(await correct(opened, 1, end));
  const [summary] = must(await listSummaries(owner, opened.eventId));
  expect(summary?.finished).toBe(true);
});

test('the rules’ refusal is told with its code, and nothing is logged', async () => {
  const opened = await game('112233');
  const again = await correct(opened, 1, thrown(opened.seats[0], '123456'));
  expect(again).toMatchObject({ error: { code: 'refused-by-rules', params: { reason: 'not-your-turn' } } });
  expect(await entryIds(opened)).toHaveLength(1);
});

test('a run that is one seat off is shifted in one act, counted once, and audited as one deed', async () => {
  const opened = await game('444216', '123456', '112233');
  const { game: before } = must(await loadEventGame(owner, opened.eventId, opened.gameId));
  const log = must(buildReplica(before, [], null)).confirmed;
  const { entries, after } = tryShift(log, 1, 2, 'next');
  expect(after.ok).toBe(true);
  const batch = newId();
  const act = entries.map((entry) => sent(entry, batch));
  expect(must(await correct(opened, 3, ...act)).length).toBe(6);
  expect(must(await correct(opened, 3, ...act)).length).toBe(6);
  const { game: shown } = must(await loadEventGame(owner, opened.eventId, opened.gameId));
  const { state } = must(buildReplica(shown, [], null)).confirmed;
  expect(state.holdings).toEqual([
    { seat: 2, tier: 'sanhong', unit: 1 },
    { seat: 3, tier: 'duitang', unit: 1 },
  ]);
  const audits = await db().audit.findMany({ where: { gameId: opened.gameId, action: 'game.correct' } });
  expect(audits).toMatchObject([{ detail: { kinds: ['insert', 'amend', 'amend'] } }]);
  const undo = act.map(({ id }) => sent({ kind: 'remove', target: id }, newId())).reverse();
  must(await correct(opened, 6, ...undo));
  const { game: undone } = must(await loadEventGame(owner, opened.eventId, opened.gameId));
  expect(must(buildReplica(undone, [], null)).confirmed.state.holdings).toEqual(log.state.holdings);
});

test('a shift that the rules refuse in one place changes nothing at all', async () => {
  const opened = await game('444216', '123456', '112233');
  const [first, second] = await entryIds(opened);
  const batch = newId();
  const with1 = { kind: 'throw', seat: opened.seats[1] ?? '', dice: '444216' } as const;
  const act = [
    sent({ kind: 'amend', target: first ?? '', with: with1 }, batch),
    sent(
      { kind: 'amend', target: second ?? '', with: { kind: 'return', seat: opened.seats[2] ?? '' } },
      batch,
    ),
  ];
  expect(await correct(opened, 3, ...act)).toMatchObject({ error: { params: { reason: 'not-away' } } });
  expect(await entryIds(opened)).toHaveLength(3);
});

test('a viewer and a stranger correct nothing', async () => {
  const opened = await game('112233');
  const viewer = await signedInUser('看客');
  await join(opened.eventId, viewer, 'viewer');
  const request = requestOf(opened, 1, [sent({ kind: 'remove', target: (await entryIds(opened))[0] ?? '' })]);
  expect(refusalOf(await correctGame(viewer, { eventId: opened.eventId, request }))).toBe('forbidden');
  const stranger = await signedInUser('外人');
  expect(refusalOf(await correctGame(stranger, { eventId: opened.eventId, request }))).toBe('not-found');
  const other = await game();
  expect(refusalOf(await correctGame(owner, { eventId: other.eventId, request }))).toBe('game-gone');
  expect(must(await loadEventGame(viewer, opened.eventId, opened.gameId)).editable).toBe(false);
});

test('renewing gives another link and PIN and ends the table’s sessions', async () => {
  const opened = await game();
  const [before] = must(await loadHosts(owner, opened.eventId));
  const session = await db().hostSession.create({
    data: {
      gameId: opened.gameId,
      tokenHash: newId(),
      generation: 1,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  must(await renewAccess(owner, { eventId: opened.eventId, gameId: opened.gameId }));
  const [after] = must(await loadHosts(owner, opened.eventId));
  expect(after?.path).not.toBe(before?.path);
  expect((await db().hostSession.findUniqueOrThrow({ where: { id: session.id } })).endedAt).not.toBeNull();
});

test('a double click makes one sample event, opened and played part way', { timeout: 60_000 }, async () => {
  const words: SampleWords = {
    name: '示例',
    venue: '',
    people: Array.from({ length: 51 }, (_, index) => `客人${index}`),
    departments: ['研发', '市场', '财务'],
    goods: Object.fromEntries(SAMPLE_GOODS.map((goods) => [goods, goods])) as SampleWords['goods'],
  };
  const made = await Promise.all([createSampleEvent(owner, words), createSampleEvent(owner, words)]);
  const [eventId, again] = made.map((answer) => must(answer).eventId);
  expect(again).toBe(eventId);
  const { event, notes, games } = must(await loadEvent(owner, eventId ?? ''));
  expect(event.status).toBe('open');
  expect(notes).toEqual([]);
  expect(games).toMatchObject({ all: 5, begun: 4 });
  const summaries = must(await listSummaries(owner, eventId ?? ''));
  expect(summaries.map(({ throws }) => throws > 0)).toEqual([false, true, true, true, true]);
  expect(summaries.at(-1)?.finished).toBe(true);
});
