import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { answer, digest, RULES_VERSION } from '@/lib/rules';
import type { SentEntry } from '@/lib/schemas/append';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { loadGameLog } from '@/lib/services/game-log-cache';
import { loadGame } from '@/lib/services/load-game';
import { takePen } from '@/lib/services/take-pen';
import {
  appendOf,
  hostDevice,
  openGame,
  sent,
  thrown,
  type HostDevice,
  type OpenGame,
} from '../support/open-game';

let game: OpenGame;
let device: HostDevice;
beforeEach(async () => {
  game = await openGame();
  device = await hostDevice(game.gameId);
});

const append = (length: number, entries: SentEntry[], changes = {}) =>
  appendEntries(
    { kind: 'host', tokenHash: device.tokenHash, epoch: device.epoch },
    appendOf(game, device, length, entries, changes),
  );
const asOrganiser = (length: number, entries: SentEntry[]) =>
  appendEntries({ kind: 'organiser', userId: game.userId }, appendOf(game, device, length, entries));
const statuses = (response: Awaited<ReturnType<typeof append>>) =>
  response.outcomes.map(({ status }) => status);
const stored = () => db().logEntry.findMany({ where: { gameId: game.gameId }, orderBy: { seq: 'asc' } });

describe('a batch of throws', () => {
  it('is appended in order, and the answer tells the log and the digest of its state', async () => {
    const batch = [thrown(game.seats[0], '444411'), thrown(game.seats[1], '123455')];
    const response = await append(0, batch);
    expect(response).toMatchObject({ stop: null, length: 2, epoch: 1, version: 1 });
    expect(response.outcomes).toEqual(
      batch.map(({ id }, index) => ({ id, status: 'accepted', seq: index + 1 })),
    );
    expect(response.entries.map(({ entry }) => entry)).toEqual(batch.map(({ entry }) => entry));
    const log = await loadGameLog(game.gameId);
    expect(response.digest).toBe(log && digest(log.log.state));
    expect((await stored()).map(({ id, seq, hostSessionId }) => [id, seq, hostSessionId])).toEqual(
      batch.map(({ id }, index) => [id, index + 1, device.sessionId]),
    );
  });

  it('that is sent twice counts once and gets the same answer', async () => {
    const batch = [thrown(game.seats[0], '444411'), thrown(game.seats[1], '123455')];
    const first = await append(0, batch);
    const again = await append(0, batch);
    expect(statuses(again)).toEqual(['duplicate', 'duplicate']);
    expect(again.outcomes.map((outcome) => 'seq' in outcome && outcome.seq)).toEqual([1, 2]);
    expect({ ...again, outcomes: [] }).toEqual({ ...first, outcomes: [] });
    expect(await stored()).toHaveLength(2);
  });

  it('whose answer was lost is finished by sending the queue again with what came after', async () => {
    const first = thrown(game.seats[0], '444411');
    await append(0, [first]);
    const next = thrown(game.seats[1], '123455');
    expect(statuses(await append(0, [first, next]))).toEqual(['duplicate', 'accepted']);
  });

  it('is taken up to the first entry that the rules refuse', async () => {
    const batch = [
      thrown(game.seats[0], '444411'),
      thrown(game.seats[2], '123455'),
      thrown(game.seats[1], '123455'),
    ];
    const response = await append(0, batch);
    expect(statuses(response)).toEqual(['accepted', 'refused', 'held']);
    expect(response.outcomes[1]).toMatchObject({ code: 'not-your-turn' });
    expect(await stored()).toHaveLength(1);
  });

  it('of entries that belong together is taken whole or not at all', async () => {
    const together = newId();
    const passes = [1, 0].map((seat) => sent({ kind: 'pass', seat: game.seats[seat] ?? '' }, together));
    const response = await append(0, [thrown(game.seats[0], '112233'), ...passes]);
    expect(statuses(response)).toEqual(['accepted', 'held', 'refused']);
    expect(await stored()).toHaveLength(1);
  });

  it('with an id that says something else now is refused and changes nothing', async () => {
    const first = thrown(game.seats[0], '444411');
    await append(0, [first]);
    const response = await append(1, [{ ...first, entry: { kind: 'pass', seat: game.seats[0] ?? '' } }]);
    expect(response.outcomes).toEqual([{ id: first.id, status: 'refused', code: 'id-reused', params: {} }]);
    expect(await stored()).toHaveLength(1);
  });

  it('with an id of another game is refused and changes nothing', async () => {
    const [home, homeDevice] = [game, device];
    const first = thrown(home.seats[0], '444411');
    await append(0, [first]);
    game = await openGame();
    device = await hostDevice(game.gameId);
    const response = await append(0, [
      thrown(game.seats[0], '112233'),
      { ...first, entry: { kind: 'pass', seat: game.seats[1] ?? '' } },
    ]);
    expect(statuses(response)).toEqual(['accepted', 'refused']);
    expect(response.outcomes[1]).toMatchObject({ code: 'id-reused' });
    expect(await stored()).toHaveLength(1);
    [game, device] = [home, homeDevice];
    expect(await stored()).toHaveLength(1);
  });

  it('cannot name a seat or an entry of another game', async () => {
    const other = await openGame();
    const response = await append(0, [thrown(other.seats[0], '444411')]);
    expect(response.outcomes[0]).toMatchObject({ status: 'refused', code: 'unknown-seat' });
    const removal = await append(0, [sent({ kind: 'remove', target: newId() })]);
    expect(removal.outcomes[0]).toMatchObject({ status: 'refused', code: 'unknown-entry' });
  });

  it('at a game that has ended is refused', async () => {
    await append(0, [sent({ kind: 'end', reason: '时间到' })]);
    const response = await append(1, [thrown(game.seats[0], '444411')]);
    expect(response.outcomes[0]).toMatchObject({ status: 'refused', code: 'game-ended' });
    const row = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    expect(row.finishedAt).not.toBeNull();
  });
});

