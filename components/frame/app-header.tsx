import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from './logo';

/** The strip above the pages that belong to no event; `children` stand at its right. */
export function AppHeader({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          href="/events"
          className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control text-lg font-bold"
        >
          <Logo className="size-8" />
          {t('appName')}
        </Link>
        {children}
      </div>
    </header>
  );
}
