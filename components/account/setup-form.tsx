'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createFirstUserInput, type CreateFirstUserInput } from '../../lib/schemas/account';
import { newId } from '../../lib/schemas/new-id';
import type { Answer } from '../../lib/schemas/problem';
import { useProblemText } from '../frame/use-problem-text';
import { Button, Notice } from '../ui';
import { AccountFields } from './account-fields';

export interface SetupFormProps {
  token: string;
  setUp: (input: CreateFirstUserInput) => Promise<Answer<never>>;
}

/** Creates the first organiser's account. */
export function SetupForm({ token, setUp }: SetupFormProps) {
  const t = useTranslations('auth.setup');
  const problemText = useProblemText();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createFirstUserInput),
    defaultValues: { id: newId(), token, email: '', name: '', password: '' },
  });

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const answer = await setUp(values);
    if (!answer.ok) setRefusal(problemText(answer.error));
  });

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {refusal === undefined ? null : <Notice tone="error">{refusal}</Notice>}
      <AccountFields register={register} errors={formState.errors} />
      <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting} className="mt-2">
        {t('submit')}
      </Button>
    </form>
  );
}
