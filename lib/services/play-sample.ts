import type { SentEntry, StoredEntry } from '../schemas/append';
import { newId } from '../schemas/new-id';
import { appendStored, type StoredLog } from '../schemas/stored-log';

/** One throw in so many goes out of the bowl. */
const MISS_IN = 40;

/**
 * Entries of a game as a table would play it: throws from a seeded generator, now and then one that misses
 * the bowl. Stops after `turns` entries or where the game ends.
 */
export function playSample(log: StoredLog, turns: number, seed: number): SentEntry[] {
  const random = generator(seed);
  const sent: SentEntry[] = [];
  let played = log;
  while (sent.length < turns) {
    const { state, seatIds } = played;
    const seat = state.next === null ? undefined : seatIds[state.next - 1];
    if (seat === undefined) break;
    const dice = Array.from({ length: state.owing?.dice ?? 6 }, () => 1 + Math.floor(random() * 6)).join('');
    const missed = state.phase === 'playing' && random() * MISS_IN < 1;
    const entry: StoredEntry = missed
      ? { kind: 'miss', seat, reason: 'out-of-bowl' }
      : { kind: 'throw', seat, dice };
    const id = newId();
    const next = appendStored(played, id, entry);
    if (!next.ok) throw new Error(`the sample's entry ${sent.length + 1} is refused: ${next.error.code}`);
    played = next.value;
    sent.push({ id, batch: id, at: null, entry });
  }
  return sent;
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
