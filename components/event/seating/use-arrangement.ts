'use client';

import { useMemo } from 'react';
import { peopleOf, unseatedList, type Board } from '@/lib/seating/board';
import { arrange, type Arrangement, type Wish } from '@/lib/seating/arrange';
import { changesBy, seatingDigest, type Change } from '@/lib/seating/compare';
import { guestsFor, hallFor } from '@/lib/seating/hall-for';
import type { SeatBond } from '@/lib/seating/types';
import type { SeatingGuest, SeatingTable } from '@/lib/seating/view';

/** A sitting as a page shows it. */
export interface SeatedSitting {
  sittingId: string;
  tables: readonly SeatingTable[];
  board: Board;
  bonds: readonly SeatBond[];
}

/** What automatic seating would do. */
export interface ArrangePreview extends Pick<Arrangement, 'broken' | 'dealt'> {
  changes: Change[];
  /** By number, each with who would sit there; new ones have no id yet. */
  tables: { id: string; number: number; people: SeatingGuest[] }[];
  /** Of what is previewed: the server does this, or nothing. */
  digest: string;
}

/** Everybody who comes to the sitting, the waiting list aside. */
export function comingTo({ board, sittingId, tables }: Omit<SeatedSitting, 'bonds'>): SeatingGuest[] {
  return [...tables.map((table) => table.id), unseatedList(sittingId)].flatMap((list) => [
    ...peopleOf(board, list),
  ]);
}

/** The preview of a wish; null while it can't be had. */
export function useArrangement(
  sitting: SeatedSitting,
  wish: Wish | null,
  count: number,
): ArrangePreview | null {
  const { board, bonds, sittingId, tables } = sitting;
  const { method, who, seed } = wish ?? {};
  return useMemo(() => {
    if (method === undefined || who === undefined || seed === undefined) return null;
    const hall = hallFor(tables, count, (number) => `new-${number}`);
    if (hall.every((table) => table.locked)) return null;
    const guests = comingTo({ board, sittingId, tables });
    const { places, broken, dealt } = arrange(hall, guestsFor(guests, hall), bonds, { method, who, seed });
    const tableOf = new Map(guests.map((guest) => [guest.id, guest.tableId]));
    for (const { guestId, tableId } of places) tableOf.set(guestId, tableId);
    return {
      broken,
      dealt,
      changes: changesBy(guests, places),
      tables: hall.map(({ id, number }) => ({
        ...{ id, number },
        people: guests.filter((guest) => tableOf.get(guest.id) === id),
      })),
      digest: seatingDigest(hall, guests, places),
    };
  }, [board, bonds, sittingId, tables, method, who, seed, count]);
}
