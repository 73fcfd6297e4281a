/**
 * What goes over NOTIFY: which games changed. A hint only says where to look; what is true is read from
 * the database, so that neither a lost nor a repeated hint does harm.
 */

/** How long a log is now, or null: something else about the game changed (its pen, its seats, what is beside the log). */
export type Hint = number | null;

/** PostgreSQL refuses payloads of 8,000 bytes. */
const MAX_PAYLOAD = 7_900;

/** The longer log wins; a change of something else wins over any. */
export function mergeHint(known: Hint | undefined, hint: Hint): Hint {
  if (hint === null || known === null) return null;
  return Math.max(known ?? 0, hint);
}

/** Hints as payloads, as few as their limit allows. */
export function encodeHints(hints: ReadonlyMap<string, Hint>): string[] {
  const payloads: string[] = [];
  let payload = '';
  for (const [game, hint] of hints) {
    const item = `${game}:${hint ?? ''}`;
    if (payload !== '' && payload.length + 1 + item.length > MAX_PAYLOAD) {
      payloads.push(payload);
      payload = '';
    }
    payload += payload === '' ? item : `,${item}`;
  }
  return payload === '' ? payloads : [...payloads, payload];
}

/** The hints of a payload; what isn't one is left out. */
export function decodeHints(payload: string): Map<string, Hint> {
  const hints = new Map<string, Hint>();
  for (const item of payload.split(',')) {
    const match = /^([0-9a-f-]{36}):(\d*)$/.exec(item);
    if (match?.[1]) hints.set(match[1], match[2] ? Number(match[2]) : null);
  }
  return hints;
}
