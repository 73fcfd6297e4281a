/** Throws that show what the options of 状元 do: who counts, who wins, and what 插金花 takes. Pure. */
import {
  classify,
  handUnder,
  PRESETS,
  strengthOf,
  THROWS,
  type Rules,
  type ZhuangyuanClass,
} from '../../rules';
import { diceOfClass } from '../../rules/rule-sheet-dice';
import { arranged, NOTHING, play, stage, stageOf, throwsOf, tiers, type Scene } from './stage';

type Order = readonly ZhuangyuanClass[];

/** Throws of each class, the weakest and the strongest. */
function extremes(rules: Rules, hand: ZhuangyuanClass): { weakest: string; strongest: string } {
  const own = THROWS.filter((thrown) => handUnder(rules, thrown) === hand)
    .map((thrown) => ({ dice: thrown.dice, strength: strengthOf(rules, thrown) }))
    .sort((one, other) => one.strength - other.strength);
  const usual = classify(diceOfClass(hand)).dice;
  return { weakest: arranged(own[0]?.dice ?? usual), strongest: arranged(own.at(-1)?.dice ?? usual) };
}

/** The order of the rules, with a class that a scene needs. */
function orderWith({ zhuangyuan: { order } }: Rules, hand: ZhuangyuanClass): Order {
  if (order.includes(hand)) return order;
  const usual = PRESETS.hehuo.zhuangyuan.order;
  return usual.filter((one) => one === hand || order.includes(one));
}

/** The two greatest classes one after the other, then one that isn't listed. */
export function orderScene(order: Order): Scene | null {
  const top = order.at(-1);
  if (top === undefined) return null;
  const rules = stage({ zhuangyuan: { order } });
  const second = order.at(-2);
  const unlisted = PRESETS.hehuo.zhuangyuan.order.find(
    (hand) => !order.includes(hand) && handUnder(rules, classify(diceOfClass(hand))) === hand,
  );
  const thrown = [second, top, unlisted].filter((hand) => hand !== undefined);
  return play(
    rules,
    3,
    thrown.map((hand, at) => ({ seat: at + 1, dice: diceOfClass(hand) })),
  );
}

export function wuziScene(rules: Rules, wuzi: Rules['zhuangyuan']['wuzi']): Scene {
  return play(stage({ zhuangyuan: { order: orderWith(rules, 'wuzi'), wuzi } }), 2, [
    { seat: 1, dice: '333336' },
    { seat: 2, dice: '555552' },
  ]);
}

/** The greatest throw of the first is beaten by the second, or comes too late. */
export function contestScene({ zhuangyuan }: Rules, contest: Rules['zhuangyuan']['contest']): Scene {
  const rules = stage({ zhuangyuan: { order: zhuangyuan.order, wuzi: zhuangyuan.wuzi, contest } });
  const { lower, higher } = twoClaims(rules);
  return play(rules, 2, [
    { seat: 1, dice: lower },
    { seat: 2, dice: higher },
  ]);
}

/** A great 状元, one by another, and a small one by the first again. */
export function repeatScene({ zhuangyuan }: Rules, repeat: Rules['zhuangyuan']['repeat']): Scene {
  const rules = stage({ zhuangyuan: { order: zhuangyuan.order, wuzi: zhuangyuan.wuzi, repeat } });
  const { lower, middle, higher } = twoClaims(rules);
  return play(rules, 2, [
    { seat: 1, dice: higher },
    { seat: 2, dice: middle },
    { seat: 1, dice: lower },
  ]);
}

