import type { Hand, Phase } from '../rules';
import type { GuestRow } from './guest-rows';
import type { PlacePrizeRow } from './final-rows';
import type { PlayedGame } from './input';
import { guestOf, prizeOrder, type UnitRow } from './unit-rows';

/** Counts and values of some units. Values in minor units. */
export interface Amounts {
  /** Units there were; of unlimited tiers those that were won. */
  quantity: number;
  given: number;
  left: number;
  valueGiven: number;
  valueLeft: number;
}

export interface TierRow extends Amounts {
  tier: string;
  name: string;
}

export interface TableRow extends Amounts {
  game: PlayedGame;
  guests: number;
  throws: number;
  phase: Phase;
  title: { guest: string; hand: Hand | 'roll-off'; dice: string | null }[];
}

/** Two numbers that must be the same, each counted in its own way. */
export interface Check {
  id: 'units' | 'guests' | 'value' | 'once';
  expected: number;
  actual: number;
}

/** One row a tier, over all games. */
export function tierRows(games: readonly PlayedGame[], units: readonly UnitRow[]): TierRow[] {
  return tierColumns(games).map(({ tier, name }) => ({
    ...{ tier, name },
    ...amounts(units.filter((unit) => unit.tier === tier)),
  }));
}

/** Every tier of these games once, in the lists' order, by the name that its rules give it. */
export function tierColumns(games: readonly PlayedGame[]): { tier: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { setup } of games) {
    const { tiers, consolation } = setup.rules;
    for (const tier of prizeOrder(setup.rules)) {
      const named = tiers.find(({ id }) => id === tier) ?? (consolation?.id === tier ? consolation : null);
      if (!names.has(tier)) names.set(tier, named?.name ?? '');
    }
  }
  return [...names].map(([tier, name]) => ({ tier, name }));
}

/** One row a game, in order. */
export function tableRows(games: readonly PlayedGame[], units: readonly UnitRow[]): TableRow[] {
  return games.map((game) => ({
    game,
    guests: game.seats.length,
    throws: game.throws,
    phase: game.answer.phase,
    title: game.answer.title.map(({ seat, hand }, at) => ({
      ...{ guest: guestOf(game, seat), hand },
      dice: game.titleDice[at] ?? null,
    })),
    ...amounts(units.filter((unit) => unit.game === game)),
  }));
}

export function amounts(units: readonly UnitRow[]): Amounts {
  const given = units.filter((unit) => unit.guest !== null);
  const left = units.filter((unit) => unit.guest === null);
  return {
    quantity: units.length,
    ...{ given: given.length, left: left.length },
    ...{ valueGiven: sum(given), valueLeft: sum(left) },
  };
}

/** That the lists add up: what the rules put up is what was given and what is left, and nobody has anything else. */
export function checks(
  games: readonly PlayedGame[],
  units: readonly UnitRow[],
  guests: readonly GuestRow[],
  prizes: readonly PlacePrizeRow[],
): Check[] {
  const decided = prizes.filter((prize) => prize.guest !== null);
  const given = units.filter((unit) => unit.guest !== null);
  const keys = new Set(units.map((unit) => `${unit.game.id}:${unit.tier}:${unit.unit}`));
  const held = guests.map((row) => [...row.counts.values()].reduce((all, one) => all + one, row.places));
  return [
    { id: 'units', expected: games.reduce((all, game) => all + putUp(game), 0), actual: units.length },
    {
      id: 'guests',
      expected: given.length + decided.length,
      actual: held.reduce((all, one) => all + one, 0),
    },
    { id: 'value', expected: sum(given) + sum(decided), actual: sum(guests) },
    { id: 'once', expected: units.length, actual: keys.size },
  ];
}

/** Units that the rules put up; of an unlimited tier those that the log gave out. */
function putUp({ setup, answer }: PlayedGame): number {
  const { tiers, zhuangyuan, consolation } = setup.rules;
  const moved = (tier: string) =>
    new Set(answer.moves.filter((move) => move.tier === tier).map((move) => move.unit)).size;
  return [...tiers, ...(consolation ? [consolation] : [])].reduce(
    (all, { id, quantity }) => all + (quantity ?? moved(id)),
    zhuangyuan.quantity,
  );
}

function sum(rows: readonly { value: number }[]): number {
  return rows.reduce((all, row) => all + row.value, 0);
}
