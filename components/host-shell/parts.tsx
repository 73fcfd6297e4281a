import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../ui/cx';
import { Icon, type IconName } from '../ui/icon';

const LOOKS = {
  primary: 'bg-lacquer text-white font-bold active:bg-lacquer-2',
  plain: 'border border-line bg-card active:bg-sand',
  quiet: 'text-ink-2 active:bg-sand',
  danger: 'border-2 border-lacquer bg-card font-bold text-lacquer active:bg-lacquer-soft',
} as const;

/** A control of the host: at least 56 px high. */
export function BigButton({
  look = 'plain',
  icon,
  narrow = false,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: keyof typeof LOOKS;
  icon?: IconName;
  /** For rows of short words that share a phone's width. */
  narrow?: boolean;
}) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'flex min-h-14 touch-manipulation items-center justify-center gap-2 rounded-xl text-base leading-tight disabled:opacity-45',
        narrow ? 'min-w-14 px-0.5 whitespace-nowrap' : 'px-4',
        LOOKS[look],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-5 shrink-0" />}
      {children}
    </button>
  );
}

/** A screen that covers the table: a title, the way back, and what it is about. */
export function Sheet(props: {
  title: string;
  backLabel: string;
  onBack: () => void;
  children: ReactNode;
  /** Stands at the bottom, by the thumb. */
  foot?: ReactNode;
}) {
  return (
    <main
      className={cx(
        'mx-auto flex h-dvh w-full max-w-3xl flex-col bg-paper pb-[env(safe-area-inset-bottom)]',
        // Across a phone there is no height to give away: the foot stands beside.
        props.foot !== undefined &&
          'across:grid across:max-w-none across:grid-cols-[minmax(0,1fr)_18rem] across:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <header className="col-span-2 flex items-center gap-1 border-b border-line px-2 py-1 across:py-0">
        <button
          type="button"
          onClick={props.onBack}
          aria-label={props.backLabel}
          className="grid size-14 place-items-center rounded-xl active:bg-sand"
        >
          <Icon name="arrow-left" className="size-6" />
        </button>
        <h1 className="text-xl font-bold">{props.title}</h1>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">{props.children}</div>
      {props.foot && (
        <footer className="flex gap-2 border-t border-line p-3 across:min-h-0 across:items-end across:border-t-0 across:border-l">
          {props.foot}
        </footer>
      )}
    </main>
  );
}
