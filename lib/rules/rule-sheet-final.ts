/** The 王中王 on the sheet, where the event plays one (RULES 8, 8.1). */
import { countsFours } from './book';
import { comparesWithin, type Facts } from './rule-sheet-facts';
import { refOf, say, sayIf, type SheetItem } from './rule-sheet-items';
import { orderItem } from './rule-sheet-prizes';
import type { FinalFormat } from './types';

export interface SheetFinal {
  readonly format: FinalFormat;
  readonly places: number;
  readonly rounds: number;
}

/** What the table's sections have said already is not said again. */
export function finalItems(facts: Facts, final: SheetFinal): SheetItem[] {
  const { format, places, rounds } = final;
  switch (format) {
    case 'three-dice':
      return [say('final-three-dice', { places }), say('final-ties'), say('final-miss-nothing')];
    case 'six-dice':
      return [
        say('final-six-dice', { places }),
        ...sums(facts),
        ...order(facts),
        say('final-ties'),
        say('final-miss-nothing'),
        say('final-takes-nothing'),
      ];
    case 'contest':
      return [
        say('final-contest', { places, rounds }),
        ...order(facts),
        ...contestRules(facts),
        say('final-takes-nothing'),
      ];
    case 'seal':
      return [
        say('final-seal', { places, rounds }),
        ...order(facts),
        say('final-no-immune'),
        say('final-takes-nothing'),
      ];
    case 'first-zhuangyuan':
      return [say('final-first-zhuangyuan'), say('final-takes-nothing')];
  }
}

/** Tiers in which throws compare by the dice that show no 4. */
function sums({ rules, reached }: Facts): SheetItem[] {
  const tiers = rules.tiers.filter((tier, number) => reached[number] === true && countsFours(tier)).reverse();
  return tiers.length === 0 ? [] : [say('final-six-sums', { tiers: { tiers: tiers.map(refOf) } })];
}

/** The order of 状元, where tables don't compare claims, or not all of them. */
function order(facts: Facts): SheetItem[] {
  const all = facts.rules.zhuangyuan.order.every((hand) => comparesWithin(facts, hand));
  return all ? [] : [orderItem(facts, () => true)];
}

function contestRules({ rules }: Facts): SheetItem[] {
  const { order: listed, immune, repeat } = rules.zhuangyuan;
  const hands = [...listed].reverse().filter((hand) => immune.includes(hand));
  return [
    say(repeat === 'best' ? 'final-repeat-best' : 'final-repeat-last'),
    ...(hands.length > 0 ? [say('final-immune', { hands: { hands } })] : sayIf(true, 'final-no-immune')),
  ];
}
