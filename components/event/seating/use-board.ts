'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { useToast } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import type { MoveGuestsInput } from '@/lib/schemas/seating';
import type { Board } from '@/lib/seating/board';
import { BoardStore, type Move } from '@/lib/seating/board-store';
import type { SeatingView } from '@/lib/seating/view';
import type { SeatingActions } from './seating-actions';

/** Events in which somebody was moved here; the browser's way back shows their pages as they were before. */
const moved = new Set<string>();

/** So long after the last move the rest of the page is read again: counts, what is missing, what others did. */
const SETTLE_MS = 2_500;

export interface LiveBoard {
  store: BoardStore;
  board: Board;
  /** A move that somebody else came before, to be tried again or let go. */
  refused: { problem: Problem; move: Move } | null;
  forget: () => void;
}

/** The seating as it is shown, with the moves on their way; read anew when the page is looked at again. */
export function useBoard(eventId: string, view: SeatingView, move: SeatingActions['move']): LiveBoard {
  const router = useRouter();
  const toast = useToast();
  const text = useProblemText();
  const [refused, setRefused] = useState<LiveBoard['refused']>(null);
  const sittings = useMemo(
    () => new Map(view.tables.map(({ id, sittingId }) => [id, sittingId])),
    [view.tables],
  );
  const [timer] = useState<{ id: ReturnType<typeof setTimeout> | null }>({ id: null });
  const options = {
    send: (input: Omit<MoveGuestsInput, 'eventId'>) => {
      moved.add(eventId);
      return move({ eventId, ...input });
    },
    sittingOf: (tableId: string) => sittings.get(tableId) ?? '',
    onRefused: (problem: Problem, tried: Move) => {
      if (problem.code === 'guest-moved') setRefused({ problem, move: tried });
      else toast(text(problem), 'bad');
      router.refresh();
    },
    onSettled: () => {
      if (timer.id !== null) clearTimeout(timer.id);
      timer.id = setTimeout(() => router.refresh(), SETTLE_MS);
    },
  };
  const [store] = useState(() => new BoardStore(view.guests, options));
  store.setOptions(options);
  useEffect(() => {
    if (moved.has(eventId)) router.refresh();
    moved.delete(eventId);
  }, [eventId, router]);
  useEffect(() => store.setGuests(view.guests), [store, view.guests]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      if (timer.id !== null) clearTimeout(timer.id);
    };
  }, [router, timer]);
  useEffect(() => {
    // Moves on their way would be lost with the page.
    const leave = (event: BeforeUnloadEvent) => {
      if (store.isBusy) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [store]);
  const board = useSyncExternalStore(store.subscribe, store.getBoard, store.getBoard);
  return { store, board, refused, forget: () => setRefused(null) };
}
