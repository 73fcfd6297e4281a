'use client';

import { useEffect, useState } from 'react';
import type { EventHint, GameSummary } from '@/lib/schemas/live';

/** After so long without a stream the page asks instead, this often. */
const POLL_MS = 5_000;

export interface EventGames {
  games: readonly GameSummary[];
  /** Whether changes arrive as they happen; else they are asked for every few seconds. */
  live: boolean;
}

/** An event's games, kept up to date: by a stream, or by asking where none can be kept open. */
export function useEventStream(eventId: string, initial: readonly GameSummary[]): EventGames {
  const [games, setGames] = useState(() => byId(initial));
  const [live, setLive] = useState(true);

  useEffect(() => {
    const url = `/api/events/${eventId}/stream`;
    const source = new EventSource(url);
    let poll: ReturnType<typeof setInterval> | null = null;
    const take = (hint: EventHint) =>
      setGames((known) => new Map([...(hint.all ? [] : known), ...byId(hint.games)]));
    const stopPolling = () => {
      if (poll) clearInterval(poll);
      poll = null;
    };
    source.onopen = () => {
      setLive(true);
      stopPolling();
    };
    source.onmessage = (message: MessageEvent<string>) => take(JSON.parse(message.data) as EventHint);
    source.onerror = () => {
      setLive(false);
      poll ??= setInterval(() => void ask(url).then((hint) => hint && take(hint)), POLL_MS);
    };
    return () => {
      source.close();
      stopPolling();
    };
  }, [eventId]);

  return { games: [...games.values()], live };
}

function byId(games: readonly GameSummary[]): Map<string, GameSummary> {
  return new Map(games.map((game) => [game.gameId, game]));
}

async function ask(url: string): Promise<EventHint | null> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as EventHint) : null;
  } catch {
    // Still away: asked again in a few seconds.
    return null;
  }
}
