/** Whose turn it is, and how turns, skips and rounds go by (RULES 6.4, 6.6). */

/** A working value: play changes it in place, states keep forks. */
export interface Turns {
  /** How many seats there are. */
  seats: number;
  /** Seats that are away, as bits from 1 for seat 1. */
  away: number;
  /** Turns that each seat still has to sit out, by seat - 1. */
  skips: number[];
  /** The seat whose turn it is; 0 where every seat is away. */
  next: number;
  /** The last seat that had its turn: where the walk goes on once somebody is there again. */
  last: number;
  /** How often the last seat's turn has gone by. */
  rounds: number;
  /** How many turns have gone by, seats passed over included. */
  had: number;
}

export function startTurns(seats: number): Turns {
  const skips = new Array<number>(seats).fill(0);
  return { seats, away: 0, skips, next: 1, last: 0, rounds: 0, had: 0 };
}

export function forkTurns(turns: Turns): Turns {
  const { seats, away, skips, next, last, rounds, had } = turns;
  return { seats, away, skips: skips.slice(), next, last, rounds, had };
}

export function isAway(turns: Turns, seat: number): boolean {
  return ((turns.away >> (seat - 1)) & 1) === 1;
}

function nobodyThere(turns: Turns): boolean {
  return turns.away === (1 << turns.seats) - 1;
}

/** A seat has had its turn. The walk to the next one is made after the entry's effects, by `walk`. */
export function haveTurn(turns: Turns, seat: number): void {
  turns.last = seat;
  turns.had++;
}

/**
 * The walk of RULES 6.4, from the last seat that had its turn: away seats are passed over, and so are present
 * ones that sit out, each using up one skip. Every seat passed over counts as having had its turn (RULES 6.6).
 */
export function walk(turns: Turns): void {
  turns.next = 0;
  if (nobodyThere(turns)) return;
  let seat = turns.last;
  for (;;) {
    if (seat === turns.seats) {
      seat = 0;
      turns.rounds++;
    }
    seat++;
    if (!isAway(turns, seat)) {
      if (turns.skips[seat - 1] === 0) break;
      turns.skips[seat - 1]!--;
    }
    haveTurn(turns, seat);
  }
  turns.next = seat;
}

/** A miss whose player sits out the next turn. */
export function addSkip(turns: Turns, seat: number): void {
  turns.skips[seat - 1]!++;
}

/** A late guest sits down last; whose turn it is stays, unless nobody was there (RULES 6.4). */
export function addSeat(turns: Turns): void {
  turns.seats++;
  turns.skips.push(0);
  if (turns.next === 0) walk(turns);
}

/** A seat leaves; if its turn it was, that counts as had (RULES 6.4). */
export function leaveSeat(turns: Turns, seat: number): void {
  turns.away |= 1 << (seat - 1);
  if (turns.next !== seat) return;
  haveTurn(turns, seat);
  walk(turns);
}

/** A seat is back; it gets no turn back (RULES 6.4). */
export function returnSeat(turns: Turns, seat: number): void {
  turns.away &= ~(1 << (seat - 1));
  if (turns.next === 0) walk(turns);
}

/** Seats that are there, in throwing order from the seat whose turn it is (or after the last one). */
export function presentFromNext(turns: Turns): number[] {
  const first = turns.next || (turns.last % turns.seats) + 1;
  const order = Array.from({ length: turns.seats }, (_, step) => ((first - 1 + step) % turns.seats) + 1);
  return order.filter((seat) => !isAway(turns, seat));
}
