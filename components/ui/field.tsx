'use client';

import { createContext, useContext, useId, type ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<Partial<FieldAttributes>>({});

/** What ties a control to the label, the hint and the error of the field around it. */
export function useField(): Partial<FieldAttributes> {
  return useContext(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence that says what is wrong; nothing while all is well. */
  error?: ReactNode;
  required?: boolean;
  /** The label is read out but not seen, as in a table's cell. */
  hideLabel?: boolean;
  className?: string | undefined;
  /** Exactly one control: Input, Select, Textarea. */
  children: ReactNode;
}

/** A label, a control, and below it a hint or an error. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const wrong = Boolean(error);
  const described = wrong ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': described,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      }}
    >
      <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'w-fit text-sm font-semibold text-ink'}>
          {label}
        </label>
        {children}
        {wrong ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : hint ? (
          <p id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}

/** What is wrong, for a field or a group of them. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-lacquer">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Several controls that answer one question. */
export function FieldGroup({
  legend,
  hint,
  error,
  className,
  children,
}: Omit<FieldProps, 'label' | 'required' | 'hideLabel'> & { legend: ReactNode }) {
  return (
    <fieldset className={cx('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
      {hint ? <p className="-mt-1 text-sm text-ink-2">{hint}</p> : null}
      {children}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}
