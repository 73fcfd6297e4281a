'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useFieldText, useProblemText } from '@/components/frame/use-problem-text';
import { Button, Card, Field, Input, Select, useToast } from '@/components/ui';
import { addMemberInput, MEMBER_ROLES, type AddMemberInput } from '@/lib/schemas/members';
import { useAct } from '../use-act';
import type { MemberActions } from './member-actions';

/** Takes in somebody who has an account, by e-mail. Why it didn't work is said at the address. */
export function AddMember({ eventId, add }: { eventId: string; add: MemberActions['add'] }) {
  const t = useTranslations('members');
  const text = useFieldText();
  const problemText = useProblemText();
  const toast = useToast();
  const { run, busy, problem, clear } = useAct(add);
  const { register, handleSubmit, formState, reset } = useForm<AddMemberInput>({
    resolver: zodResolver(addMemberInput, undefined, { raw: true }),
    defaultValues: { eventId, email: '', role: 'organiser' },
  });
  const submit = handleSubmit(async (typed) => {
    const added = await run(typed);
    if (!added?.ok) return;
    toast(t('added', { name: added.value.name }));
    reset({ ...typed, email: '' });
  });
  const wrong = text(formState.errors.email) ?? (problem ? problemText(problem) : undefined);
  return (
    <Card title={t('add')}>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
      >
        <Field label={t('email')} hint={t('emailHint')} error={wrong} required>
          <Input
            {...register('email', { onChange: clear })}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </Field>
        <Field label={t('roleLabel')} error={text(formState.errors.role)}>
          <Select
            {...register('role')}
            options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="sm:mt-[1.6875rem]">
          {t('addSubmit')}
        </Button>
      </form>
    </Card>
  );
}
