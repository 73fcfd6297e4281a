'use client';

import { useEffect, useState } from 'react';
import type { Answer } from '@/lib/schemas/problem';
import type { Board } from '@/lib/seating/board';
import { seatingDigest } from '@/lib/seating/compare';
import type { SeatingTable } from '@/lib/seating/view';
import { useAct } from '../use-act';
import type { SeatingActions } from './seating-actions';
import { comingTo } from './use-arrangement';
import { groupBy } from '@/lib/schemas/group-by';

/** A seating table by table, as it is sent. */
type Kept = Parameters<SeatingActions['restore']>[0]['tables'];

export interface Undo {
  /** Whether there is a seating to go back to. */
  ready: boolean;
  busy: boolean;
  /** Keeps the seating that automatic seating has just replaced. */
  keep: (before: Board) => void;
  forget: () => void;
  /** Goes back; null while it is being done. */
  run: () => Promise<Answer<unknown> | null>;
}

export interface UndoOptions {
  eventId: string;
  sittingId: string;
  tables: readonly SeatingTable[];
  board: Board;
  restore: SeatingActions['restore'];
}

/**
 * The way back from the last automatic seating of a sitting. The browser's tab keeps it, so that it outlasts
 * a reload.
 */
export function useUndo({ eventId, sittingId, tables, board, restore }: UndoOptions): Undo {
  const key = `seating:${eventId}:${sittingId}`;
  const [kept, setKept] = useState<Kept | null>(null);
  const { run, busy } = useAct(restore);
  useEffect(() => setKept(load(key)), [key]);
  const set = (seating: Kept | null) => {
    setKept(seating);
    store(key, seating);
  };
  return {
    ready: kept !== null,
    busy,
    keep: (before) => {
      const people = comingTo({ board: before, sittingId, tables });
      set(
        [...groupBy(people, (guest) => guest.tableId)].map(([tableId, guests]) => ({
          tableId,
          guests: guests.map(({ id, chair }): [string, number | null] => [id, chair]),
        })),
      );
    },
    forget: () => set(null),
    run: async () => {
      if (kept === null) return null;
      const digest = seatingDigest(tables, comingTo({ board, sittingId, tables }));
      const restored = await run({ eventId, sittingId, digest, tables: kept });
      if (restored?.ok) set(null);
      return restored;
    },
  };
}

function load(key: string): Kept | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function store(key: string, seating: Kept | null): void {
  try {
    if (seating === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(seating));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
