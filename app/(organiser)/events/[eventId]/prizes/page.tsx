import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PrizesPanel } from '@/components/event/prizes/prizes-panel';
import {
  orderTiersAction,
  removeTierAction,
  saveBudgetAction,
  saveFinalItemsAction,
  saveTierAction,
  setSlipsAction,
} from './actions';
import { loadPrizesPage } from './load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.prizes') };
}

/** What is won at each table, and in the final; what has to be bought and packed, and what it costs. */
export default async function PrizesPage({ params, searchParams }: PageProps<'/events/[eventId]/prizes'>) {
  const book = await loadPrizesPage((await params).eventId);
  const { event, rules, preset, items, house, facts, budget, spares, slipTiers, finalPlaces } = book;
  const { tab } = await searchParams;
  return (
    <PrizesPanel
      {...{ event, rules, preset, items, house, budget, spares, slipTiers, finalPlaces }}
      guests={facts.guests}
      tab={typeof tab === 'string' ? tab : null}
      actions={{
        saveTier: saveTierAction,
        removeTier: removeTierAction,
        orderTiers: orderTiersAction,
        saveFinal: saveFinalItemsAction,
        saveBudget: saveBudgetAction,
        setSlips: setSlipsAction,
      }}
    />
  );
}
