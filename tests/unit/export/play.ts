import { logLines, titleDice } from '@/lib/export/log-lines';
import type { ListGuest, PlayedFinal, PlayedGame, PrizeListInput } from '@/lib/export/input';
import { prizeOrder } from '@/lib/export/unit-rows';
import {
  answer,
  append,
  PRESETS,
  start,
  type Entry,
  type FinalAnswer,
  type FinalSetup,
  type PresetId,
} from '@/lib/rules';
import type { Rules, Setup, State, TableAnswer } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import type { GivenUnit } from '@/lib/schemas/items';

/** Games for tests, played from a seed or from given entries. */

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function play(setup: Setup, log: readonly Entry[]): State {
  let state = must(start(setup));
  for (const entry of log) state = must(append(state, entry));
  return state;
}

/** Plays on until the game ends, or for so many entries; in a scramble everything left is grabbed. */
export function playOn(state: State, next: () => number, most: number): State {
  for (let count = 0; count < most && state.phase !== 'finished'; count += 1) {
    state = must(append(state, nextEntry(state, next)));
  }
  return state;
}

function nextEntry(state: State, next: () => number): Entry {
  if (state.phase === 'scramble') {
    const tier = prizeOrder(state.rules).find((id) => grabbable(state, id) > 0);
    if (!tier) return { kind: 'end', reason: 'nothing left' };
    return { kind: 'claim', seat: 1 + Math.floor(next() * state.players.length), tier, count: 1 };
  }
  const dice = Array.from({ length: state.owing?.dice ?? 6 }, () => 1 + Math.floor(next() * 6)).join('');
  return { kind: 'throw', seat: state.next ?? 1, dice };
}

/** A title holder's 状元 isn't up for grabs (RULES 6.7). */
function grabbable({ pool, title }: State, tier: string): number {
  return (pool[tier] ?? 0) - (tier === 'zhuangyuan' ? title.length : 0);
}

export function must<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Goods of every tier, two kinds where there is more than one unit. */
export function goodsOf(rules: Rules): ItemView[] {
  const quantities = new Map<string, number | null>(rules.tiers.map(({ id, quantity }) => [id, quantity]));
  quantities.set('zhuangyuan', rules.zhuangyuan.quantity);
  return prizeOrder(rules).flatMap((tier, at) => {
    const quantity = quantities.get(tier) ?? 3;
    const first = Math.ceil(quantity / 2);
    const kinds = [
      { name: `甲${at}`, quantity: first },
      { name: `乙${at}`, quantity: quantity - first },
    ];
    return kinds
      .filter((kind) => kind.quantity > 0)
      .map((kind, n) => ({ ...kind, id: `${tier}-${n}`, tier, place: null, value: 1_999 + at * 100 + n }));
  });
}

export interface TableOptions {
  table: number;
  ordinal?: number;
  preset?: PresetId;
  guests: readonly ListGuest[];
  items?: readonly ItemView[];
  given?: readonly GivenUnit[];
}

export function playedGame(state: State, options: TableOptions): PlayedGame {
  if (state.setup.kind !== 'table') throw new TypeError('not a table');
  return {
    id: `game-${options.table}-${options.ordinal ?? 1}`,
    sitting: null,
    table: options.table,
    ordinal: options.ordinal ?? 1,
    seats: options.guests.map((guest) => guest.id),
    items: options.items ?? goodsOf(state.rules),
    throws: state.throws,
    setup: state.setup,
    answer: answer(state) as TableAnswer,
    given: options.given ?? [],
    titleDice: titleDice(state),
    log: linesOf(state),
  };
}

export function playedFinal(
  state: State,
  guests: readonly ListGuest[],
  items: readonly ItemView[],
): PlayedFinal {
  if (state.setup.kind !== 'final') throw new TypeError('not a final');
  return {
    ...{ id: 'final', stage: 1, last: true, ordinal: 1, items, throws: state.throws, setup: state.setup },
    seats: guests.map((guest) => guest.id),
    answer: answer(state) as FinalAnswer,
    log: linesOf(state),
  };
}

function linesOf(state: State) {
  return logLines(
    state,
    state.log.map((_, index) => ({
      at: new Date(Date.UTC(2026, 8, 25, 10, 0, index)).toISOString(),
      author: 'host' as const,
    })),
  );
}

export function guest(table: number, chair: number, name: string, more: Partial<ListGuest> = {}): ListGuest {
  return {
    id: `guest-${table}-${chair}`,
    name,
    employeeNumber: null,
    department: '',
    place: { sitting: null, table, chair },
    ...more,
  };
}

export const tableSetup = (players: readonly ListGuest[], preset: PresetId = 'corporate'): Setup => ({
  kind: 'table',
  rules: PRESETS[preset],
  players: players.map((player) => player.name),
});

export const finalSetup = (players: readonly ListGuest[], more: Partial<FinalSetup> = {}): FinalSetup => ({
  ...{ kind: 'final', format: 'contest', rules: PRESETS.corporate, places: 1, rounds: 1 },
  players: players.map((player) => player.name),
  ...more,
});

export function listInput(
  guests: readonly ListGuest[],
  games: readonly PlayedGame[],
  finals: readonly PlayedFinal[] = [],
): PrizeListInput {
  return {
    event: {
      name: '2026 中秋博饼',
      venue: '国际会展酒店',
      startsAt: new Date('2026-09-25T10:00:00Z'),
      timeZone: 'Asia/Shanghai',
      currency: 'CNY',
    },
    ...{ guests, games, finals },
  };
}
