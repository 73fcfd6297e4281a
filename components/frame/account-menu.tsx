'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Icon, Menu, MenuItem, menuItemStyle } from '../ui';

export interface AccountMenuProps {
  name: string;
  signOut: () => Promise<void>;
}

/** The signed-in person's name, and behind it the account and the way out. */
export function AccountMenu({ name, signOut }: AccountMenuProps) {
  const t = useTranslations('common');
  const [busy, start] = useTransition();
  return (
    <Menu
      label={t('account')}
      trigger={
        <>
          <Icon name="user" />
          <span className="hidden max-w-40 truncate sm:inline">{name}</span>
        </>
      }
    >
      <p className="truncate px-3 py-2 text-sm text-ink-2 sm:hidden">{name}</p>
      <Link href="/account" role="menuitem" tabIndex={-1} className={menuItemStyle}>
        <Icon name="user" />
        {t('account')}
      </Link>
      <Link href="/account/users" role="menuitem" tabIndex={-1} className={menuItemStyle}>
        <Icon name="people" />
        {t('organisers')}
      </Link>
      <MenuItem disabled={busy} onClick={() => start(signOut)}>
        <Icon name="sign-out" />
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
