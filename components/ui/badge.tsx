import type { ReactNode } from 'react';
import { cx } from './cx';

export type Tone = 'neutral' | 'good' | 'gold' | 'bad' | 'strong';

const TONE: Record<Tone, string> = {
  neutral: 'bg-sand text-ink-2',
  good: 'bg-jade-soft text-jade',
  gold: 'bg-gold-soft text-gold',
  bad: 'bg-lacquer-soft text-lacquer',
  strong: 'bg-lacquer text-white',
};

/** A word or a number about something, on a coloured ground. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap tabular-nums',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Goods, a name, a filter: a word in a thin frame, as on a price label. */
export function Tag({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-lg border border-line bg-paper-2 px-2.5 py-0.5 text-sm',
        className,
      )}
    >
      {children}
    </span>
  );
}
