import { createHash } from 'node:crypto';
import { digest, RULES_VERSION } from '../rules';
import type { EventGame } from './event-logs';

/** A digest of what an event's games came to, with the version of the rules that says so: `1:…`. */
export function resultsDigest(games: readonly EventGame[]): string {
  const rows = games
    .map(({ row, game }) => ({
      game: row.id,
      digest: game ? digest(game.log.state) : null,
      given: row.given.map(({ entryId, nth, itemId }) => [entryId, nth, itemId]),
    }))
    .sort((one, other) => (one.game < other.game ? -1 : 1));
  return `${RULES_VERSION}:${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
}

/** Whether two digests say the same, whatever version of the rules says so. */
export function sameResults(one: string, other: string): boolean {
  return one.split(':')[1] === other.split(':')[1];
}
