import { beforeEach, describe, expect, it } from 'vitest';
import { db, transaction } from '@/lib/db/client';
import { unfreezeGames } from '@/lib/db/opening';
import type { RollCallRequest } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { loadGameLog } from '@/lib/services/game-log-cache';
import { loadGame } from '@/lib/services/load-game';
import { callRoll } from '@/lib/services/roll-call';
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

const [first, second, third] = [0, 1, 2];
const seat = (index: number) => game.seats[index] ?? '';
const request = (changes: Partial<RollCallRequest> = {}): RollCallRequest => ({
  version: 1,
  epoch: device.epoch,
  order: [seat(third), seat(first), seat(second)],
  away: [],
  batch: newId(),
  ...changes,
});

/** Who is next and who is away, as the stored log says. */
async function standing() {
  const log = (await loadGameLog(game.gameId))?.log;
  const away = log?.state.players.filter((player) => player.away) ?? [];
  const idOf = (number: number | null | undefined) => log?.seatIds[(number ?? 0) - 1];
  return { next: idOf(log?.state.next), away: away.map((player) => idOf(player.seat)) };
}

async function auditOf(): Promise<string[]> {
  const rows = await db().audit.findMany({ where: { gameId: game.gameId }, orderBy: { id: 'asc' } });
  return rows.map(({ action }) => action).filter((action) => action.startsWith('game.roll-call'));
}

