import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../components/frame/language-switcher';
import { SkipLink } from '../components/frame/skip-link';
import { ToastProvider } from '../components/ui';
import { chooseLocale } from './actions';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    title: { default: t('appName'), template: `%s · ${t('appName')}` },
    description: t('tagline'),
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#faf6ee' };

/** Every page is made for its request: the policy's nonce and the language are the request's. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <html lang={await getLocale()}>
      <body>
        <NextIntlClientProvider>
          <SkipLink />
          <LanguageProvider chooseLocale={chooseLocale}>
            <ToastProvider>{children}</ToastProvider>
          </LanguageProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
