import { z } from 'zod';
import { appendRequest } from './append';
import { id } from './primitives';

/** Entries that an organiser adds to a game's log, judged on the length that the page showed. */
export const correctGameInput = z.strictObject({ eventId: id, request: appendRequest });
export type CorrectGameInput = z.input<typeof correctGameInput>;
