import { hash, verify } from '@node-rs/argon2';

/** argon2id, the package's default, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/**
 * Whether a password is the one of a stored form. Null, for an address that nobody has, takes as long as
 * a wrong password, so that the time doesn't tell who has an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const right = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return right && stored !== null;
}
