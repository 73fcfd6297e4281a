import { clearAttempts, countAttempt, deleteOldAttempts, type AttemptLimit } from '../db/attempts';
import { db } from '../db/client';
import { insertUserSession } from '../db/user-sessions';
import { findUserByEmail } from '../db/users';
import { signInInput } from '../schemas/account';
import { done, refused, type Answer } from '../schemas/problem';
import { isPassword } from './password';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const QUARTER_HOUR = 15 * 60;
/** From one address of the network; and from all together, as that address can be made up. */
const PER_PLACE: AttemptLimit = { tries: 10, seconds: QUARTER_HOUR };
const PER_ACCOUNT: AttemptLimit = { tries: 100, seconds: QUARTER_HOUR };
/** No limit counts tries for longer than this. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;
const MAX_USER_AGENT = 300;

export interface SignInPlace {
  /** The network address that the request came from, as far as it is known. */
  address: string;
  userAgent: string;
}

/**
 * Opens a session for who knows the password and answers its id. Refuses: `wrong-credentials`, also for an
 * address that nobody has; `too-many-tries`, with the minutes to wait; `account-disabled`.
 */
export async function openSession(input: unknown, place: SignInPlace): Promise<Answer<string>> {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) return refused('wrong-credentials');
  const { email, password } = parsed.data;

  const placeKey = `sign-in:${email}:${place.address}`;
  const accountKey = `sign-in:${email}`;
  const wait = Math.max(
    await countAttempt(db(), placeKey, PER_PLACE),
    await countAttempt(db(), accountKey, PER_ACCOUNT),
  );
  if (wait > 0) return refused('too-many-tries', { minutes: Math.ceil(wait / 60) });

  const user = await findUserByEmail(db(), email);
  const right = await isPassword(user?.passwordHash ?? null, password);
  if (user === null || !right) return refused('wrong-credentials');
  if (user.disabledAt !== null) return refused('account-disabled');

  await clearAttempts(db(), placeKey);
  await clearAttempts(db(), accountKey);
  await deleteOldAttempts(db(), new Date(Date.now() - LONGEST_WINDOW_MS));
  const sessionId = await insertUserSession(db(), {
    userId: user.id,
    userAgent: place.userAgent.slice(0, MAX_USER_AGENT),
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
  });
  return done(sessionId);
}
