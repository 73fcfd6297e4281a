import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TRY_TABS } from '@/components/event/rules/try/tabs';
import { TryPanel } from '@/components/event/rules/try/try-panel';
import { loadEventPage } from '../../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tryout'))('title') };
}

/** Throws and games for a look at the rules; nothing of them is kept. */
export default async function TryPage({ params, searchParams }: PageProps<'/events/[eventId]/rules/try'>) {
  const { event, rules, preset, items } = await loadEventPage((await params).eventId);
  const { what } = await searchParams;
  const tab = TRY_TABS.find((one) => one === what) ?? 'throw';
  const open = event.editable && event.status === 'draft';
  return <TryPanel eventId={event.id} {...{ rules, preset, items, tab, open }} />;
}
