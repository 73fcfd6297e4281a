import { append, type Result } from '../rules';
import type { StoredLog } from '../schemas/stored-log';
import type { Reason } from './replica';

/**
 * The seats, by number, that pass so that another one throws now: those from whose turn it is up to `seat`.
 * Errors: what the core refuses; `not-your-turn` where no run of passes leads there.
 */
export function passesUpTo(log: StoredLog, seat: number): Result<number[], Reason> {
  let { state } = log;
  const passed: number[] = [];
  while (state.next !== seat) {
    if (state.next === null) return { ok: false, error: { code: 'nobodys-turn', params: {} } };
    if (state.phase !== 'playing' || passed.length > 2 * state.players.length) {
      return { ok: false, error: { code: 'not-your-turn', params: { seat } } };
    }
    passed.push(state.next);
    const next = append(state, { kind: 'pass', seat: state.next });
    if (!next.ok) return next;
    state = next.value;
  }
  return { ok: true, value: passed };
}
