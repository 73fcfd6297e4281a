import { z } from 'zod';
import { id } from './primitives';

/** A table whose link and PIN are renewed; its devices are signed out. */
export const renewAccessInput = z.strictObject({ eventId: id, gameId: id });
export type RenewAccessInput = z.infer<typeof renewAccessInput>;
