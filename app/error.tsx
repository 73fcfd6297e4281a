'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '../components/frame/link-button';
import { MessagePage } from '../components/frame/message-page';
import { Button } from '../components/ui';

export default function ErrorPage({ retry }: { retry: () => void }) {
  const t = useTranslations('common.failure');
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <Button variant="primary" onClick={retry}>
        {t('retry')}
      </Button>
      <LinkButton href="/">{t('home')}</LinkButton>
    </MessagePage>
  );
}
