import { z } from 'zod';
import type { FinalFormat, Rules } from '../rules';
import type { AppendStop, LoggedEntry } from './append';
import type { BesideView } from './beside';
import { id } from './primitives';
import type { SittingLabel } from './sitting-label';

/** What a device needs to play a game: `GET /api/games/[gameId]`, and the stream's first message. Version 1. */
export interface GameView extends BesideView {
  v: 1;
  game: string;
  /** `games.version`; goes with each append. */
  version: number;
  rulesVersion: number;
  kind: 'table' | 'final';
  /** draft: the event isn't open yet; there are guests but nothing to play. */
  status: 'draft' | 'open' | 'closed';
  event: { id: string; name: string; timeZone: string; currency: string };
  /** Number to show: table 7, or final table 1; `ordinal`: which 会 of the table, of how many it plays now. */
  table: {
    number: number;
    name: string;
    ordinal: number;
    sets?: number;
    /** Where the event has several. */
    sitting?: SittingLabel | null;
  };
  rules: Rules;
  calledThrows: boolean;
  /** Finals only. */
  final: { format: FinalFormat; places: number; rounds: number } | null;
  items: ItemView[];
  /** The first seats in throwing order; those of joins come with their entries. */
  seats: SeatView[];
  /** Whether the roll-call has been made; the first entry closes it too. */
  rollCalled: boolean;
  /** Which roll-call gave the seats their order: the batch of its entries; null where none has. */
  rollCall: string | null;
  pen: PenView;
  entries: LoggedEntry[];
  /** Seats of joins, with what their entries don't say. */
  late: SeatView[];
  /** 候补 who may join here. */
  waiting: WaitingGuest[];
}

export interface WaitingGuest {
  id: string;
  name: string;
  department: string;
  /** The name in pinyin, for the search. */
  pinyin: string;
}
export interface SeatView {
  id: string;
  name: string;
  department: string;
  chair: number | null;
}
export interface ItemView {
  id: string;
  /** A tier's id, `zhuangyuan` or the consolation's; null for the prize of a place in the final. */
  tier: string | null;
  place: number | null;
  name: string;
  /** Minor units, each. */
  value: number;
  quantity: number;
}
export interface PenView {
  epoch: number;
  /** Whether the asking session holds it. */
  mine: boolean;
  /** Nobody has taken it yet. */
  free: boolean;
}

/** `POST /api/games/[gameId]/roll-call`: repeating one changes nothing; another one, until a throw, replaces it. */
export const rollCallRequest = z.strictObject({
  version: z.int32().positive(),
  epoch: z.int32().nonnegative(),
  /** All seats in throwing order; the first starts. */
  order: z.array(id).min(1).max(30),
  /** Seats of those who are not there, with the ids of the leave entries made for them. */
  away: z.array(z.strictObject({ seat: id, entry: id })).max(30),
  batch: id,
});
export type RollCallRequest = z.infer<typeof rollCallRequest>;

/** Answer to a roll-call and to taking the pen: the game as it is now, or why not. */
export type GameAnswer =
  | { ok: true; game: GameView }
  | { ok: false; stop: AppendStop | 'started' | 'invalid-order'; game: GameView | null };

/** `POST /api/games/[gameId]/pen`: deliberately take the pen. */
export const takePenRequest = z.strictObject({ epoch: z.int32().nonnegative() });

/** `POST /api/games/[gameId]/session`: in again at a game that the device knows, by its PIN. */
export const pinRequest = z.strictObject({ pin: z.string().regex(/^\d{6}$/, 'invalid-pin') });

/** A message of the stream `GET /api/games/[gameId]/stream`; its id says all four, so that a resume is exact. */
export interface GameHint {
  length: number;
  version: number;
  epoch: number;
  revision: number;
}
