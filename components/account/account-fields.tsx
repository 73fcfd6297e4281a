'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { MIN_PASSWORD } from '../../lib/schemas/account';
import { useFieldText } from '../frame/use-problem-text';
import { Field, Input } from '../ui';

interface AccountValues {
  email: string;
  name: string;
  password: string;
}

export interface AccountFieldsProps {
  register: (name: keyof AccountValues) => UseFormRegisterReturn;
  errors: FieldErrors<AccountValues>;
}

/** Name, address and password of the first account. */
export function AccountFields({ register, errors }: AccountFieldsProps) {
  const t = useTranslations('auth');
  const text = useFieldText();
  return (
    <>
      <Field label={t('name')} error={text(errors.name)} required>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('email')} error={text(errors.email)} required>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field
        label={t('password')}
        hint={t('setup.passwordHint', { min: MIN_PASSWORD })}
        error={text(errors.password)}
        required
      >
        <Input type="password" autoComplete="new-password" {...register('password')} />
      </Field>
    </>
  );
}
