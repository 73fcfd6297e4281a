/** A short fingerprint of an answer, for a device and the server to compare. */
import { answer } from './answer';
import type { State } from './state';

/**
 * Sixteen hexadecimal digits that two states with the same answer share, and two with different answers almost
 * surely don't. It guards against mistakes, not against malice.
 */
export function digest(state: State): string {
  return fingerprint(JSON.stringify(answer(state)));
}

/** 64 bits: FNV-1a over UTF-16 units, twice with different seeds and multipliers. */
export function fingerprint(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
    low ^= low >>> 13;
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
