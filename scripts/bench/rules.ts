/** Speed and size of the rules core. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import {
  PRESETS,
  append,
  classify,
  replay,
  start,
  type Entry,
  type Setup,
  type State,
} from '../../lib/rules';
import { median, round, seconds, total, type Figure } from './figure';
import { gamesASecond } from './parts/simulate';

const ENTRIES = 250;
const GAMES = 400;
const THROWS = 100_000;

export async function* figures(): AsyncIterable<Figure> {
  yield { figure: 'classify', value: round(throwsASecond()), unit: 'throws/s' };
  const games = Array.from({ length: GAMES }, randomGame);
  yield { figure: 'replay', value: round(entriesASecond(games)), unit: 'entries/s' };
  yield { figure: 'append', value: round(microsecondsAnAppend(games)), unit: 'µs' };
  yield { figure: 'simulate', value: round(gamesASecond()), unit: 'games/s' };
  yield { figure: 'core-size', value: round(await kibibytes()), unit: 'KiB' };
  if (!Number.isFinite(total())) throw new Error('nothing was measured');
}

function throwsASecond(): number {
  const dice = Array.from({ length: THROWS }, randomDice);
  const rounds = 50;
  return median(() => {
    const took = seconds(() => {
      let sum = 0;
      for (let n = 0; n < rounds; n++) for (const one of dice) sum += classify(one).index;
      return sum;
    });
    return (THROWS * rounds) / took;
  });
}

interface RandomGame {
  readonly setup: Setup;
  readonly log: readonly Entry[];
}

/** Ten guests under the default rules, with plenty of prizes, so that the game is still open after 250 entries. */
function randomGame(): RandomGame {
  const rules = PRESETS.corporate;
  const tiers = rules.tiers.map((tier) => ({ ...tier, quantity: tier.quantity! * 4 }));
  const players = Array.from({ length: 10 }, (_, at) => `guest ${at + 1}`);
  const setup: Setup = { kind: 'table', rules: openRules(rules, tiers), players };
  const log: Entry[] = [];
  let state = begin(setup);
  while (log.length < ENTRIES) {
    const entry = randomEntry(state.next ?? 1);
    const longer = append(state, entry);
    if (!longer.ok) throw new Error(longer.error.code);
    state = longer.value;
    log.push(entry);
  }
  return { setup, log };
}

const opened = new Map<object, Setup['rules']>();

function openRules(rules: Setup['rules'], tiers: Setup['rules']['tiers']): Setup['rules'] {
  const known = opened.get(rules);
  if (known) return known;
  const made = { ...rules, tiers };
  opened.set(rules, made);
  return made;
}

function begin(setup: Setup): State {
  const started = start(setup);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

function randomEntry(seat: number): Entry {
  const chance = Math.random();
  if (chance < 0.03) return { kind: 'miss', seat, reason: 'out-of-bowl' };
  if (chance < 0.05) return { kind: 'pass', seat };
  return { kind: 'throw', seat, dice: randomDice() };
}

function randomDice(): string {
  return Array.from({ length: 6 }, () => 1 + Math.floor(Math.random() * 6)).join('');
}

function entriesASecond(games: readonly RandomGame[]): number {
  const rounds = 10;
  return median(() => {
    const took = seconds(() => {
      let units = 0;
      for (let n = 0; n < rounds; n++) {
        for (const { setup, log } of games) {
          const state = replay(setup, log);
          if (!state.ok) throw new Error(state.error.code);
          units += state.value.throws + (state.value.next ?? 0);
        }
      }
      return units;
    });
    return (GAMES * rounds * ENTRIES) / took;
  });
}

/** From the 250th entry on, each state made from the one before, as at a table. */
function microsecondsAnAppend(games: readonly RandomGame[]): number {
  const more = 40;
  const states = games.map(({ setup, log }) => {
    const state = replay(setup, log);
    if (!state.ok) throw new Error(state.error.code);
    return state.value;
  });
  const dice = Array.from({ length: more }, randomDice);
  return median(() => {
    let appended = 0;
    const took = seconds(() => {
      let moves = 0;
      for (let state of states) {
        for (const one of dice) {
          const longer = append(state, { kind: 'throw', seat: state.next ?? 1, dice: one });
          if (!longer.ok) break;
          state = longer.value;
          appended++;
        }
        moves += state.throws + state.length;
      }
      return moves;
    });
    return (took * 1_000_000) / appended;
  });
}

/** The core with its presets, as a browser would load it. */
async function kibibytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './lib/rules';", resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1024;
}
