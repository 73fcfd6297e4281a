/** The rules core: judges 博饼 by any rulebook. Section numbers in its comments are those of RULES. */
export * from './types';
export {
  PLAY_REFUSALS,
  REFUSAL_CODES,
  RULES_REFUSALS,
  SETUP_REFUSALS,
  SHAPE_REFUSALS,
  refuse,
  type RefusalCode,
} from './refusals';
export { THROWS, classify, handDetail, isDice, sumOf, type HandDetail, type Throw } from './hands';
export { handUnder, strengthOf } from './strength';
export { DEFAULT_PRESET, PRESETS, PRESET_FINAL, PRESET_IDS, isPresetId, type PresetId } from './presets';
export { MOST_TIERS, MOST_UNITS, parseRules } from './parse-rules';
export {
  CORRECTION_KINDS,
  END_THEN,
  ENTRY_KINDS,
  IDS,
  LONGEST_NAME,
  LONGEST_REASON,
  MISS_REASONS,
  MOST_ENTRIES,
  MOST_PLAYERS,
  NUMBERS,
  PLAIN_KINDS,
  RETHROW_REASONS,
  parseEntry,
  problemOfName,
  type EntryKind,
  type Refs,
} from './entries';
export { RULES_VERSION, append, replay, start } from './replay';
export { State, type Owing, type Player } from './state';
export type { Ignored } from './replay-log';
export type { Claim } from './title';
export { answer } from './answer';
export { digest } from './digest';
export {
  calledChoices,
  chaseable,
  countdown,
  diceExpected,
  grabs,
  mayBeThrownBy,
  meaningOf,
  type CalledChoice,
  type Countdown,
  type Meaning,
} from './choices';
export { explain, stateAt, type Explanation, type Outcome } from './explain';
export { difference, type Count, type Difference } from './difference';
export { forgottenBefore } from './forgotten';
export { shiftRun, turnEntries, type Shift } from './shift';
export type { ShiftTo } from './shift-turns';
export {
  END_CAUSES,
  NOTHING_CODES,
  TURNING_CAUSES,
  type EndCause,
  type NothingCode,
  type TurningCause,
} from './causes';
export { answerDocument, parseDocument, replayDocument } from './interchange';
