/** From a statement's parameters to what its sentence takes: names and numbers in one language. */
import type { SheetItem, SheetValue, TierRef } from './rule-sheet-items';
import type { Hand } from './types';

/** How one language names things. */
export interface SheetNames {
  readonly hand: (hand: Hand) => string;
  readonly tier: (tier: TierRef) => string;
  readonly list: (parts: readonly string[]) => string;
}

/** The values that the message of `item.code` takes, by name. */
export function sheetWords(item: SheetItem, names: SheetNames): Record<string, string | number> {
  return Object.fromEntries(Object.entries(item.params).map(([name, value]) => [name, wordOf(value, names)]));
}

function wordOf(value: SheetValue, names: SheetNames): string | number {
  if (typeof value === 'number') return value;
  if ('tier' in value) return names.tier(value);
  if ('hand' in value) return names.hand(value.hand);
  if ('tiers' in value) return names.list(value.tiers.map(names.tier));
  if ('hands' in value) return names.list(value.hands.map(names.hand));
  return names.list(value.faces.map(String));
}
