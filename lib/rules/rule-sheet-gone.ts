/** What a throw wins whose prize is gone, and what it may win besides: the sheet's fourth section. */
import { bookOf } from './book';
import { diceOfExtra, diceOfWuziExtra } from './rule-sheet-dice';
import { extraKinds, stepsDown, type ChaseTime, type Facts } from './rule-sheet-facts';
import { refOf, say, sayIf, type SheetCode, type SheetItem } from './rule-sheet-items';
import type { Tier } from './types';

/** RULES 4.1, 4.7, 4.11 to 4.15. */
export function goneItems(facts: Facts): SheetItem[] {
  const steps = stepsDown(facts);
  const { rules, highest } = facts;
  const plain = rules.tiers.some(
    (tier, number) =>
      tier.award === 'immediate' &&
      tier.quantity !== null &&
      tier.chase === 'none' &&
      facts.reached[number] === true,
  );
  return [
    ...(steps ? [say('gone-step-down')] : sayIf(plain, 'gone-nothing')),
    ...sayIf(!highest, steps ? 'zhuangyuan-gone-step-down' : 'zhuangyuan-gone-nothing'),
    ...chaseItems(facts),
    ...extraItems(facts),
  ];
}

/** Tiers that are chased in the same way at the same times are told of together. */
function chaseItems({ rules, chase }: Facts): SheetItem[] {
  const groups = new Map<string, { code: SheetCode; time: ChaseTime; tiers: Tier[] }>();
  rules.tiers.forEach((tier, number) => {
    const time = chase[number]!;
    if (time === 'never' || tier.chase === 'none') return;
    const code: SheetCode = tier.quantity === 1 ? 'chase-only' : `chase-${tier.chase}`;
    const group = groups.get(code + time) ?? { code, time, tiers: [] };
    group.tiers.unshift(tier);
    groups.set(code + time, group);
  });
  const items = [...groups.values()].map(({ code, time, tiers }) => {
    const params = { tiers: { tiers: tiers.map(refOf) } };
    return say(code, params, { details: [say(time === 'always' ? 'chase-always' : 'chase-while-others')] });
  });
  return items.length > 0 ? items : [say('no-chase')];
}

function extraItems(facts: Facts): SheetItem[] {
  const { rules, book } = facts;
  const sijin = rules.extras.sijin ? sijinExtras(facts) : withoutSijinExtras(facts);
  const dice = book.extraTiers[1]! >= 0 ? diceOfWuziExtra(book) : null;
  const wuzi = dice === null ? [] : [say('extra-wuzi', { prize: prizeOf(facts, 1) }, { dice: [dice] })];
  const chased = extraKinds(book)
    .map((fours) => book.extraTiers[fours]!)
    .filter((tier, at, all) => facts.chase[tier] !== 'never' && all.indexOf(tier) === at)
    .map((tier) => refOf(rules.tiers[tier]!));
  return [
    ...sijin,
    ...wuzi,
    ...(chased.length > 0 ? [say('extra-no-chase', { tiers: { tiers: chased } })] : []),
  ];
}

function prizeOf({ book, rules }: Facts, fours: 1 | 2) {
  return refOf(rules.tiers[book.extraTiers[fours]!]!);
}

/** By the tier that the throw takes, and how many 4s it has besides. */
function sijinExtras(facts: Facts): SheetItem[] {
  const { rules, book } = facts;
  return rules.tiers
    .flatMap((tier, number) =>
      ([1, 2] as const).map((fours) => {
        const dice = book.extraTiers[fours]! < 0 ? null : diceOfExtra(book, number, fours);
        if (dice === null) return [];
        return [say('extra', { tier: refOf(tier), fours, prize: prizeOf(facts, fours) }, { dice: [dice] })];
      }),
    )
    .flat();
}

/** Where a table that plays 兼得 would give an extra, it is said that this one gives none. */
function withoutSijinExtras({ rules }: Facts): SheetItem[] {
  const other = bookOf({ ...rules, extras: { ...rules.extras, sijin: true } });
  for (const [number, tier] of rules.tiers.entries()) {
    for (const fours of [1, 2] as const) {
      const dice = other.extraTiers[fours]! < 0 ? null : diceOfExtra(other, number, fours);
      if (dice !== null) return [say('no-extras', { tier: refOf(tier) }, { dice: [dice] })];
    }
  }
  return [];
}
