/** The rule sheet, 活动须知: what a rules object says, as data. */
import { factsOf } from './rule-sheet-facts';
import { finalItems, type SheetFinal } from './rule-sheet-final';
import { goneItems } from './rule-sheet-gone';
import { greatItems } from './rule-sheet-great';
import type { SheetSection } from './rule-sheet-items';
import { endItems, throwingItems } from './rule-sheet-play';
import { prizeItems, zhuangyuanItems } from './rule-sheet-prizes';
import type { Rules } from './types';

export { SHEET_CODES, SHEET_SECTIONS } from './rule-sheet-items';
export type { SheetCode, SheetItem, SheetSection, TierRef } from './rule-sheet-items';
export type { SheetFinal } from './rule-sheet-final';

/**
 * What guests must know of an evening's rules: everything that these rules do, each point that tables argue
 * about in so many words, and nothing of options that can't come into play (RULES 3.2).
 * @param final the 王中王, if one is played
 */
export function ruleSheet(rules: Rules, final: SheetFinal | null = null): SheetSection[] {
  const facts = factsOf(rules);
  return [
    { id: 'prizes', items: prizeItems(facts) },
    { id: 'zhuangyuan', items: zhuangyuanItems(facts) },
    { id: 'great', items: greatItems(facts) },
    { id: 'gone', items: goneItems(facts) },
    { id: 'throwing', items: throwingItems(facts) },
    { id: 'end', items: endItems(facts) },
    ...(final ? [{ id: 'final' as const, items: finalItems(facts, final) }] : []),
  ];
}
