'use client';

import { useCallback, useMemo, useState } from 'react';
import { tableView, type TableView } from '@/components/table/table-view';
import { useWords, type Words } from '@/components/table/use-words';
import { append, type PlainEntry, type Refusal, type Setup, type State } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { appendAllStored, openLog, toIds, type StoredLog } from '@/lib/schemas/stored-log';
import { chanceUntil, type Until } from '@/lib/schemas/try-out';

export interface Play {
  view: TableView;
  words: Words;
  state: State;
  /** Adds what somebody does at the table; why it can't be is in `refusal`. */
  add: (entry: PlainEntry) => void;
  run: (until: Until) => void;
  /** The game as it was after so many entries. */
  backTo: (length: number) => void;
  refusal: Refusal | null;
}

/** A game that lives on this page alone. */
export function usePlay(setup: Setup, seed: number, items: readonly ItemView[]): Play {
  const [entries, setEntries] = useState<readonly PlainEntry[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { view, words } = usePlayed(setup, items, entries);
  const { state } = view.log;
  const add = useCallback(
    (entry: PlainEntry) => {
      const longer = append(state, entry);
      setRefusal(longer.ok ? null : longer.error);
      if (longer.ok) setEntries((before) => [...before, entry]);
    },
    [state],
  );
  return {
    view,
    words,
    state,
    add,
    refusal,
    run(until) {
      setRefusal(null);
      setEntries([...entries, ...chanceUntil(state, seed, until)]);
    },
    backTo(length) {
      setRefusal(null);
      setEntries(entries.slice(0, length));
    },
  };
}

/** A game with these entries, and the words for it. */
export function usePlayed(
  setup: Setup,
  items: readonly ItemView[],
  entries: readonly PlainEntry[],
): { view: TableView; words: Words } {
  const view = useMemo(() => viewOf(setup, items, entries), [setup, items, entries]);
  return { view, words: useWords(view.log.state, seatItself) };
}

function seatItself(seat: number): number {
  return seat;
}

function viewOf(setup: Setup, items: readonly ItemView[], entries: readonly PlainEntry[]): TableView {
  const { rules, players } = setup;
  const seats = players.map((name, at) => ({ id: `s${at + 1}`, name, department: '', chair: at + 1 }));
  const final =
    setup.kind === 'final' ? { format: setup.format, places: setup.places, rounds: setup.rounds } : null;
  const game = { rules, seats, items: [...items], given: [], late: [], final };
  return tableView(game, logOf(setup, entries));
}

function logOf(setup: Setup, entries: readonly PlainEntry[]): StoredLog {
  const opened = openLog(
    setup,
    setup.players.map((_, at) => `s${at + 1}`),
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const { value: empty } = opened;
  const stored = entries.map((entry, at) => ({ id: `e${at + 1}`, entry: toIds(empty, entry) }));
  const played = appendAllStored(empty, stored);
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}
