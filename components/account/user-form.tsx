'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createUserInput, MIN_PASSWORD, type CreateUserInput } from '../../lib/schemas/account';
import { newId } from '../../lib/schemas/new-id';
import type { Answer } from '../../lib/schemas/problem';
import { useFieldText, useProblemText } from '../frame/use-problem-text';
import { Button, Field, Input, Notice } from '../ui';
import { makePassword } from './make-password';

export type CreateUser = (input: CreateUserInput) => Promise<Answer<{ userId: string }>>;

export interface UserFormProps {
  createUser: CreateUser;
  onCreated: (user: Pick<CreateUserInput, 'name' | 'email' | 'password'>) => void;
  onCancel: () => void;
}

/** Name, address and first password of a further organiser. */
export function UserForm({ createUser, onCreated, onCancel }: UserFormProps) {
  const t = useTranslations('account.users');
  const common = useTranslations('common');
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(createUserInput),
    defaultValues: { id: newId(), email: '', name: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const answer = await createUser(values);
    if (answer.ok) onCreated(values);
    else setRefusal(problemText(answer.error));
  });

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-ink-2">{t('addText')}</p>
      {refusal === undefined ? null : <Notice tone="error">{refusal}</Notice>}
      <Field label={t('name')} error={fieldText(errors.name)} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('email')} error={fieldText(errors.email)} required>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <div className="flex items-start gap-2">
        <Field
          label={t('password')}
          hint={t('passwordHint', { min: MIN_PASSWORD })}
          error={fieldText(errors.password)}
          required
          className="flex-1"
        >
          <Input autoComplete="off" spellCheck={false} className="font-mono" {...register('password')} />
        </Field>
        <Button
          className="mt-6.5"
          onClick={() => setValue('password', makePassword(), { shouldValidate: true, shouldDirty: true })}
        >
          {t('generate')}
        </Button>
      </div>
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel} disabled={isSubmitting}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
