import type { Result, Setup } from '../rules';
import type { SentEntry, StoredEntry } from '../schemas/append';
import type { GameView, RollCallRequest, SeatView } from '../schemas/game';
import { newId } from '../schemas/new-id';
import {
  appendAllStored,
  openLog,
  type IdentifiedEntry,
  type LogRefusal,
  type StoredLog,
} from '../schemas/stored-log';

/**
 * A game as one device sees it: what the server has confirmed, and on top of it what still waits here.
 * Computed from facts alone, and cheap to bring up to date.
 */
export interface Replica {
  /** The confirmed log. */
  readonly confirmed: StoredLog;
  /** The confirmed log and the queue behind it: what the host sees. */
  readonly local: StoredLog;
  /** What the replica was built for; another key means another beginning. */
  readonly key: string;
}

/** Why something isn't in the log: a stop of the append, or the code with which the rules refuse it. */
export interface Reason {
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** An entry of the log that the host sees. */
export interface LocalEntry {
  id: string;
  batch: string;
  author: 'host' | 'organiser';
  at: string | null;
  entry: StoredEntry;
  /** Whether the server has it. */
  confirmed: boolean;
  /** Whether a roll-call made it. */
  rollCall: boolean;
}

/** The setup that the core plays a game by. */
export function setupOf(game: GameView): Setup {
  const players = game.seats.map((seat) => seat.name);
  return game.final
    ? { kind: 'final', rules: game.rules, players, ...game.final }
    : { kind: 'table', rules: game.rules, players };
}

/** The game as it will be once a roll-call that still waits has been taken in. */
export function withRollCall(game: GameView, rollCall: RollCallRequest | null): GameView {
  if (!rollCall) return game;
  const seats = rollCall.order.flatMap((id) => game.seats.filter((seat) => seat.id === id));
  return { ...game, seats, rollCalled: true, rollCall: rollCall.batch };
}

/** The game once these joins have arrived: where they sit, and who waits no longer. */
export function withJoins(game: GameView, sent: readonly SentEntry[]): GameView {
  const late = sent.flatMap(({ id, entry, guest, chair = null }): SeatView[] => {
    if (entry.kind !== 'join' || game.late.some((seat) => seat.id === id)) return [];
    const department = game.waiting.find((one) => one.id === guest)?.department ?? '';
    return [{ id, name: entry.name, department, chair }];
  });
  if (late.length === 0) return game;
  const joined = new Set(sent.map(({ guest }) => guest));
  return {
    ...game,
    late: [...game.late, ...late],
    waiting: game.waiting.filter(({ id }) => !joined.has(id)),
  };
}

/** A roll-call of the seats in throwing order, with who of them isn't there. */
export function makeRollCall(
  { version, pen }: GameView,
  order: readonly string[],
  away: readonly string[],
): RollCallRequest {
  const missing = away.map((seat) => ({ seat, entry: newId() }));
  return { version, epoch: pen.epoch, order: [...order], away: missing, batch: newId() };
}

/**
 * The replica of a game with a queue behind it, built on `previous` as far as that still holds.
 * Errors: what the core refuses; `queue` says whether it was in the queue.
 */
export function buildReplica(
  game: GameView,
  queue: readonly SentEntry[],
  previous: Replica | null,
): Result<Replica, Reason & { queue: boolean }> {
  const key = JSON.stringify([game.game, game.version, game.seats.map((seat) => seat.id)]);
  const usable = previous?.key === key ? previous : null;
  const confirmed = grow(usable ? [usable.local, usable.confirmed] : [], game.entries, () =>
    openLog(
      setupOf(game),
      game.seats.map((seat) => seat.id),
    ),
  );
  if (!confirmed.ok) return { ok: false, error: { ...confirmed.error, queue: false } };
  const whole = [...game.entries, ...queue];
  const local = grow(usable ? [usable.local] : [], whole, () => confirmed, queue);
  if (!local.ok) return { ok: false, error: { ...local.error, queue: true } };
  return { ok: true, value: { confirmed: confirmed.value, local: local.value, key } };
}

/** The log of `entries`: grown from the longest of `bases` that is a beginning of it, else built anew. */
function grow(
  bases: readonly StoredLog[],
  entries: readonly IdentifiedEntry[],
  anew: () => Result<StoredLog, LogRefusal>,
  rest: readonly IdentifiedEntry[] = entries,
): Result<StoredLog, LogRefusal> {
  const base = bases.find(
    (log) => log.entryIds.length <= entries.length && log.entryIds.every((id, at) => id === entries[at]?.id),
  );
  if (base) return appendAllStored(base, entries.slice(base.entryIds.length));
  const begun = anew();
  return begun.ok ? appendAllStored(begun.value, rest) : begun;
}
