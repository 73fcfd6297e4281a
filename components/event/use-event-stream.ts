'use client';

import { useEffect, useState } from 'react';
import { compareGames, type EventHint, type GameSummary } from '@/lib/schemas/live';
import type { TableDevices } from '@/lib/schemas/hosts';

export type { TableDevices } from '@/lib/schemas/hosts';

const POLL_MS = 3_000;
const DEVICES_MS = 10_000;
const CLOCK_MS = 5_000;

export interface EventStream {
  games: readonly GameSummary[];
  devices: ReadonlyMap<string, TableDevices>;
  /** Whether changes come by themselves; otherwise they are asked for every few seconds. */
  connected: boolean;
  now: number;
}

/** An event's games as they change: by the stream, or by asking while it can't be kept open. */
export function useEventStream(
  eventId: string,
  first: readonly GameSummary[],
  firstDevices: readonly TableDevices[],
): EventStream {
  const [games, setGames] = useState(first);
  const [devices, setDevices] = useState<ReadonlyMap<string, TableDevices>>(() => byGame(firstDevices));
  const [connected, setConnected] = useState(true);
  const [now, setNow] = useState(() => latest(first));

  useEffect(() => {
    const url = `/api/events/${eventId}/stream`;
    const source = new EventSource(url);
    const take = (hint: EventHint) => setGames((known) => merge(known, hint));
    source.onopen = () => setConnected(true);
    source.onerror = () => setConnected(false);
    source.onmessage = ({ data }: MessageEvent<string>) => take(JSON.parse(data) as EventHint);
    const poll = setInterval(() => {
      if (source.readyState === EventSource.OPEN) return;
      void ask<EventHint>(url).then((hint) => hint && take(hint));
    }, POLL_MS);
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [eventId]);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    const look = () =>
      void ask<TableDevices[]>(`/api/events/${eventId}/devices`).then(
        (found) => found && setDevices(byGame(found)),
      );
    tick();
    const clock = setInterval(tick, CLOCK_MS);
    const looking = setInterval(look, DEVICES_MS);
    return () => {
      clearInterval(clock);
      clearInterval(looking);
    };
  }, [eventId]);

  return { games, devices, connected, now };
}

async function ask<Value>(url: string): Promise<Value | null> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Value) : null;
  } catch {
    return null;
  }
}

function merge(known: readonly GameSummary[], { all, games }: EventHint): readonly GameSummary[] {
  const changed = new Map(games.map((game) => [game.gameId, game]));
  const kept = all ? known.filter((game) => changed.has(game.gameId)) : known;
  const updated = kept.map((game) => changed.get(game.gameId) ?? game);
  const ids = new Set(kept.map((game) => game.gameId));
  const added = games.filter((game) => !ids.has(game.gameId));
  return added.length === 0 ? updated : [...updated, ...added].sort(compareGames);
}

function byGame(devices: readonly TableDevices[]): ReadonlyMap<string, TableDevices> {
  return new Map(devices.map((one) => [one.gameId, one]));
}

/** Until the page's own clock runs, "now" is the latest thing that happened: the same on server and browser. */
function latest(games: readonly GameSummary[]): number {
  return Math.max(0, ...games.map((game) => (game.lastAt === null ? 0 : Date.parse(game.lastAt))));
}
