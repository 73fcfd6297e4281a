import type { ReactNode } from 'react';
import { cx } from './cx';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** A few words after the number. */
  note?: ReactNode;
  tone?: 'neutral' | 'bad' | 'good';
  size?: 'medium' | 'large';
  className?: string | undefined;
}

const TONE = { neutral: 'text-ink', bad: 'text-lacquer', good: 'text-jade' } as const;

/** One number that matters, and what it counts. */
export function Stat({ label, value, note, tone = 'neutral', size = 'medium', className }: StatProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <p className={cx('text-sm', tone === 'bad' ? 'text-lacquer' : 'text-ink-2')}>{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={cx('font-bold tabular-nums', size === 'large' ? 'text-4xl' : 'text-2xl', TONE[tone])}
        >
          {value}
        </span>
        {note === undefined ? null : <span className="text-sm text-ink-2">{note}</span>}
      </p>
    </div>
  );
}
