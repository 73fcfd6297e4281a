import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { callAppend } from '@/lib/db/log';
import { digest } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { forgetGameLog, loadGameLog } from '@/lib/services/game-log-cache';
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

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const stored = () => db().logEntry.findMany({ where: { gameId: game.gameId }, orderBy: { seq: 'asc' } });

describe('appending at the same time', () => {
  it('takes a batch that is sent twenty times at once only once, with one answer', async () => {
    const batch = [thrown(game.seats[0], '444411'), thrown(game.seats[1], '123455')];
    const responses = await times(20, () =>
      appendEntries({ kind: 'host', ...device }, appendOf(game, device, 0, batch)),
    );
    expect(await stored()).toHaveLength(2);
    for (const { outcomes, length } of responses) {
      expect(length).toBe(2);
      expect(outcomes.map((outcome) => 'seq' in outcome && outcome.seq)).toEqual([1, 2]);
    }
    expect(responses.filter(({ outcomes }) => outcomes[0]?.status === 'accepted')).toHaveLength(1);
  });

  it('keeps every entry once, in one order, whoever comes first', async () => {
    const joins = Array.from({ length: 24 }, (_, index) => sent({ kind: 'join', name: `迟到 ${index + 1}` }));
    const responses = await times(24, (index) => {
      // As in another process, which has not heard of the others' entries.
      if (index % 3 === 0) forgetGameLog(game.gameId);
      const author =
        index % 2
          ? ({ kind: 'organiser', userId: game.userId } as const)
          : ({ kind: 'host', ...device } as const);
      return appendEntries(author, appendOf(game, device, 0, joins.slice(index, index + 1)));
    });
    expect(responses.map(({ outcomes }) => outcomes[0]?.status)).toEqual(joins.map(() => 'accepted'));
    const rows = await stored();
    expect(rows.map(({ seq }) => seq)).toEqual(joins.map((_, index) => index + 1));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(joins.map(({ id }) => id)));
    const known = await loadGameLog(game.gameId);
    forgetGameLog(game.gameId);
    const anew = await loadGameLog(game.gameId);
    expect(known && digest(known.log.state)).toBe(anew && digest(anew.log.state));
  });

  it('needs its lock: without it two batches take the same place', async () => {
    const [{ definition } = { definition: '' }] = await db().$queryRaw<{ definition: string }[]>`
      SELECT pg_get_functiondef('append_entries'::regproc) AS definition`;
    expect(definition).toContain('FOR UPDATE');
    const race = () =>
      times(8, () =>
        callAppend({
          gameId: game.gameId,
          author: { kind: 'host', ...device },
          version: 1,
          length: 0,
          entries: [thrown(game.seats[0], '444411')],
          finished: false,
        }),
      );
    try {
      // Slowed down between the look and the write, so that the race is lost every time.
      const unlocked = definition
        .replace('FOR UPDATE', '')
        .replace('appended_at := now();', 'PERFORM pg_sleep(0.2); appended_at := now();');
      await db().$executeRawUnsafe(unlocked);
      const statuses = (await race()).map(({ status }) => status);
      expect(statuses).toContain('id-reused'); // a clash of places, taken for one of ids
    } finally {
      await db().$executeRawUnsafe(definition);
    }
    game = await openGame();
    device = await hostDevice(game.gameId);
    const statuses = (await race()).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 'length'), 'ok']);
  });
});

describe('taking the pen at the same time', () => {
  it('gives it to one device, and to one only', async () => {
    const fresh = await openGame();
    const devices = await times(6, () => hostDevice(fresh.gameId, false));
    const answers = await Promise.all(devices.map(({ sessionId }) => takePen(sessionId, fresh.gameId, 0)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const row = await db().game.findUniqueOrThrow({ where: { id: fresh.gameId } });
    expect(row.epoch).toBe(1);
    const winner = devices[answers.findIndex(({ ok }) => ok)];
    expect(row.penSessionId).toBe(winner?.sessionId);
  });

  it('never lets the former holder write behind the new one', async () => {
    const next = await hostDevice(game.gameId, false);
    const entries = Array.from({ length: 12 }, () => sent({ kind: 'join', name: `客人 ${newId()}` }));
    const [, ...responses] = await Promise.all([
      takePen(next.sessionId, game.gameId, device.epoch),
      ...entries.map((entry) =>
        appendEntries({ kind: 'host', ...device }, appendOf(game, device, 0, [entry])),
      ),
    ]);
    const accepted = responses.filter((response) => response.outcomes[0]?.status === 'accepted').length;
    expect(await stored()).toHaveLength(accepted);
    for (const response of responses) expect(['pen', null]).toContain(response.stop);
    const after = await appendEntries(
      { kind: 'host', ...device },
      appendOf(game, device, accepted, [thrown(game.seats[0], '444411')]),
    );
    expect(after.stop).toBe('pen');
  });
});
