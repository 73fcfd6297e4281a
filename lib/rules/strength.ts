/** Which throws are claims, and how claims compare (RULES 1.1 and 2). */
import type { Throw } from './hands';
import type { Hand, Rules, ZhuangyuanClass } from './types';

/**
 * The hand that a throw is under these rules (RULES 1.1): 插金花 is a 四红 and 遍地锦 a 六勃黑 where they
 * are not listed.
 */
export function handUnder(rules: Rules, thrown: Throw): Hand {
  const { order } = rules.zhuangyuan;
  if (thrown.hand === 'jinhua' && !order.includes('jinhua')) return 'sihong';
  if (thrown.hand === 'biandijin' && !order.includes('biandijin')) return 'liuhei';
  return thrown.hand;
}

/** More than any two throws of one class can differ by: 66 at most, for five 6s and a 6 (RULES 2). */
const CLASS = 100;

/**
 * The strength of a throw as a claim (RULES 2): the higher number is the stronger claim, equal numbers are
 * equal claims, and 0 is no claim.
 */
export function strengthOf(rules: Rules, thrown: Throw): number {
  const hand = handUnder(rules, thrown);
  const rank = rules.zhuangyuan.order.indexOf(hand as ZhuangyuanClass);
  return rank < 0 ? 0 : (rank + 1) * CLASS + withinClass(rules, thrown, hand);
}

function withinClass(rules: Rules, thrown: Throw, hand: Hand): number {
  switch (hand) {
    case 'sihong':
      return thrown.sumWithoutFours;
    case 'wuzi':
      return rules.zhuangyuan.wuzi === 'kicker' ? thrown.kicker : thrown.face * 10 + thrown.kicker;
    case 'wuhong':
      return thrown.kicker;
    case 'liuhei':
      return thrown.face;
    default:
      return 0;
  }
}
