/** The only validator of entries in their structured form (RULES 6.2). */
import { isDice } from './hands';
import { isRecord, isWhole, problemOfText, textCode } from './read';
import { ok, refuse, type Refusal, type Result } from './refusals';
import type { Correction, Entry, PlainEntry } from './types';

export const MOST_PLAYERS = 30;
export const MOST_ENTRIES = 2000;
export const LONGEST_NAME = 100;
export const LONGEST_REASON = 500;
const LONGEST_ID = 100;
/** No scramble holds more of anything; see the bound on quantities. */
const MOST_GRABBED = 10_000;

export const MISS_REASONS = ['out-of-bowl', 'foul'] as const;
export const RETHROW_REASONS = ['cocked'] as const;
export const END_THEN = ['scramble', 'roll-off'] as const;

/** The kinds of entry that stand on their own. */
export const PLAIN_KINDS = [
  'throw',
  'called',
  'miss',
  'rethrow',
  'pass',
  'join',
  'leave',
  'return',
  'claim',
  'end',
] as const;
/** The kinds that correct other entries (RULES 6.3). */
export const CORRECTION_KINDS = ['amend', 'remove', 'insert'] as const;
export const ENTRY_KINDS = [...PLAIN_KINDS, ...CORRECTION_KINDS] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a reference to a seat, and one to another entry, looks like. */
export interface Refs<Seat, Target> {
  isSeat: (input: unknown) => input is Seat;
  isTarget: (input: unknown) => input is Target;
}

