import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SeatingPanel } from '@/components/event/seating/seating-panel';
import { loadFloor } from '@/lib/services/load-floor';
import { loadSeating } from '@/lib/services/load-seating';
import { found, loadEventPage } from '../load-page';
import {
  addSetAction,
  arrangeSeatingAction,
  editTableAction,
  giveSeatAction,
  moveGuestsAction,
  moveToSittingAction,
  removeBondAction,
  removeSetAction,
  removeTablesAction,
  restoreSeatingAction,
  saveBondAction,
  setTableCountAction,
  setWaitingAction,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.seating') };
}

/** Who sits where. */
export default async function SeatingPage({ params, searchParams }: PageProps<'/events/[eventId]/seating'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { sitting } = await searchParams;
  const view = found(await loadSeating(user, event.id));
  const floor = event.status === 'open' ? found(await loadFloor(user, event.id)) : [];
  return (
    <SeatingPanel
      event={event}
      view={view}
      floor={floor}
      first={typeof sitting === 'string' ? sitting : ''}
      actions={{
        move: moveGuestsAction,
        arrange: arrangeSeatingAction,
        restore: restoreSeatingAction,
        setTables: setTableCountAction,
        editTable: editTableAction,
        removeTables: removeTablesAction,
        saveBond: saveBondAction,
        removeBond: removeBondAction,
        wait: setWaitingAction,
        giveSeat: giveSeatAction,
        addSet: addSetAction,
        removeSet: removeSetAction,
        moveToSitting: moveToSittingAction,
      }}
    />
  );
}
