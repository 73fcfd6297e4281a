import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { seatingDigest } from '@/lib/seating/compare';
import { arrangeSeating } from '@/lib/services/arrange-seating';
import { editTable } from '@/lib/services/edit-table';
import { loadEvent } from '@/lib/services/load-event';
import { removeBond } from '@/lib/services/remove-bond';
import { restoreSeating } from '@/lib/services/restore-seating';
import { saveBond } from '@/lib/services/save-bond';
import { readSittingSeats } from '@/lib/services/sitting-seats';
import { arrangement, seatEverybody } from '../../support/seat-everybody';
import { signedInUser } from '../../support/users';
import { join, must, refusalOf, wholeEvent } from '../organiser/an-event';
import { auditOf, evening, move, seat, sittersOf } from './an-evening';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

async function sizes(eventId: string): Promise<number[]> {
  const tables = await db().table.findMany({
    where: { eventId },
    orderBy: { number: 'asc' },
    select: { _count: { select: { guests: true } } },
  });
  return tables.map((table) => table._count.guests);
}

async function lock(eventId: string, tableId: string): Promise<void> {
  const { number, name, sets } = await db().table.findUniqueOrThrow({ where: { id: tableId } });
  const seen = { number, name, sets, locked: false };
  must(await editTable(owner, { eventId, tableId, seen, table: { ...seen, locked: true } }));
}

