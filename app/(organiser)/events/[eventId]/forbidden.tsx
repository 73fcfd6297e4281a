import { useTranslations } from 'next-intl';
import { PageHeading } from '@/components/frame/page-heading';
import { EmptyState } from '@/components/ui';

/** A page of an event that isn't for everybody in it: who may see it, beside the pages that everybody may. */
export default function Forbidden() {
  const t = useTranslations('events.forbidden');
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState icon="lock" title={t('who')}>
        {t('text')}
      </EmptyState>
    </>
  );
}
