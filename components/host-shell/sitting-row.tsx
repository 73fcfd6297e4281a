import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx';

/** Height of a row with its gap, in pixels: 56 and 6. */
const ROW = 62;

/** A guest in sitting order: dragged by the handle, or moved by its arrow keys, and marked as not there. */
export function SittingRow(props: {
  /** Which row of how many. */
  at: number;
  count: number;
  /** The place among those who are here; null for who isn't. */
  place: number | null;
  name: string;
  note: string;
  onAway: () => void;
  onMove: (to: number) => void;
}) {
  const t = useTranslations('table');
  const away = props.place === null;
  const [shift, setShift] = useState<number | null>(null);
  const start = useRef(0);
  const drop = () => {
    if (shift !== null && Math.abs(shift) > ROW / 2) props.onMove(props.at + Math.round(shift / ROW));
    setShift(null);
  };
  return (
    <li
      className={cx(
        'relative flex h-14 items-center gap-1.5 rounded-xl border bg-card pl-3',
        away ? 'border-dashed border-edge' : 'border-line',
        shift !== null && 'z-10 shadow-lift',
      )}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <b className="w-12 shrink-0 text-sm text-lacquer tabular-nums">
        {props.place === null ? '' : t('rollCall.place', { place: props.place })}
      </b>
      <span className={cx('min-w-0 flex-1 leading-tight', away && 'text-ink-2 line-through')}>
        <span
          className={cx(
            'block font-bold',
            props.name.length > 8 ? 'line-clamp-2 text-sm leading-tight wrap-anywhere' : 'truncate text-lg',
          )}
        >
          {props.name}
        </span>
        {props.note && <span className="block truncate text-xs text-ink-2">{props.note}</span>}
      </span>
      <button
        type="button"
        aria-pressed={away}
        aria-label={t(away ? 'rollCall.isAway' : 'rollCall.isHere', { name: props.name })}
        onClick={props.onAway}
        className="grid h-14 min-w-16 place-items-center px-1 font-bold"
      >
        <span
          className={cx(
            'rounded-full px-3 py-1.5',
            away ? 'bg-lacquer-soft text-lacquer' : 'bg-jade-soft text-jade',
          )}
        >
          {t(away ? 'rollCall.away' : 'rollCall.here')}
        </span>
      </button>
      <button
        type="button"
        aria-label={t('rollCall.move', { name: props.name, row: props.at + 1, count: props.count })}
        className="grid size-14 shrink-0 cursor-grab touch-none place-items-center rounded-xl text-ink-2 active:bg-sand"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = event.clientY;
          setShift(0);
        }}
        onPointerMove={(event) => {
          if (shift !== null) setShift(event.clientY - start.current);
        }}
        onPointerUp={drop}
        onPointerCancel={() => setShift(null)}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          props.onMove(props.at + step);
        }}
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
          <path
            d="M5 8h14M5 12h14M5 16h14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </li>
  );
}
