'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { cx } from './cx';

export interface MenuProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** What the menu is called; read out, and the button's name where it shows only an icon. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end';
  /** Where the list opens; above for a button at the bottom of the screen. */
  place?: 'below' | 'above';
  className?: string | undefined;
  /** MenuItem children, or links with the class of `menuItemStyle`. */
  children: ReactNode;
}

/** A button that opens a list of things to do. Arrows move, Escape and a click elsewhere close. */
export function Menu({
  trigger,
  label,
  variant = 'quiet',
  size = 'medium',
  align = 'end',
  place = 'below',
  className,
  children,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function keys(event: KeyboardEvent) {
    if (!open) return;
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'Tab') setOpen(false);
    else if (next !== undefined) {
      event.preventDefault();
      items[(next + items.length) % items.length]?.focus();
    }
  }

  return (
    <div ref={root} onKeyDown={keys} className={cx('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
        className={buttonStyle(variant, size)}
      >
        {trigger}
      </button>
      {open ? (
        <div
          id={id}
          role="menu"
          aria-label={label}
          onClick={() => setOpen(false)}
          className={cx(
            'absolute z-40 flex min-w-52 flex-col rounded-card border border-line bg-card p-1.5 shadow-lift',
            place === 'below' ? 'top-full mt-1' : 'bottom-full mb-1',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** The looks of a line in a menu. */
export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-2.5 rounded-[10px] px-3 text-left hover:bg-sand focus-visible:bg-sand disabled:cursor-not-allowed disabled:opacity-50';

/** One thing to do. */
export function MenuItem({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={cx(menuItemStyle, className)} {...rest} />
  );
}
