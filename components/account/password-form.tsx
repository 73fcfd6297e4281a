'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePasswordInput, MIN_PASSWORD, type ChangePasswordInput } from '../../lib/schemas/account';
import type { Answer } from '../../lib/schemas/problem';
import { useFieldText, useProblemText } from '../frame/use-problem-text';
import { Button, Field, Input, Notice } from '../ui';

export interface PasswordFormProps {
  /** For password managers, which want to know whose password it is. */
  email: string;
  changePassword: (input: ChangePasswordInput) => Promise<Answer<{ ended: number }>>;
}

/** Changes one's own password. */
export function PasswordForm({ email, changePassword }: PasswordFormProps) {
  const t = useTranslations('account.password');
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const [answer, setAnswer] = useState<Answer<{ ended: number }>>();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(changePasswordInput),
    defaultValues: { current: '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    setAnswer(undefined);
    const given = await changePassword(values);
    setAnswer(given);
    if (given.ok) reset();
  });

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {answer === undefined ? null : answer.ok ? (
        <Notice tone="good">{t('done', { ended: answer.value.ended })}</Notice>
      ) : (
        <Notice tone="error">{problemText(answer.error)}</Notice>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('current')} error={fieldText(formState.errors.current)} required>
        <Input type="password" autoComplete="current-password" {...register('current')} />
      </Field>
      <Field
        label={t('new')}
        hint={t('hint', { min: MIN_PASSWORD })}
        error={fieldText(formState.errors.password)}
        required
      >
        <Input type="password" autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" busy={formState.isSubmitting} className="self-start">
        {t('submit')}
      </Button>
    </form>
  );
}
