import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { addMember } from '@/lib/services/add-member';
import { changeMember } from '@/lib/services/change-member';
import { listMembers } from '@/lib/services/list-members';
import { loadEvent } from '@/lib/services/load-event';
import { removeMember } from '@/lib/services/remove-member';
import { setUserDisabled } from '@/lib/services/set-user-disabled';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, refusalOf, wholeEvent } from './an-event';

let owner: Actor;
let other: Actor;
beforeAll(async () => {
  owner = await signedInUser();
  other = await signedInUser('陈晓燕');
});
afterAll(disconnect);

async function roles(eventId: string) {
  return must(await listMembers(owner, eventId)).map(({ name, role, own }) => [name, role, own]);
}

async function actions(eventId: string) {
  const rows = await db().audit.findMany({ where: { eventId }, orderBy: { id: 'asc' } });
  return rows.map(({ action }) => action);
}

describe('taking somebody in', () => {
  test('by the e-mail address of their account, in whatever case; twice is once', async () => {
    const eventId = await draftEvent(owner);
    const input = { eventId, email: ` ${other.email.toUpperCase()} `, role: 'viewer' as const };
    await Promise.all([addMember(owner, input), addMember(owner, input)]);
    expect(await roles(eventId)).toEqual([
      ['林小红', 'owner', true],
      ['陈晓燕', 'viewer', false],
    ]);
    expect(await actions(eventId)).toEqual(['event.create', 'member.add']);
    expect(must(await loadEvent(other, eventId)).event).toMatchObject({ role: 'viewer', editable: false });
  });

  test('who has no account, a disabled one or already another role is refused in so many words', async () => {
    const eventId = await draftEvent(owner);
    const gone = await signedInUser('走了');
    must(await setUserDisabled(owner, { userId: gone.userId, disabled: true }));
    must(await addMember(owner, { eventId, email: other.email, role: 'viewer' }));
    const before = await wholeEvent(eventId);
    const add = async (email: string) =>
      refusalOf(await addMember(owner, { eventId, email, role: 'organiser' }));
    expect(await add('nobody@example.com')).toBe('no-such-account');
    expect(await add(gone.email)).toBe('member-disabled');
    expect(await add(other.email)).toBe('already-member');
    expect(await add('no address')).toBe('invalid-input');
    expect(await wholeEvent(eventId)).toBe(before);
  });
});

describe('changing a role', () => {
  test('counts at once, and who looked at an older one is told', async () => {
    const eventId = await draftEvent(owner);
    await join(eventId, other, 'viewer');
    const change = { eventId, userId: other.userId, seen: 'viewer', role: 'organiser' } as const;
    must(await changeMember(owner, change));
    must(await changeMember(owner, change));
    expect(must(await loadEvent(other, eventId)).event.editable).toBe(true);
    expect(refusalOf(await changeMember(owner, { ...change, role: 'owner' }))).toBe('member-changed');
    expect(await actions(eventId)).toEqual(['event.create', 'member.role']);
  });

  test('never leaves an event without an owner, not even where two do it at once', async () => {
    const eventId = await draftEvent(owner);
    const demote = (by: Actor, whom: Actor) =>
      changeMember(by, { eventId, userId: whom.userId, seen: 'owner', role: 'viewer' });
    expect(refusalOf(await demote(owner, owner))).toBe('last-owner');
    must(await addMember(owner, { eventId, email: other.email, role: 'owner' }));
    const answers = await Promise.all([demote(owner, other), demote(other, owner)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db().member.count({ where: { eventId, role: 'owner' } })).toBe(1);
  });

  test('an owner whose account is disabled is none to rely on', async () => {
    const eventId = await draftEvent(owner);
    const gone = await signedInUser('走了');
    must(await addMember(owner, { eventId, email: gone.email, role: 'owner' }));
    must(await setUserDisabled(owner, { userId: gone.userId, disabled: true }));
    expect(refusalOf(await removeMember(owner, { eventId, userId: owner.userId }))).toBe('last-owner');
  });
});

describe('going', () => {
  test('everybody may leave by themselves; then the event isn’t there for them', async () => {
    const eventId = await draftEvent(owner);
    await join(eventId, other, 'viewer');
    must(await removeMember(other, { eventId, userId: other.userId }));
    expect(refusalOf(await loadEvent(other, eventId))).toBe('not-found');
    expect(await actions(eventId)).toEqual(['event.create', 'member.leave']);
    must(await removeMember(owner, { eventId, userId: other.userId }));
    expect(await actions(eventId)).toEqual(['event.create', 'member.leave']);
  });

  test('the last owner may not leave', async () => {
    const eventId = await draftEvent(owner);
    expect(refusalOf(await removeMember(owner, { eventId, userId: owner.userId }))).toBe('last-owner');
  });
});

describe('who may', () => {
  test.each(['viewer', 'organiser'] as const)('%s sees the members and changes none', async (role) => {
    const eventId = await draftEvent(owner);
    await join(eventId, other, role);
    const before = await wholeEvent(eventId);
    expect(must(await listMembers(other, eventId))).toHaveLength(2);
    const userId = owner.userId;
    expect(refusalOf(await addMember(other, { eventId, email: owner.email, role }))).toBe('forbidden');
    expect(refusalOf(await changeMember(other, { eventId, userId, seen: 'owner', role }))).toBe('forbidden');
    expect(refusalOf(await removeMember(other, { eventId, userId }))).toBe('forbidden');
    expect(await wholeEvent(eventId)).toBe(before);
  });

  test('a stranger learns of nobody', async () => {
    const eventId = await draftEvent(owner);
    const stranger = await signedInUser('外人');
    expect(refusalOf(await listMembers(stranger, eventId))).toBe('not-found');
    expect(refusalOf(await addMember(stranger, { eventId, email: stranger.email, role: 'owner' }))).toBe(
      'not-found',
    );
  });
});
