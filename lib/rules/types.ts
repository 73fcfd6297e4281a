/**
 * The vocabulary of the core: hands, rules, log entries and what replaying them gives.
 * Numbers count from 1 wherever the table counts (seats, entries, units).
 */

/** RULES 1: what a throw is called, strongest first. */
export const HANDS = [
  'liuhong',
  'biandijin',
  'liuhei',
  'jinhua',
  'wuhong',
  'wuzi',
  'sihong',
  'duitang',
  'sanhong',
  'sijin',
  'erju',
  'yixiu',
  'none',
] as const;
export type Hand = (typeof HANDS)[number];

/** RULES 1.1: the classes that rules may count as 状元. */
export const ZHUANGYUAN_CLASSES = [
  'sihong',
  'wuzi',
  'wuhong',
  'jinhua',
  'liuhei',
  'biandijin',
  'liuhong',
] as const;
export type ZhuangyuanClass = (typeof ZHUANGYUAN_CLASSES)[number];

/** The tier id of the 状元 prize itself; no ordinary tier and no consolation may be called so. */
export const ZHUANGYUAN = 'zhuangyuan';

// ---------------------------------------------------------------- rules object (RULES 3)

export type Matcher = { fours: number } | { alike: number } | { straight: true } | { exact: string };

export const AWARDS = ['immediate', 'ranked'] as const;
export const CHASES = ['none', 'last-winner', 'first-winner', 'nearest-behind'] as const;
export const LIUHEI_FACES = [1, 2, 3, 5, 6] as const;

export interface Tier {
  id: string;
  name: string;
  /** null: unlimited. */
  quantity: number | null;
  match: readonly Matcher[];
  award: (typeof AWARDS)[number];
  chase: (typeof CHASES)[number];
}

/** A whole rules object: every option of RULES 3 and nothing else. Immutable; JSON-safe. */
export interface Rules {
  /** Ordinary tiers, lowest first. */
  tiers: readonly Tier[];
  chaseWhile: 'others-remain' | 'game-open';
  zhuangyuan: {
    quantity: number;
    /** Lowest first. */
    order: readonly ZhuangyuanClass[];
    wuzi: 'face-then-kicker' | 'kicker';
    contest: 'highest' | 'first';
    repeat: 'best' | 'last';
    immune: readonly ZhuangyuanClass[];
    duitangAtEnd: readonly ZhuangyuanClass[];
    fallback: 'none' | 'three-dice' | 'six-dice';
    fallbackAfter: number;
  };
  jinhua: { duitang: 'none' | 'remaining' | 'all'; protected: boolean };
  liuhong: {
    takes: 'none' | 'duitang' | 'remaining' | 'everything';
    sparesJinhua: boolean;
    ends: boolean;
  };
  biandijin: { takes: 'none' | 'remaining' };
  liuhei: { then: 'nothing' | 'scramble' | 'share-own'; faces: readonly (typeof LIUHEI_FACES)[number][] };
  extras: { sijin: boolean; wuzi: boolean };
  exhausted: 'nothing' | 'step-down';
  miss: 'void' | 'void-and-skip';
  finish: 'stop' | 'finish-round' | 'quiet-round';
  roundLimit: number | null;
  direction: 'counterclockwise' | 'clockwise';
  bonusTier: string;
  consolation: { id: string; name: string; quantity: number | null } | null;
}

// ---------------------------------------------------------------- log entries (RULES 6.2)

/**
 * An entry that stands on its own. `Seat` is a seat's number in the core (`number`), its id where
 * entries are stored and sent (`string`).
 */
export type PlainEntry<Seat = number> =
  | { kind: 'throw'; seat: Seat; dice: string }
  /** A called throw (4.16): `tier` null is 罚黑. */
  | { kind: 'called'; seat: Seat; tier: string | null; fours?: 1 | 2 }
  | { kind: 'miss'; seat: Seat; reason: 'out-of-bowl' | 'foul' }
  | { kind: 'rethrow'; seat: Seat; reason: 'cocked' }
  | { kind: 'pass'; seat: Seat }
  | { kind: 'join'; name: string }
  | { kind: 'leave'; seat: Seat }
  | { kind: 'return'; seat: Seat }
  /** A grab in a scramble (6.7). */
  | { kind: 'claim'; seat: Seat; tier: string; count: number }
  | { kind: 'end'; reason: string; then?: 'scramble' | 'roll-off' };

/** `Target` names another entry: its number in the core, its id where entries are stored and sent. */
export type Correction<Seat = number, Target = number> =
  | { kind: 'amend'; target: Target; with: PlainEntry<Seat> }
  | { kind: 'remove'; target: Target }
  | { kind: 'insert'; before: Target; entry: PlainEntry<Seat> };

export type Entry<Seat = number, Target = number> = PlainEntry<Seat> | Correction<Seat, Target>;

// ---------------------------------------------------------------- what is played

export const FINAL_FORMATS = ['three-dice', 'six-dice', 'contest', 'seal', 'first-zhuangyuan'] as const;
export type FinalFormat = (typeof FINAL_FORMATS)[number];

export interface TableSetup {
  kind: 'table';
  rules: Rules;
  /** Names in throwing order; seat n is `players[n - 1]`. */
  players: readonly string[];
}
export interface FinalSetup {
  kind: 'final';
  format: FinalFormat;
  rules: Rules;
  players: readonly string[];
  /** How many places count. */
  places: number;
  /** `contest` and `seal`. */
  rounds: number;
}
export type Setup = TableSetup | FinalSetup;

// ---------------------------------------------------------------- answers (RULES 9)

export type Phase = 'playing' | 'roll-off' | 'scramble' | 'finished';

export const MOVE_KINDS = [
  'award',
  'chase',
  'jinhua',
  'liuhong',
  'biandijin',
  'extra',
  'step-down',
  'share',
  'claim',
  'title',
  'duitang-at-end',
  'ranked',
  'consolation',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface Move {
  entry: number;
  kind: MoveKind;
  tier: string;
  unit: number;
  /** null: the pool. */
  from: number | null;
  to: number;
}
export interface TitleRow {
  seat: number;
  hand: Hand | 'roll-off';
  entry: number;
}
export interface Holding {
  seat: number;
  tier: string;
  unit: number;
}
export interface RankedRow {
  seat: number;
  entry: number;
  score: number;
}
export interface TableAnswer {
  phase: Phase;
  next: number | null;
  title: readonly TitleRow[];
  holdings: readonly Holding[];
  pool: Readonly<Record<string, number | null>>;
  ranked: Readonly<Record<string, readonly RankedRow[]>>;
  moves: readonly Move[];
  ignored: readonly number[];
}
export interface FinalAnswer {
  phase: Phase;
  next: number | null;
  title: readonly TitleRow[];
  ranking: readonly { rank: number; seat: number }[];
  ignored: readonly number[];
}

// ---------------------------------------------------------------- expected failure

export type { Refusal, Result } from './refusals';
