import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

export interface EmptyStateProps {
  title: ReactNode;
  icon?: IconName;
  /** What to do first. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** What stands where there is nothing yet: why, and what to do. */
export function EmptyState({ title, icon, actions, className, children }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center rounded-card border border-dashed border-edge/60 bg-paper-2 px-6 py-12 text-center',
        className,
      )}
    >
      {icon === undefined ? null : (
        <span className="mb-4 grid size-14 place-items-center rounded-full bg-sand text-gold">
          <Icon name={icon} className="size-7" />
        </span>
      )}
      <p className="text-lg font-bold">{title}</p>
      {children === undefined ? null : <div className="mt-1 max-w-prose text-ink-2">{children}</div>}
      {actions === undefined ? null : (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      )}
    </div>
  );
}
