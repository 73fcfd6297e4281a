'use client';

import { cx } from '../ui/cx';

/** What a seat's card says; sentences come ready made. */
export interface SeatShown {
  number: number;
  name: string;
  /** The chair as the table calls it: 7号. */
  chair: string;
  /** One line: what the guest holds, or that they are away or sit out. */
  line: string;
  state: 'next' | 'title' | 'after' | 'away' | 'skip' | 'plain';
  /** The badge of who is 状元, where it is this guest; says so beside the colour. */
  badge: string | null;
  /** Said to those who can't see the card's colour. */
  stateLabel: string;
}

/** One seat at the table. */
export function SeatCard(props: { seat: SeatShown; selected?: boolean; onTap?: () => void }) {
  const { seat, selected, onTap } = props;
  const next = seat.state === 'next';
  const look = cx(
    'relative flex size-full min-h-14 flex-col justify-center rounded-xl border px-2 text-left leading-tight',
    next && 'border-lacquer bg-lacquer text-white shadow-lift',
    seat.state === 'after' && 'border-2 border-lacquer bg-card',
    (seat.state === 'away' || seat.state === 'skip') && 'border-dashed border-edge bg-transparent',
    (seat.state === 'plain' || seat.state === 'title') && 'border-line bg-paper-2',
    seat.badge !== null && !next && 'bg-gold-soft',
    selected && 'outline-4 outline-offset-1 outline-gold-fill',
  );
  const content = (
    <>
      {seat.badge !== null && (
        <span className="absolute -top-2.5 left-2 rounded-md bg-gold px-1.5 py-px text-xs font-bold text-white">
          {seat.badge}
        </span>
      )}
      <span className="flex items-baseline gap-1">
        <span className="min-w-0 flex-1 truncate text-[15px] font-bold xl:text-lg">{seat.name}</span>
        <span className={cx('shrink-0 text-xs tabular-nums', next ? 'text-white/85' : 'text-ink-2')}>
          {seat.chair}
        </span>
      </span>
      <span className={cx('truncate text-xs xl:text-sm', next ? 'text-white/90' : 'text-ink-2')}>
        {seat.line}
      </span>
      <span className="sr-only">{seat.stateLabel}</span>
    </>
  );
  if (!onTap) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onTap} aria-pressed={selected ?? false} className={look}>
      {content}
    </button>
  );
}
