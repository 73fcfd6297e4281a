/** Why an option can't come into play as the others stand (RULES 3.2), so that nobody waits for its effect. Pure. */
import type { Rules } from '../../rules';
import { mayChase } from '../../rules/chase';
import { factsOf, type Facts } from '../../rules/rule-sheet-facts';
import { splitKey, type OptionKey } from './options';

export const IDLE_REASONS = [
  'contest-first',
  'wuzi-not-listed',
  'jinhua-not-listed',
  'liuhong-not-listed',
  'biandijin-not-listed',
  'no-bonus-tier',
  'bonus-unused',
  'jinhua-takes-nothing',
  'not-chased',
  'nothing-to-spare',
  'black-does-nothing',
  'no-chase',
  'tier-unlimited',
  'tier-ranked',
  'tier-not-thrown',
  'no-sijin-tier',
  'no-yixiu-tier',
  'no-fallback',
] as const;
export type IdleReason = (typeof IDLE_REASONS)[number];

/** Why this option changes nothing at a table whatever it says; null where it can. */
export function idleReason(rules: Rules, key: OptionKey): IdleReason | null {
  const parts = splitKey(key);
  if (!parts) return null;
  const facts = factsOf(rules);
  return parts.tier === null ? reasonOf(facts, parts.id) : tierReason(facts, parts.id, parts.tier);
}

function reasonOf(facts: Facts, id: string): IdleReason | null {
  const { rules, highest, listed, bonus } = facts;
  const { jinhua, liuhong, liuhei, zhuangyuan } = rules;
  switch (id) {
    case 'zhuangyuan.wuzi':
      return firstOf([!listed('wuzi'), 'wuzi-not-listed'], [!highest, 'contest-first']);
    case 'zhuangyuan.repeat':
    case 'zhuangyuan.immune':
    case 'zhuangyuan.fallback':
      return firstOf([!highest, 'contest-first']);
    case 'zhuangyuan.fallbackAfter':
      return firstOf([!highest, 'contest-first'], [zhuangyuan.fallback === 'none', 'no-fallback']);
    case 'zhuangyuan.duitangAtEnd':
      return firstOf([!highest, 'contest-first'], [bonus === null, 'no-bonus-tier']);
    case 'jinhua.duitang':
      return firstOf([!listed('jinhua'), 'jinhua-not-listed'], [bonus === null, 'no-bonus-tier']);
    case 'jinhua.protected':
      return firstOf(
        [!listed('jinhua'), 'jinhua-not-listed'],
        [jinhua.duitang === 'none', 'jinhua-takes-nothing'],
        [!isChased(facts) && !mightSpare(facts), 'not-chased'],
      );
    case 'bonusTier':
      return firstOf([!usesBonus(facts), 'bonus-unused']);
    case 'liuhong.takes':
    case 'liuhong.ends':
      return firstOf([!listed('liuhong'), 'liuhong-not-listed']);
    case 'liuhong.sparesJinhua':
      return firstOf(
        [!listed('liuhong'), 'liuhong-not-listed'],
        [liuhong.takes === 'none' || liuhong.takes === 'remaining', 'nothing-to-spare'],
        [facts.jinhuaTakes === 'nothing' || !jinhua.protected, 'nothing-to-spare'],
      );
    case 'biandijin.takes':
      return firstOf([!listed('biandijin'), 'biandijin-not-listed']);
    case 'liuhei.faces':
      return firstOf([liuhei.then === 'nothing', 'black-does-nothing']);
    case 'chaseWhile':
      return firstOf([
        !facts.book.immediate.some((tier) => mayChase(facts.book, tier) && facts.reached[tier]),
        'no-chase',
      ]);
    case 'extras.sijin':
      return firstOf(
        [!givesExtra(facts, 1) && !givesExtra(facts, 2), 'no-yixiu-tier'],
        [!rules.tiers.some(hasAlikeFour), 'no-sijin-tier'],
      );
    case 'extras.wuzi':
      return firstOf([!listed('wuzi'), 'wuzi-not-listed'], [!givesExtra(facts, 1), 'no-yixiu-tier']);
    default:
      return null;
  }
}

function tierReason(facts: Facts, id: string, tierId: string): IdleReason | null {
  const number = facts.rules.tiers.findIndex((tier) => tier.id === tierId);
  const tier = facts.rules.tiers[number];
  if (!tier || id !== 'tiers.chase') return null;
  return firstOf(
    [tier.award === 'ranked', 'tier-ranked'],
    [tier.quantity === null, 'tier-unlimited'],
    [!facts.reached[number], 'tier-not-thrown'],
  );
}

function firstOf(...reasons: readonly (readonly [boolean, IdleReason])[]): IdleReason | null {
  return reasons.find(([holds]) => holds)?.[1] ?? null;
}

function isChased({ book, chase }: Facts): boolean {
  return book.bonus >= 0 && chase[book.bonus] !== 'never';
}

/** Whether 六勃红 leaves protected units alone, and takes others. */
function mightSpare({ rules: { liuhong }, listed }: Facts): boolean {
  return (
    listed('liuhong') && liuhong.sparesJinhua && liuhong.takes !== 'none' && liuhong.takes !== 'remaining'
  );
}

function usesBonus({ rules, listed, highest }: Facts): boolean {
  const { zhuangyuan, jinhua, liuhong } = rules;
  return (
    (listed('jinhua') && jinhua.duitang !== 'none') ||
    (listed('liuhong') && liuhong.takes === 'duitang') ||
    (highest && zhuangyuan.duitangAtEnd.some(listed))
  );
}

function givesExtra({ book }: Facts, fours: 1 | 2): boolean {
  return (book.extraTiers[fours] ?? -1) >= 0;
}

function hasAlikeFour({ match }: Rules['tiers'][number]): boolean {
  return match.some((matcher) => 'alike' in matcher && matcher.alike === 4);
}
