/** Who sits where, as everything here computes with it. */

/** A guest with their place; chairs count from 1 round the table. */
export interface Sitter {
  id: string;
  department: string;
  tableId: string | null;
  /** null: none yet; the next free one when the event opens. */
  chair: number | null;
}

/** Where a guest comes to sit. */
export interface Place {
  guestId: string;
  tableId: string | null;
  chair: number | null;
}

export interface SeatTable {
  id: string;
  number: number;
  /** Automatic seating leaves its guests where they are, and brings nobody. */
  locked: boolean;
}

/** Guests whom automatic seating keeps at one table, or at different ones. */
export interface SeatBond {
  id: string;
  kind: 'together' | 'apart';
  guests: readonly string[];
}
