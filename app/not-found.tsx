import { useTranslations } from 'next-intl';
import { LinkButton } from '../components/frame/link-button';
import { MessagePage } from '../components/frame/message-page';

export default function NotFound() {
  const t = useTranslations('common.notFound');
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <LinkButton href="/" variant="primary">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}