describe('who may append', () => {
  it('is nobody without a living session of this very game', async () => {
    const elsewhere = await openGame();
    const stranger = await hostDevice(elsewhere.gameId);
    const author = { kind: 'host' as const, tokenHash: stranger.tokenHash, epoch: 1 };
    const response = await appendEntries(
      author,
      appendOf(game, device, 0, [thrown(game.seats[0], '444411')]),
    );
    expect(response).toMatchObject({ stop: 'signed-out', entries: [], digest: null });
    await db().hostSession.update({ where: { id: device.sessionId }, data: { endedAt: new Date() } });
    expect(await append(0, [thrown(game.seats[0], '444411')])).toMatchObject({ stop: 'signed-out' });
    expect(await stored()).toHaveLength(0);
  });

  it('is nobody whose session came in by a link that was renewed, or has expired', async () => {
    await db().game.update({ where: { id: game.gameId }, data: { generation: 2 } });
    expect(await append(0, [thrown(game.seats[0], '444411')])).toMatchObject({ stop: 'signed-out' });
    await db().game.update({ where: { id: game.gameId }, data: { generation: 1 } });
    await db().hostSession.update({ where: { id: device.sessionId }, data: { expiresAt: new Date(0) } });
    expect(await append(0, [thrown(game.seats[0], '444411')])).toMatchObject({ stop: 'signed-out' });
  });

  it('is the device with the pen; the other learns the new state, and keeps its throws', async () => {
    const first = thrown(game.seats[0], '444411');
    await append(0, [first]);
    const second = await hostDevice(game.gameId, false);
    expect(await takePen(second.sessionId, game.gameId, 0)).toMatchObject({ ok: false, stop: 'pen' });
    expect(await takePen(second.sessionId, game.gameId, 1)).toMatchObject({
      ok: true,
      game: { pen: { epoch: 2, mine: true } },
    });
    expect(await takePen(second.sessionId, game.gameId, 1)).toMatchObject({
      ok: true,
      game: { pen: { epoch: 2 } },
    });

    const late = await append(0, [first, thrown(game.seats[1], '123455')]);
    expect(late).toMatchObject({ stop: 'pen', epoch: 2, length: 1 });
    expect(statuses(late)).toEqual(['duplicate', 'held']);
    expect(late.entries.map(({ id }) => id)).toEqual([first.id]);
    expect((await loadGame(game.gameId, device.sessionId))?.pen).toEqual({
      epoch: 2,
      mine: false,
      free: false,
    });
  });

  it('is nobody at an event that is closed', async () => {
    await db().event.update({ where: { id: game.eventId }, data: { status: 'closed' } });
    expect(await append(0, [thrown(game.seats[0], '444411')])).toMatchObject({ stop: 'not-open' });
  });

  it('is nobody who judges by other rules or other seats', async () => {
    const entries = [thrown(game.seats[0], '444411')];
    expect(await append(0, entries, { rulesVersion: RULES_VERSION + 1 })).toMatchObject({
      stop: 'rules-version',
    });
    expect(await append(0, entries, { version: 2 })).toMatchObject({ stop: 'version' });
    expect(await stored()).toHaveLength(0);
  });
});

describe('what an organiser added meanwhile', () => {
  it('is taken in silently where the queue still fits behind it', async () => {
    const first = thrown(game.seats[0], '444411');
    await append(0, [first]);
    await asOrganiser(1, [
      sent({
        kind: 'amend',
        target: first.id,
        with: { kind: 'throw', seat: game.seats[0] ?? '', dice: '444423' },
      }),
    ]);
    const response = await append(1, [thrown(game.seats[1], '123455')]);
    expect(response).toMatchObject({ stop: null, length: 3 });
    expect(response.entries.map(({ author }) => author)).toEqual(['organiser', 'host']);
  });

  it('stops the whole queue for a person where it does not', async () => {
    await append(0, [thrown(game.seats[0], '112233')]);
    await asOrganiser(1, [thrown(game.seats[1], '123455')]);
    const response = await append(1, [thrown(game.seats[1], '444423'), thrown(game.seats[2], '123455')]);
    expect(response.stop).toBe('review');
    expect(statuses(response)).toEqual(['held', 'held']);
    expect(response.entries).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  it('needs no pen', async () => {
    const response = await asOrganiser(0, [thrown(game.seats[0], '444411')]);
    expect(statuses(response)).toEqual(['accepted']);
    expect((await stored())[0]).toMatchObject({
      author: 'organiser',
      userId: game.userId,
      hostSessionId: null,
    });
  });
});

describe('a late guest', () => {
  it('becomes a guest of the event with a seat, and their name stays beside the log', async () => {
    const join = sent({ kind: 'join', name: '郑四' });
    await append(0, [
      thrown(game.seats[0], '112233'),
      join,
      thrown(game.seats[1], '112233'),
      thrown(game.seats[2], '112233'),
      thrown(join.id, '444411'),
    ]);
    const log = await loadGameLog(game.gameId);
    expect(log && answer(log.log.state).title).toEqual([{ seat: 4, hand: 'jinhua', entry: 5 }]);
    const guest = await db().guest.findFirstOrThrow({ where: { eventId: game.eventId, late: true } });
    expect(guest.name).toBe('郑四');
    expect(await db().seat.findUniqueOrThrow({ where: { id: join.id } })).toMatchObject({
      guestId: guest.id,
      position: null,
    });
    expect(JSON.stringify(await stored())).not.toContain('郑四');
    expect((await loadGame(game.gameId, null))?.entries[1]?.entry).toEqual({ kind: 'join', name: '郑四' });
  });
});
