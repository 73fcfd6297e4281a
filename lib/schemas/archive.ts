import { z } from 'zod';
import { id } from './primitives';

/** Putting an event away, or taking it out again. */
export const archiveEventInput = z.strictObject({ eventId: id, archived: z.boolean() });
export type ArchiveEventInput = z.infer<typeof archiveEventInput>;

/** Deleting an event for good; `name` is what was typed to say that it is meant. */
export const deleteEventInput = z.strictObject({ eventId: id, name: z.string().max(300) });
export type DeleteEventInput = z.infer<typeof deleteEventInput>;

/** Whether what was typed is the event's name, as a person compares them. */
export function isNameOf(name: string, typed: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return fold(typed) === fold(name);
}
