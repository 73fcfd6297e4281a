import { useTranslations } from 'next-intl';
import { LinkButton } from '../components/frame/link-button';
import { MessagePage } from '../components/frame/message-page';

/** Where somebody is known, but may not see what is there. */
export default function Forbidden() {
  const t = useTranslations('common.forbidden');
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <LinkButton href="/" variant="primary">
        {t('home')}
      </LinkButton>
    </MessagePage>
  );
}
