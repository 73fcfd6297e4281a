import { cx } from './cx';

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** What is measured; read out. */
  label: string;
  tone?: 'gold' | 'good' | 'bad';
  className?: string | undefined;
}

const TONE = { gold: 'fill-gold-fill', good: 'fill-jade', bad: 'fill-lacquer' } as const;

/** A bar filled as far as `value` of `max`. */
export function ProgressBar({ value, max = 100, label, tone = 'gold', className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cx('h-2.5 min-w-0 overflow-hidden rounded-full bg-sand', className)}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <rect width={`${(share * 100).toFixed(2)}%`} height="100%" className={TONE[tone]} />
      </svg>
    </div>
  );
}
