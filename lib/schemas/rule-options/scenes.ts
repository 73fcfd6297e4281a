/** The example in dice for each option and each of its choices, played by the core. Pure. */
import { ZHUANGYUAN_CLASSES, type Rules, type Tier, type ZhuangyuanClass } from '../../rules';
import { splitKey, type OptionId, type OptionKey } from './options';
import * as ends from './scenes-end';
import * as prizes from './scenes-prizes';
import * as title from './scenes-zhuangyuan';
import type { Scene } from './stage';

export interface Shown {
  /** Whole rules: their tiers, order and names make the scene, as far as it needs any. */
  rules: Rules;
  key: OptionKey;
  /** The choice to show, one that `key` can have. */
  value: unknown;
  /** Which class or face of a list is to be seen. */
  of?: ZhuangyuanClass | number;
}

/** Null where nothing can be shown: no throw takes the tier, or the wait is too long to be played. */
export function sceneOf({ rules, key, value, of }: Shown): Scene | null {
  const parts = splitKey(key);
  if (!parts) return null;
  if (parts.id === 'tiers.chase') return prizes.chaseScene(rules, parts.tier ?? '', value as Tier['chase']);
  if (parts.id === 'tiers.award') return prizes.awardScene(rules, parts.tier ?? '', value as Tier['award']);
  return SCENES[parts.id](rules, value as never, of as never);
}

type Make = (rules: Rules, value: never, of: never) => Scene | null;
const ofValue =
  <Value>(make: (value: Value) => Scene | null) =>
  (_: Rules, value: Value): Scene | null =>
    make(value);

const SCENES: Record<Exclude<OptionId, 'tiers.chase' | 'tiers.award'>, Make> = {
  'zhuangyuan.order': ofValue(title.orderScene),
  'zhuangyuan.contest': title.contestScene,
  'zhuangyuan.immune': (rules, value: readonly ZhuangyuanClass[], of: ZhuangyuanClass | undefined) =>
    title.immuneScene(rules, value, of ?? classToShow(rules, value)),
  'zhuangyuan.repeat': title.repeatScene,
  'zhuangyuan.wuzi': title.wuziScene,
  'jinhua.duitang': title.jinhuaScene,
  'jinhua.protected': title.protectedScene,
  'zhuangyuan.duitangAtEnd': (rules, value: readonly ZhuangyuanClass[], of: ZhuangyuanClass | undefined) =>
    title.atEndScene(rules, value, of ?? classToShow(rules, value)),
  bonusTier: title.bonusScene,
  'liuhong.takes': ofValue(prizes.liuhongScene),
  'liuhong.sparesJinhua': ofValue(prizes.sparesScene),
  'liuhong.ends': ofValue(prizes.liuhongEndsScene),
  'biandijin.takes': ofValue(prizes.biandijinScene),
  'liuhei.then': ofValue(prizes.blackScene),
  'liuhei.faces': (rules, value: readonly number[], of: number | undefined) =>
    prizes.facesScene(rules, value, of ?? value[0] ?? 6),
  chaseWhile: ofValue(prizes.chaseWhileScene),
  exhausted: ofValue(prizes.exhaustedScene),
  'extras.sijin': ofValue(prizes.sijinScene),
  'extras.wuzi': ofValue(prizes.wuziExtraScene),
  miss: ofValue(ends.missScene),
  direction: ofValue(ends.directionScene),
  finish: ofValue(ends.finishScene),
  roundLimit: ofValue(ends.limitScene),
  'zhuangyuan.fallback': ofValue(ends.fallbackScene),
  'zhuangyuan.fallbackAfter': ofValue(ends.fallbackAfterScene),
  tiers: (rules) => title.tiersScene(rules),
  'zhuangyuan.quantity': ofValue(title.quantityScene),
  consolation: ofValue(title.consolationScene),
};

/** The greatest of the classes that were chosen, else the greatest but one that there is. */
function classToShow(rules: Rules, value: readonly ZhuangyuanClass[]): ZhuangyuanClass {
  const { order } = rules.zhuangyuan;
  const chosen = order.filter((hand) => value.includes(hand)).at(-1);
  return chosen ?? order.at(-2) ?? order.at(-1) ?? ZHUANGYUAN_CLASSES[0];
}
