/** The interchange format of RULES 9: one document is one table, or one final. */
import { answer } from './answer';
import { MOST_ENTRIES, MOST_PLAYERS, NUMBERS, parseEntry, problemOfName } from './entries';
import { parseRules } from './parse-rules';
import { isRecord, isWhole } from './read';
import { ok, refuse, type Refusal, type Result } from './refusals';
import { append, start } from './replay';
import type { Guest } from './replay-log';
import type { State } from './state';
import { FINAL_FORMATS, type Entry, type FinalAnswer, type Setup, type TableAnswer } from './types';

const DEFAULT_PLACES = 1;
const DEFAULT_ROUNDS = 3;

/**
 * Plays a document of RULES 9.
 * @param input parsed JSON
 * @returns the state after its log, or a refusal; for one in the log `params.entry` is the entry's number
 */
export function replayDocument(input: unknown): Result<State> {
  const setup = readSetup(input);
  if (!setup.ok) return setup;
  const started = start(setup.value);
  if (!started.ok) return started;
  const { log } = input as { log: unknown };
  if (!Array.isArray(log)) return refuse('value-wrong', { key: 'log' });
  if (log.length > MOST_ENTRIES) return refuse('log-full', { most: MOST_ENTRIES, entry: MOST_ENTRIES + 1 });
  let state = started.value;
  for (let at = 0; at < log.length; at++) {
    const entry = readEntry(log[at], state.session.guests);
    const longer = entry.ok ? append(state, entry.value) : entry;
    if (!longer.ok) return refuse(longer.error.code, { ...longer.error.params, entry: at + 1 });
    state = longer.value;
  }
  return ok(state);
}

/** A document of RULES 9 as the core's own setup and log, checked by playing it; refused as `replayDocument` refuses it. */
export function parseDocument(input: unknown): Result<{ setup: Setup; log: readonly Entry[] }> {
  const state = replayDocument(input);
  return state.ok ? ok({ setup: state.value.setup, log: state.value.log }) : state;
}

/** The answer of RULES 9 to a document; refused as `replayDocument` refuses it. */
export function answerDocument(input: unknown): Result<TableAnswer | FinalAnswer> {
  const state = replayDocument(input);
  return state.ok ? ok(answer(state.value)) : state;
}

const TABLE_KEYS = ['rules', 'players', 'log'];
const FINAL_KEYS = [...TABLE_KEYS, 'format', 'places', 'rounds'];

function readSetup(input: unknown): Result<Setup> {
  if (!isRecord(input)) return refuse('not-an-object', { key: 'document' });
  const final = Object.hasOwn(input, 'format');
  const problem = problemOfKeys(input, TABLE_KEYS, final ? FINAL_KEYS : TABLE_KEYS);
  if (problem) return { ok: false, error: problem };
  const rules = parseRules(input.rules);
  if (!rules.ok) return rules;
  const players = readPlayers(input.players);
  if (!players.ok) return players;
  const table = { rules: rules.value, players: players.value };
  if (!final) return ok({ kind: 'table', ...table });
  const format = FINAL_FORMATS.find((one) => one === input.format);
  if (!format) return refuse('format-unknown', { key: 'format' });
  const places = Object.hasOwn(input, 'places') ? input.places : DEFAULT_PLACES;
  const rounds = Object.hasOwn(input, 'rounds') ? input.rounds : DEFAULT_ROUNDS;
  if (!isWhole(places, 1)) return refuse('places-value', { key: 'places' });
  if (!isWhole(rounds, 1)) return refuse('rounds-value', { key: 'rounds' });
  return ok({ kind: 'final', format, ...table, places, rounds });
}

function readPlayers(input: unknown): Result<readonly string[]> {
  if (!Array.isArray(input)) return refuse('value-wrong', { key: 'players' });
  if (input.length > MOST_PLAYERS) return refuse('players-too-many', { most: MOST_PLAYERS });
  for (let at = 0; at < input.length; at++) {
    const problem = problemOfName(input[at]);
    if (problem) return refuse(problem.code, { ...problem.params, seat: at + 1 });
  }
  return ok(Object.freeze([...(input as string[])]));
}

/** What an entry of each kind is known by, and the other keys that it may have; `player` stands for `seat` too. */
const MARKS: Record<string, readonly string[]> = {
  dice: ['player', 'seat'],
  tier: ['player', 'seat', 'fours'],
  miss: ['player', 'seat'],
  rethrow: ['player', 'seat'],
  pass: ['player', 'seat'],
  join: [],
  leave: ['seat'],
  return: ['seat'],
  claim: [],
  end: ['then'],
  amend: ['with'],
  remove: [],
  insert: ['before'],
};

