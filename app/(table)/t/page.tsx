import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LanguageSwitcher } from '@/components/frame/language-switcher';
import { buttonStyle, Notice } from '@/components/ui';
import { PinForm } from './pin-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pin'))('title') };
}

/** Where a host comes in without a table's link, or with one that was renewed. */
export default async function PinPage({ searchParams }: PageProps<'/t'>) {
  const t = await getTranslations('pin');
  const { link } = await searchParams;
  return (
    // A host's thumb needs 56 px, also where the organiser's page has less.
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-5 py-8 [&_:is(a,button,input,select)]:min-h-14 [&_button]:min-w-14">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold text-lacquer">{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('lead')}</p>
        </div>
        <div className="shrink-0 whitespace-nowrap">
          <LanguageSwitcher />
        </div>
      </header>
      {link === 'unknown' ? <Notice tone="warning">{t('link-unknown')}</Notice> : null}
      <PinForm />
      {/* Another document, with a policy of its own: no soft navigation. */}
      <a href="/host?practice=1" className={buttonStyle('quiet', 'host')}>
        {t('practice')}
      </a>
    </main>
  );
}
