'use client';

import type { ComponentProps } from 'react';
import { cx, Icon, Input } from '@/components/ui';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Its name; also what stands in it while it is empty, unless `placeholder` says more. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Where one types what is looked for. */
export function SearchInput({
  label,
  placeholder = label,
  value,
  onChange,
  className,
  ...rest
}: SearchInputProps) {
  return (
    <label className={cx('relative block min-w-0', className)}>
      <span className="sr-only">{label}</span>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
      />
      <Input
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={placeholder}
        className="pl-11"
        {...rest}
      />
    </label>
  );
}