/** Reads one entry of a document; its player is looked up among those who have a seat by then. */
function readEntry(input: unknown, guests: readonly Guest[]): Result<Entry> {
  const structured = structure(input, guests);
  return structured.ok ? parseEntry(structured.value, NUMBERS) : structured;
}

/** The structured form of an entry, as yet unchecked but for its keys and its player. */
function structure(input: unknown, guests: readonly Guest[]): Result<unknown> {
  if (!isRecord(input)) return refuse('not-an-object', { key: 'entry' });
  const mark = Object.keys(MARKS).find((key) => Object.hasOwn(input, key));
  if (mark === undefined) {
    const unknown = Object.keys(input).find((key) => key !== 'player' && key !== 'seat');
    return unknown === undefined ? refuse('kind-unknown') : refuse('key-unknown', { key: unknown });
  }
  const problem = problemOfKeys(input, [], [mark, ...MARKS[mark]!]);
  if (problem) return { ok: false, error: problem };
  const { [mark]: value } = input;
  switch (mark) {
    case 'join':
      return ok({ kind: 'join', name: value });
    case 'end':
      return ok({ kind: 'end', reason: value, ...only(input, 'then') });
    case 'remove':
      return ok({ kind: 'remove', target: value });
    case 'amend': {
      const held = structure(input.with, guests);
      return held.ok ? ok({ kind: 'amend', target: value, with: held.value }) : held;
    }
    case 'insert': {
      const held = structure(value, guests);
      return held.ok ? ok({ kind: 'insert', ...only(input, 'before'), entry: held.value }) : held;
    }
    case 'claim': {
      if (!isRecord(value)) return refuse('not-an-object', { key: 'claim' });
      const wrong = problemOfKeys(value, [], ['player', 'seat', 'tier', 'count']);
      if (wrong) return { ok: false, error: wrong };
      const seat = seatOf(value, guests);
      return seat.ok ? ok({ kind: 'claim', seat: seat.value, ...only(value, 'tier', 'count') }) : seat;
    }
    case 'leave':
    case 'return': {
      if (Object.hasOwn(input, 'seat') && value !== true) return refuse('value-wrong', { key: mark });
      const seat = seatOf(Object.hasOwn(input, 'seat') ? input : { player: value }, guests);
      return seat.ok ? ok({ kind: mark, seat: seat.value }) : seat;
    }
    default: {
      const seat = seatOf(input, guests);
      return seat.ok ? structureTurn(mark, seat.value, input) : seat;
    }
  }
}

function structureTurn(mark: string, seat: unknown, input: Record<string, unknown>): Result<unknown> {
  switch (mark) {
    case 'dice':
      return ok({ kind: 'throw', seat, dice: input.dice });
    case 'tier':
      return ok({ kind: 'called', seat, tier: input.tier, ...only(input, 'fours') });
    case 'pass':
      return input.pass === true ? ok({ kind: 'pass', seat }) : refuse('value-wrong', { key: 'pass' });
    default:
      return ok({ kind: mark, seat, reason: input[mark] });
  }
}

/** The seat that an entry names by number or by player; a name that two share says too little (RULES 9). */
function seatOf(input: Record<string, unknown>, guests: readonly Guest[]): Result<unknown> {
  if (Object.hasOwn(input, 'seat')) {
    return Object.hasOwn(input, 'player') ? refuse('player-and-seat', { key: 'player' }) : ok(input.seat);
  }
  if (!Object.hasOwn(input, 'player')) return refuse('key-missing', { key: 'player' });
  const { player } = input;
  if (typeof player !== 'string') return refuse('value-wrong', { key: 'player' });
  const seat = guests.findIndex(({ name }) => name === player) + 1;
  if (seat === 0) return refuse('player-unknown', { player });
  const another = guests.some(({ name }, at) => name === player && at + 1 !== seat);
  return another ? refuse('player-ambiguous', { player }) : ok(seat);
}

function problemOfKeys(
  input: Record<string, unknown>,
  needed: readonly string[],
  allowed: readonly string[],
): Refusal | null {
  const unknown = Object.keys(input).find((key) => !allowed.includes(key));
  if (unknown !== undefined) return { code: 'key-unknown', params: { key: unknown } };
  const missing = needed.find((key) => !Object.hasOwn(input, key));
  return missing === undefined ? null : { code: 'key-missing', params: { key: missing } };
}

/** Those of the keys that the input has. */
function only(input: Record<string, unknown>, ...keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(input, key)).map((key) => [key, input[key]]));
}
