import type { GamePosition } from '../db/live';
import type { GameHint } from '../schemas/game';
import { streamResponse } from './sse';
import { watch } from './watch';

/**
 * The stream of one game: where it stands now, then at each change. It carries states, not steps, so that
 * a client that comes back with the last id it saw misses nothing: it is told the newest state, if that
 * is another one.
 */
export function gameStream(gameId: string, lastEventId: string | null, signal: AbortSignal): Response {
  return streamResponse(signal, (send) =>
    watch({ games: [gameId] }, (positions) => {
      for (const position of positions) {
        const { length, version, epoch, revision } = position;
        const id = positionId(position);
        if (id !== lastEventId) send({ id, data: { length, version, epoch, revision } satisfies GameHint });
      }
    }),
  );
}

function positionId({ length, version, epoch, revision }: GamePosition): string {
  return `${length}.${version}.${epoch}.${revision}`;
}
