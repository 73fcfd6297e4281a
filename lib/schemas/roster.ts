import { z } from 'zod';
import { id, optionalLine, paragraph, personName } from './primitives';

/** What is kept about a guest, as a form edits it. */
export const guestFields = z.strictObject({
  name: personName,
  employeeNumber: optionalLine(40),
  department: optionalLine(80),
  phone: optionalLine(40),
  external: z.boolean(),
  note: paragraph(500),
});
export type GuestFields = z.infer<typeof guestFields>;

/** A guest added by hand; `id` is made by the form. */
export const addGuestInput = z.strictObject({ eventId: id, id, guest: guestFields });
export type AddGuestInput = z.infer<typeof addGuestInput>;

/** `seen`: what the form was filled with; if that isn't what is stored, somebody else was faster. */
export const editGuestInput = z.strictObject({
  eventId: id,
  guestId: id,
  seen: guestFields,
  guest: guestFields,
});
export type EditGuestInput = z.infer<typeof editGuestInput>;

export const removeGuestInput = z.strictObject({ eventId: id, guestId: id });
export type RemoveGuestInput = z.infer<typeof removeGuestInput>;
