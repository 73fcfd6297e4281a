import type { ReactNode } from 'react';
import { cx } from '../ui/cx';

const LOOKS = {
  strong: 'border-lacquer bg-lacquer-soft',
  note: 'border-gold-fill bg-gold-soft',
  good: 'border-jade bg-jade-soft',
} as const;

/** One sentence above the table, with what can be done about it. */
export function Banner(props: {
  text: string;
  look?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center justify-between gap-2 rounded-xl border py-1 pr-1 pl-3',
        LOOKS[props.look ?? 'note'],
        props.className,
      )}
    >
      <p className="min-w-0 flex-1 leading-snug">{props.text}</p>
      {props.children}
    </div>
  );
}
