import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RosterPanel } from '@/components/event/roster/roster-panel';
import { rosterQuery } from '@/lib/schemas/roster-page';
import { loadRosterPage } from '@/lib/services/load-roster-page';
import { found, loadEventPage } from '../load-page';
import {
  addGuestAction,
  editGuestAction,
  findRosterAction,
  moveToSittingAction,
  removeGuestAction,
  removeGuestsAction,
  setDepartmentAction,
  setWaitingAction,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.roster') };
}

/** Who is invited: the part of the roster that the address asks for. */
export default async function RosterPage({ params, searchParams }: PageProps<'/events/[eventId]/roster'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const query = rosterQuery.parse(await searchParams);
  return (
    <RosterPanel
      event={event}
      page={found(await loadRosterPage(user, event.id, query))}
      actions={{
        add: addGuestAction,
        edit: editGuestAction,
        remove: removeGuestAction,
        find: findRosterAction,
        wait: setWaitingAction,
        setDepartment: setDepartmentAction,
        moveToSitting: moveToSittingAction,
        removeSeveral: removeGuestsAction,
      }}
    />
  );
}
