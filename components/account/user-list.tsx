'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import type { SetUserDisabledInput } from '../../lib/schemas/account';
import type { Answer } from '../../lib/schemas/problem';
import { useProblemText } from '../frame/use-problem-text';
import { Badge, Button, ConfirmDialog, cx, useToast } from '../ui';

interface User {
  id: string;
  name: string;
  email: string;
  disabled: boolean;
  own: boolean;
}

export interface UserListProps {
  users: readonly User[];
  setUserDisabled: (input: SetUserDisabledInput) => Promise<Answer<null>>;
}

/** The organisers' accounts. */
export function UserList({ users, setUserDisabled }: UserListProps) {
  const t = useTranslations('account.users');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line-2 rounded-card border border-line bg-card">
      {users.map((user) => (
        <UserRow key={user.id} user={user} setUserDisabled={setUserDisabled} />
      ))}
    </ul>
  );
}

function UserRow({ user, setUserDisabled }: { user: User } & Pick<UserListProps, 'setUserDisabled'>) {
  const t = useTranslations('account.users');
  const common = useTranslations('common');
  const toast = useToast();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [busy, start] = useTransition();

  const set = (disabled: boolean) =>
    start(async () => {
      const answer = await setUserDisabled({ userId: user.id, disabled });
      setAsking(false);
      if (!answer.ok) toast(problemText(answer.error), 'bad');
    });

  return (
    <li className="flex min-h-18 items-center gap-4 px-4 py-3 sm:px-5">
      <div className={cx('min-w-0 flex-1', user.disabled && 'text-ink-2')}>
        <p className="font-semibold wrap-anywhere">{user.name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{user.email}</p>
      </div>
      {user.own ? <Badge tone="good">{t('you')}</Badge> : null}
      {user.disabled ? <Badge>{t('disabled')}</Badge> : null}
      {user.own ? null : user.disabled ? (
        <Button size="small" busy={busy} onClick={() => set(false)}>
          {t('enable')}
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('disable')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('disableTitle', { name: user.name })}
        confirmLabel={t('disable')}
        cancelLabel={common('cancel')}
        onConfirm={() => set(true)}
        onCancel={() => setAsking(false)}
        busy={busy}
        danger
      >
        <p>{t('disableText', { name: user.name })}</p>
      </ConfirmDialog>
    </li>
  );
}
