import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large' | 'host';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-lacquer text-white enabled:hover:bg-lacquer-2 [a&]:hover:bg-lacquer-2',
  secondary:
    'border border-line bg-card text-ink enabled:hover:bg-paper-2 [a&]:hover:bg-paper-2 enabled:hover:border-edge [a&]:hover:border-edge',
  quiet: 'text-ink enabled:hover:bg-sand [a&]:hover:bg-sand',
  danger:
    'border border-lacquer/40 bg-card text-lacquer enabled:hover:bg-lacquer-soft [a&]:hover:bg-lacquer-soft',
};

const SIZE: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
  host: 'min-h-14 px-5 py-3 text-lg',
};

/** The looks of a button, for links that look like one, too. */
export function buttonStyle(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return cx(BASE, VARIANT[variant], SIZE[size], className);
}
