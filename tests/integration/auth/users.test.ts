import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '@/lib/auth/game-link';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/schemas/new-id';
import { createFirstUser, setupLinkState } from '@/lib/services/create-first-user';
import { createUser } from '@/lib/services/create-user';
import { listUsers } from '@/lib/services/list-users';
import { setUserDisabled } from '@/lib/services/set-user-disabled';
import { PASSWORD, signedInUser } from '../../support/users';

const account = (changes: object = {}) => ({
  id: newId(),
  email: `${newId()}@example.com`,
  name: '王伟',
  password: PASSWORD,
  ...changes,
});

describe('the one-time link', () => {
  const token = newToken();
  beforeAll(async () => {
    await db().setupLink.create({ data: { tokenHash: hashToken(token) } });
  });

  it('is open until it has made the first account, of several tries at once only one', async () => {
    expect(await setupLinkState(token)).toBe('open');
    expect(await setupLinkState('another')).toBe('unknown');
    expect(await createFirstUser({ ...account(), token: 'another' })).toMatchObject({
      error: { code: 'setup-link-unknown' },
    });
    expect(await createFirstUser({ ...account({ email: 'no address' }), token })).toMatchObject({
      error: { code: 'invalid-input', params: { field: 'email', reason: 'invalid-email' } },
    });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => createFirstUser({ ...account(), token })),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db().user.count()).toBe(1);
    expect(await setupLinkState(token)).toBe('used');
    expect(await createFirstUser({ ...account(), token })).toMatchObject({
      error: { code: 'setup-link-used' },
    });
  });

  it('does not open again by another link once somebody has an account', async () => {
    const second = newToken();
    await db().setupLink.create({ data: { tokenHash: hashToken(second) } });
    expect(await setupLinkState(second)).toBe('used');
    expect(await createFirstUser({ ...account(), token: second })).toMatchObject({
      error: { code: 'setup-link-used' },
    });
  });
});

describe('further accounts', () => {
  it('are created once, however often they are sent', async () => {
    const actor = await signedInUser();
    const input = account({ email: 'Wang@Example.com', name: ' 王伟 ' });
    const answers = await Promise.all([createUser(actor, input), createUser(actor, input)]);
    expect(answers).toEqual([1, 2].map(() => ({ ok: true, value: { userId: input.id } })));
    const users = await listUsers(actor);
    expect(users.filter(({ id }) => id === input.id)).toMatchObject([
      { email: 'wang@example.com', name: '王伟' },
    ]);
    expect(await db().audit.count({ where: { action: 'user.create', actorId: actor.userId } })).toBe(1);
  });

  it('are refused with an address or an id that is taken', async () => {
    const actor = await signedInUser();
    const input = account();
    await createUser(actor, input);
    expect(await createUser(actor, account({ email: input.email }))).toMatchObject({
      error: { code: 'email-taken' },
    });
    expect(await createUser(actor, account({ id: input.id }))).toMatchObject({
      error: { code: 'id-reused' },
    });
  });

  it('keep no password that can be read', async () => {
    const actor = await signedInUser();
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: actor.userId } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('can not be disabled by their own holder', async () => {
    const actor = await signedInUser();
    expect(await setUserDisabled(actor, { userId: actor.userId, disabled: true })).toMatchObject({
      error: { code: 'own-account' },
    });
    expect(await setUserDisabled(actor, { userId: newId(), disabled: true })).toMatchObject({
      error: { code: 'not-found' },
    });
  });
});
