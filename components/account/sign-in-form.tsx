'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInInput, type SignInInput } from '../../lib/schemas/account';
import type { Answer } from '../../lib/schemas/problem';
import { useFieldText, useProblemText } from '../frame/use-problem-text';
import { Button, Field, Input, Notice } from '../ui';

export interface SignInFormProps {
  /** Where to go afterwards. */
  next: string;
  signIn: (input: SignInInput, next: string) => Promise<Answer<never>>;
}

/** E-mail and password. */
export function SignInForm({ next, signIn }: SignInFormProps) {
  const t = useTranslations('auth');
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInInput),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const answer = await signIn(values, next);
    if (!answer.ok) setRefusal(problemText(answer.error));
  });

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {refusal === undefined ? null : <Notice tone="error">{refusal}</Notice>}
      <Field label={t('email')} error={fieldText(formState.errors.email)} required>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={t('password')} error={fieldText(formState.errors.password)} required>
        <Input type="password" autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting} className="mt-2">
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
