import { digest, DEFAULT_PRESET, PRESETS, RULES_VERSION } from '../rules';
import type { AppendRequest, AppendResponse, LoggedEntry } from '../schemas/append';
import type { GameView } from '../schemas/game';
import { newId } from '../schemas/new-id';
import type { Api, Reply } from './api';
import { buildReplica } from './replica';

/**
 * A game that never leaves the device: a table of invented guests, and a server that takes everything.
 * @param names of the guests, in throwing order
 */
export function practiceGame(names: readonly string[], title: string): GameView {
  return {
    v: 1,
    game: newId(),
    version: 1,
    rulesVersion: RULES_VERSION,
    kind: 'table',
    status: 'open',
    event: { id: newId(), name: title, timeZone: 'Asia/Shanghai', currency: 'CNY' },
    table: { number: 1, name: '', ordinal: 1 },
    rules: PRESETS[DEFAULT_PRESET],
    calledThrows: true,
    final: null,
    items: [],
    given: [],
    revision: 0,
    twoEyes: false,
    witnesses: [],
    help: null,
    late: [],
    waiting: [],
    seats: names.map((name, at) => ({ id: newId(), name, department: '', chair: at + 1 })),
    rollCalled: true,
    rollCall: null,
    pen: { epoch: 1, mine: true, free: false },
    entries: [],
  };
}

/** The server of a practice game. */
export function practiceApi(game: GameView): Api {
  let entries: LoggedEntry[] = [];
  const view = () => answered({ ...game, entries });
  return {
    game: view,
    takePen: () => answered({ ok: true, game: { ...game, entries } }),
    rollCall: () => answered({ ok: true, game: { ...game, entries } }),
    signIn: () => answered({}),
    deed: () => answered(game),
    append(request) {
      const logged = request.entries.map(({ id, batch, at, entry }, index): LoggedEntry => {
        return { seq: entries.length + index + 1, id, batch, author: 'host', at: at ?? '', entry };
      });
      entries = [...entries, ...logged];
      return answered(accepted(game, request, entries));
    },
  };
}

function accepted(game: GameView, request: AppendRequest, entries: LoggedEntry[]): AppendResponse {
  const replica = buildReplica({ ...game, entries }, [], null);
  return {
    v: 1,
    stop: null,
    outcomes: entries.slice(request.length).map(({ id, seq }) => ({ id, status: 'accepted', seq })),
    length: entries.length,
    epoch: game.pen.epoch,
    version: game.version,
    digest: replica.ok ? digest(replica.value.confirmed.state) : null,
    entries: entries.slice(request.length),
  };
}

function answered<Value>(value: Value): Promise<Reply<Value>> {
  return Promise.resolve({ kind: 'answer', value });
}
