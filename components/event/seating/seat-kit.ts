'use client';

import { createContext, useContext } from 'react';
import type { BoardStore } from '@/lib/seating/board-store';
import type { Carry } from '@/lib/seating/carry';
import type { Target } from '@/lib/seating/plan-move';
import type { SeatingTable } from '@/lib/seating/view';
import type { Signal } from './signal';

/** What the rows and tables of a seating page share. */
export interface SeatKit {
  store: BoardStore;
  /** Guests who are chosen. */
  picked: Signal<ReadonlySet<string>>;
  /** Guests who are carried by keyboard. */
  carry: Signal<Carry | null>;
  /** Somebody who is to be shown and get the focus; `nth` tells one wish from the next, `done` that it was heard. */
  shown: Signal<{ guestId: string; nth: number; done: boolean } | null>;
  /** Whether guests can be moved. */
  editable: boolean;
  /** Guests of broken bonds. */
  broken: Signal<ReadonlySet<string>>;
  /** Puts guests down; false, and it is told, where that can't be. */
  put: (guestIds: readonly string[], target: Target) => boolean;
  /** The same, but for the telling: answers why it can't be, '' where it is done. */
  tryPut: (guestIds: readonly string[], target: Target) => string;
  /** Chooses these and nobody else. */
  pick: (guestIds: readonly string[]) => void;
  /** Chooses somebody, or no longer; with `reach` everybody of the list from the last one chosen on. */
  toggle: (guestId: string, reach: boolean) => void;
  lock: (table: SeatingTable) => void;
  show: (guestId: string) => void;
  /** What a table's menu opens. */
  open: (dialog: SeatDialog) => void;
  /** Whether the event is open and this person may change it: a table may play one more 会. */
  playing: boolean;
}

/** A dialog of the page. */
export type SeatDialog =
  | { name: 'arrange' }
  | { name: 'move' }
  | { name: 'table' | 'remove-table' | 'add-set' | 'remove-set'; table: SeatingTable };

const SeatKitContext = createContext<SeatKit | null>(null);
export const SeatKitProvider = SeatKitContext.Provider;

/** The page's kit. */
export function useSeatKit(): SeatKit {
  const kit = useContext(SeatKitContext);
  if (!kit) throw new Error('outside a seating page');
  return kit;
}
