'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { useToast } from '@/components/ui';
import { TABLE_SIZE, type TableFields } from '@/lib/schemas/seating';
import type { BoardStore } from '@/lib/seating/board-store';
import type { Carry } from '@/lib/seating/carry';
import { lockedBetween } from '@/lib/seating/locked-between';
import type { SeatingTable } from '@/lib/seating/view';
import type { SeatDialog, SeatKit } from './seat-kit';
import type { SeatingActions } from './seating-actions';
import { Signal } from './signal';

type Shown = NonNullable<ReturnType<SeatKit['shown']['get']>>;

export interface SeatKitOptions {
  eventId: string;
  store: BoardStore;
  /** Those of all sittings. */
  tables: readonly SeatingTable[];
  editable: boolean;
  playing: boolean;
  editTable: SeatingActions['editTable'];
  open: (dialog: SeatDialog) => void;
}

/** The page's kit; the same as long as it shows the same, so that rows are not drawn anew with the page. */
export function useSeatKitOf(options: SeatKitOptions): SeatKit {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const { store, editable, playing } = options;
  const now = useRef({ ...options, t, toast, text });
  now.current = { ...options, t, toast, text };
  const [signals] = useState(() => ({
    picked: new Signal<ReadonlySet<string>>(new Set()),
    carry: new Signal<Carry | null>(null),
    shown: new Signal<Shown | null>(null),
    broken: new Signal<ReadonlySet<string>>(new Set()),
    last: { id: null as string | null },
  }));
  return useMemo((): SeatKit => {
    const { picked, shown, last } = signals;
    const pick: SeatKit['pick'] = (guestIds) => {
      last.id = null;
      picked.set(new Set(guestIds));
    };
    const tryPut: SeatKit['tryPut'] = (guestIds, target) => {
      const { tables, t, text } = now.current;
      const { byId } = store.getBoard();
      const from = guestIds.map((id) => byId.get(id)?.tableId ?? null);
      const locked = lockedBetween(tables, from, target.tableId);
      if (locked) return text({ code: 'table-locked', params: { number: locked.number } });
      if (!store.move({ guestIds, target })) return t('full', { limit: TABLE_SIZE.limit });
      if (guestIds.some((id) => picked.get().has(id))) pick([]);
      return '';
    };
    return {
      ...signals,
      store,
      editable,
      playing,
      pick,
      tryPut,
      put: (guestIds, target) => {
        const refusal = tryPut(guestIds, target);
        if (refusal !== '') now.current.toast(refusal, 'bad');
        return refusal === '';
      },
      toggle: (guestId, reach) => {
        const known = picked.get();
        const ids = new Set(known);
        if (reach && last.id !== null) for (const id of stretch(store, last.id, guestId)) ids.add(id);
        else if (!ids.delete(guestId)) ids.add(guestId);
        picked.set(ids);
        last.id = guestId;
      },
      show: (guestId) => shown.set({ guestId, nth: (shown.get()?.nth ?? 0) + 1, done: false }),
      open: (dialog) => now.current.open(dialog),
      lock: (table) => {
        const { eventId, editTable } = now.current;
        const seen = fieldsOf(table);
        void editTable({ eventId, tableId: table.id, seen, table: { ...seen, locked: !table.locked } }).then(
          (answer) => {
            if (!answer.ok) now.current.toast(now.current.text(answer.error), 'bad');
          },
        );
      },
    };
  }, [signals, store, editable, playing]);
}

/** Everybody of a list between two of it; nobody where they are of two lists. */
function stretch(store: BoardStore, one: string, other: string): string[] {
  for (const people of store.getBoard().lists.values()) {
    const ids = people.map(({ id }) => id);
    const ends = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
    if ((ends[0] ?? -1) >= 0) return ids.slice(ends[0], (ends[1] ?? 0) + 1);
  }
  return [other];
}

function fieldsOf({ number, name, locked, sets }: SeatingTable): TableFields {
  return { number, name, locked, sets };
}
