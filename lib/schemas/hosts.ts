import { z } from 'zod';
import { id } from './primitives';
import type { SittingLabel } from './sitting-label';

/** A table whose link and PIN are renewed; its devices are signed out. */
export const renewAccessInput = z.strictObject({ eventId: id, gameId: id });
export type RenewAccessInput = z.infer<typeof renewAccessInput>;

/** A table's way in, as the organiser sees it. */
export interface HostAccess {
  /** The table's first game: its link and PIN lead to the one that is on. */
  gameId: string;
  /** null: the event has only one sitting. */
  sitting: SittingLabel | null;
  table: number;
  tableName: string;
  /** How many 会 it plays, and which is on. */
  sets: number;
  current: number;
  /** Path of the link; the page puts its own address in front. */
  path: string;
  pin: string;
  devices: { id: string; userAgent: string; hasPen: boolean }[];
}

/** How many devices are at a game, and whether one of them writes. */
export interface TableDevices {
  gameId: string;
  devices: number;
  pen: boolean;
  /** When any device of the table was last heard of, ISO 8601; null: never. */
  seenAt: string | null;
}
