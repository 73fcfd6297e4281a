/** What a rule sheet is made of: statements as codes with parameters, in sections. Words are in messages/. */
import type { Hand, Tier } from './types';

export const SHEET_SECTIONS = ['prizes', 'zhuangyuan', 'great', 'gone', 'throwing', 'end', 'final'] as const;
export type SheetSectionId = (typeof SHEET_SECTIONS)[number];

/** Every statement that a sheet can make. Messages in every language are checked against this list. */
export const SHEET_CODES = [
  // prizes
  'zhuangyuan',
  'tier',
  'tier-unlimited',
  'tier-ranked',
  'tier-ranked-unlimited',
  'ranked-others',
  'ranked-all',
  'match-fours',
  'match-alike',
  'match-straight',
  'match-exact',
  'match-none',
  'consolation',
  'consolation-unlimited',
  // zhuangyuan
  'classes-ordered',
  'classes-listed',
  'class',
  'compare-sihong',
  'compare-wuzi-face',
  'compare-wuzi-kicker',
  'compare-wuhong',
  'compare-liuhei',
  'title-highest',
  'title-highest-several',
  'title-first',
  'ties-earlier',
  'repeat-best',
  'repeat-last',
  'immune',
  'no-immune',
  'at-end-takes',
  // great
  'jinhua-takes-remaining',
  'jinhua-takes-all',
  'jinhua-takes-held',
  'jinhua-takes-nothing',
  'jinhua-as-sihong',
  'jinhua-protected',
  'jinhua-not-protected',
  'liuhong-takes-nothing',
  'liuhong-takes-bonus',
  'liuhong-takes-remaining',
  'liuhong-takes-everything',
  'liuhong-spares',
  'liuhong-spares-not',
  'liuhong-ends',
  'liuhong-goes-on',
  'biandijin-takes-remaining',
  'biandijin-takes-nothing',
  'biandijin-as-liuhei',
  'liuhei-listed',
  'liuhei-scramble',
  'liuhei-share',
  'liuhei-goes-on',
  'unlimited-not-taken',
  'ranked-not-taken',
  'unlisted-nothing',
  'unlisted-wins',
  'unlisted-various',
  // gone
  'gone-nothing',
  'gone-step-down',
  'zhuangyuan-gone-nothing',
  'zhuangyuan-gone-step-down',
  'chase-last-winner',
  'chase-first-winner',
  'chase-nearest-behind',
  'chase-only',
  'chase-while-others',
  'chase-always',
  'no-chase',
  'extra',
  'extra-wuzi',
  'extra-no-chase',
  'no-extras',
  // throwing
  'turns-counterclockwise',
  'turns-clockwise',
  'first-thrower',
  'highest-counts',
  'highest-counts-but-extras',
  'miss-void',
  'miss-skip',
  'foul',
  'cocked',
  'pass',
  'leave',
  'leave-chased',
  'late',
  // end
  'finish-stop',
  'finish-round',
  'finish-quiet',
  'unlimited-not-counted',
  'never-done',
  'round-limit',
  'roll-off',
  'roll-off-at-limit',
  'roll-off-three-dice',
  'roll-off-six-dice',
  'roll-off-again',
  'no-title-wait',
  'no-title-at-limit',
  'end-early',
  'end-early-three-dice',
  'end-early-six-dice',
  'scramble-how',
  'scramble-zhuangyuan',
  'left-over',
  // final
  'final-three-dice',
  'final-six-dice',
  'final-six-sums',
  'final-contest',
  'final-seal',
  'final-first-zhuangyuan',
  'final-ties',
  'final-miss-nothing',
  'final-immune',
  'final-no-immune',
  'final-repeat-best',
  'final-repeat-last',
  'final-takes-nothing',
] as const;
export type SheetCode = (typeof SHEET_CODES)[number];

/** A tier, the 状元 or the consolation, with the name that the rules give it ('' for the 状元). */
export interface TierRef {
  readonly tier: string;
  readonly name: string;
}

/** A parameter: a number, or something that has a name in every language. */
export type SheetValue =
  | number
  | TierRef
  | { readonly tiers: readonly TierRef[] }
  | { readonly hand: Hand }
  | { readonly hands: readonly Hand[] }
  | { readonly faces: readonly number[] };

export interface SheetItem {
  readonly code: SheetCode;
  readonly params: Readonly<Record<string, SheetValue>>;
  /** Dice that show what is said, as digits in the order in which they are easiest to read. */
  readonly dice: readonly string[];
  /** How several dice belong together: each is an example, or the first beats the second. */
  readonly relation: 'examples' | 'beats';
  /** What belongs under this statement. */
  readonly details: readonly SheetItem[];
}

export interface SheetSection {
  readonly id: SheetSectionId;
  readonly items: readonly SheetItem[];
}

/** A statement; what is left out of it is empty. */
export function say(
  code: SheetCode,
  params: SheetItem['params'] = {},
  { dice = [], relation = 'examples', details = [] }: Partial<Omit<SheetItem, 'code' | 'params'>> = {},
): SheetItem {
  return { code, params, dice, relation, details };
}

/** Its statement where something is so, none where it isn't. */
export function sayIf(holds: boolean, code: SheetCode, params: SheetItem['params'] = {}): SheetItem[] {
  return holds ? [say(code, params)] : [];
}

export function refOf({ id, name }: Pick<Tier, 'id' | 'name'>): TierRef {
  return { tier: id, name };
}
