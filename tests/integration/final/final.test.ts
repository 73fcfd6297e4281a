import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { findFinal } from '@/lib/db/finals';
import type { Actor } from '@/lib/permissions';
import type { FinalView } from '@/lib/schemas/final-view';
import { newId } from '@/lib/schemas/new-id';
import { addFinalist } from '@/lib/services/add-finalist';
import { drawFinalists } from '@/lib/services/draw-finalists';
import { drawNextStage } from '@/lib/services/draw-next-stage';
import { loadFinal } from '@/lib/services/load-final';
import { logFinal } from '@/lib/services/log-final';
import { restoreFinalist } from '@/lib/services/restore-finalist';
import { seatFinalists } from '@/lib/services/seat-finalists';
import { setUpFinal } from '@/lib/services/set-up-final';
import { withdrawFinalist } from '@/lib/services/withdraw-finalist';
import { signedInUser } from '@/tests/support/users';
import { end, log, openEvening, throwNext, value, type Evening } from './evening';

const CONTEST = { format: 'contest', rounds: 1, places: 1, entrants: 'title-holders' } as const;
const view = async (evening: Evening): Promise<FinalView> =>
  value(await loadFinal(evening.actor, evening.eventId));

/** Logs a throw at a final table as the page does: by what it shows. */
async function thrown(evening: Evening, stage: number, game: number, dice: string) {
  const shown = (await view(evening)).stages[stage]?.games[game];
  if (!shown?.next) throw new Error('nobody is to throw');
  const entry = { id: newId(), batch: newId(), at: null, entry: { kind: 'throw', seat: shown.next, dice } };
  const { eventId } = evening;
  const { gameId, version, length } = shown;
  return logFinal(evening.actor, { eventId, gameId, version, length, entries: [entry] });
}

