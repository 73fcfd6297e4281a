import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MembersPanel } from '@/components/event/members/members-panel';
import { listMembers } from '@/lib/services/list-members';
import { found, loadEventPage } from '../load-page';
import { addMemberAction, changeMemberAction, removeMemberAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.members') };
}

/** Who organises the event together. */
export default async function MembersPage({ params }: PageProps<'/events/[eventId]/members'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  return (
    <MembersPanel
      event={event}
      members={found(await listMembers(user, event.id))}
      actions={{ add: addMemberAction, change: changeMemberAction, remove: removeMemberAction }}
    />
  );
}
