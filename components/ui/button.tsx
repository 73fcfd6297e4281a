import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that work is going on and takes no further click. */
  busy?: boolean | undefined;
}

/** A button; `primary` is the page's one main action. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonProps {
  /** What it does: read out, and shown as a tooltip. */
  label: string;
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={`aspect-square shrink-0 px-0! ${className ?? ''}`}
      {...rest}
    />
  );
}
