/**
 * Everything the core refuses, as stable codes. Messages in every language are checked against this
 * list, so a code is added here and nowhere else.
 */

/** A rules object that is not whole (RULES 3.1). `params.option` names the option. */
export const RULES_REFUSALS = [
  'preset-unknown',
  'option-unknown',
  'option-missing',
  'option-value',
  'list-repeats',
  'tiers-empty',
  'match-empty',
  'order-empty',
  'id-repeats',
  'exact-is-claim',
  'immune-needs-one',
  'fallback-needs-one',
] as const;

/** A table or a final that can't begin (RULES 6.1, 8.1). */
export const SETUP_REFUSALS = [
  'players-none',
  'players-too-many',
  'name-empty',
  'name-too-long',
  'name-characters',
  'places-value',
  'rounds-value',
] as const;

/** An entry, or a document of RULES 9, that can't be read. `params.key` names the key. */
export const SHAPE_REFUSALS = [
  'not-json',
  'not-an-object',
  'key-unknown',
  'key-missing',
  'value-wrong',
  'kind-unknown',
  'format-unknown',
  'seat-value',
  'target-value',
  'dice-value',
  'reason-empty',
  'reason-too-long',
  'reason-characters',
  'player-unknown',
  'player-ambiguous',
  'player-and-seat',
] as const;

/** An entry that is well formed and can't be added, or has no effect at its place (RULES 6.2 to 6.9, 8.1). */
export const PLAY_REFUSALS = [
  'log-full',
  'table-full',
  'seat-unknown',
  'not-seated',
  'not-your-turn',
  'nobodys-turn',
  'game-ended',
  'in-scramble',
  'not-in-scramble',
  'more-than-left',
  'three-dice-expected',
  'six-dice-expected',
  'owes-none',
  'already-away',
  'not-away',
  'tier-unknown',
  'tier-not-grabbed',
  'called-ranked',
  'called-in-roll-off',
  'called-fours',
  'called-in-final',
  'roll-off-has-title',
  'roll-off-under-first',
  'not-in-final',
  'target-unknown',
  'target-is-correction',
  'join-inserted',
  'join-amended',
  'join-not-last',
  'join-has-entries',
  'join-seat-taken',
] as const;

export const REFUSAL_CODES = [
  ...RULES_REFUSALS,
  ...SETUP_REFUSALS,
  ...SHAPE_REFUSALS,
  ...PLAY_REFUSALS,
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Expected failure is a value: a stable code and the parameters that a sentence about it needs. */
export interface Refusal {
  code: RefusalCode;
  params: Readonly<Record<string, string | number>>;
}
export type Result<Value, Failure = Refusal> = { ok: true; value: Value } | { ok: false; error: Failure };

/** A refusal as a value of its own. */
export function refusal(code: RefusalCode, params: Refusal['params'] = {}): Refusal {
  return { code, params };
}

/** A failed result. */
export function refuse(code: RefusalCode, params: Refusal['params'] = {}): { ok: false; error: Refusal } {
  return { ok: false, error: { code, params } };
}

/** A successful result. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}