describe('the final of four tables', () => {
  let added = '';
  let evening: Evening;
  const at = (table: number) => evening.games[table - 1] ?? '';
  const stage = async () => {
    const first = (await view(evening)).stages[0];
    if (!first) throw new Error('no stage');
    return first;
  };

  beforeAll(async () => {
    evening = await openEvening(4, 3);
    // Seat 1 of each table throws a 四红; table 4 goes on playing.
    for (const table of [1, 2, 3, 4]) await throwNext(evening, at(table), `4444${table}2`);
    for (const table of [1, 2, 3]) await end(evening, at(table));
  });

  it('suggests the format of the preset, and refuses to draw before it is set up', async () => {
    expect(await view(evening)).toMatchObject({
      exists: false,
      settings: { format: 'contest', rounds: 3, places: 1 },
    });
    expect(await drawFinalists(evening.actor, { eventId: evening.eventId })).toMatchObject({
      error: { code: 'no-final' },
    });
  });

  it('draws the title holders of the tables that have ended, with their throw, and names the others', async () => {
    value(await setUpFinal(evening.actor, { eventId: evening.eventId, ...CONTEST }));
    expect(value(await drawFinalists(evening.actor, { eventId: evening.eventId }))).toEqual({ finalists: 3 });
    const shown = await view(evening);
    expect(shown.unfinished.map(({ table }) => table)).toEqual([4]);
    expect(shown.stages[0]?.finalists.map(({ source }) => source)).toEqual(
      [1, 2, 3].map((table) => ({
        ...{
          kind: 'table',
          sitting: null,
          table,
          ordinal: 1,
          hand: 'sihong',
          dice: `4444${table}2`,
          entry: 1,
        },
      })),
    );
  });

  it('takes in a table that ends later, and follows a correction', async () => {
    await end(evening, at(4));
    expect((await stage()).outdated).toBe(true);
    value(await drawFinalists(evening.actor, { eventId: evening.eventId }));
    expect((await stage()).finalists.map(({ source }) => source?.table)).toEqual([1, 2, 3, 4]);
    expect((await stage()).outdated).toBe(false);
    await log(evening, at(1), ([seat = ''], [target = '']) => ({
      ...{ kind: 'amend', target },
      with: { kind: 'throw', seat, dice: '123455' },
    }));
    expect((await stage()).outdated).toBe(true);
    value(await drawFinalists(evening.actor, { eventId: evening.eventId }));
    expect((await stage()).finalists.map(({ source }) => source?.table)).toEqual([2, 3, 4]);
    await log(evening, at(1), (_, entries) => ({ kind: 'remove', target: entries.at(-1) ?? '' }));
    value(await drawFinalists(evening.actor, { eventId: evening.eventId }));
    expect((await stage()).finalists.map(({ source }) => source?.table)).toEqual([1, 2, 3, 4]);
  });

  it('lets the organiser add and withdraw, with a reason, and seat them in table order', async () => {
    const { actor, eventId } = evening;
    const { id: stageId, finalists } = await stage();
    // One who is nobody's 状元.
    const spare = await db().guest.findFirstOrThrow({ where: { eventId, chair: 3 } });
    added = spare.name;
    const guestId = spare.id;
    const id = newId();
    const add = { eventId, stageId, id, guestId, reason: '替补' };
    expect(await addFinalist(actor, { ...add, reason: ' ' })).toMatchObject({
      error: { code: 'invalid-input' },
    });
    value(await addFinalist(actor, add));
    value(await addFinalist(actor, add));
    expect(await addFinalist(actor, { ...add, id: newId() })).toMatchObject({
      error: { code: 'already-finalist' },
    });
    const second = finalists[1]?.id ?? '';
    value(await withdrawFinalist(actor, { eventId, finalistId: second, reason: '先走了' }));
    value(await seatFinalists(actor, { eventId, stageId, order: 'table', perTable: 12, goOn: 1 }));
    const seated = await stage();
    expect(seated.last).toBe(true);
    expect(seated.games[0]?.seats.map((seat) => seat.name)).toEqual(
      [finalists[0], finalists[2], finalists[3]].map((one) => one?.name).concat(added),
    );
    expect(seated.games[0]?.path).toMatch(/^\/t\/[\w-]{22}$/);
    expect(seated.games[0]?.pin).toMatch(/^\d{6}$/);
  });

  it('changes the seats with a withdrawal that comes later, and back', async () => {
    const { actor, eventId } = evening;
    const before = await stage();
    const third = before.finalists.find((one) => one.source?.table === 3);
    value(await withdrawFinalist(actor, { eventId, finalistId: third?.id ?? '', reason: '不舒服' }));
    expect((await stage()).games[0]?.seats.length).toBe(3);
    value(await restoreFinalist(actor, { eventId, finalistId: third?.id ?? '', reason: '又来了' }));
    const after = await stage();
    expect(after.games[0]?.seats.map((seat) => seat.name).at(-1)).toBe(third?.name);
    expect(after.games[0]?.version).toBeGreaterThan(before.games[0]?.version ?? 0);
  });

  it('is played on the organiser’s page, with nobody able to change it once it has begun', async () => {
    const { actor, eventId } = evening;
    value(await thrown(evening, 0, 0, '444412'));
    const { id: stageId, finalists, games } = await stage();
    const finalistId = finalists[0]?.id ?? '';
    const begun = { error: { code: 'final-begun' } };
    expect(await withdrawFinalist(actor, { eventId, finalistId, reason: '晚了' })).toMatchObject(begun);
    expect(
      await seatFinalists(actor, { eventId, stageId, order: 'drawn', perTable: 12, goOn: 1 }),
    ).toMatchObject(begun);
    expect(await setUpFinal(actor, { eventId, ...CONTEST, rounds: 2 })).toMatchObject(begun);
    expect(await drawFinalists(actor, { eventId })).toMatchObject(begun);
    expect(await thrown(evening, 0, 0, '44441')).toMatchObject({ ok: false });
    expect(games[0]).toMatchObject({ length: 1, phase: 'playing' });
    for (const dice of ['123455', '444423', '122335']) value(await thrown(evening, 0, 0, dice));
    const shown = await view(evening);
    expect(shown.stages[0]?.games[0]).toMatchObject({ phase: 'finished', next: null });
    expect(shown.champion).toEqual({ name: added, department: '部', source: null });
    expect(shown.stages[0]?.games[0]?.seats.map((seat) => seat.rank)).toEqual([2, null, 1, null]);
  });

  it('hides itself from strangers, and its links from who may only look', async () => {
    const stranger = await signedInUser();
    expect(await loadFinal(stranger, evening.eventId)).toMatchObject({ error: { code: 'not-found' } });
    await db().member.create({ data: { eventId: evening.eventId, userId: stranger.userId, role: 'viewer' } });
    const seen = value(await loadFinal(stranger, evening.eventId));
    expect(seen.stages[0]?.games[0]).toMatchObject({ path: null, pin: null });
    expect(await drawFinalists(stranger, { eventId: evening.eventId })).toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

describe('a final in stages', () => {
  let evening: Evening;
  let actor: Actor;

  beforeAll(async () => {
    evening = await openEvening(6, 2);
    ({ actor } = evening);
    for (const game of evening.games) {
      await throwNext(evening, game, '444421');
      await end(evening, game);
    }
    const settings = { format: 'three-dice', rounds: 1, places: 2, entrants: 'title-holders' } as const;
    value(await setUpFinal(actor, { eventId: evening.eventId, ...settings }));
    value(await drawFinalists(actor, { eventId: evening.eventId }));
  });

  it('draws the seats, records the order, and refuses to send everybody on', async () => {
    const { eventId } = evening;
    const stageId = (await view(evening)).stages[0]?.id ?? '';
    const seats = { eventId, stageId, order: 'drawn', perTable: 3 } as const;
    expect(await seatFinalists(actor, { ...seats, goOn: 3 })).toMatchObject({
      error: { code: 'final-go-on' },
    });
    expect(value(await seatFinalists(actor, { ...seats, goOn: 1 }))).toEqual({ tables: 2 });
    const final = await findFinal(db(), eventId);
    const order = final?.stages[0]?.games.flatMap((game) => game.seats.map((seat) => seat.guestId));
    const row = await db().audit.findFirstOrThrow({ where: { eventId, action: 'final.seat' } });
    expect(row.detail).toMatchObject({ order: 'drawn', guests: order });
    expect(final?.stages[0]?.finalists.map((one) => one.guestId)).toEqual(order);
    const links = (await view(evening)).stages[0]?.games.map((game) => game.path);
    value(await seatFinalists(actor, { ...seats, goOn: 1 }));
    expect((await view(evening)).stages[0]?.games.map((game) => game.path)).toEqual(links);
  });

  it('sends the best of each table on, and leaves a tie that straddles to the organiser', async () => {
    const { eventId } = evening;
    const stageId = (await view(evening)).stages[0]?.id ?? '';
    expect(await drawNextStage(actor, { eventId, stageId })).toMatchObject({
      error: { code: 'stage-unfinished' },
    });
    for (const dice of ['661', '662', '115']) value(await thrown(evening, 0, 0, dice));
    for (const dice of ['661', '661', '115']) value(await thrown(evening, 0, 1, dice));
    // The tied two would throw again, but the organiser ends it.
    await end(evening, (await view(evening)).stages[0]?.games[1]?.gameId ?? '');
    const shown = (await view(evening)).stages[0];
    expect(shown?.tied).toEqual(shown?.games[1]?.seats.slice(0, 2).map((seat) => seat.name));
    expect(value(await drawNextStage(actor, { eventId, stageId }))).toEqual({ finalists: 1 });
    const second = (await view(evening)).stages[1];
    expect(second?.finalists[0]).toMatchObject({
      name: shown?.games[0]?.seats[1]?.name,
      source: { kind: 'stage', stage: 1, table: 1, rank: 1 },
    });
  });

  it('plays the last stage for the prizes', async () => {
    const { eventId } = evening;
    const [first, second] = (await view(evening)).stages;
    const stageId = second?.id ?? '';
    const seats = { eventId, stageId, order: 'table', perTable: 12, goOn: 1 } as const;
    expect(await seatFinalists(actor, seats)).toMatchObject({ error: { code: 'too-few-finalists' } });
    const guestId = first?.games[1]?.seats[1]?.guestId ?? '';
    value(await addFinalist(actor, { eventId, stageId, id: newId(), guestId, reason: '再掷一次赢了' }));
    value(await seatFinalists(actor, seats));
    for (const dice of ['111', '666']) value(await thrown(evening, 1, 0, dice));
    const shown = await view(evening);
    expect(shown.stages[1]).toMatchObject({ last: true, places: 2, ended: true });
    expect(shown.champion?.name).toBe(first?.games[1]?.seats[1]?.name);
    expect(await drawNextStage(actor, { eventId, stageId })).toMatchObject({ error: { code: 'last-stage' } });
  });
});
