import { z } from 'zod';
import { id, line, optionalLine } from './primitives';

/** A new event made from an old one. `id` is made by the form, so that a double click makes one. */
export const copyEventInput = z.strictObject({
  id,
  from: id,
  name: line(80),
  venue: optionalLine(120),
  /** Wall-clock time in the old event's zone, which the new one keeps. */
  startsAt: z.string('required').min(1, 'required'),
});
export type CopyEventInput = z.infer<typeof copyEventInput>;

/** What copying an event will take over, for its form. */
export interface CopySource {
  id: string;
  name: string;
  venue: string;
  /** On its own wall clock. */
  startsAt: string;
  timeZone: string;
  sittings: readonly { name: string; startsAt: string }[];
  tables: number;
  items: number;
  members: number;
}
