import { ZHUANGYUAN, type State } from '../rules';
import type { Entrants } from '../schemas/final';
import type { EventGame } from './event-logs';

/** A guest whom a game sends on, and by which of its entries. */
export interface Entrant {
  guestId: string;
  gameId: string;
  seat: number;
  /** The throw that the title or the claim rests on; null where there is none. */
  entry: number | null;
}

/** Whom the tables that have ended send to the final, in table order; a guest once, by the first game. */
export function entrantsOf(games: readonly EventGame[], entrants: Entrants): Entrant[] {
  const ended = games.filter(({ row, game }) => row.table && game?.log.state.phase === 'finished');
  const sent = ended.flatMap((one) =>
    one.game ? seatsThatMeet(one.game.log.state, entrants).map((seat) => entrantAt(one, seat)) : [],
  );
  return sent.filter((one, index) => sent.findIndex((other) => other.guestId === one.guestId) === index);
}

/** What a stage's tables send on: whether all have ended, who goes on, and who shares a place that only some could have. */
export function goingOn(games: readonly EventGame[]): {
  finished: boolean;
  sent: Entrant[];
  tied: Entrant[];
} {
  const finished = games.length > 0 && games.every(({ game }) => game?.log.state.phase === 'finished');
  const sent: Entrant[] = [];
  const tied: Entrant[] = [];
  for (const one of games) {
    const state = one.game?.log.state;
    if (state?.setup.kind !== 'final') continue;
    const { places } = state.setup;
    for (const { rank, seat } of state.ranking) {
      if (rank > places) continue;
      const upTo = state.ranking.filter((other) => other.rank <= rank).length;
      (upTo <= places ? sent : tied).push(entrantAt(one, seat));
    }
  }
  return { finished, sent, tied };
}

function seatsThatMeet(state: State, entrants: Entrants): number[] {
  const { title, claims, holdings } = state;
  if (entrants === 'claimants' && claims.length > 0) return claims.map(({ seat }) => seat);
  if (title.length > 0) return title.map(({ seat }) => seat);
  // Under `first` there is no title: who won a 状元 has it for good.
  const winners = holdings.filter(({ tier }) => tier === ZHUANGYUAN).map(({ seat }) => seat);
  return [...new Set(winners)];
}

function entrantAt({ row, game, guests }: EventGame, seat: number): Entrant {
  const guestId = guests[seat - 1];
  if (guestId === undefined) throw new RangeError(`no guest at seat ${seat} of game ${row.id}`);
  return { guestId, gameId: row.id, seat, entry: game ? entryOf(game.log.state, seat) : null };
}

function entryOf(state: State, seat: number): number | null {
  const held = state.title.find((row) => row.seat === seat) ?? state.claims.find((row) => row.seat === seat);
  const won = state.moves.find((move) => move.tier === ZHUANGYUAN && move.to === seat);
  return held?.entry ?? won?.entry ?? null;
}
