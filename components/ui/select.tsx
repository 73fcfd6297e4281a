'use client';

import type { ComponentProps } from 'react';
import { CONTROL } from './control-style';
import { cx } from './cx';
import { useField } from './field';
import { Icon } from './icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  /** The choices; or give `<option>` children. */
  options?: readonly SelectOption[];
}

/** The system's own list to pick one from. */
export function Select({ options, className, children, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...useField()}
        className={cx(CONTROL, 'min-h-11 appearance-none py-2 pr-10 text-ellipsis')}
        {...rest}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
