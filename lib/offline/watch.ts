import type { GameHint } from '../schemas/game';

const POLL_MS = 5_000;
const RETRY_MS = 10_000;
/** Three heartbeats have failed to come: the connection is cut, though nothing says so after a device's sleep. */
const SILENT_MS = 45_000;

/**
 * Watches a game: server-sent hints, and a look every few seconds while there is no stream. `onHint(null)`
 * is a reason to look without news of its own: the page woke up, or the network came back. Returns the stop.
 */
export function watchGame(game: string, onHint: (hint: GameHint | null) => void): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heard = 0;

  const connect = () => {
    if (typeof EventSource === 'undefined') return;
    source?.close();
    source = new EventSource(`/api/games/${game}/stream`);
    const hear = () => {
      heard = Date.now();
    };
    hear();
    source.onopen = hear;
    source.addEventListener('beat', hear);
    source.onmessage = ({ data }) => {
      hear();
      onHint(parseHint(String(data)));
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(retry);
      retry = setTimeout(connect, RETRY_MS);
    };
  };
  const streaming = () => source !== null && source.readyState === EventSource.OPEN;
  const isSilent = () => source !== null && Date.now() - heard > SILENT_MS;
  const poll = setInterval(() => {
    if (isSilent()) connect();
    if (!streaming() && document.visibilityState === 'visible') onHint(null);
  }, POLL_MS);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    if (source && (isSilent() || source.readyState === EventSource.CLOSED)) connect();
    onHint(null);
  };
  // A page that has just been loaded asks by itself.
  const shown = (event: PageTransitionEvent) => event.persisted && look();

  connect();
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
  window.addEventListener('pageshow', shown);
  return () => {
    source?.close();
    clearTimeout(retry);
    clearInterval(poll);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', look);
    window.removeEventListener('pageshow', shown);
  };
}

/** Reads a message of the stream; what isn't a hint is only a reason to look. */
function parseHint(data: string): GameHint | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const { length, version, epoch, revision } = value as Partial<Record<keyof GameHint, unknown>>;
    const numbers = { length, version, epoch, revision };
    return Object.values(numbers).every((number) => typeof number === 'number')
      ? (numbers as GameHint)
      : null;
  } catch {
    return null;
  }
}
