import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportPanel } from '@/components/event/roster/import-panel';
import { PageHeading } from '@/components/frame/page-heading';
import { Notice } from '@/components/ui';
import { loadEventPage } from '../../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roster'))('importTitle') };
}

/** Importing a roster from a file. */
export default async function ImportPage({ params }: PageProps<'/events/[eventId]/roster/import'>) {
  const { event } = await loadEventPage((await params).eventId);
  const t = await getTranslations('roster');
  return (
    <>
      <PageHeading title={t('importTitle')} text={t('importLead')} />
      {event.editable && event.status === 'draft' ? (
        <ImportPanel eventId={event.id} />
      ) : (
        <Notice>{t(event.editable ? 'frozen' : 'viewerOnly')}</Notice>
      )}
    </>
  );
}
