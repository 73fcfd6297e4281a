'use client';

import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { circlePlaces, overlap, sidePlaces, type Place } from './circle-places';
import { SeatCard, type SeatShown } from './seat-card';

/** More people than fit around a circle of their cards are shown in rows. */
const MOST_AROUND = 16;
const CARD = { width: 0.185, height: 0.1, minWidth: 84, maxWidth: 176, minHeight: 56, maxHeight: 76 };
const GAP = 10;
const LARGEST_BOWL = 440;

/**
 * The table from above: seats in the direction of the game, turned so that `bottom` sits nearest to whoever
 * holds the screen. Without `onSeat` it is only looked at.
 */
export function SeatCircle(props: {
  seats: readonly SeatShown[];
  /** The seat number at the bottom. */
  bottom: number;
  direction: 'counterclockwise' | 'clockwise';
  label: string;
  onSeat?: (seat: number) => void;
  selected?: number | null;
  /** Stands in the middle: the bowl. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const { seats, onSeat, selected } = props;
  const bind = (seat: SeatShown) => ({
    seat,
    selected: selected === seat.number,
    ...(onSeat ? { onTap: () => onSeat(seat.number) } : {}),
  });

  const table = { count: seats.length, bottom: props.bottom - 1, direction: props.direction };
  const around = seats.length > MOST_AROUND ? null : layOut(size, table);
  return (
    <div ref={field} className="relative size-full min-h-0 overflow-hidden">
      {around ? (
        <Around {...around} size={size} label={props.label} cards={seats.map(bind)}>
          {props.children}
        </Around>
      ) : (
        <ol
          aria-label={props.label}
          className="grid h-full auto-rows-min grid-cols-3 gap-2 overflow-y-auto p-2"
        >
          {seats.map((seat) => (
            <li key={seat.number} className="min-h-14">
              <SeatCard {...bind(seat)} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface Layout {
  places: Place[];
  width: number;
  height: number;
}

function Around(
  props: Layout & {
    size: { width: number; height: number };
    label: string;
    cards: readonly ComponentProps<typeof SeatCard>[];
    children?: ReactNode;
  },
) {
  const { size, places, width, height } = props;
  const bowl = Math.min(size.width - 2 * width - 28, size.height - 2 * height - 60, LARGEST_BOWL);
  return (
    <>
      {bowl > 90 && (
        <div className="absolute top-1/2 left-1/2 -translate-1/2" style={{ width: bowl }}>
          {props.children}
        </div>
      )}
      <ol aria-label={props.label}>
        {props.cards.map((card, at) => (
          <li
            key={card.seat.number}
            className="absolute -translate-1/2"
            style={{ left: `${places[at]?.left}%`, top: `${places[at]?.top}%`, width, height }}
          >
            <SeatCard {...card} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** An oval of cards; where they would cover each other, a table with four sides; null where that is too small too. */
function layOut(
  size: { width: number; height: number },
  table: { count: number; bottom: number; direction: 'counterclockwise' | 'clockwise' },
): Layout | null {
  const height = clamp(size.height * CARD.height, CARD.minHeight, CARD.maxHeight);
  // Neighbours at the top and the bottom stand side by side: no wider than their share of the oval.
  const share = (Math.PI * ((size.width + size.height) / 2 - CARD.minWidth)) / table.count - GAP;
  const width = clamp(Math.min(size.width * CARD.width, share), CARD.minWidth, CARD.maxWidth);
  const oval = circlePlaces({
    ...table,
    radiusX: 50 - (50 * (width + 6)) / size.width,
    radiusY: 50 - (50 * (height + 24)) / size.height,
    ratio: size.width / size.height,
  });
  const apart = { width: width + 2, height: height + 2, gap: 0 };
  if (!overlap(oval, apart, size)) return { places: oval, width, height };
  // A badge stands above its card.
  const card = { width: CARD.minWidth, height: CARD.minHeight + 16, gap: 4 };
  const { columns } = sidePlaces({ ...table, card, field: size });
  const wide = clamp((size.width - 8 * columns) / columns, CARD.minWidth, CARD.maxWidth);
  const { places } = sidePlaces({ ...table, card: { ...card, width: wide }, field: size });
  const least = { width: wide, height: CARD.minHeight, gap: 0 };
  return overlap(places, least, size) ? null : { places, width: wide, height: CARD.minHeight };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function useSize(field: React.RefObject<HTMLDivElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 720, height: 620 });
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return size;
}
