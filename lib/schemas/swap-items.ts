import type { Move } from '../rules';
import type { ItemView } from './game';
import { assignItems, unitKey, type GivenUnit } from './items';

/** A won unit, by its tier and its number there. */
export interface UnitRef {
  tier: string;
  unit: number;
}

interface Game {
  items: readonly ItemView[];
  answer: Parameters<typeof assignItems>[1];
  /** What has been chosen so far. */
  given: readonly GivenUnit[];
}

/**
 * The rows that turn these units into these goods and leave every other unit what it is: goods that follow the
 * item order would move up when one of them is chosen, though they are in people's hands already, so those
 * that would are named too. A row names the move by which the unit came to who holds it now.
 */
export function rowsToSwap(game: Game, wanted: readonly (UnitRef & { item: string })[]): GivenUnit[] {
  const { items, answer, given } = game;
  const places = latestPlaces(answer.moves);
  const target = new Map([...assignItems(items, answer, given)].map(([key, item]) => [key, item.id]));
  for (const { tier, unit, item } of wanted) target.set(unitKey(tier, unit), item);

  const rows = new Map<string, GivenUnit>();
  for (;;) {
    const now = assignItems(items, answer, [...given, ...rows.values()]);
    const wrong = [...target].filter(([key, item]) => now.get(key)?.id !== item && !rows.has(key));
    if (wrong.length === 0) return [...rows.values()];
    for (const [key, item] of wrong) {
      const place = places.get(key);
      if (place) rows.set(key, { ...place, item });
      else target.delete(key);
    }
  }
}

/** By unit: the move that brought it to who holds it, as a row names it. */
function latestPlaces(moves: readonly Move[]): Map<string, { entry: number; nth: number }> {
  const places = new Map<string, { entry: number; nth: number }>();
  const count = new Map<number, number>();
  for (const { entry, tier, unit } of moves) {
    const nth = (count.get(entry) ?? 0) + 1;
    count.set(entry, nth);
    places.set(unitKey(tier, unit), { entry, nth });
  }
  return places;
}
