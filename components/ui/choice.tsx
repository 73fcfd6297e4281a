'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

interface KindProps extends ChoiceProps {
  kind: 'checkbox' | 'radio' | 'switch';
}

const BOX = {
  checkbox: 'size-5 rounded-md',
  radio: 'size-5 rounded-full',
  switch:
    'relative h-7 w-12 rounded-full bg-edge before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:before:translate-x-5',
} as const;

function Choice({ kind, label, hint, className, ...rest }: KindProps) {
  const id = useId();
  return (
    <div className={cx('flex min-h-11 items-start gap-3 py-2', className)}>
      <input
        id={id}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cx(
          'mt-0.5 shrink-0 cursor-pointer accent-lacquer disabled:cursor-not-allowed disabled:opacity-50',
          kind === 'switch' && 'appearance-none transition-colors checked:bg-jade',
          BOX[kind],
        )}
        {...rest}
      />
      <span className="min-w-0">
        <label htmlFor={id} className="block leading-6">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="block text-sm text-ink-2">
            {hint}
          </span>
        ) : null}
      </span>
    </div>
  );
}

/** Yes or no, counted when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}

/** One of several; radios of one `name` go together. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}

/** On or off, counting at once. */
export function Switch(props: ChoiceProps) {
  return <Choice kind="switch" {...props} />;
}
