/** Whose turns those of a run become, when they were the next seat's or the previous one's. */
import { forkGame, nextOf, perform, seatsOf, startGame, type Game } from './game';
import { standing, type Standing } from './log';
import { ignoredFor } from './replay-log';
import type { State } from './state';
import { isAway } from './turns';
import type { PlainEntry } from './types';

/** Whose the turns were: who comes after the seat that they were logged for, or before it, in throwing order. */
export type ShiftTo = 'next' | 'previous';

type TurnEntry = Extract<PlainEntry, { kind: 'throw' | 'called' | 'miss' | 'rethrow' | 'pass' }>;

/** A standing entry, and the game that it comes to as the log has it. */
interface Place extends Standing {
  readonly game: Game;
}

type TurnPlace = Place & { readonly entry: TurnEntry };

/** How a run begins: the game that it is played on from, whose its first turn is, and what that does to passes. */
interface Begun {
  game: Game;
  target: number;
  passes: Pass[];
  dropped: number[];
}

/** A pass to be inserted. */
export interface Pass {
  before: number;
  seat: number;
}

interface Dealt {
  /** The game behind the run as it then is. */
  game: Game;
  rows: { entry: number; plain: TurnEntry; from: number; to: number }[];
}

/** All standing entries in the order in which they take effect. */
export function placesOf({ setup, log }: Pick<State, 'setup' | 'log'>): Place[] {
  const game = startGame(setup);
  return standing(log).map((one) => {
    const place = { ...one, game: forkGame(game) };
    play(game, one);
    return place;
  });
}

/** Whether an entry is of the seat whose turn it was, rather than of one that was named. */
export function isTurn<One extends Standing>(place: One): place is One & { readonly entry: TurnEntry } {
  return ['throw', 'called', 'miss', 'rethrow', 'pass'].includes(place.entry.kind);
}

/** The run's first turn, and the pass of whoever is jumped over by it or was wrongly said not to be there. */
export function beginShift(earlier: readonly Place[], start: TurnPlace, to: ShiftTo): Begun {
  const { game, number, entry } = start;
  const begun = { game: forkGame(game), target: beside(game, entry.seat, to), passes: [], dropped: [] };
  if (!isInTurn(start)) return begun;
  if (to === 'next') {
    perform(begun.game, { kind: 'pass', seat: entry.seat }, number);
    const target = turnOf(begun.game) ?? begun.target;
    return { ...begun, target, passes: [{ before: number, seat: entry.seat }] };
  }
  const at = earlier.findLastIndex((place) => isTurn(place) && place.entry.kind !== 'rethrow');
  const before = earlier[at];
  if (!before || !isTurn(before) || !circle(game).includes(before.entry.seat)) return begun;
  // Whoever had the turn before has this one instead: skips are used up once.
  const instead = forkGame(before.game);
  for (const one of earlier.slice(at + 1)) play(instead, one);
  const dropped = before.entry.kind === 'pass' ? [before.number] : [];
  return { ...begun, game: instead, target: before.entry.seat, dropped };
}

/** Plays the run on from its first turn, each being whose it then is. */
export function deal(run: readonly Place[], { game, target }: Begun, to: ShiftTo): Dealt {
  const rows: Dealt['rows'] = [];
  // In a roll-off or a tie the turns go round among those who began it, whoever still owes one.
  let round: readonly number[] | null = null;
  for (const place of run) {
    if (!isTurn(place)) {
      play(game, place);
      continue;
    }
    const { number, entry } = place;
    round = isOwing(place.game) ? (round ?? circle(place.game)) : null;
    const next = isInTurn(place) ? turnOf(game) : null;
    const seat =
      place === run[0] ? target : (next ?? beside(place.game, entry.seat, to, round ?? circle(place.game)));
    rows.push({ entry: number, plain: entry, from: entry.seat, to: seat });
    play(game, { number, entry: { ...entry, seat } });
  }
  return { game, rows };
}

/** What the run's end does to the pass beside it. */
export function endShift(
  later: readonly Place[],
  { game, rows }: Dealt,
  to: ShiftTo,
): Pick<Begun, 'passes' | 'dropped'> {
  const last = rows.findLast(({ plain }) => plain.kind !== 'rethrow');
  const at = later.findIndex(isTurn);
  const after = later[at];
  if (!last || !after || !isTurn(after) || !isInTurn(after)) return { passes: [], dropped: [] };
  const { number, entry } = after;
  if (to === 'next') {
    return { passes: [], dropped: entry.kind === 'pass' && entry.seat === last.to ? [number] : [] };
  }
  for (const one of later.slice(0, at)) play(game, one);
  const isGap = turnOf(game) === last.from && entry.seat !== last.from;
  return { passes: isGap ? [{ before: number, seat: last.from }] : [], dropped: [] };
}

function play(game: Game, { number, entry }: Standing): void {
  if (!ignoredFor(game, entry)) perform(game, entry, number);
}

/** Whose turn it is where turns go round the table; null elsewhere. */
function turnOf(game: Game): number | null {
  return isOwing(game) ? null : nextOf(game);
}

function isInTurn({ game, entry }: TurnPlace): boolean {
  return turnOf(game) === entry.seat;
}

/** Whether each of some throws once, in a roll-off or a final's tie, rather than all in turn. */
function isOwing(game: Game): boolean {
  return game.kind === 'dice-final' || game.rollOff !== null;
}

/** Who could have a turn now, in throwing order. */
function circle(game: Game): readonly number[] {
  if (game.kind === 'dice-final') return game.groups[game.group] ?? [];
  if (game.rollOff) return game.rollOff.order;
  return Array.from({ length: seatsOf(game) }, (_, at) => at + 1).filter((seat) => !isAway(game.turns, seat));
}

/** Who sits next to a seat of those who could have its turn; itself where there is nobody else. */
export function beside(game: Game, seat: number, to: ShiftTo, seats = circle(game)): number {
  const order = to === 'next' ? seats : [...seats].reverse();
  const at = order.indexOf(seat);
  if (at >= 0) return order[(at + 1) % order.length] ?? seat;
  if (isOwing(game)) return seat;
  return order.find((one) => (to === 'next' ? one > seat : one < seat)) ?? order[0] ?? seat;
}
