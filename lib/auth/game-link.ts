import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A game's link and PIN. Both derive from the installation's secret, the game's id and its generation,
 * so that they can be printed again at any time and are nowhere stored; raising the generation renews them.
 */

const PIN_DIGITS = 6;

/** The unguessable code in a game's link: 132 bits, base64url. */
export function gameCode(gameId: string, generation: number): string {
  return derive('link', gameId, generation).toString('base64url').slice(0, 22);
}

/** The 6 digits that open a game together with its table's number. */
export function gamePin(gameId: string, generation: number): string {
  const number = derive('pin', gameId, generation).readUIntBE(0, 6) % 10 ** PIN_DIGITS;
  return String(number).padStart(PIN_DIGITS, '0');
}

/** Whether these digits are the game's PIN; takes the same time whatever they are. */
export function isGamePin(gameId: string, generation: number, pin: string): boolean {
  const right = Buffer.from(gamePin(gameId, generation));
  const given = Buffer.from(pin);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** SHA-256 in hex: how codes and session tokens are looked up without being stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new session token: 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function derive(purpose: string, gameId: string, generation: number): Buffer {
  const secret = process.env.AUTH_SECRET;
  if (!secret) throw new Error('AUTH_SECRET is not set; `npm start` sets it.');
  return createHmac('sha256', secret).update(`${purpose}:${gameId}:${generation}`).digest();
}
