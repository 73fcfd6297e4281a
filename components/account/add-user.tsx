'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CreateUserInput } from '../../lib/schemas/account';
import { Button, Dialog, Icon } from '../ui';
import { UserForm, type CreateUser } from './user-form';

type Created = Pick<CreateUserInput, 'name' | 'email' | 'password'>;

/** Adds an organiser, and shows once what to tell them. */
export function AddUser({ createUser }: { createUser: CreateUser }) {
  const t = useTranslations('account.users');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<Created>();

  const close = () => {
    setOpen(false);
    setCreated(undefined);
  };

  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Icon name="add" />
        {t('add')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={created === undefined ? t('add') : t('created', { name: created.name })}
        closeLabel={common('close')}
        size="small"
      >
        {created === undefined ? (
          <UserForm createUser={createUser} onCreated={setCreated} onCancel={close} />
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">{t('createdText')}</p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-control bg-paper px-4 py-3">
              <dt className="text-ink-2">{t('email')}</dt>
              <dd className="font-semibold wrap-anywhere select-all">{created.email}</dd>
              <dt className="text-ink-2">{t('password')}</dt>
              <dd className="font-mono text-lg font-semibold wrap-anywhere select-all">{created.password}</dd>
            </dl>
            <Button variant="primary" onClick={close} className="self-end">
              {t('done')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
