import type { FinalistRow } from '../db/finals';
import { diceOf } from '../export/log-lines';
import { classify, explain, handUnder, type State } from '../rules';
import type { FinalGameView, FinalistSource, FinalSeatView, TablePlace } from '../schemas/final-view';
import type { EventGame } from './event-logs';
import { settledRanking, tiesOf } from './final-ranking';

/** Where a finalist comes from: a table and the throw that counted there, or a place of an earlier stage. */
export function describeSource(finalist: FinalistRow, games: readonly EventGame[]): FinalistSource | null {
  const source = games.find(({ row }) => row.id === finalist.sourceGameId);
  const state = source?.game?.log.state;
  if (!source || !state) return null;
  const seat = source.guests.indexOf(finalist.guestId) + 1;
  const { row } = source;
  if (row.stage) {
    const rank = state.ranking.find((one) => one.seat === seat)?.rank ?? null;
    return { kind: 'stage', stage: row.stage.number, table: row.ordinal, rank };
  }
  const counted = countingThrow(state, seat);
  return {
    kind: 'table',
    ...placeOf(row, games),
    ...{ hand: counted?.hand ?? null, entry: counted?.entry ?? null },
    dice: counted ? diceOf(state, counted.entry) : null,
  };
}

/** Which 会 of which table a game is; the sitting where there are several. */
export function placeOf(row: EventGame['row'], games: readonly EventGame[]): TablePlace {
  const several = games.some(
    (one) => one.row.table && one.row.table.sitting.position !== row.table?.sitting.position,
  );
  const sitting = several && row.table ? row.table.sitting : null;
  return { sitting, table: row.table?.number ?? 0, ordinal: row.ordinal };
}

/** A final table as its organiser follows it and logs at it; null before its seats are set. */
export function seatsOfFinal(
  one: EventGame,
): Omit<FinalGameView, 'gameId' | 'ordinal' | 'path' | 'pin'> | null {
  const { game, guests } = one;
  if (game?.setup.kind !== 'final') return null;
  const { state } = game.log;
  const latest = latestThrows(state);
  const seatIds = game.log.seatIds;
  const ranking = settledRanking(one);
  return {
    version: game.version,
    length: game.entries.length,
    ...{ phase: state.phase, throws: state.throws, round: state.round, places: game.setup.places },
    dice: state.owing?.dice ?? 6,
    next: state.next === null ? null : (seatIds[state.next - 1] ?? null),
    ties: tiesOf(one).map(({ rank, places, seats }) => ({
      ...{ rank, places },
      guests: seats.map((seat) => ({ guestId: guests[seat - 1] ?? '', name: nameOf(state, seat) })),
    })),
    lastEntry: game.log.entryIds[lastStanding(state) - 1] ?? null,
    seats: state.players.map(({ seat, name }): FinalSeatView => {
      const counted = countingThrow(state, seat) ?? latest.get(seat);
      return {
        ...{ seatId: seatIds[seat - 1] ?? '', guestId: guests[seat - 1] ?? '', name },
        rank: ranking.find((row) => row.seat === seat)?.rank ?? null,
        holds: state.title.some((row) => row.seat === seat),
        hand: counted?.hand ?? null,
        dice: counted ? diceOf(state, counted.entry) : null,
      };
    }),
  };
}

function nameOf(state: State, seat: number): string {
  return state.players.find((player) => player.seat === seat)?.name ?? '';
}

/** The throw that a seat's title or standing claim rests on. */
function countingThrow(state: State, seat: number) {
  return state.title.find((row) => row.seat === seat) ?? state.claims.find((row) => row.seat === seat);
}

/** Every seat's last throw, for formats in which each throw counts by itself. */
function latestThrows(state: State) {
  const latest = new Map<number, { entry: number; hand: FinalSeatView['hand'] }>();
  for (let entry = 1; entry <= state.length; entry += 1) {
    const { plain, removed, ignored, seat } = explain(state, entry);
    if (plain?.kind !== 'throw' || removed || ignored || seat === null) continue;
    const hand = plain.dice.length === 6 ? handUnder(state.rules, classify(plain.dice)) : null;
    latest.set(seat, { entry, hand });
  }
  return latest;
}

/** The last entry that still stands, which taking back removes; 0 where there is none. */
function lastStanding(state: State): number {
  for (let entry = state.length; entry > 0; entry -= 1) {
    const { kind, removed } = explain(state, entry);
    if (kind !== 'remove' && !removed) return entry;
  }
  return 0;
}
