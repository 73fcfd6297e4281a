import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './icon';

type NoticeTone = 'info' | 'good' | 'warning' | 'error';

const TONE: Record<NoticeTone, { box: string; icon: IconName }> = {
  info: { box: 'border-line bg-paper-2 text-ink [&>svg]:text-ink-2', icon: 'info' },
  good: { box: 'border-jade/30 bg-jade-soft text-ink [&>svg]:text-jade', icon: 'check' },
  warning: { box: 'border-gold-fill/50 bg-gold-soft text-ink [&>svg]:text-gold', icon: 'alert' },
  error: { box: 'border-lacquer/40 bg-lacquer-soft text-ink [&>svg]:text-lacquer', icon: 'alert' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Buttons or links that answer it. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Something to know about the page; an error is read out at once. */
export function Notice({ tone = 'info', title, actions, className, children }: NoticeProps) {
  const { box, icon } = TONE[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : tone === 'good' ? 'status' : undefined}
      className={cx('flex items-start gap-3 rounded-control border px-4 py-3', box, className)}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children === undefined ? null : <div className="text-[0.9375rem] wrap-anywhere">{children}</div>}
        {actions === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
