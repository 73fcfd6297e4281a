import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RulesPanel } from '@/components/event/rules/rules-panel';
import { loadEventPage } from '../load-page';
import { choosePresetAction, saveRulesAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.rules') };
}

/** Which rulebook the event is played by. */
export default async function RulesPage({ params }: PageProps<'/events/[eventId]/rules'>) {
  const { event, rules, preset, items } = await loadEventPage((await params).eventId);
  return (
    <RulesPanel
      event={event}
      rules={rules}
      preset={preset}
      items={items}
      choose={choosePresetAction}
      save={saveRulesAction}
    />
  );
}
