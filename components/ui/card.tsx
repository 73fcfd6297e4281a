import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** What can be done with it, at the right of the title. */
  actions?: ReactNode;
  /** Without padding, for a table or a list that brings its own. */
  flush?: boolean;
}

/** A white sheet on the paper, with an optional title. */
export function Card({ title, actions, flush = false, className, children, ...rest }: CardProps) {
  const heading = title !== undefined || actions !== undefined;
  return (
    <section
      className={cx(
        'min-w-0 rounded-card border border-line bg-card',
        flush ? 'overflow-hidden' : 'p-4 sm:p-5',
        className,
      )}
      {...rest}
    >
      {heading ? (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            flush ? 'p-4 sm:px-5' : 'mb-3',
          )}
        >
          <h2 className="text-base font-bold">{title}</h2>
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
