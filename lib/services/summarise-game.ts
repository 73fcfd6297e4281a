import { db } from '../db/client';
import { findGamePlace } from '../db/results';
import { explain, type State } from '../rules';
import type { GameSummary, LastThrow } from '../schemas/live';
import { eyedThrows, eyesOf } from '../schemas/two-eyes';
import { loadGameLog, type GameLog } from './game-log-cache';

type Position = Pick<GameSummary, 'length' | 'version' | 'epoch' | 'revision'>;
type Place = NonNullable<Awaited<ReturnType<typeof findGamePlace>>>;

/** The latest summary of each game; a game stands still far more often than it is asked for. */
const CAPACITY = 2_000;
const shared = globalThis as typeof globalThis & { huibingSummaries?: Map<string, GameSummary> };
const summaries = (shared.huibingSummaries ??= new Map());

/** Where a game stands; null where there is no such game. The caller has made sure that the asker may see it. */
export async function summariseGame(gameId: string, at?: Position): Promise<GameSummary | null> {
  const known = summaries.get(gameId);
  if (known && at && isAt(known, at)) return known;
  // The log first: a late guest's seat is there once their entry is.
  const game = await loadGameLog(gameId);
  const place = await findGamePlace(db(), gameId);
  if (!place) return null;
  const summary = summarise(place, game);
  summaries.delete(gameId);
  summaries.set(gameId, summary);
  for (const oldest of summaries.keys()) {
    if (summaries.size <= CAPACITY) break;
    summaries.delete(oldest);
  }
  return summary;
}

function isAt(known: GameSummary, at: Position): boolean {
  return (
    known.length === at.length &&
    known.version === at.version &&
    known.epoch === at.epoch &&
    known.revision === at.revision
  );
}

function summarise(place: Place, game: GameLog | null): GameSummary {
  const state = game?.log.state;
  const guests = new Map(place.seats.map((seat) => [seat.id, seat]));
  const guestAt = (seat: number) => guests.get(game?.log.seatIds[seat - 1] ?? '');
  const witnesses = place.witnesses.map(({ entryId, verdict }) => ({ entry: entryId, verdict }));
  const eyed = game ? eyedThrows(game.log, { twoEyes: place.event.twoEyes, witnesses }) : [];
  const [call] = place.calls;
  return {
    gameId: place.id,
    kind: place.stage ? 'final' : 'table',
    number: place.table?.number ?? place.stage?.number ?? place.ordinal,
    name: place.table?.name ?? '',
    sitting: place.table && place.event._count.sittings > 1 ? place.table.sitting : null,
    ordinal: place.ordinal,
    sets: place.table?._count.games ?? 1,
    length: game?.entries.length ?? 0,
    version: place.version,
    epoch: place.epoch,
    revision: place.revision,
    ...numbersOf(state),
    next: state?.next ? (state.players[state.next - 1]?.name ?? null) : null,
    title: (state?.title ?? []).map(({ seat, hand, entry }) => ({
      guestId: guestAt(seat)?.guestId ?? '',
      name: state?.players[seat - 1]?.name ?? '',
      hand,
      eyes: eyesOf(eyed, entry),
    })),
    lastAt: game?.entries.at(-1)?.at ?? null,
    help: call
      ? { id: call.id, calledAt: call.calledAt.toISOString(), last: state ? lastThrow(state) : null }
      : null,
  };
}

/** The latest throw that stands, dice or called. */
function lastThrow(state: State): LastThrow | null {
  for (let number = state.length; number >= 1; number--) {
    const kind = state.log[number - 1]?.kind;
    if (kind === 'amend' || kind === 'remove') continue;
    const { plain, removed, hand, tier } = explain(state, number);
    if (removed || (plain?.kind !== 'throw' && plain?.kind !== 'called')) continue;
    const name = state.players[plain.seat - 1]?.name ?? '';
    if (plain.kind === 'called') return { name, dice: null, hand: null, tier: tier ?? plain.tier };
    return { name, dice: plain.dice, hand, tier };
  }
  return null;
}

function numbersOf(state: State | undefined) {
  return {
    phase: state?.phase ?? null,
    throws: state?.throws ?? 0,
    round: state?.round ?? 1,
    guests: state?.players.length ?? 0,
    left: state?.pool ?? {},
    finished: state?.phase === 'finished',
  };
}
