import { beforeAll, describe, expect, it } from 'vitest';
import { prizeRows } from '@/lib/export/prize-rows';
import { db } from '@/lib/db/client';
import { findEvent } from '@/lib/db/events';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import type { DecidePlacesInput } from '@/lib/schemas/final';
import { closeEvent } from '@/lib/services/close-event';
import { decidePlaces } from '@/lib/services/decide-places';
import { drawFinalists } from '@/lib/services/draw-finalists';
import { loadFinal } from '@/lib/services/load-final';
import { loadResults } from '@/lib/services/load-results';
import { openEvent } from '@/lib/services/open-event';
import { readPrizeList } from '@/lib/services/read-prize-list';
import { reopenEvent } from '@/lib/services/reopen-event';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { seatFinalists } from '@/lib/services/seat-finalists';
import { setUpFinal } from '@/lib/services/set-up-final';
import { signedInUser } from '@/tests/support/users';
import { end, log, openEvening, throwNext, value, type Evening } from './evening';

const SETTINGS = { format: 'three-dice', rounds: 1, places: 2, entrants: 'title-holders' } as const;

describe('places that are tied when the final is ended', () => {
  let evening: Evening;
  let actor: Actor;
  let eventId = '';
  let stageId = '';
  let gameId = '';
  let one = '';
  let other = '';

  const view = async () => value(await loadFinal(actor, eventId));
  const places = async () => {
    const event = await findEvent(db(), eventId);
    if (!event) throw new Error('no event');
    return prizeRows(await readPrizeList(event, { withLogs: false })).places.map(({ place, guest }) => [
      place,
      guest,
    ]);
  };
  const audits = () => db().audit.findMany({ where: { eventId, action: 'final.places' } });
  const decide = (change: Partial<DecidePlacesInput>, by = actor) =>
    decidePlaces(by, { eventId, stageId, seen: [], places: [], ...change });
  const codeOf = async (change: Partial<DecidePlacesInput>, by = actor) => {
    const answer = await decide(change, by);
    return answer.ok ? null : answer.error.code;
  };

  beforeAll(async () => {
    evening = await openEvening(3, 2);
    ({ actor, eventId } = evening);
    value(await reopenEvent(actor, { eventId }));
    const { revision } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
    const items = [1, 2].map((place) => ({
      ...{ id: newId(), place, name: `第${place}名的奖`, quantity: 1, value: 1000 * place },
    }));
    value(await saveFinalItems(actor, { eventId, revision, items }));
    value(await openEvent(actor, { eventId }));
    for (const game of evening.games) {
      await throwNext(evening, game, '444412');
      await end(evening, game);
    }
    value(await setUpFinal(actor, { eventId, ...SETTINGS }));
    value(await drawFinalists(actor, { eventId }));
    stageId = (await view()).stages[0]?.id ?? '';
    value(await seatFinalists(actor, { eventId, stageId, order: 'table', perTable: 12, goOn: 1 }));
    gameId = (await view()).stages[0]?.games[0]?.gameId ?? '';
    // 1st is clear; the others throw the same, and the organiser ends it instead of having them throw again.
    for (const dice of ['666', '345', '354']) await throwNext(evening, gameId, dice);
    await end(evening, gameId);
    [one = '', other = ''] = (await view()).stages[0]?.games[0]?.ties[0]?.guests.map((g) => g.guestId) ?? [];
  });

  it('are shown with who shares them, and their prize is nobody’s', async () => {
    const game = (await view()).stages[0]?.games[0];
    expect(game?.ties).toMatchObject([{ rank: 2, places: [2] }]);
    expect((await places()).at(-1)).toEqual([2, null]);
    expect(value(await loadResults(actor, eventId, { search: '', page: 1 })).final).toMatchObject({
      ...{ prizes: 2, decided: 1, value: 1000 },
    });
  });

  it('can’t be given by who may not, to who doesn’t tie, twice, or beyond them', async () => {
    const stranger = await signedInUser('外人');
    expect(await codeOf({ places: [{ place: 2, guestId: one }] }, stranger)).toBe('not-found');
    await db().member.create({ data: { eventId, userId: stranger.userId, role: 'viewer' } });
    expect(await codeOf({ places: [{ place: 2, guestId: one }] }, stranger)).toBe('forbidden');
    const first = (await view()).stages[0]?.games[0]?.seats.find(({ rank }) => rank === 1)?.guestId ?? '';
    expect(await codeOf({ places: [{ place: 2, guestId: first }] })).toBe('place-not-tied');
    expect(await codeOf({ places: [{ place: 1, guestId: one }] })).toBe('place-not-tied');
    expect(await codeOf({ places: [{ place: 3, guestId: one }] })).toBe('place-not-tied');
    expect(await codeOf({ places: [{ place: 2, guestId: newId() }] })).toBe('place-not-tied');
    const twice = [one, other].map((guestId) => ({ place: 2, guestId }));
    expect(await codeOf({ places: twice })).toBe('invalid-input');
    expect(await codeOf({ stageId: newId(), places: [{ place: 2, guestId: one }] })).toBe('no-final');
    expect(await audits()).toEqual([]);
  });

  it('are given once, told of in the list of changes, and their prize goes with them', async () => {
    const given = [{ place: 2, guestId: one }];
    value(await decide({ places: given }));
    value(await decide({ places: given }));
    const [row, ...more] = await audits();
    expect(more).toEqual([]);
    expect(row?.detail).toEqual({ stage: stageId, guests: [one] });
    expect((await places()).at(-1)).toEqual([2, one]);
    const shown = (await view()).stages[0];
    expect(shown?.decided).toEqual(given);
    expect(shown?.games[0]?.seats.map(({ guestId, rank }) => [guestId, rank]).slice(1)).toEqual([
      [one, 2],
      [other, 3],
    ]);
    const { final, totals, checks } = value(await loadResults(actor, eventId, { search: '', page: 1 }));
    expect(final).toMatchObject({ decided: 2, value: 3000 });
    expect(totals).toBeDefined();
    expect(checks.every((check) => check.expected === check.actual)).toBe(true);
  });

  it('are given otherwise by who knows what was decided, and by nobody else', async () => {
    const mine = [{ place: 2, guestId: other }];
    expect(await codeOf({ places: mine })).toBe('conflict');
    value(await decide({ seen: [{ place: 2, guestId: one }], places: mine }));
    expect((await places()).at(-1)).toEqual([2, other]);
  });

  it('count no more once a correction settles the tie', async () => {
    await log(evening, gameId, (seats, entries) => ({
      kind: 'amend',
      target: entries[2] ?? '',
      with: { kind: 'throw', seat: seats[2] ?? '', dice: '111' },
    }));
    expect((await view()).stages[0]?.games[0]?.ties).toEqual([]);
    expect((await places()).at(-1)).toEqual([2, one]);
    expect(await codeOf({ seen: [{ place: 2, guestId: other }], places: [{ place: 2, guestId: one }] })).toBe(
      'place-not-tied',
    );
  });

  it('are not given any more once the event is closed', async () => {
    value(await closeEvent(actor, { eventId }));
    expect(await codeOf({ places: [{ place: 2, guestId: one }] })).toBe('event-not-open');
  });
});
