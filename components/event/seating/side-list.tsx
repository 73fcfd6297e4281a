'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { cx } from '@/components/ui';
import type { SeatingGuest } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';
import { SeatList } from './seat-list';
import { useSignal } from './signal';
import { useDropZone } from './use-seat-drag';

export interface SideListProps {
  /** Which list of the board it is. */
  list: string;
  title: string;
  people: readonly SeatingGuest[];
  /** Whether who is dropped here has no table then. */
  drops: boolean;
  /** What can be done with all of them. */
  actions?: ReactNode;
  /** What stands here while nobody does. */
  empty: string;
}

/** Guests beside the tables: those without one, and those who wait. */
export function SideList({ list, title, people, drops, actions, empty }: SideListProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const ref = useRef<HTMLElement>(null);
  const over = useDropZone(ref, { ...kit, editable: kit.editable && drops }, null);
  const carried = useSignal(kit.carry, (carry) => carry?.list === list);
  return (
    <section
      ref={ref}
      aria-label={title}
      className={cx(
        'min-w-0 rounded-card border bg-card',
        over || carried ? 'border-lacquer ring-2 ring-lacquer/25' : 'border-gold-fill/60',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 px-4 pt-3 pb-1">
        <h2 className="font-bold">{title}</h2>
        <span className="text-sm text-ink-2 tabular-nums">{t('people', { count: people.length })}</span>
      </div>
      {people.length === 0 ? (
        <p className="px-4 pb-3 text-sm text-ink-2">{empty}</p>
      ) : (
        <div className="max-h-72 overflow-y-auto px-2 pb-1 lg:max-h-[26rem]">
          <SeatList list={list} label={title} people={people} />
        </div>
      )}
      {actions === undefined ? null : (
        <div className="flex flex-wrap gap-2 border-t border-line-2 p-2">{actions}</div>
      )}
    </section>
  );
}
