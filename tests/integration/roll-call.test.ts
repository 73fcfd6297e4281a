import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import type { RollCallRequest } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { callRoll } from '@/lib/services/roll-call';
import { appendOf, hostDevice, openGame, thrown, type HostDevice, type OpenGame } from '../support/open-game';

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

  it('can be made again while nobody is away and nobody has thrown, and not after', async () => {
    await callRoll(device, game.gameId, request());
    const again = request({ version: 2, order: [...game.seats] });
    expect(await callRoll(device, game.gameId, again)).toMatchObject({ ok: true, game: { version: 3 } });
    const throws = appendOf(game, device, 0, [thrown(seat(first), '444411')], { version: 3 });
    await appendEntries({ kind: 'host', ...device }, throws);
    expect(await callRoll(device, game.gameId, request({ version: 3 }))).toMatchObject({
      ok: false,
      stop: 'started',
    });
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
