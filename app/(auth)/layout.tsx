import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageSwitcher } from '../../components/frame/language-switcher';
import { Logo } from '../../components/frame/logo';

export default function AuthLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex justify-end p-3 sm:p-4">
        <LanguageSwitcher />
      </div>
      <main
        id="content"
        className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-4 pb-16 sm:justify-center sm:pt-0 sm:pb-32"
      >
        <div className="mb-8 flex items-center gap-4">
          <Logo className="size-14 shrink-0" />
          <div>
            <p className="text-2xl leading-tight font-bold">{t('appName')}</p>
            <p className="text-sm text-ink-2">{t('tagline')}</p>
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}
