import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LanguageChoice } from '../../../components/account/language-choice';
import { PasswordForm } from '../../../components/account/password-form';
import { SessionList } from '../../../components/account/session-list';
import { PageHeading } from '../../../components/frame/page-heading';
import { Card } from '../../../components/ui';
import { requireUser } from '../../../lib/auth/actor';
import { listSessions } from '../../../lib/services/list-sessions';
import { changePassword, endSession } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') };
}

export default async function AccountPage() {
  const user = await requireUser();
  const t = await getTranslations('account');
  return (
    <>
      <PageHeading title={t('title')} text={`${user.name} · ${user.email}`} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t('password.title')}>
          <PasswordForm email={user.email} changePassword={changePassword} />
        </Card>
        <div className="grid gap-5">
          <Card title={t('language.title')}>
            <p className="mb-2 text-ink-2">{t('language.text')}</p>
            <LanguageChoice />
          </Card>
          <Card title={t('sessions.title')}>
            <p className="mb-3 text-ink-2">{t('sessions.text')}</p>
            <SessionList sessions={await listSessions(user)} endSession={endSession} />
          </Card>
        </div>
      </div>
    </>
  );
}
