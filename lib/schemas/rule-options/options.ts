/**
 * Every option of a rules object (RULES 3) as a host thinks of it: in groups, each with what it can be. Their
 * sentences are in `messages/…/options.json`. Pure.
 */
import { CHASES, AWARDS } from '../../rules';

/** A number in the rules is at most this: nine digits, beyond which nobody throws. */
export const MOST_NUMBER = 999_999_999;

export const OPTION_GROUPS = [
  'zhuangyuan',
  'jinhua',
  'great',
  'gone',
  'extras',
  'throwing',
  'end',
  'prizes',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** How an option is changed. */
export type Editor =
  | { kind: 'choice'; values: readonly (string | boolean)[] }
  /** Which classes are 状元, lowest first. */
  | { kind: 'order' }
  /** Some of the classes that are 状元. */
  | { kind: 'classes' }
  /** Some of the faces of a 六勃黑. */
  | { kind: 'faces' }
  /** `none`: whether it may be no number at all. */
  | { kind: 'number'; least: number; none: boolean }
  /** One of the tiers that give at once. */
  | { kind: 'tier' }
  /** It belongs to the prizes, whose page changes it. */
  | { kind: 'prizes' };

interface RuleOption {
  id: string;
  group: OptionGroup;
  editor: Editor;
  /** Each tier has its own. */
  perTier?: true;
}

const choice = <const Values extends readonly (string | boolean)[]>(...values: Values) => ({
  kind: 'choice' as const,
  values,
});
const YES_NO = choice(true, false);

/** All options, in the order in which one would tell them. */
export const OPTIONS = [
  { id: 'zhuangyuan.order', group: 'zhuangyuan', editor: { kind: 'order' } },
  { id: 'zhuangyuan.contest', group: 'zhuangyuan', editor: choice('highest', 'first') },
  { id: 'zhuangyuan.immune', group: 'zhuangyuan', editor: { kind: 'classes' } },
  { id: 'zhuangyuan.repeat', group: 'zhuangyuan', editor: choice('best', 'last') },
  { id: 'zhuangyuan.wuzi', group: 'zhuangyuan', editor: choice('face-then-kicker', 'kicker') },
  { id: 'jinhua.duitang', group: 'jinhua', editor: choice('none', 'remaining', 'all') },
  { id: 'jinhua.protected', group: 'jinhua', editor: YES_NO },
  { id: 'zhuangyuan.duitangAtEnd', group: 'jinhua', editor: { kind: 'classes' } },
  { id: 'bonusTier', group: 'jinhua', editor: { kind: 'tier' } },
  { id: 'liuhong.takes', group: 'great', editor: choice('none', 'duitang', 'remaining', 'everything') },
  { id: 'liuhong.sparesJinhua', group: 'great', editor: YES_NO },
  { id: 'liuhong.ends', group: 'great', editor: YES_NO },
  { id: 'biandijin.takes', group: 'great', editor: choice('none', 'remaining') },
  { id: 'liuhei.then', group: 'great', editor: choice('nothing', 'scramble', 'share-own') },
  { id: 'liuhei.faces', group: 'great', editor: { kind: 'faces' } },
  { id: 'tiers.chase', group: 'gone', editor: choice(...CHASES), perTier: true },
  { id: 'chaseWhile', group: 'gone', editor: choice('others-remain', 'game-open') },
  { id: 'exhausted', group: 'gone', editor: choice('nothing', 'step-down') },
  { id: 'extras.sijin', group: 'extras', editor: YES_NO },
  { id: 'extras.wuzi', group: 'extras', editor: YES_NO },
  { id: 'miss', group: 'throwing', editor: choice('void', 'void-and-skip') },
  { id: 'direction', group: 'throwing', editor: choice('counterclockwise', 'clockwise') },
  { id: 'finish', group: 'end', editor: choice('stop', 'finish-round', 'quiet-round') },
  { id: 'roundLimit', group: 'end', editor: { kind: 'number', least: 1, none: true } },
  { id: 'zhuangyuan.fallback', group: 'end', editor: choice('none', 'three-dice', 'six-dice') },
  { id: 'zhuangyuan.fallbackAfter', group: 'end', editor: { kind: 'number', least: 0, none: false } },
  { id: 'tiers.award', group: 'prizes', editor: choice(...AWARDS), perTier: true },
  { id: 'tiers', group: 'prizes', editor: { kind: 'prizes' } },
  { id: 'zhuangyuan.quantity', group: 'prizes', editor: { kind: 'prizes' } },
  { id: 'consolation', group: 'prizes', editor: { kind: 'prizes' } },
] as const satisfies readonly RuleOption[];

export type OptionId = (typeof OPTIONS)[number]['id'];

const BY_ID = new Map<string, RuleOption>(OPTIONS.map((option) => [option.id, option]));

/** An option by its id. */
export function optionOf(id: OptionId): RuleOption {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
}

/** What names one option, or one tier's: `finish`, `tiers.chase@duitang`. */
export type OptionKey = string;

/** The key of an option; of a tier's own, with the tier's id. */
export function keyOf(id: OptionId, tier?: string): OptionKey {
  return tier === undefined ? id : `${id}@${tier}`;
}

/** Takes a key apart; null where it names no option. */
export function splitKey(key: OptionKey): { id: OptionId; tier: string | null } | null {
  const at = key.indexOf('@');
  const id = at < 0 ? key : key.slice(0, at);
  const option = BY_ID.get(id);
  if (!option || (option.perTier === true) !== at >= 0) return null;
  return { id: id as OptionId, tier: at < 0 ? null : key.slice(at + 1) };
}

/** Whether the prizes' page changes it, and not the rules'. */
export function isOfPrizes(key: OptionKey): boolean {
  const parts = splitKey(key);
  return parts !== null && optionOf(parts.id).editor.kind === 'prizes';
}
