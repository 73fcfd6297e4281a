import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SignInForm } from '../../../components/account/sign-in-form';
import { Card, Notice } from '../../../components/ui';
import { currentUser, hadSession } from '../../../lib/auth/actor';
import { nextPath } from '../../../lib/schemas/next-path';
import { signIn } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.signIn'))('title') };
}

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const next = nextPath((await searchParams).next);
  if ((await currentUser()) !== null) redirect(next);
  const t = await getTranslations('auth.signIn');
  return (
    <>
      <Card className="sm:p-7">
        <h1 className="mb-5 text-xl font-bold">{t('title')}</h1>
        {(await hadSession()) ? <Notice className="mb-4">{t('ended')}</Notice> : null}
        <SignInForm next={next} signIn={signIn} />
      </Card>
      <p className="mt-5 px-1 text-sm text-ink-2">{t('hint')}</p>
    </>
  );
}