describe('automatic seating', () => {
  test('does what its preview showed: adds tables, leaves locked ones, keeps bonds', async () => {
    const { eventId, sittingId, guests, tables } = await evening(owner, 3, 40);
    await seat(owner, eventId, tables[0] ?? '', guests.slice(0, 4));
    await lock(eventId, tables[0] ?? '');
    const pair = guests.slice(10, 12);
    must(await saveBond(owner, { eventId, id: newId(), kind: 'together', guestIds: pair }));
    const input = await arrangement(eventId, { method: 'drawn', seed: 4711, tables: 5 });
    expect(must(await arrangeSeating(owner, input)).seated).toBe(36);
    expect(await sizes(eventId)).toEqual([4, 9, 9, 9, 9]);
    expect(await sittersOf(tables[0])).toEqual(guests.slice(0, 4));
    const rows = await db().guest.findMany({ where: { id: { in: pair } } });
    expect(new Set(rows.map(({ tableId }) => tableId)).size).toBe(1);
    expect(await db().game.count({ where: { eventId } })).toBe(5);
    const audit = await db().audit.findFirstOrThrow({ where: { eventId, action: 'seating.arrange' } });
    expect(audit.detail).toMatchObject({ sitting: sittingId, method: 'drawn', seed: 4711, guests: 36 });
  });

  test('only those without a table, where it is asked for', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 7);
    await seat(owner, eventId, tables[0] ?? '', guests.slice(0, 5));
    must(await arrangeSeating(owner, await arrangement(eventId, { who: 'unseated' })));
    expect(await sizes(eventId)).toEqual([5, 2]);
  });

  test('fewer tables leave the others empty', async () => {
    const { eventId } = await evening(owner, 4, 18);
    must(await seatEverybody(owner, eventId));
    must(await arrangeSeating(owner, await arrangement(eventId, { tables: 2 })));
    expect(await sizes(eventId)).toEqual([9, 9, 0, 0]);
  });

  test('is refused where the seating, the bonds or a lock have changed since the preview', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 12);
    must(await seatEverybody(owner, eventId));
    const stale = await arrangement(eventId, { method: 'together' });
    must(await move(owner, eventId, [guests[0] ?? ''], { tableId: null }));
    let before = await wholeEvent(eventId);
    expect(refusalOf(await arrangeSeating(owner, stale))).toBe('seating-changed');
    expect(await wholeEvent(eventId)).toBe(before);
    const unlocked = await arrangement(eventId, { method: 'together' });
    await lock(eventId, tables[1] ?? '');
    before = await wholeEvent(eventId);
    expect(refusalOf(await arrangeSeating(owner, unlocked))).toBe('seating-changed');
    await lock(eventId, tables[0] ?? '');
    expect(refusalOf(await arrangeSeating(owner, { ...unlocked, tables: 2 }))).toBe('no-tables');
  });

  test('bad wishes, other people’s sittings and too many tables are refused', async () => {
    const { eventId } = await evening(owner, 1, 3);
    const input = await arrangement(eventId);
    const viewer = await signedInUser('看客');
    await join(eventId, viewer, 'viewer');
    const before = await wholeEvent(eventId);
    expect(refusalOf(await arrangeSeating(viewer, input))).toBe('forbidden');
    expect(refusalOf(await arrangeSeating(owner, { ...input, sittingId: newId() }))).toBe('sitting-gone');
    for (const change of [
      { seed: -1 },
      { seed: 1e6 },
      { tables: 0 },
      { tables: 601 },
      { method: 'random' as never },
    ]) {
      expect(refusalOf(await arrangeSeating(owner, { ...input, ...change }))).toBe('invalid-input');
    }
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

describe('going back', () => {
  async function now(eventId: string, sittingId: string) {
    const seats = await readSittingSeats(db(), eventId, sittingId);
    if (!seats) throw new Error('no such sitting');
    const tables = [...new Set(seats.guests.map(({ tableId }) => tableId))].map((tableId) => ({
      tableId,
      guests: seats.guests
        .filter((guest) => guest.tableId === tableId)
        .map(({ id, chair }): [string, number | null] => [id, chair]),
    }));
    return { digest: seatingDigest(seats.tables, seats.guests), tables };
  }

  test('brings the seating of before back, as one act', async () => {
    const { eventId, sittingId, guests, tables } = await evening(owner, 3, 9);
    await seat(owner, eventId, tables[0] ?? '', guests.slice(0, 4));
    const before = await now(eventId, sittingId);
    must(await arrangeSeating(owner, await arrangement(eventId, { method: 'drawn' })));
    const { digest } = await now(eventId, sittingId);
    must(await restoreSeating(owner, { eventId, sittingId, digest, tables: before.tables }));
    expect(await now(eventId, sittingId)).toEqual(before);
    expect((await auditOf(eventId)).at(-1)).toBe('seating.restore');
  });

  test('not where it would empty a table that was locked since', async () => {
    const { eventId, sittingId, tables } = await evening(owner, 2, 6);
    const empty = await now(eventId, sittingId);
    must(await seatEverybody(owner, eventId));
    await lock(eventId, tables[0] ?? '');
    const { digest } = await now(eventId, sittingId);
    const before = await wholeEvent(eventId);
    expect(refusalOf(await restoreSeating(owner, { eventId, sittingId, digest, tables: empty.tables }))).toBe(
      'table-locked',
    );
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('never over what somebody else has done meanwhile, nor into one chair', async () => {
    const { eventId, sittingId, guests, tables } = await evening(owner, 1, 3);
    const empty = await now(eventId, sittingId);
    await seat(owner, eventId, tables[0] ?? '', guests);
    const { digest } = await now(eventId, sittingId);
    const before = await wholeEvent(eventId);
    const restore = (change: object) =>
      restoreSeating(owner, { eventId, sittingId, digest, tables: empty.tables, ...change });
    const [a = '', b = ''] = guests;
    const at = (tableId: string, ...sitters: [string, number | null][]) => ({
      tables: [{ tableId, guests: sitters }],
    });
    expect(refusalOf(await restore({ digest: empty.digest }))).toBe('seating-changed');
    expect(refusalOf(await restore(at(newId(), [a, 1])))).toBe('table-gone');
    expect(refusalOf(await restore(at(tables[0] ?? '', [a, 7], [b, 7])))).toBe('chair-taken');
    expect(refusalOf(await restore(at(tables[0] ?? '', [a, 3])))).toBe('chair-taken');
    expect(refusalOf(await restore(at(tables[0] ?? '', [a, 7], [a, 8])))).toBe('chair-taken');
    expect(refusalOf(await restore(at(tables[0] ?? '', [a, 31])))).toBe('invalid-input');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

describe('bonds', () => {
  test('one of the same guests and kind is there once, and goes with a guest', async () => {
    const { eventId, guests } = await evening(owner, 1, 3);
    const [a = '', b = '', c = ''] = guests;
    const bond = { eventId, id: newId(), kind: 'apart' as const, guestIds: [b, a] };
    must(await saveBond(owner, bond));
    must(await saveBond(owner, bond));
    expect(must(await saveBond(owner, { ...bond, id: newId(), guestIds: [a, b, a] })).bondId).toBe(bond.id);
    must(await saveBond(owner, { ...bond, id: newId(), kind: 'together', guestIds: [a, b, c] }));
    expect(await db().bond.count({ where: { eventId } })).toBe(2);
    expect(refusalOf(await saveBond(owner, { ...bond, id: newId(), guestIds: [a, newId()] }))).toBe(
      'guest-gone',
    );
    expect(refusalOf(await saveBond(owner, { ...bond, id: newId(), guestIds: [a] }))).toBe('invalid-input');
    expect(refusalOf(await saveBond(owner, { ...bond, id: newId(), guestIds: [a, a] }))).toBe('guest-gone');
    expect(must(await removeBond(owner, { eventId, id: bond.id })).removed).toBe(true);
    expect(must(await removeBond(owner, { eventId, id: bond.id })).removed).toBe(false);
    expect((await auditOf(eventId)).slice(-3)).toEqual(['bond.add', 'bond.add', 'bond.remove']);
    const row = await db().audit.findFirstOrThrow({ where: { eventId, action: 'bond.remove' } });
    expect(row.detail).toEqual({ bond: bond.id, kind: bond.kind, guests: [a, b].toSorted() });
  });

  test('one that the seating does not keep is told before the opening', async () => {
    const { eventId, guests, tables } = await evening(owner, 2, 3);
    const [a = '', b = ''] = guests;
    must(await saveBond(owner, { eventId, id: newId(), kind: 'apart', guestIds: [a, b] }));
    const told = async () =>
      must(await loadEvent(owner, eventId)).notes.some(({ code }) => code === 'broken-bonds');
    expect(await told()).toBe(false);
    const [first = '', second = ''] = tables;
    await db().guest.updateMany({ where: { id: { in: [a, b] } }, data: { tableId: first } });
    expect(await told()).toBe(true);
    await db().guest.update({ where: { id: b }, data: { tableId: second } });
    expect(await told()).toBe(false);
  });

  test('nobody removes those of another event', async () => {
    const one = await evening(owner, 1, 2);
    const other = await evening(owner, 1, 0);
    const id = newId();
    must(await saveBond(owner, { eventId: one.eventId, id, kind: 'together', guestIds: one.guests }));
    expect(must(await removeBond(owner, { eventId: other.eventId, id })).removed).toBe(false);
    const stranger = await signedInUser('路人');
    expect(refusalOf(await removeBond(stranger, { eventId: one.eventId, id }))).toBe('not-found');
    expect(await db().bond.count({ where: { id } })).toBe(1);
  });
});
