'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { EventHint, GameSummary } from '@/lib/schemas/live';

/** How often the page is asked for anew where no stream can be kept open. */
const POLL_MS = 5_000;

/** Keeps the final's page up to date: it is read anew when a final table changes or a table ends. */
export function FinalRefresh({ eventId }: { eventId: string }) {
  const router = useRouter();
  useEffect(() => {
    const known = new Map<string, string>();
    const source = new EventSource(`/api/events/${eventId}/stream`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { all, games } = JSON.parse(data) as EventHint;
      const changed = games.filter((game) => known.get(game.gameId) !== markOf(game));
      for (const game of changed) known.set(game.gameId, markOf(game));
      if (!all && changed.length > 0) router.refresh();
    };
    const poll = setInterval(() => {
      if (source.readyState !== EventSource.OPEN) router.refresh();
    }, POLL_MS);
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [eventId, router]);
  return null;
}

/** What of a game the final's page shows. */
function markOf({ kind, length, version, finished }: GameSummary): string {
  return kind === 'final' ? `${length}.${version}` : `${finished}.${finished ? length : 0}`;
}
