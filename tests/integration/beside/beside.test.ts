import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { readPositions } from '@/lib/db/live';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { answerCall } from '@/lib/services/answer-call';
import { appendEntries } from '@/lib/services/append-entries';
import { callHelp } from '@/lib/services/call-help';
import { chooseItems } from '@/lib/services/choose-items';
import { listDevices } from '@/lib/services/list-devices';
import { listSummaries } from '@/lib/services/list-summaries';
import { loadEvent } from '@/lib/services/load-event';
import { loadGame } from '@/lib/services/load-game';
import { updateEvent } from '@/lib/services/update-event';
import { witnessTitle } from '@/lib/services/witness-title';
import {
  appendOf,
  goods,
  hostDevice,
  openGame,
  sent,
  thrown,
  type HostDevice,
  type OpenGame,
} from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf } from '../organiser/an-event';

const ITEMS = [goods('sanhong', '油', 2), goods('sanhong', '米', 2)];
const [OIL, RICE] = ITEMS.map(({ id }) => id) as [string, string];

let game: OpenGame;
let device: HostDevice;
beforeEach(async () => {
  game = await openGame(undefined, undefined, ITEMS);
  device = await hostDevice(game.gameId);
});
afterAll(disconnect);

async function throwDice(...dice: string[]): Promise<string[]> {
  const length = await db().logEntry.count({ where: { gameId: game.gameId } });
  const entries = dice.map((one, at) => thrown(game.seats[(length + at) % 3], one));
  const author = { kind: 'host' as const, tokenHash: device.tokenHash, epoch: device.epoch };
  const answer = await appendEntries(author, appendOf(game, device, length, entries));
  expect(answer.outcomes.every(({ status }) => status === 'accepted')).toBe(true);
  return entries.map(({ id }) => id);
}

const revision = async () => (await readPositions([game.gameId], []))[0]?.revision;
const audited = async (action: string) =>
  (await db().audit.findMany({ where: { gameId: game.gameId, action } })).map(
    ({ actor, actorId, detail }) => ({
      actor,
      actorId,
      detail,
    }),
  );
const close = () => db().event.update({ where: { id: game.eventId }, data: { status: 'closed' } });
const view = async () => {
  const loaded = await loadGame(game.gameId, device.sessionId);
  if (!loaded) throw new Error('no game');
  return loaded;
};
async function organiser(role: 'organiser' | 'viewer' = 'organiser'): Promise<Actor> {
  const actor = await signedInUser();
  await join(game.eventId, actor, role);
  return actor;
}
async function summary(actor: Actor) {
  const [found] = must(await listSummaries(actor, game.eventId));
  if (!found) throw new Error('no summary');
  return found;
}

describe('goods that were swapped', () => {
  const choose = (rows: { id: string; entry: string; nth: number; item: string }[]) =>
    chooseItems(device.sessionId, game.gameId, { rows });

  it('are noted row by row in one act, audited, and hinted at by the revision', async () => {
    const [first = '', second = ''] = await throwDice('444216', '444512');
    const rows = [
      { id: newId(), entry: first, nth: 1, item: RICE },
      { id: newId(), entry: second, nth: 1, item: OIL },
    ];
    const answer = must(await choose(rows));
    const units = rows.map(({ entry, nth, item }) => ({ entry, nth, item }));
    expect(answer.revision).toBe(1);
    expect(answer.given).toHaveLength(2);
    expect(answer.given).toEqual(expect.arrayContaining(units));
    expect(await revision()).toBe(1);
    const [row, ...more] = await audited('game.choose-items');
    expect(row).toMatchObject({ actor: 'host', actorId: device.sessionId });
    expect(row?.detail).toEqual({ rows: units });
    expect(more).toEqual([]);
    expect(await view()).toMatchObject(answer);
  });

  it('are noted once, however often the device asks', async () => {
    const [entry = ''] = await throwDice('444216');
    const rows = [{ id: newId(), entry, nth: 1, item: RICE }];
    const first = must(await choose(rows));
    expect(must(await choose(rows))).toEqual(first);
    expect(await audited('game.choose-items')).toHaveLength(1);
  });

  it('are refused, all of them, where one is of no entry or no goods of this game, or once it is closed', async () => {
    const [entry = ''] = await throwDice('444216');
    const good = { id: newId(), entry, nth: 1, item: RICE };
    const bad = [
      [{ ...good, id: newId(), entry: newId() }, 'unknown-entry'],
      [{ ...good, id: newId(), item: newId() }, 'unknown-item'],
    ] as const;
    for (const [row, code] of bad) expect(refusalOf(await choose([good, row]))).toBe(code);
    await close();
    expect(refusalOf(await choose([good]))).toBe('not-open');
    expect(await db().given.count({ where: { gameId: game.gameId } })).toBe(0);
    expect(await revision()).toBe(0);
  });

  it('cannot take the id of another game’s', async () => {
    const [entry = ''] = await throwDice('444216');
    const row = { id: newId(), entry, nth: 1, item: RICE };
    await db().given.create({
      data: { id: row.id, gameId: (await openGame()).gameId, entryId: entry, nth: 1, itemId: RICE },
    });
    expect(refusalOf(await choose([row]))).toBe('id-reused');
  });
});

