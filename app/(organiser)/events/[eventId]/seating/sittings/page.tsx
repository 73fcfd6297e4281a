import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SittingsPanel } from '@/components/event/sittings/sittings-panel';
import { loadSeating } from '@/lib/services/load-seating';
import { found, loadEventPage } from '../../load-page';
import { setTableCountAction } from '../actions';
import {
  addSittingAction,
  editSittingAction,
  orderSittingsAction,
  removeSittingAction,
  saveSetsAction,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('sittings'))('title') };
}

/** When the event's tables play: noon and evening, two days. */
export default async function SittingsPage({ params }: PageProps<'/events/[eventId]/seating/sittings'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { sittings } = found(await loadSeating(user, event.id));
  return (
    <SittingsPanel
      event={event}
      sittings={sittings}
      actions={{
        add: addSittingAction,
        edit: editSittingAction,
        order: orderSittingsAction,
        remove: removeSittingAction,
        saveSets: saveSetsAction,
        setTables: setTableCountAction,
      }}
    />
  );
}
