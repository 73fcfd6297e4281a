import { listen } from '../db/live';
import { readAll, readHinted } from './catch-up';
import { decodeHints } from './hints';
import { live, type LiveState } from './state';

/** How often the listening connection is asked whether it is still one. */
const PING_MS = 15_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Starts the process's one listener; more calls change nothing. */
export function startListening(): void {
  const state = live();
  if (state.listening) return;
  state.listening = true;
  every(state, state.catchUpMs, () => void readAll());
  every(state, PING_MS, () => void ping(state));
  void connect(state);
}

/** Stops listening and catching up; watchers hear nothing more until it is started again. */
export async function stopListening(): Promise<void> {
  const state = live();
  state.listening = false;
  for (const timer of state.timers) clearTimeout(timer);
  state.timers.clear();
  const connection = state.connection;
  state.connection = null;
  await connection?.close();
}

async function connect(state: LiveState): Promise<void> {
  try {
    const connection = await listen(
      (payload) => readHinted(decodeHints(payload)),
      () => lost(state),
    );
    if (!state.listening) {
      await connection.close();
      return;
    }
    state.connection = connection;
    state.failures = 0;
    // What happened while nobody listened.
    await readAll();
  } catch {
    lost(state);
  }
}

/** Tries again, ever more slowly; meanwhile the catch-up goes on. */
function lost(state: LiveState): void {
  state.connection = null;
  if (!state.listening) return;
  const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** state.failures);
  state.failures += 1;
  const timer = setTimeout(
    () => {
      state.timers.delete(timer);
      void connect(state);
    },
    delay * (0.5 + Math.random() / 2),
  );
  state.timers.add(timer.unref());
}

async function ping(state: LiveState): Promise<void> {
  const connection = state.connection;
  try {
    await connection?.ping();
  } catch {
    await connection?.close();
    if (state.connection === connection) lost(state);
  }
}

function every(state: LiveState, milliseconds: number, work: () => void): void {
  state.timers.add(setInterval(work, milliseconds).unref());
}
