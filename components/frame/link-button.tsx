import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../ui';

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button: it leads somewhere rather than doing something. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
