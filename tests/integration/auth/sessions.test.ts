import { encode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { openSession } from '@/lib/auth/check-credentials';
import { readSession } from '@/lib/auth/read-session';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/schemas/new-id';
import { changePassword } from '@/lib/services/change-password';
import { endSession } from '@/lib/services/end-session';
import { listSessions } from '@/lib/services/list-sessions';
import { setUserDisabled } from '@/lib/services/set-user-disabled';
import { anotherSession, PASSWORD, signedInUser } from '../../support/users';

const place = (address = newId()) => ({ address, userAgent: 'a test' });

/** The headers of a request with next-auth's cookie for a session. */
async function withCookie(
  sub: string,
  name = 'authjs.session-token',
  secret = process.env.AUTH_SECRET ?? '',
) {
  const token = await encode({ token: { sub }, secret, salt: name });
  return new Headers({ cookie: `locale=en; ${name}=${token}` });
}

describe('signing in', () => {
  it('opens a session for the right password, whatever the case of the address', async () => {
    const user = await signedInUser();
    const opened = await openSession({ email: ` ${user.email.toUpperCase()} `, password: PASSWORD }, place());
    expect(opened).toMatchObject({ ok: true });
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const user = await signedInUser();
    const wrong = await openSession({ email: user.email, password: 'wrong password' }, place());
    const unknown = await openSession({ email: 'nobody@example.com', password: PASSWORD }, place());
    expect(wrong).toEqual({ ok: false, error: { code: 'wrong-credentials', params: {} } });
    expect(unknown).toEqual(wrong);
  });

  it.each([undefined, null, '', 7, { email: 'a@b.cn' }, { email: { contains: '' }, password: PASSWORD }])(
    'refuses %j',
    async (input) => {
      expect(await openSession(input, place())).toMatchObject({ error: { code: 'wrong-credentials' } });
    },
  );

  it('refuses an eleventh try from one place, even with the right password, and no other place', async () => {
    const user = await signedInUser();
    const here = place();
    for (let tries = 0; tries < 10; tries++) {
      await openSession({ email: user.email, password: 'wrong password' }, here);
    }
    const late = await openSession({ email: user.email, password: PASSWORD }, here);
    expect(late).toEqual({ ok: false, error: { code: 'too-many-tries', params: { minutes: 15 } } });
    expect(await openSession({ email: user.email, password: PASSWORD }, place())).toMatchObject({ ok: true });
  });

  it('counts tries that come at once', async () => {
    const user = await signedInUser();
    const here = place();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => openSession({ email: user.email, password: 'wrong password' }, here)),
    );
    const codes = tries.map((answer) => (answer.ok ? 'ok' : answer.error.code));
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(10);
  });
});

describe('a session', () => {
  it('is read from either cookie', async () => {
    const user = await signedInUser();
    expect(await readSession(await withCookie(user.sessionId))).toEqual(user);
    expect(await readSession(await withCookie(user.sessionId, '__Secure-authjs.session-token'))).toEqual(
      user,
    );
  });

  it('does not count without a cookie, with a forged one, or with an unknown id', async () => {
    const user = await signedInUser();
    expect(await readSession(new Headers())).toBeNull();
    expect(await readSession(new Headers({ cookie: 'authjs.session-token=x' }))).toBeNull();
    expect(await readSession(await withCookie(user.sessionId, undefined, 'another secret'))).toBeNull();
    expect(await readSession(await withCookie(newId()))).toBeNull();
    expect(await readSession(await withCookie('no id'))).toBeNull();
  });

  it('ends at once, and stays in the list of the others no more', async () => {
    const user = await signedInUser();
    const other = await anotherSession(user.email);
    expect((await listSessions(user)).map(({ id, own }) => [id, own])).toEqual([
      [user.sessionId, true],
      [other, false],
    ]);
    await endSession(user, { sessionId: other });
    expect(await readSession(await withCookie(other))).toBeNull();
    expect(await listSessions(user)).toHaveLength(1);
  });

  it('of somebody else can not be ended', async () => {
    const [user, stranger] = [await signedInUser(), await signedInUser()];
    expect(await endSession(stranger, { sessionId: user.sessionId })).toMatchObject({ ok: true });
    expect(await readSession(await withCookie(user.sessionId))).toEqual(user);
  });

  it('expires', async () => {
    const user = await signedInUser();
    await db().userSession.update({ where: { id: user.sessionId }, data: { expiresAt: new Date(0) } });
    expect(await readSession(await withCookie(user.sessionId))).toBeNull();
  });

  it('ends with its account, which can then not sign in until it is enabled again', async () => {
    const [user, colleague] = [await signedInUser(), await signedInUser()];
    await setUserDisabled(colleague, { userId: user.userId, disabled: true });
    expect(await readSession(await withCookie(user.sessionId))).toBeNull();
    const disabled = await openSession({ email: user.email, password: PASSWORD }, place());
    expect(disabled).toMatchObject({ error: { code: 'account-disabled' } });
    await setUserDisabled(colleague, { userId: user.userId, disabled: false });
    expect(await openSession({ email: user.email, password: PASSWORD }, place())).toMatchObject({ ok: true });
    expect(await readSession(await withCookie(user.sessionId))).toBeNull();
  });
});

describe('changing the password', () => {
  it('ends the other sessions and makes the old password wrong', async () => {
    const user = await signedInUser();
    const other = await anotherSession(user.email);
    const changed = await changePassword(user, { current: PASSWORD, password: 'another password' });
    expect(changed).toEqual({ ok: true, value: { ended: 1 } });
    expect(await readSession(await withCookie(other))).toBeNull();
    expect(await readSession(await withCookie(user.sessionId))).toEqual(user);
    expect(await openSession({ email: user.email, password: PASSWORD }, place())).toMatchObject({
      ok: false,
    });
    const again = await openSession({ email: user.email, password: 'another password' }, place());
    expect(again).toMatchObject({ ok: true });
  });

  it('needs the current one, and allows ten tries', async () => {
    const user = await signedInUser();
    const wrong = { current: 'wrong password', password: 'another password' };
    for (let tries = 0; tries < 10; tries++) {
      expect(await changePassword(user, wrong)).toMatchObject({ error: { code: 'wrong-password' } });
    }
    expect(await changePassword(user, wrong)).toMatchObject({ error: { code: 'too-many-tries' } });
  });

  it('refuses a short one', async () => {
    const user = await signedInUser();
    const answer = await changePassword(user, { current: PASSWORD, password: 'short' });
    expect(answer).toEqual({
      ok: false,
      error: { code: 'invalid-input', params: { field: 'password', reason: 'password-short' } },
    });
  });
});
