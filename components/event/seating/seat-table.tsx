'use client';

import { useTranslations } from 'next-intl';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Badge, cx, Icon } from '@/components/ui';
import { noteTableSize, type TableSizeNote } from '@/lib/schemas/seating';
import type { SeatingGuest, SeatingTable } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';
import { SeatList } from './seat-list';
import { useSignal } from './signal';
import { TableMenu } from './table-menu';
import { useNear } from './use-near';
import { useDropZone } from './use-seat-drag';

export interface SeatTableProps {
  table: SeatingTable;
  people: readonly SeatingGuest[];
  /** Whether it is among the first, which are drawn before the browser knows the screen. */
  early: boolean;
}

const TONE: Record<TableSizeNote, 'bad' | 'neutral' | 'good'> = {
  empty: 'bad',
  'too-few': 'bad',
  few: 'neutral',
  fine: 'good',
  many: 'neutral',
  'too-many': 'bad',
  impossible: 'bad',
};

/** One table: how many sit there, whether that is advised, and who, in chair order. */
export const SeatTable = memo(function SeatTable({ table, people, early }: SeatTableProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref, early);
  const over = useDropZone(ref, kit, table.id);
  const carried = useSignal(kit.carry, (carry) => carry?.list === table.id);
  const wanted = useSignal(kit.shown, (shown) => people.some(({ id }) => id === shown?.guestId));
  // A row that has the focus, as one does that is carried away, must not vanish under it.
  const [focused, setFocused] = useState(false);
  const drawn = near || carried || wanted || focused;
  const note = noteTableSize(people.length);
  const name = t('table', { number: table.number });
  return (
    <section
      ref={ref}
      data-table={table.number}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      aria-label={name}
      className={cx(
        'h-full min-w-0 scroll-m-20 rounded-card border bg-card',
        over || carried ? 'border-lacquer ring-2 ring-lacquer/25' : 'border-line',
      )}
    >
      <div className="flex items-start gap-1 pt-1.5 pr-1.5 pl-4">
        <h2 className="min-w-0 flex-1 pt-2 text-lg leading-7 font-bold whitespace-nowrap">{name}</h2>
        <span className="flex shrink-0 items-center gap-1.5 pt-2.5">
          {table.locked ? (
            <span title={t('locked')} className="text-gold">
              <Icon name="lock" className="size-4" />
              <span className="sr-only">{t('locked')}</span>
            </span>
          ) : null}
          {table.sets > 1 ? <Badge tone="gold">{t('sets', { count: table.sets })}</Badge> : null}
          <Badge tone={TONE[note]}>{t('people', { count: people.length })}</Badge>
        </span>
        <TableMenu table={table} people={people} />
      </div>
      {table.name === '' ? null : (
        <p className="-mt-1.5 px-4 pb-1 text-ink-2 wrap-anywhere">
          <bdi>{table.name}</bdi>
        </p>
      )}
      {TONE[note] === 'bad' ? (
        <p className="px-4 pb-1 text-sm font-medium text-lacquer">{t(`note.${note as Warned}`)}</p>
      ) : null}
      <div className="px-2 pb-2">
        {drawn ? <SeatList list={table.id} label={name} people={people} /> : <Room count={people.length} />}
      </div>
    </section>
  );
});

type Warned = 'empty' | 'too-few' | 'too-many' | 'impossible';

/** The room that rows would take which aren't drawn. */
function Room({ count }: { count: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.height = `calc(var(--seat) * ${count})`;
  }, [count]);
  return <div ref={ref} />;
}
