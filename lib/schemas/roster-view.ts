import type { GuestFields } from './roster';

/** A guest as the organiser's pages show them. */
export interface RosterGuest extends GuestFields {
  id: string;
  /** The name in pinyin, as lib/schemas/pinyin-search.ts reads it. */
  pinyin: string;
  tableId: string | null;
  /** The table's number. */
  table: number | null;
  chair: number | null;
  waiting: boolean;
  late: boolean;
}
