/** Why something happened, as closed lists of codes. */

/** Why a throw won nothing, or its extra did. */
export const NOTHING_CODES = [
  'no-hand',
  'pool-empty',
  'nothing-below',
  'chase-closed',
  'nobody-to-chase',
  'not-higher',
  'title-locked',
] as const;
export type NothingCode = (typeof NOTHING_CODES)[number];

/** What made a game end. */
export const END_CAUSES = [
  'done',
  'round-limit',
  'liuhong',
  'scramble-over',
  'roll-off',
  'end-entry',
] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** What made a roll-off or a scramble begin. */
export const TURNING_CAUSES = ['no-title', 'round-limit', 'liuhei', 'end-entry'] as const;
export type TurningCause = (typeof TURNING_CAUSES)[number];

/** A cause, and the entry that it came with. */
export interface Because<Cause> {
  readonly entry: number;
  readonly cause: Cause;
}