/** Claims under these rules by strength: the weakest of all, the strongest, and one between. */
function twoClaims(rules: Rules): { lower: string; middle: string; higher: string } {
  const claims = THROWS.map((thrown) => ({ dice: thrown.dice, strength: strengthOf(rules, thrown) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => one.strength - other.strength);
  const at = (place: number): string => arranged(claims[place]?.dice ?? '444444');
  return { lower: at(0), middle: at(Math.floor((claims.length - 1) / 2)), higher: at(claims.length - 1) };
}

/** Somebody is 状元 by the class, then another throws more. */
export function immuneScene(rules: Rules, immune: Order, hand: ZhuangyuanClass): Scene {
  const order = orderWith(rules, hand);
  const listed = immune.filter((one) => order.includes(one));
  const { wuzi } = rules.zhuangyuan;
  const table = stage({ zhuangyuan: { order, wuzi, immune: listed } });
  const next = order[order.indexOf(hand) + 1];
  const { weakest, strongest } = extremes(table, hand);
  return play(table, 2, [
    { seat: 1, dice: weakest },
    { seat: 2, dice: next === undefined ? strongest : extremes(table, next).strongest },
  ]);
}

export function jinhuaScene(rules: Rules, duitang: Rules['jinhua']['duitang']): Scene {
  const order = orderWith(rules, 'jinhua');
  return play(
    stage({ zhuangyuan: { order }, jinhua: { duitang } }),
    2,
    [
      { seat: 1, dice: '123456' },
      { seat: 2, dice: '444411' },
    ],
    { stock: ['duitang'] },
  );
}

export function protectedScene(rules: Rules, guarded: boolean): Scene {
  const order = orderWith(rules, 'jinhua');
  const own = tiers({ yixiu: 8, duitang: 2 }, { duitang: { chase: 'last-winner' } });
  const table = stage({
    tiers: own,
    zhuangyuan: { order },
    jinhua: { duitang: 'remaining', protected: guarded },
  });
  return play(
    table,
    2,
    [
      { seat: 1, dice: '444411' },
      { seat: 2, dice: '123456' },
    ],
    { stock: ['duitang'] },
  );
}

/** One has won the 对堂, another is 状元 by the class when the game ends. */
export function atEndScene(rules: Rules, classes: Order, hand: ZhuangyuanClass): Scene {
  const order = orderWith(rules, hand);
  const table = stage({ tiers: tiers({ duitang: 1 }), zhuangyuan: { order, duitangAtEnd: classes } });
  return play(
    table,
    2,
    [
      { seat: 1, dice: '123456' },
      { seat: 2, dice: extremes(table, hand).weakest },
    ],
    { stock: ['duitang'] },
  );
}

/** 插金花 takes the units of the tier that the 对堂 effects mean. */
export function bonusScene(rules: Rules, bonusTier: string): Scene | null {
  const few = rules.tiers.map((tier) => ({ ...tier, quantity: 2 }));
  const order = orderWith(rules, 'jinhua');
  const table = stageOf({ tiers: few, zhuangyuan: { order }, jinhua: { duitang: 'remaining' }, bonusTier });
  return table && play(table, 2, [{ seat: 1, dice: '444411' }], { stock: [bonusTier] });
}

/** So many 状元 as there are units, and one more. */
export function quantityScene(quantity: number): Scene {
  const units = Math.min(quantity, 4);
  const claims = ['444412', '444435', '444465', '555552', '444441'];
  const acts = claims.slice(0, units + 1).map((dice, at) => ({ seat: at + 1, dice }));
  return play(stage({ zhuangyuan: { quantity: units } }), units + 1, acts);
}

/** A throw of each tier, highest first. */
export function tiersScene(rules: Rules): Scene | null {
  const dice = rules.tiers.flatMap(({ id }) => throwsOf(rules, id).slice(0, 1)).reverse();
  if (dice.length === 0) return null;
  return play(
    rules,
    dice.length,
    dice.slice(0, 30).map((one, at) => ({ seat: at + 1, dice: one })),
  );
}

/** The game ends, and one has won nothing. */
export function consolationScene(consolation: Rules['consolation']): Scene {
  const given = consolation && { ...consolation, id: 'consolation' };
  return play(
    stage({ tiers: tiers({ yixiu: 1 }), consolation: given }),
    3,
    [
      { seat: 1, dice: '411236' },
      { seat: 2, dice: '444412' },
      { seat: 3, dice: NOTHING },
    ],
    { stock: ['yixiu'] },
  );
}
