import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** argon2id, the package's default, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without what is easily misread: 0 and O, 1, l and I. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

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

/** A password to be told to somebody, such as `k7mw-2xpd-9thn-ur4b`: 80 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
