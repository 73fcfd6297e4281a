'use client';

import type { ComponentProps } from 'react';
import { CONTROL } from './control-style';
import { cx } from './cx';
import { useField } from './field';

/** One line of text, a number, a date; inside a Field it takes its label, hint and error from there. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      {...useField()}
      className={cx(
        CONTROL,
        'min-h-11 py-2 read-only:bg-paper',
        type === 'number' && 'tabular-nums',
        className,
      )}
      {...rest}
    />
  );
}

/** Several lines of text. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useField()}
      className={cx(CONTROL, 'py-2.5 read-only:bg-paper', className)}
      {...rest}
    />
  );
}