describe('two eyes', () => {
  const say = (entry: string, verdict: 'confirm' | 'reject', id = newId()) =>
    witnessTitle(device.sessionId, game.gameId, { id, entry, verdict });
  const switchOn = async (actor: Actor, twoEyes = true) => {
    const event = await db().event.findUniqueOrThrow({ where: { id: game.eventId } });
    return updateEvent(actor, {
      eventId: game.eventId,
      revision: event.revision,
      name: event.name,
      venue: '',
      startsAt: '2026-09-25T18:00',
      timeZone: 'Asia/Shanghai',
      currency: 'CNY',
      calledThrows: true,
      twoEyes,
    });
  };

  it('are switched on while the tables play, audited, and every table learns of it', async () => {
    const actor = await organiser();
    must(await switchOn(actor));
    expect(await view()).toMatchObject({ twoEyes: true, revision: 1 });
    const row = await db().audit.findFirstOrThrow({
      where: { eventId: game.eventId, action: 'event.update' },
      include: { text: true },
    });
    expect(row.text).toMatchObject({ before: { twoEyes: false }, after: { twoEyes: true } });
    must(await switchOn(actor));
    expect(await revision()).toBe(1);
    expect(refusalOf(await switchOn(await organiser('viewer'), false))).toBe('forbidden');
  });

  it('tell the organiser how far the title is confirmed, and a corrected throw waits again', async () => {
    const actor = await organiser();
    must(await switchOn(actor));
    const eyes = async () => (await summary(actor)).title.map((row) => row.eyes);
    const [entry = ''] = await throwDice('444412', '123355');
    expect(await eyes()).toEqual(['waiting']);
    must(await say(entry, 'reject'));
    expect(await eyes()).toEqual(['disputed']);
    must(await say(entry, 'confirm'));
    expect(await eyes()).toEqual(['confirmed']);
    const seat = game.seats[0] ?? '';
    const amend = sent({ kind: 'amend', target: entry, with: { kind: 'throw', seat, dice: '444413' } });
    await appendEntries({ kind: 'organiser', userId: game.userId }, appendOf(game, device, 2, [amend]));
    expect(await eyes()).toEqual(['waiting']);
    must(await say(amend.id, 'confirm'));
    expect(await eyes()).toEqual(['confirmed']);
    must(await switchOn(actor, false));
    expect(await eyes()).toEqual([null]);
  });

  it('note a verdict once, audited; and none of an unknown entry, another’s id, or a closed event', async () => {
    const [entry = ''] = await throwDice('444412');
    const id = newId();
    const first = must(await say(entry, 'confirm', id));
    expect(must(await say(entry, 'confirm', id))).toEqual(first);
    expect(first).toMatchObject({ revision: 1, witnesses: [{ entry, verdict: 'confirm' }] });
    expect(await audited('game.witness')).toEqual([
      { actor: 'host', actorId: device.sessionId, detail: { entry, verdict: 'confirm' } },
    ]);
    expect(refusalOf(await say(newId(), 'confirm'))).toBe('unknown-entry');
    const elsewhere = await openGame();
    const foreign = newId();
    await db().witness.create({
      data: {
        id: foreign,
        gameId: elsewhere.gameId,
        entryId: entry,
        verdict: 'reject',
        hostSessionId: newId(),
      },
    });
    expect(refusalOf(await say(entry, 'confirm', foreign))).toBe('id-reused');
    await close();
    expect(refusalOf(await say(entry, 'confirm'))).toBe('not-open');
    expect(await revision()).toBe(1);
  });
});

