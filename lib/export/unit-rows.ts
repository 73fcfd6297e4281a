import { ZHUANGYUAN, type Move, type MoveKind, type Rules } from '../rules';
import type { ItemView } from '../schemas/game';
import { assignItems, itemOfUnit, itemsLeft, type AssignedItems } from '../schemas/items';
import type { PlayedGame } from './input';

/** One prize unit of one game: won by a guest, or left in the pool. */
export interface UnitRow {
  game: PlayedGame;
  tier: string;
  unit: number;
  item: ItemView | null;
  /** Minor units; 0 without goods. */
  value: number;
  /** null: left. */
  guest: string | null;
  /** The entry and the kind of move by which the guest has it; null: left. */
  entry: number | null;
  how: MoveKind | null;
  /** From whom it came, if not from the pool. */
  from: string | null;
}

/** A game's prizes as lists order them: 状元 first, then the highest tier first, consolation last. */
export function prizeOrder(rules: Rules): string[] {
  const tiers = rules.tiers.map((tier) => tier.id).reverse();
  return [ZHUANGYUAN, ...tiers, ...(rules.consolation ? [rules.consolation.id] : [])];
}

/** Every unit of a game in exactly one row; of an unlimited tier those that were won. */
export function unitRows(game: PlayedGame): UnitRow[] {
  const assigned = assignItems(game.items, game.answer, game.given);
  const latest = latestMoves(game.answer.moves);
  return prizeOrder(game.setup.rules).flatMap((tier) => [
    ...game.answer.holdings
      .filter((holding) => holding.tier === tier)
      .sort((a, b) => a.unit - b.unit)
      .map(({ seat, unit }): UnitRow => {
        const move = latest.get(`${tier}:${unit}`);
        const item = itemOfUnit(assigned, tier, unit);
        return {
          ...{ game, tier, unit, item, value: item?.value ?? 0 },
          guest: guestOf(game, seat),
          entry: move?.entry ?? null,
          how: move?.kind ?? null,
          from: move?.from ? guestOf(game, move.from) : null,
        };
      }),
    ...leftRows(game, tier, assigned),
  ]);
}

/** The guest of a seat. */
export function guestOf(game: { seats: readonly string[] }, seat: number): string {
  const guest = game.seats[seat - 1];
  if (guest === undefined) throw new RangeError(`no guest at seat ${seat} of ${game.seats.length}`);
  return guest;
}

/** The pool gives its lowest numbers first, so what is left are the highest, with the goods nobody got. */
function leftRows(game: PlayedGame, tier: string, assigned: AssignedItems): UnitRow[] {
  const left = game.answer.pool[tier] ?? 0;
  const won = game.answer.holdings.filter((holding) => holding.tier === tier).length;
  const goods = itemsLeft(game.items, assigned, tier).flatMap((row) =>
    Array<ItemView>(row.left).fill(row.item),
  );
  return Array.from({ length: left }, (_, index) => {
    const item = goods[index] ?? null;
    const unit = won + index + 1;
    return {
      ...{ game, tier, unit, item, value: item?.value ?? 0 },
      ...{ guest: null, entry: null, how: null, from: null },
    };
  });
}

function latestMoves(moves: readonly Move[]): Map<string, Move> {
  return new Map(moves.map((move) => [`${move.tier}:${move.unit}`, move]));
}
