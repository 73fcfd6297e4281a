import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SetupForm } from '../../../../components/account/setup-form';
import { LinkButton } from '../../../../components/frame/link-button';
import { Card } from '../../../../components/ui';
import { setupLinkState } from '../../../../lib/services/create-first-user';
import { setUp } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.setup'))('title') };
}

export default async function SetupPage({ params }: PageProps<'/setup/[token]'>) {
  const { token } = await params;
  const state = await setupLinkState(token);
  const t = await getTranslations('auth');
  if (state !== 'open') {
    return (
      <Card className="sm:p-7">
        <h1 className="text-xl font-bold">{t(`setup.${state}Title`)}</h1>
        <p className="mt-2 mb-6 text-ink-2">{t(`setup.${state}Text`)}</p>
        <LinkButton href="/sign-in" variant={state === 'used' ? 'primary' : 'secondary'}>
          {t('signIn.submit')}
        </LinkButton>
      </Card>
    );
  }
  return (
    <Card className="sm:p-7">
      <h1 className="text-xl font-bold">{t('setup.title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('setup.text')}</p>
      <SetupForm token={token} setUp={setUp} />
    </Card>
  );
}