describe('the roll-call', () => {
  it('puts the seats into throwing order and logs a leave for whoever is not there', async () => {
    const away = [{ seat: seat(first), entry: newId() }];
    const answer = await callRoll(device, game.gameId, request({ away }));
    expect(answer).toMatchObject({ ok: true, game: { version: 2, rollCalled: true } });
    expect(answer.game?.seats.map(({ id, chair }) => [id, chair])).toEqual([
      [seat(third), 3],
      [seat(first), 1],
      [seat(second), 2],
    ]);
    expect(answer.game?.entries.map(({ entry }) => entry)).toEqual([{ kind: 'leave', seat: seat(first) }]);
    const append = appendOf(
      game,
      device,
      1,
      [thrown(seat(third), '444411'), thrown(seat(second), '123455')],
      { version: 2 },
    );
    const response = await appendEntries({ kind: 'host', ...device }, append);
    expect(response.outcomes.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  });

  it('that is sent again changes nothing', async () => {
    const same = request({ away: [{ seat: seat(first), entry: newId() }] });
    await callRoll(device, game.gameId, same);
    expect(await callRoll(device, game.gameId, same)).toMatchObject({ ok: true, game: { version: 2 } });
    expect(await db().logEntry.count({ where: { gameId: game.gameId } })).toBe(1);
    expect(await db().audit.count({ where: { gameId: game.gameId, action: 'game.roll-call' } })).toBe(1);
  });

  it('changes nothing where the session has ended meanwhile', async () => {
    await db().hostSession.update({ where: { id: device.sessionId }, data: { endedAt: new Date() } });
    const answer = await callRoll(device, game.gameId, request());
    expect(answer).toEqual({ ok: false, stop: 'signed-out', game: null });
    const seats = await db().seat.findMany({ where: { gameId: game.gameId }, orderBy: { position: 'asc' } });
    expect(seats.map(({ id }) => id)).toEqual(game.seats);
  });

  it('that another one of the same order and other absences replaces is made again, too', async () => {
    const away = (index: number) => [{ seat: seat(index), entry: newId() }];
    await callRoll(device, game.gameId, request({ away: away(first) }));
    const again = request({ version: 2, away: away(second) });
    const answer = await callRoll(device, game.gameId, again);
    expect(answer).toMatchObject({ ok: true, game: { version: 3, rollCall: again.batch } });
    expect(await callRoll(device, game.gameId, again)).toMatchObject({ ok: true, game: { version: 3 } });
    expect(await standing()).toEqual({ next: seat(third), away: [seat(second)] });
  });

  it('can be made again until somebody throws, and leaves nothing of the one before', async () => {
    await callRoll(device, game.gameId, request({ away: [{ seat: seat(first), entry: newId() }] }));
    const came = appendOf(game, device, 1, [sent({ kind: 'return', seat: seat(first) })], { version: 2 });
    await appendEntries({ kind: 'host', ...device }, came);
    const late = sent({ kind: 'join', name: '郑四' });
    await appendEntries({ kind: 'host', ...device }, appendOf(game, device, 2, [late], { version: 2 }));

    const again = request({ version: 2, order: [...game.seats] });
    expect(await callRoll(device, game.gameId, again)).toMatchObject({ ok: true, game: { version: 3 } });
    expect(await standing()).toEqual({ next: seat(first), away: [] });
    const view = await loadGame(game.gameId, device.sessionId);
    expect(view?.seats.map(({ id }) => id)).toEqual(game.seats);
    expect(view?.late.map(({ id }) => id)).toEqual([late.id]);
    expect(await auditOf()).toEqual(['game.roll-call', 'game.roll-call-again']);

    const throws = appendOf(game, device, 5, [thrown(seat(first), '444411')], { version: 3 });
    const answer = await appendEntries({ kind: 'host', ...device }, throws);
    expect(answer.outcomes.map(({ status }) => status)).toEqual(['accepted']);
    const takenBack = sent({ kind: 'remove', target: throws.entries[0]?.id ?? '' });
    await appendEntries({ kind: 'host', ...device }, appendOf(game, device, 6, [takenBack], { version: 3 }));
    const before = await standing();
    expect(await callRoll(device, game.gameId, request({ version: 3 }))).toMatchObject({
      ok: false,
      stop: 'started',
      game: { version: 3 },
    });
    expect(await standing()).toEqual(before);
  });

  it('made again with ids of entries that are there already changes nothing', async () => {
    const away = [{ seat: seat(first), entry: newId() }];
    await callRoll(device, game.gameId, request({ away }));
    const answer = await callRoll(device, game.gameId, request({ version: 2, away }));
    expect(answer).toMatchObject({ ok: false, stop: 'invalid-order', game: { version: 2 } });
    expect(await standing()).toEqual({ next: seat(third), away: [seat(first)] });
  });

  it('has one winner where two are made at once', async () => {
    const answers = await Promise.all([
      callRoll(device, game.gameId, request()),
      callRoll(device, game.gameId, request({ order: [...game.seats] })),
    ]);
    expect(answers.map((one) => (one.ok ? 'ok' : one.stop)).sort()).toEqual(['ok', 'version']);
  });

  it('is made anew where the event was opened again', async () => {
    await callRoll(device, game.gameId, request());
    await transaction((tx) => unfreezeGames(tx, [game.gameId]));
    const row = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    expect(row).toMatchObject({ rollCalledAt: null, rollCallId: null });
  });

  it.each([
    ['a seat is missing', () => request({ order: [seat(first), seat(second)] }), 'invalid-order'],
    [
      'a seat comes twice',
      () => request({ order: [seat(first), seat(first), seat(second)] }),
      'invalid-order',
    ],
    [
      'a seat is of another game',
      () => request({ order: [seat(first), seat(second), newId()] }),
      'invalid-order',
    ],
    [
      'somebody is away twice',
      () => request({ away: [seat(first), seat(first)].map((id) => ({ seat: id, entry: newId() })) }),
      'invalid-order',
    ],
    ['the seats have changed', () => request({ version: 7 }), 'version'],
    ['another device has the pen', () => request({ epoch: 9 }), 'pen'],
  ])('is refused where %s, and changes nothing', async (_, make, stop) => {
    const answer = await callRoll(device, game.gameId, make());
    expect(answer).toMatchObject({ ok: false, stop, game: { version: 1, rollCalled: false } });
    expect(answer.game?.seats.map(({ id }) => id)).toEqual(game.seats);
    expect(answer.game?.entries).toEqual([]);
  });
});
