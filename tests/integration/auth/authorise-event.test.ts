import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { insertEvent } from '@/lib/db/events';
import { addMember } from '@/lib/db/members';
import { newId } from '@/lib/schemas/new-id';
import { authoriseEvent } from '@/lib/services/authorise-event';
import { signedInUser } from '../../support/users';

async function newEvent(): Promise<string> {
  const id = newId();
  const rest = { name: '中秋', venue: '', timeZone: 'Asia/Shanghai', currency: 'CNY', preset: 'corporate' };
  await insertEvent(db(), { id, startsAt: new Date(), rules: {}, ...rest });
  return id;
}

describe('authorising for an event', () => {
  it('answers the event and the role to a member whose role is high enough', async () => {
    const [user, eventId] = [await signedInUser(), await newEvent()];
    await addMember(db(), eventId, user.userId, 'viewer');
    const answer = await authoriseEvent(user, eventId, 'event.view');
    expect(answer).toMatchObject({ ok: true, value: { event: { id: eventId }, role: 'viewer' } });
    expect(await authoriseEvent(user, eventId, 'event.edit')).toMatchObject({ error: { code: 'forbidden' } });
  });

  it('tells a stranger the same of an event that is there, one that is not, and no id at all', async () => {
    const [user, eventId] = [await signedInUser(), await newEvent()];
    const there = await authoriseEvent(user, eventId, 'event.view');
    expect(there).toEqual({ ok: false, error: { code: 'not-found', params: {} } });
    expect(await authoriseEvent(user, newId(), 'event.view')).toEqual(there);
    expect(await authoriseEvent(user, "' OR true --", 'event.view')).toEqual(there);
  });
});
