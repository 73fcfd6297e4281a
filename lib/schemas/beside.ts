import { z } from 'zod';
import { id } from './primitives';

/** What a game has beside its log: goods that were swapped, a call for help, what a second person said. */
export interface BesideView {
  /** `games.revision`: raised by each change of what stands here. */
  revision: number;
  /** Units that were given as other goods than the item order says, oldest first. */
  given: GivenView[];
  /** Whether a 状元 waits for a second person's tap. */
  twoEyes: boolean;
  /** Oldest first; the last one about an entry counts. */
  witnesses: WitnessView[];
  /** The table's latest call for help; null where there is none, or the host took it back. */
  help: HelpView | null;
}

export interface GivenView {
  /** The entry that won it, and which unit of that entry's, from 1. */
  entry: string;
  nth: number;
  item: string;
}

export interface WitnessView {
  /** The entry that says what was seen: the throw, or the amendment that counts. */
  entry: string;
  verdict: 'confirm' | 'reject';
}

export interface HelpView {
  id: string;
  /** ISO 8601. */
  calledAt: string;
  /** Whether an organiser is on the way. */
  answered: boolean;
}

const givenRow = z.strictObject({ id, entry: id, nth: z.int().positive().max(10_000), item: id });
export type GivenRow = z.infer<typeof givenRow>;

/** `POST /api/games/[gameId]/given`: which goods won units really were. The ids make a repeat harmless. */
export const givenRequest = z.strictObject({ rows: z.array(givenRow).min(1).max(500) });
export type GivenRequest = z.infer<typeof givenRequest>;

/** `POST /api/games/[gameId]/witness`: what a second person said to a 状元. */
export const witnessRequest = z.strictObject({ id, entry: id, verdict: z.enum(['confirm', 'reject']) });
export type WitnessRequest = z.infer<typeof witnessRequest>;

/** `POST /api/games/[gameId]/help`: a call for help by its id; `wanted` false takes it back. */
export const helpRequest = z.strictObject({ id, wanted: z.boolean() });
export type HelpRequest = z.infer<typeof helpRequest>;

/** An organiser goes to a table that called. */
export const answerCallInput = z.strictObject({ eventId: id, callId: id });
export type AnswerCallInput = z.infer<typeof answerCallInput>;