describe('a call for help', () => {
  const call = (id = newId(), wanted = true, from = device) =>
    callHelp(from.sessionId, game.gameId, { id, wanted });

  it('shows the organiser the table as it stands, until somebody goes there', async () => {
    const actor = await organiser();
    await throwDice('444216', '123355');
    const id = newId();
    expect(must(await call(id)).help).toMatchObject({ id, answered: false });
    const called = await summary(actor);
    expect(called).toMatchObject({
      revision: 1,
      next: '黄三',
      throws: 2,
      help: { id, last: { name: '林二', dice: '123355', hand: 'none', tier: null } },
    });
    expect(must(await loadEvent(actor, game.eventId)).calls).toBe(1);
    must(await answerCall(actor, { eventId: game.eventId, callId: id }));
    expect((await view()).help).toMatchObject({ id, answered: true });
    expect((await summary(actor)).help).toBeNull();
    expect(must(await loadEvent(actor, game.eventId)).calls).toBe(0);
    expect(await audited('game.help')).toEqual([
      { actor: 'host', actorId: device.sessionId, detail: { call: id } },
    ]);
    expect(await audited('game.help-answered')).toEqual([
      { actor: 'user', actorId: actor.userId, detail: { call: id } },
    ]);
  });

  it('is one a table at a time, from whichever of its devices, however often it is sent', async () => {
    const id = newId();
    must(await call(id));
    must(await call(id));
    const other = await hostDevice(game.gameId, false);
    expect(must(await call(newId(), true, other)).help?.id).toBe(id);
    expect(await db().helpCall.count({ where: { gameId: game.gameId } })).toBe(1);
    expect(await revision()).toBe(1);
  });

  it('is taken back by its host, and then nobody has to go', async () => {
    const actor = await organiser();
    const id = newId();
    must(await call(id));
    expect(must(await call(id, false)).help).toBeNull();
    must(await call(id, false));
    must(await answerCall(actor, { eventId: game.eventId, callId: id }));
    expect((await view()).help).toBeNull();
    expect(await audited('game.help-taken-back')).toHaveLength(1);
    expect(await audited('game.help-answered')).toHaveLength(0);
    // What is sent again late doesn't call again.
    expect(must(await call(id)).help).toBeNull();
    expect(must(await call()).help).not.toBeNull();
  });

  it('is answered once, by the first of two', async () => {
    const [one, two] = [await organiser(), await organiser()];
    const id = newId();
    must(await call(id));
    const input = { eventId: game.eventId, callId: id };
    await Promise.all([answerCall(one, input), answerCall(two, input)]);
    expect(await audited('game.help-answered')).toHaveLength(1);
    must(await call(id, false));
    expect((await view()).help).toMatchObject({ id, answered: true });
  });

  it('is answered only by the event’s own organisers', async () => {
    const id = newId();
    must(await call(id));
    const input = { eventId: game.eventId, callId: id };
    expect(refusalOf(await answerCall(await organiser('viewer'), input))).toBe('forbidden');
    expect(refusalOf(await answerCall(await signedInUser(), input))).toBe('not-found');
    const elsewhere = await openGame();
    const stranger = await signedInUser();
    await join(elsewhere.eventId, stranger, 'organiser');
    expect(refusalOf(await answerCall(stranger, { eventId: elsewhere.eventId, callId: id }))).toBe(
      'not-found',
    );
    expect(refusalOf(await answerCall(stranger, { eventId: elsewhere.eventId, callId: 'x' }))).toBe(
      'invalid-input',
    );
    expect((await view()).help?.answered).toBe(false);
  });

  it('can’t be made with another game’s id, nor in a closed event', async () => {
    const elsewhere = await openGame();
    const id = newId();
    await db().helpCall.create({ data: { id, gameId: elsewhere.gameId, hostSessionId: newId() } });
    expect(refusalOf(await call(id))).toBe('id-reused');
    expect(refusalOf(await call(id, false))).toBe('id-reused');
    await close();
    expect(refusalOf(await call())).toBe('not-open');
  });

  it('comes with when the table’s devices were last heard of', async () => {
    const actor = await organiser();
    const seenAt = new Date('2026-01-01T00:00:00Z');
    await db().hostSession.updateMany({ where: { gameId: game.gameId }, data: { seenAt } });
    expect(must(await listDevices(actor, game.eventId))).toEqual([
      { gameId: game.gameId, devices: 0, pen: false, seenAt: seenAt.toISOString() },
    ]);
  });
});
