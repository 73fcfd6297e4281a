/** The sheet's first two sections: what is won by which dice, and who is 状元. */
import { countsFours } from './book';
import { diceOfClass, liveMatchers } from './rule-sheet-dice';
import { comparesWithin, immuneClasses, type Facts } from './rule-sheet-facts';
import { refOf, say, sayIf, type SheetItem } from './rule-sheet-items';
import { ZHUANGYUAN_CLASSES, type Matcher, type Tier, type ZhuangyuanClass } from './types';

/** RULES 1.2 to 1.4, 3, 5. */
export function prizeItems(facts: Facts): SheetItem[] {
  const { rules } = facts;
  const tiers = rules.tiers.map((tier, number) => tierItem(facts, tier, number)).reverse();
  return [
    say('zhuangyuan', { quantity: rules.zhuangyuan.quantity }),
    ...tiers,
    ...consolation(rules.consolation),
  ];
}

function tierItem({ book }: Facts, tier: Tier, number: number): SheetItem {
  const found = liveMatchers(book, number).map(({ matcher, dice }) => matcherItem(matcher, dice));
  const details = found.length > 0 ? found : [say('match-none')];
  const { quantity } = tier;
  const unlimited = quantity === null;
  const params = { tier: refOf(tier), ...(unlimited ? {} : { quantity }) };
  if (tier.award === 'immediate') return say(unlimited ? 'tier-unlimited' : 'tier', params, { details });
  const score = say(countsFours(tier) ? 'ranked-others' : 'ranked-all');
  return say(unlimited ? 'tier-ranked-unlimited' : 'tier-ranked', params, { details: [...details, score] });
}

function matcherItem(matcher: Matcher, example: string): SheetItem {
  const dice = [example];
  if ('fours' in matcher) return say('match-fours', { count: matcher.fours }, { dice });
  if ('alike' in matcher) return say('match-alike', { count: matcher.alike }, { dice });
  return say('straight' in matcher ? 'match-straight' : 'match-exact', {}, { dice });
}

function consolation(given: Facts['rules']['consolation']): SheetItem[] {
  if (given === null) return [];
  const tier = refOf(given);
  const { quantity } = given;
  return quantity === null
    ? [say('consolation-unlimited', { tier })]
    : [say('consolation', { tier, quantity })];
}

/** RULES 1.1, 2, 4.1 to 4.3, 6.10. */
export function zhuangyuanItems(facts: Facts): SheetItem[] {
  const { rules, highest, compares, open } = facts;
  const { quantity, repeat } = rules.zhuangyuan;
  const title = quantity === 1 ? 'title-highest' : 'title-highest-several';
  const immune = immuneClasses(facts);
  return [
    classesItem(facts),
    highest ? say(title, quantity === 1 ? {} : { quantity }) : say('title-first', { quantity }),
    ...sayIf(compares, 'ties-earlier'),
    ...sayIf(open.length > 0, repeat === 'best' ? 'repeat-best' : 'repeat-last'),
    ...(immune.length > 0 ? [say('immune', { hands: { hands: immune } })] : sayIf(highest, 'no-immune')),
    ...atEnd(facts),
  ];
}

function classesItem(facts: Facts): SheetItem {
  const { compares, rules } = facts;
  if (compares) return orderItem(facts, (hand) => comparesWithin(facts, hand));
  const listed = ZHUANGYUAN_CLASSES.filter((hand) => rules.zhuangyuan.order.includes(hand));
  const details = listed.map((hand) => classItem(hand, []));
  return say('classes-listed', {}, { details: details.reverse() });
}

/** The classes highest first, each with how two of its throws compare where `within` says that this matters. */
export function orderItem({ rules }: Facts, within: (hand: ZhuangyuanClass) => boolean): SheetItem {
  const { order, wuzi } = rules.zhuangyuan;
  const details = [...order]
    .reverse()
    .map((hand) => classItem(hand, within(hand) ? compare(hand, wuzi) : []));
  return say('classes-ordered', {}, { details });
}

function classItem(hand: ZhuangyuanClass, details: SheetItem[]): SheetItem {
  return say('class', { hand: { hand } }, { dice: [diceOfClass(hand)], details });
}

function compare(hand: ZhuangyuanClass, wuzi: 'face-then-kicker' | 'kicker'): SheetItem[] {
  const beats = (code: SheetItem['code'], ...dice: [string, string]): SheetItem[] => [
    say(code, {}, { dice, relation: 'beats' }),
  ];
  switch (hand) {
    case 'sihong':
      return beats('compare-sihong', '444465', '444432');
    case 'wuzi':
      return wuzi === 'kicker'
        ? beats('compare-wuzi-kicker', '333336', '555552')
        : beats('compare-wuzi-face', '555552', '333336');
    case 'wuhong':
      return beats('compare-wuhong', '444446', '444441');
    case 'liuhei':
      return beats('compare-liuhei', '666666', '222222');
    default:
      return [];
  }
}

function atEnd({ rules, highest, bonus, listed }: Facts): SheetItem[] {
  if (!highest || bonus === null) return [];
  const hands = [...rules.zhuangyuan.order]
    .reverse()
    .filter((hand) => listed(hand) && rules.zhuangyuan.duitangAtEnd.includes(hand));
  return hands.length === 0 ? [] : [say('at-end-takes', { hands: { hands }, tier: refOf(bonus) })];
}