/** References inside the core: seats and entries by their numbers, from 1. */
export const NUMBERS: Refs<number, number> = {
  isSeat: (input): input is number => isWhole(input, 1, MOST_PLAYERS),
  isTarget: (input): input is number => isWhole(input, 1, MOST_ENTRIES),
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUuid = (input: unknown): input is string => typeof input === 'string' && UUID.test(input);

/** References where entries are stored and sent: lower-case UUIDs. */
export const IDS: Refs<string, string> = { isSeat: isUuid, isTarget: isUuid };

/** The keys of each kind besides `kind`; those after the bar may be left out. */
const KEYS: Record<EntryKind, readonly [needed: readonly string[], optional: readonly string[]]> = {
  throw: [['seat', 'dice'], []],
  called: [['seat', 'tier'], ['fours']],
  miss: [['seat', 'reason'], []],
  rethrow: [['seat', 'reason'], []],
  pass: [['seat'], []],
  join: [['name'], []],
  leave: [['seat'], []],
  return: [['seat'], []],
  claim: [['seat', 'tier', 'count'], []],
  end: [['reason'], ['then']],
  amend: [['target', 'with'], []],
  remove: [['target'], []],
  insert: [['before', 'entry'], []],
};

/**
 * Reads an entry in its structured form (`Entry` in types.ts; RULES 6.2, 6.3): kind, exactly the keys of that
 * kind, and values that can be judged without a game. Whether it is possible is asked when it is added.
 * @param refs `NUMBERS` in the core, `IDS` where entries are stored and sent
 * @returns a new object with nothing else in it, or a refusal of `SHAPE_REFUSALS` or of a name; `params.key` names the key
 */
export function parseEntry<Seat, Target>(
  input: unknown,
  refs: Refs<Seat, Target>,
): Result<Entry<Seat, Target>> {
  if (!isRecord(input)) return refuse('not-an-object', { key: 'entry' });
  const kind = ENTRY_KINDS.find((one) => Object.hasOwn(input, 'kind') && one === input.kind);
  if (!kind) return refuse('kind-unknown', { key: 'kind' });
  const problem = problemOfKeys(kind, input);
  if (problem) return { ok: false, error: problem };
  switch (kind) {
    case 'amend':
    case 'remove':
    case 'insert':
      return parseCorrection(kind, input, refs);
    default:
      return parsePlain(kind, input, refs);
  }
}

function problemOfKeys(kind: EntryKind, input: Record<string, unknown>): Refusal | null {
  const [needed, optional] = KEYS[kind];
  const unknown = Object.keys(input).find(
    (key) => key !== 'kind' && !needed.includes(key) && !optional.includes(key),
  );
  if (unknown !== undefined) return { code: 'key-unknown', params: { key: unknown } };
  const missing = needed.find((key) => !Object.hasOwn(input, key));
  return missing === undefined ? null : { code: 'key-missing', params: { key: missing } };
}

function parseCorrection<Seat, Target>(
  kind: Correction['kind'],
  input: Record<string, unknown>,
  refs: Refs<Seat, Target>,
): Result<Correction<Seat, Target>> {
  const key = kind === 'insert' ? 'before' : 'target';
  const target = input[key];
  if (!refs.isTarget(target)) return refuse('target-value', { key });
  if (kind === 'remove') return ok({ kind, target });
  const held = parseEntry(kind === 'insert' ? input.entry : input.with, refs);
  if (!held.ok) return held;
  const plain = held.value;
  if (plain.kind === 'amend' || plain.kind === 'remove' || plain.kind === 'insert') {
    return refuse('target-is-correction', { key: kind === 'insert' ? 'entry' : 'with' });
  }
  if (kind === 'amend') return ok({ kind, target, with: plain });
  if (plain.kind === 'join') return refuse('join-inserted', { key: 'entry' });
  return ok({ kind, before: target, entry: plain });
}

function parsePlain<Seat, Target>(
  kind: PlainEntry['kind'],
  input: Record<string, unknown>,
  refs: Refs<Seat, Target>,
): Result<PlainEntry<Seat>> {
  if (kind === 'join') return parseJoin(input.name);
  if (kind === 'end') return parseEnd(input);
  const { seat } = input;
  if (!refs.isSeat(seat)) return refuse('seat-value', { key: 'seat' });
  switch (kind) {
    case 'throw': {
      const { dice } = input;
      return isDice(dice, 6) || isDice(dice, 3)
        ? ok({ kind, seat, dice })
        : refuse('dice-value', { key: 'dice' });
    }
    case 'called':
      return parseCalled(seat, input);
    case 'miss': {
      const reason = MISS_REASONS.find((one) => one === input.reason);
      return reason ? ok({ kind, seat, reason }) : wrong('reason');
    }
    case 'rethrow': {
      const reason = RETHROW_REASONS.find((one) => one === input.reason);
      return reason ? ok({ kind, seat, reason }) : wrong('reason');
    }
    case 'claim': {
      const { tier, count } = input;
      if (!isTierId(tier)) return wrong('tier');
      return isWhole(count, 1, MOST_GRABBED) ? ok({ kind, seat, tier, count }) : wrong('count');
    }
    default:
      return ok({ kind, seat });
  }
}

function parseJoin(name: unknown): Result<{ kind: 'join'; name: string }> {
  const problem = problemOfName(name);
  return problem ? { ok: false, error: problem } : ok({ kind: 'join', name: name as string });
}

function parseEnd(input: Record<string, unknown>): Result<PlainEntry<never>> {
  const { reason } = input;
  if (typeof reason !== 'string') return wrong('reason');
  const problem = problemOfText(reason, LONGEST_REASON);
  if (problem) return refuse(textCode('reason', problem), { key: 'reason' });
  if (!Object.hasOwn(input, 'then')) return ok({ kind: 'end', reason });
  const then = END_THEN.find((one) => one === input.then);
  return then ? ok({ kind: 'end', reason, then }) : wrong('then');
}

function parseCalled<Seat>(seat: Seat, input: Record<string, unknown>): Result<PlainEntry<Seat>> {
  const { tier, fours } = input;
  if (tier !== null && !isTierId(tier)) return wrong('tier');
  if (!Object.hasOwn(input, 'fours')) return ok({ kind: 'called', seat, tier });
  return fours === 1 || fours === 2 ? ok({ kind: 'called', seat, tier, fours }) : wrong('fours');
}

function wrong(key: string): { ok: false; error: Refusal } {
  return refuse('value-wrong', { key });
}

function isTierId(input: unknown): input is string {
  return typeof input === 'string' && problemOfText(input, LONGEST_ID) === null;
}

/** What is wrong with a player's name, if anything (RULES 6.1): 1 to 100 characters, none of them a control character. */
export function problemOfName(name: unknown): Refusal | null {
  if (typeof name !== 'string') return { code: 'value-wrong', params: { key: 'name' } };
  const problem = problemOfText(name, LONGEST_NAME);
  return problem && { code: textCode('name', problem), params: { key: 'name' } };
}
