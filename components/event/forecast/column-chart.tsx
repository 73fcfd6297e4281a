import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

export interface Column {
  key: string;
  /** From 0 to 1. */
  share: number;
  label: ReactNode;
  /** The column as a sentence, for who can't see it. */
  text: string;
  /** Beyond what is wanted: another colour and a pattern. */
  beyond?: boolean;
}

const HATCHED =
  'bg-[repeating-linear-gradient(45deg,var(--color-lacquer)_0_4px,var(--color-lacquer-soft)_4px_8px)]';

/** Shares side by side, as columns that one can read at a glance; the highest one fills the height. */
export function ColumnChart({
  columns,
  percent,
}: {
  columns: readonly Column[];
  percent: (share: number) => string;
}) {
  const highest = Math.max(...columns.map(({ share }) => share), Number.EPSILON);
  return (
    <ol className="flex h-52 items-stretch gap-1 sm:gap-1.5">
      {columns.map(({ key, share, label, text, beyond = false }) => (
        <li key={key} className="flex min-w-0 flex-1 flex-col justify-end text-center">
          <span className="sr-only">{text}</span>
          <span aria-hidden className="text-xs text-ink-2 tabular-nums max-sm:text-[10px]">
            {share >= 0.005 ? percent(share) : ''}
          </span>
          <span
            aria-hidden
            className={cx('min-h-px rounded-t-sm', beyond ? HATCHED : 'bg-gold-fill')}
            style={{ height: `${(share / highest) * 75}%` }}
          />
          <span
            aria-hidden
            className="mt-1 border-t border-line pt-1 text-xs whitespace-nowrap tabular-nums max-sm:text-[10px]"
          >
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
