import type { GamePosition } from '../db/live';
import { streamResponse } from '../live/sse';
import { watch } from '../live/watch';
import type { EventHint, GameSummary } from '../schemas/live';
import { summariseGame } from './summarise-game';

/** Changes are gathered for so long, as a page can't show more anyway. */
const GATHER_MS = 200;

/**
 * The stream of an event's games for those who organise it: all of them, then those that changed. A client
 * that comes back with the last id it saw is told all again, unless nothing has happened since. The caller
 * has authorised it.
 */
export function streamEvent(eventId: string, lastEventId: string | null, signal: AbortSignal): Response {
  return streamResponse(signal, (send) => {
    const seen = new Map<string, GamePosition>();
    const waiting = new Set<string>();
    let first = true;
    let open = true;
    let timer: NodeJS.Timeout | null = null;

    const tell = async () => {
      const games = [...waiting];
      waiting.clear();
      const summaries = await Promise.all(games.map((game) => summariseGame(game, seen.get(game))));
      timer = null;
      const id = cursor(seen);
      const all = first;
      first = false;
      const known = summaries.filter((one): one is GameSummary => one !== null);
      if (!all || id !== lastEventId) send({ id, data: { all, games: known } satisfies EventHint });
      if (waiting.size > 0) schedule();
    };
    const retry = () => {
      // The database was away: the next change, or this, tries again.
      timer = null;
      for (const game of seen.keys()) waiting.add(game);
      schedule();
    };
    const schedule = () => {
      if (!open) return;
      timer ??= setTimeout(() => void tell().catch(retry), first ? 0 : GATHER_MS);
    };
    const stop = watch({ event: eventId }, (positions) => {
      for (const position of positions) {
        seen.set(position.game, position);
        waiting.add(position.game);
      }
      schedule();
    });
    return () => {
      open = false;
      stop();
      if (timer) clearTimeout(timer);
    };
  });
}

/** Grows with every change of any game, and only then: each number of a position only ever grows. */
function cursor(seen: ReadonlyMap<string, GamePosition>): string {
  let sum = 0;
  for (const { length, version, epoch, revision } of seen.values()) {
    sum += length + version + epoch + revision;
  }
  return `${seen.size}.${sum}`;
}
