import { beforeEach, describe, expect, it } from 'vitest';
import { gameCode, gamePin, hashToken } from '@/lib/auth/game-link';
import { db } from '@/lib/db/client';
import {
  enterByCode,
  enterByPin,
  hostSession,
  keepSeeingHost,
  renewByPin,
} from '@/lib/services/host-session';
import { openGame, type OpenGame } from '../support/open-game';

let game: OpenGame;
beforeEach(async () => {
  // The tables of other tests, which have the same number, are not to be entered here.
  await db().event.updateMany({ data: { status: 'closed' } });
  await db().attempt.deleteMany();
  game = await openGame();
});

const phone = { userAgent: 'test', address: '192.0.2.1' };
const wrong = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
const pinOf = (gameId: string, generation = 1) => gamePin(gameId, generation);

describe("a table's link", () => {
  it('opens a session of a day at its game, and at no other', async () => {
    const entered = await enterByCode(gameCode(game.gameId, 1), 'test');
    if (!entered.ok) throw new Error(entered.error.code);
    const { token } = entered.value;
    expect(await hostSession(game.gameId, token)).toEqual({ id: entered.value.sessionId });
    expect(await hostSession((await openGame()).gameId, token)).toBeNull();
    const row = await db().hostSession.findUniqueOrThrow({ where: { id: entered.value.sessionId } });
    expect(row.tokenHash).toBe(hashToken(token));
    expect(Math.round((row.expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(24);
  });

  it('that was renewed opens nothing, and what it had opened is closed', async () => {
    const old = gameCode(game.gameId, 1);
    const entered = await enterByCode(old, 'test');
    if (!entered.ok) throw new Error(entered.error.code);
    const codeHash = hashToken(gameCode(game.gameId, 2));
    await db().game.update({ where: { id: game.gameId }, data: { generation: 2, codeHash } });
    expect(await enterByCode(old, 'test')).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
    expect(await hostSession(game.gameId, entered.value.token)).toBeNull();
    expect(await enterByCode(gameCode(game.gameId, 2), 'test')).toMatchObject({ ok: true });
  });

  it.each(['', 'x', 'a'.repeat(22), '../../etc'])('is not %j', async (code) => {
    expect(await enterByCode(code, 'test')).toMatchObject({ ok: false, error: { code: 'unknown-code' } });
  });
});

describe('a PIN', () => {
  it('opens the table whose number goes with it, as people type it', async () => {
    const pin = pinOf(game.gameId);
    const typed = `${pin.slice(0, 3)} ${pin.slice(3)}`.replaceAll(
      /\d/g,
      (digit) => '０１２３４５６７８９'[Number(digit)] ?? '',
    );
    expect(await enterByPin({ place: 'table', number: ' 1 ', pin: typed }, phone)).toMatchObject({
      ok: true,
      value: { gameId: game.gameId },
    });
    expect(await enterByPin({ place: 'table', number: 2, pin }, phone)).toMatchObject({
      ok: false,
      error: { code: 'wrong-pin' },
    });
    expect(await enterByPin({ place: 'final', number: 1, pin }, phone)).toMatchObject({
      ok: false,
      error: { code: 'wrong-pin' },
    });
  });

  it('may be tried ten times in a quarter of an hour; then the right one does not help either', async () => {
    const pin = pinOf(game.gameId);
    for (let tries = 0; tries < 10; tries++) {
      const tried = await renewByPin(game.gameId, wrong(pin), phone);
      expect(tried).toMatchObject({ ok: false, error: { code: 'wrong-pin' } });
    }
    expect(await renewByPin(game.gameId, pin, phone)).toMatchObject({
      ok: false,
      error: { code: 'too-many-tries', params: { minutes: 15 } },
    });
    expect(await enterByCode(gameCode(game.gameId, 1), 'test')).toMatchObject({ ok: true });
    // Somebody else's phone is not locked out by it, …
    const other = { ...phone, address: '192.0.2.2' };
    expect(await renewByPin(game.gameId, pin, other)).toMatchObject({ ok: true });
    // … unless very many have guessed.
    for (let tries = 0; tries < 100; tries++) {
      await renewByPin(game.gameId, wrong(pin), { ...phone, address: `198.51.100.${tries}` });
    }
    expect(await renewByPin(game.gameId, pin, other)).toMatchObject({ error: { code: 'too-many-tries' } });
  });

  it('that is right lets the count start anew', async () => {
    const pin = pinOf(game.gameId);
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 8; tries++) await renewByPin(game.gameId, wrong(pin), phone);
      expect(await renewByPin(game.gameId, pin, phone)).toMatchObject({ ok: true });
    }
  });

  it.each([
    { pin: '12345' },
    { pin: '1234567' },
    { pin: 'abcdef' },
    { number: '0' },
    { number: 'x' },
    { number: 1.5 },
  ])('form with %j is refused', async (change) => {
    const form = { place: 'table' as const, number: 1, pin: pinOf(game.gameId), ...change };
    expect(await enterByPin(form, phone)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  });
});

describe('an open stream', () => {
  it("says that its host's device is there", async () => {
    const entered = await enterByCode(gameCode(game.gameId, 1), 'test');
    if (!entered.ok) throw new Error(entered.error.code);
    const id = entered.value.sessionId;
    await db().hostSession.update({ where: { id }, data: { seenAt: new Date(0) } });
    const stream = new AbortController();
    keepSeeingHost(id, stream.signal);
    await expect
      .poll(async () => (await db().hostSession.findUniqueOrThrow({ where: { id } })).seenAt.getTime())
      .toBeGreaterThan(0);
    stream.abort();
  });
});
