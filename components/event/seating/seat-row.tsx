'use client';

import { useTranslations } from 'next-intl';
import { memo, useCallback, useEffect, useRef } from 'react';
import { cx, Icon } from '@/components/ui';
import type { SeatingGuest } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';
import { useSignal } from './signal';
import { useRowDrag } from './use-seat-drag';

export interface SeatRowProps {
  guest: SeatingGuest;
  /** Who sits behind; null: nobody. */
  next: string | null;
  /** Where the keyboard comes in to this list. */
  first: boolean;
}

/** A guest in a list: chosen by a tap or a space, carried by Enter, dragged. */
export const SeatRow = memo(function SeatRow({ guest, next, first }: SeatRowProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const ref = useRef<HTMLLIElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { id, name, department, chair, tableId } = guest;
  const picked = useSignal(kit.picked, (ids) => ids.has(id));
  const carried = useSignal(kit.carry, (carry) => carry?.guestIds.includes(id) ?? false);
  const broken = useSignal(kit.broken, (ids) => ids.has(id));
  const wish = useSignal(kit.shown, (shown) => (shown?.guestId === id ? shown.nth : 0));
  const label = useCallback((count: number) => t('dragged', { name, count: count - 1 }), [t, name]);
  const edge = useRowDrag(ref, kit, { guestId: id, tableId, next }, label);

  useEffect(() => {
    const shown = kit.shown.get();
    if (wish === 0 || !shown || shown.done) return;
    // The same one: whoever is drawn anew later has had the focus already.
    shown.done = true;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus();
  }, [wish, kit]);

  const content = (
    <>
      <span className="w-6 shrink-0 text-right text-sm tabular-nums text-ink-2">
        {picked ? <Icon name="check" className="ml-auto size-4 text-lacquer" /> : (chair ?? '')}
      </span>
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {name}
      </span>
      {broken ? <Icon name="alert" className="size-4 text-lacquer" /> : null}
      <span className="max-w-[45%] shrink-0 truncate text-sm text-ink-2">{department}</span>
    </>
  );
  const looks = cx(
    'flex h-full items-center gap-2 rounded-[10px] px-1.5',
    picked && 'bg-gold-soft font-semibold',
    carried && 'opacity-50',
  );
  return (
    <li ref={ref} className="relative h-(--seat) min-w-0 select-none">
      {kit.editable ? (
        <div
          ref={row}
          role="button"
          tabIndex={first ? 0 : -1}
          data-guest={id}
          aria-pressed={picked}
          aria-label={rowLabel(t, guest, broken)}
          aria-describedby="seating-keys"
          onClick={(event) => kit.toggle(id, event.shiftKey)}
          className={cx(looks, 'cursor-grab hover:bg-sand/60 focus-visible:outline-offset-0')}
        >
          {content}
        </div>
      ) : (
        <div ref={row} tabIndex={-1} data-guest={id} className={looks}>
          {content}
        </div>
      )}
      {edge === null ? null : (
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-x-1 h-0.5 rounded-full bg-lacquer',
            edge === 'above' ? '-top-px' : '-bottom-px',
          )}
        />
      )}
    </li>
  );
});

type T = ReturnType<typeof useTranslations<'seating'>>;

function rowLabel(t: T, { name, department, chair }: SeatingGuest, broken: boolean): string {
  const place = chair === null ? name : t('rowChair', { name, chair });
  const parts = [place, department, broken ? t('rowBroken') : ''];
  return parts.filter(Boolean).join(', ');
}
