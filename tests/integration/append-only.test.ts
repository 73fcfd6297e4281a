import { beforeAll, describe, expect, it } from 'vitest';
import { db, transaction } from '@/lib/db/client';
import { newId } from '@/lib/schemas/new-id';
import { appendEntries } from '@/lib/services/append-entries';
import { appendOf, hostDevice, openGame, sent, thrown, type OpenGame } from '../support/open-game';

/** Every way round the log's triggers that a program, or somebody at the database's prompt, might try. */
describe('the log and the audit list only grow', () => {
  let game: OpenGame;
  beforeAll(async () => {
    game = await openGame();
    const device = await hostDevice(game.gameId);
    const join = sent({ kind: 'join', name: '郑四' });
    const answer = await appendEntries(
      { kind: 'host', ...device },
      appendOf(game, device, 0, [thrown(game.seats[0], '444411'), join]),
    );
    expect(answer.outcomes.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    await db().given.create({
      data: { id: newId(), gameId: game.gameId, entryId: join.id, nth: 1, itemId: newId() },
    });
    await db().witness.create({
      data: {
        id: newId(),
        gameId: game.gameId,
        entryId: join.id,
        verdict: 'confirm',
        hostSessionId: newId(),
      },
    });
    await db().audit.create({ data: { actor: 'system', action: 'test.row', eventId: game.eventId } });
  });

  const attempts = [
    `UPDATE entries SET body = '{}'`,
    `UPDATE entries SET seq = seq + 1`,
    `DELETE FROM entries`,
    `TRUNCATE entries CASCADE`,
    `TRUNCATE games CASCADE`,
    `INSERT INTO entries SELECT * FROM entries LIMIT 1 ON CONFLICT (id) DO UPDATE SET body = '{}'`,
    `MERGE INTO entries e USING games g ON g.id = e.game_id WHEN MATCHED THEN DELETE`,
    `WITH gone AS (DELETE FROM entries RETURNING id) SELECT count(*) FROM gone`,
    `SET LOCAL session_replication_role = replica; DELETE FROM entries`,
    `SET LOCAL session_replication_role = replica; UPDATE audit SET action = 'nothing'`,
    `SET LOCAL session_replication_role = replica; TRUNCATE audit CASCADE`,
    `UPDATE audit SET detail = '{}'`,
    `DELETE FROM audit`,
    `TRUNCATE audit CASCADE`,
    `UPDATE given SET nth = 2`,
    `DELETE FROM given`,
    `TRUNCATE given`,
    `UPDATE witnesses SET verdict = 'reject'`,
    `DELETE FROM witnesses`,
    `TRUNCATE witnesses`,
    `UPDATE snapshots SET body = '{}'`,
    `DELETE FROM snapshots`,
    `TRUNCATE snapshots CASCADE`,
    `DELETE FROM games`,
    `DELETE FROM events`,
    `UPDATE seats SET guest_id = (SELECT guest_id FROM seats ORDER BY id DESC LIMIT 1)`,
    `DELETE FROM seats`,
    `UPDATE seats SET position = NULL`,
    `INSERT INTO entries (id, game_id, seq, body, batch_id, author, user_id)
       SELECT gen_random_uuid(), id, 9, '{}', gen_random_uuid(), 'organiser', gen_random_uuid() FROM games`,
    // An erasure of another transaction allows nothing in this one.
    `INSERT INTO erasures (event_id, user_id, transaction) SELECT gen_random_uuid(), gen_random_uuid(), 0;
       DELETE FROM entries`,
  ];

  it.each(attempts)('refuses %s', async (statement) => {
    const before = await contents();
    await expect(
      transaction(async (tx) => {
        for (const part of statement.split(';')) await tx.$executeRawUnsafe(part);
      }),
    ).rejects.toThrow(/append-only|foreign key|has begun|without entry/);
    expect(await contents()).toEqual(before);
  });

  it('keeps whose seats they are and where, while an order can still be called', async () => {
    const other = await openGame();
    const device = await hostDevice(other.gameId);
    const leave = sent({ kind: 'leave', seat: other.seats[0] ?? '' });
    await appendEntries({ kind: 'host', ...device }, appendOf(other, device, 0, [leave]));
    const change = (data: object) => db().seat.update({ where: { id: other.seats[0] ?? '' }, data });
    await change({ position: 9 });
    await expect(change({ chair: 9 })).rejects.toThrow('has begun');
    await expect(change({ position: 8, chair: 9 })).rejects.toThrow('has begun');
    await expect(db().seat.delete({ where: { id: other.seats[1] ?? '' } })).rejects.toThrow('has begun');
  });

  it('keeps an erasure on record, which nobody can change or use again', async () => {
    const other = await openGame();
    const device = await hostDevice(other.gameId);
    await appendEntries(
      { kind: 'host', ...device },
      appendOf(other, device, 0, [thrown(other.seats[0], '123456')]),
    );
    await transaction(async (tx) => {
      await tx.$executeRaw`SELECT erase_event(${other.eventId}::uuid, ${other.userId}::uuid)`;
    });
    expect(await db().event.findUnique({ where: { id: other.eventId } })).toBeNull();
    expect(await db().logEntry.count({ where: { gameId: other.gameId } })).toBe(0);
    const erasure = await db().erasure.findUniqueOrThrow({ where: { eventId: other.eventId } });
    expect(erasure.userId).toBe(other.userId);
    for (const statement of [
      'UPDATE erasures SET "transaction" = 0',
      'DELETE FROM erasures',
      'TRUNCATE erasures',
    ]) {
      await expect(db().$executeRawUnsafe(statement)).rejects.toThrow('append-only');
    }
    expect(await db().logEntry.count({ where: { gameId: game.gameId } })).toBe(2);
  });

  async function contents() {
    const { gameId, eventId } = game;
    return {
      entries: await db().logEntry.findMany({
        where: { gameId },
        include: { text: true },
        orderBy: { seq: 'asc' },
      }),
      seats: await db().seat.findMany({ where: { gameId }, orderBy: { id: 'asc' } }),
      given: await db().given.findMany({ where: { gameId } }),
      witnesses: await db().witness.findMany({ where: { gameId } }),
      audit: await db().audit.findMany({ where: { eventId }, orderBy: { id: 'asc' } }),
      snapshots: await db().snapshot.findMany({ where: { eventId } }),
    };
  }
});
