/**
 * Places that finalists still tie for when their table has ended (RULES 8.1): left to the organiser, whose
 * decision counts for as long as they tie for that place. Pure.
 */

export interface RankedSeat {
  rank: number;
  seat: number;
}

/** Who has which place by the organiser's decision. */
export interface DecidedPlace {
  seat: number;
  place: number;
}

/** Seats that share a rank that counts, and the places that count among those that they straddle. */
export interface FinalTie {
  rank: number;
  places: number[];
  seats: number[];
}

/** The ties about places that count, best first. */
export function finalTies(ranking: readonly RankedSeat[], places: number): FinalTie[] {
  const ranks = [...new Set(ranking.map(({ rank }) => rank))];
  return ranks.flatMap((rank) => {
    const seats = ranking.filter((row) => row.rank === rank).map(({ seat }) => seat);
    if (seats.length < 2 || rank > places) return [];
    const last = Math.min(places, rank + seats.length - 1);
    return [{ rank, seats, places: Array.from({ length: last - rank + 1 }, (_, at) => rank + at) }];
  });
}

/** The ranking with its ties as they were decided; who got no place of a tie shares the next one that is left. */
export function settleTies(
  ranking: readonly RankedSeat[],
  places: number,
  decided: readonly DecidedPlace[],
): RankedSeat[] {
  const settled = new Map<number, number>();
  for (const tie of finalTies(ranking, places)) {
    const given = decided.filter(({ seat, place }) => tie.seats.includes(seat) && tie.places.includes(place));
    const taken = new Set(given.map(({ place }) => place));
    const free = tie.seats.map((_, at) => tie.rank + at).find((place) => !taken.has(place)) ?? tie.rank;
    for (const seat of tie.seats) {
      settled.set(seat, given.find((one) => one.seat === seat)?.place ?? free);
    }
  }
  return ranking
    .map((row) => ({ ...row, rank: settled.get(row.seat) ?? row.rank }))
    .sort((one, other) => one.rank - other.rank);
}
