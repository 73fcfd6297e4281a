import { createHmac } from 'node:crypto';

/** Without those that are read as one another: 0 and O, 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const COUNT = 4;

/**
 * What proves that a prize slip was printed here: four letters that follow from the installation's secret,
 * the event and what the slip says. One in a million guesses is right.
 */
export function slipLetters(eventId: string): (text: string) => string {
  const secret = process.env.AUTH_SECRET;
  if (!secret) throw new Error('AUTH_SECRET is not set; `npm start` sets it.');
  return (text) => {
    const digest = createHmac('sha256', secret).update(`slip:${eventId}:${text}`).digest();
    return Array.from(digest.subarray(0, COUNT), (byte) => LETTERS[byte % LETTERS.length]).join('');
  };
}
