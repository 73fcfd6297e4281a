import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddUser } from '../../../../components/account/add-user';
import { UserList } from '../../../../components/account/user-list';
import { PageHeading } from '../../../../components/frame/page-heading';
import { requireUser } from '../../../../lib/auth/actor';
import { listUsers } from '../../../../lib/services/list-users';
import { createUser, setUserDisabled } from '../actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.users'))('title') };
}

export default async function UsersPage() {
  const user = await requireUser();
  const t = await getTranslations('account.users');
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} actions={<AddUser createUser={createUser} />} />
      <UserList users={await listUsers(user)} setUserDisabled={setUserDisabled} />
    </>
  );
}
