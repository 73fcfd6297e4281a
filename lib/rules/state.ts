/** What a game has come to, as an immutable value, with everything that pages ask of it. */
import { rankingOfDice } from './final-dice';
import { rankingOfTurns } from './final-turns';
import { nextOf, seatsOf } from './game';
import type { Session } from './session';
import { bestFirst } from './settlement';
import type { Claim, Title } from './title';
import { isAway } from './turns';
import { left } from './units';
import { ZHUANGYUAN, type Entry, type Holding, type Move, type Phase, type RankedRow } from './types';
import type { Rules, Setup, TitleRow } from './types';
import type { Ignored } from './replay-log';

export interface Player {
  readonly seat: number;
  readonly name: string;
  /** The number of the join that they came by; 0: there from the start. */
  readonly joined: number;
  readonly away: boolean;
  /** How many turns they still sit out (RULES 6.4). */
  readonly skips: number;
}

/** Who still throws in a roll-off, or in a tie of a final (RULES 6.9, 8). */
export interface Owing {
  readonly dice: 3 | 6;
  /** Everybody who throws in this round of it, in order. */
  readonly order: readonly number[];
  /** Who of them owes a throw or a pass, in order. */
  readonly owes: readonly number[];
}

/** An immutable value. Lists are made when first asked for, and kept. */
export class State {
  /** The core's own working value; other code has no business in it. */
  readonly session: Session;
  private kept: Map<string, unknown> | null = null;

  constructor(session: Session) {
    this.session = session;
  }

  private once<Value>(name: string, make: () => Value): Value {
    this.kept ??= new Map();
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name) as Value;
  }

  get setup(): Setup {
    return this.session.setup;
  }

  get rules(): Rules {
    return this.session.setup.rules;
  }

  /** How many entries the log has; the last one's number. */
  get length(): number {
    return this.session.log.length;
  }

  get log(): readonly Entry[] {
    return this.once('log', () => this.session.log.slice());
  }

  get phase(): Phase {
    return this.session.game.phase;
  }

  /** The seat to throw; null in a scramble, at the end, or when every seat is away (RULES 6.4). */
  get next(): number | null {
    return nextOf(this.session.game);
  }

  /** Everybody with a seat, late guests and those away included; seat n is at place n - 1. */
  get players(): readonly Player[] {
    return this.once('players', () => {
      const { game, guests } = this.session;
      const seats = seatsOf(game);
      const turns = game.kind === 'dice-final' ? null : game.turns;
      return guests.map(({ name, joined }, at) => ({
        seat: at + 1,
        name,
        joined,
        away: turns !== null && at < seats && isAway(turns, at + 1),
        skips: turns?.skips[at] ?? 0,
      }));
    });
  }

  /** How many throws have been made, called ones and those of a roll-off included. */
  get throws(): number {
    return this.session.game.throws;
  }

  /** Which round is under way, from 1 (RULES 6.1); in `three-dice` and `six-dice` which round of throws. */
  get round(): number {
    const { game } = this.session;
    return game.kind === 'dice-final' ? game.round : game.turns.rounds + 1;
  }

  /** Who holds a title, best first; empty under `first`, and in finals other than `contest` and `seal` (RULES 9). */
  get title(): readonly TitleRow[] {
    return this.once('title', () => {
      const { game } = this.session;
      return game.kind === 'turns-final' && game.format === 'first-zhuangyuan'
        ? []
        : titleRows(this.titleValue);
    });
  }

  /** Every player's standing claim, best first (RULES 4.2). */
  get claims(): readonly Claim[] {
    return this.titleValue?.claims ?? [];
  }

  /** Whether the title is locked by 免抢 (RULES 4.3). */
  get titleLocked(): boolean {
    return this.titleValue?.locked ?? false;
  }

  private get titleValue(): Title | null {
    const { game } = this.session;
    return game.kind === 'dice-final' ? null : game.title;
  }

  /** Units owned now, by seat, then 状元, then tiers highest first, then the consolation, then unit (RULES 9). */
  get holdings(): readonly Holding[] {
    return this.once('holdings', () => {
      const { game } = this.session;
      if (game.kind !== 'table') return [];
      const { book, units } = game;
      const tiers = Array.from({ length: book.crown + 1 }, (_, step) => book.crown - step);
      const order = book.consolation < 0 ? tiers : [...tiers, book.consolation];
      const rows = order.flatMap((prize) =>
        units.given[prize]!.map(({ seat }, at) => ({ seat, tier: book.prizes[prize]!.id, unit: at + 1 })),
      );
      return rows.sort((one, other) => one.seat - other.seat);
    });
  }

  /** What is left of every prize, by tier id; null: unlimited (RULES 9). */
  get pool(): Readonly<Record<string, number | null>> {
    return this.once('pool', () => {
      const { game } = this.session;
      if (game.kind !== 'table') return {};
      const rows = game.book.prizes.map(({ id }, prize) => {
        const rest = left(game.units, prize);
        return [id, rest === Infinity ? null : rest] as const;
      });
      return Object.fromEntries(rows);
    });
  }

  /** The entries of every ranked tier, best first, by tier id (RULES 5, 9). */
  get ranked(): Readonly<Record<string, readonly RankedRow[]>> {
    return this.once('ranked', () => {
      const { game } = this.session;
      if (game.kind !== 'table') return {};
      const { book, ranked } = game;
      return Object.fromEntries(
        [...book.ranked].reverse().map((tier) => [book.prizes[tier]!.id, bestFirst(ranked[tier]!.slice())]),
      );
    });
  }

  /** Every unit that changed hands, in order (RULES 9). */
  get moves(): readonly Move[] {
    return this.once('moves', () => {
      const { game } = this.session;
      return game.kind === 'table' ? game.units.moves.slice() : [];
    });
  }

  /** Entries that have no effect at their place, by number, and why (RULES 6.5). */
  get ignored(): readonly Ignored[] {
    return this.session.ignored;
  }

  /** The entry that ended the game; null while it is open. */
  get endedBy(): number | null {
    return this.session.game.end?.entry ?? null;
  }

  /** Who owes a throw in a roll-off or in a final's round of throws; null outside one. */
  get owing(): Owing | null {
    const { game } = this.session;
    if (game.kind !== 'dice-final') return game.rollOff;
    if (game.phase === 'finished') return null;
    return { dice: game.format === 'three-dice' ? 3 : 6, order: game.groups[game.group]!, owes: game.owes };
  }

  /** A final's order, best first, once it is finished (RULES 9); empty at a table. */
  get ranking(): readonly { rank: number; seat: number }[] {
    return this.once('ranking', () => {
      const { game } = this.session;
      if (game.kind === 'table' || game.phase !== 'finished') return [];
      return game.kind === 'dice-final' ? rankingOfDice(game) : rankingOfTurns(game);
    });
  }

  /** The name on a tier's, the 状元's or the consolation's id; null for the 状元, which has none of its own. */
  nameOf(tier: string): string | null {
    if (tier === ZHUANGYUAN) return null;
    const { tiers, consolation } = this.rules;
    return tiers.find(({ id }) => id === tier)?.name ?? (consolation?.id === tier ? consolation.name : null);
  }
}

/** Title holders as the answer's rows. */
export function titleRows(title: Title | null): TitleRow[] {
  return title?.holders.map(({ seat, hand, entry }) => ({ seat, hand, entry })) ?? [];
}
