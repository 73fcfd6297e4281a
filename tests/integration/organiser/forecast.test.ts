import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { PRESETS } from '@/lib/rules';
import { loadForecast } from '@/lib/services/load-forecast';
import { setUpFinal } from '@/lib/services/set-up-final';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, refusalOf } from './an-event';

describe('what a forecast starts from', () => {
  it('is the event’s rules, its tables by size with their 会, and the final of its preset', async () => {
    const actor = await signedInUser();
    const eventId = await draftEvent(actor, 5, 3);
    expect(must(await loadForecast(actor, eventId)).groups).toEqual([]);

    const [first = '', second = ''] = (
      await db().table.findMany({ where: { eventId }, orderBy: { number: 'asc' } })
    ).map(({ id }) => id);
    const guests = await db().guest.findMany({ where: { eventId } });
    for (const [at, { id }] of guests.entries()) {
      await db().guest.update({ where: { id }, data: { tableId: at < 3 ? first : second } });
    }
    await db().table.update({ where: { id: first }, data: { sets: 2 } });
    const facts = must(await loadForecast(actor, eventId));
    expect(facts.groups).toEqual([
      { players: 3, games: 2 },
      { players: 2, games: 1 },
    ]);
    expect(facts.rules).toEqual(PRESETS.corporate);
    expect(facts.final).toEqual({ format: 'contest', rounds: 3, places: 1 });
  });

  it('is the final as it was set up, once it was', async () => {
    const actor = await signedInUser();
    const eventId = await draftEvent(actor, 2, 1);
    await db().event.update({ where: { id: eventId }, data: { status: 'open' } });
    const input = { eventId, format: 'six-dice', rounds: 4, places: 3, entrants: 'title-holders' } as const;
    must(await setUpFinal(actor, input));
    expect(must(await loadForecast(actor, eventId)).final).toEqual({
      format: 'six-dice',
      rounds: 4,
      places: 3,
    });
  });

  it('is shown to members alone, to a viewer too', async () => {
    const [owner, viewer, stranger] = [await signedInUser(), await signedInUser(), await signedInUser()];
    const eventId = await draftEvent(owner);
    await join(eventId, viewer, 'viewer');
    expect((await loadForecast(viewer, eventId)).ok).toBe(true);
    expect(refusalOf(await loadForecast(stranger, eventId))).toBe('not-found');
  });
});
