import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FrameMenus } from '@/app/frame-menus';
import { CallsMark } from '@/components/event/calls-mark';
import { EventShell } from '@/components/frame/event-shell';
import { LinkButton } from '@/components/frame/link-button';
import { Notice } from '@/components/ui';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { eventNavigation } from './navigation';
import { loadEventPage } from './load-page';

interface Props {
  children: ReactNode;
  params: Promise<{ eventId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event } = await loadEventPage((await params).eventId);
  return { title: { default: event.name, template: `%s · ${event.name}` } };
}

/** An event's pages: what it is called, its parts, and the step that comes next. */
export default async function EventLayout({ children, params }: Props) {
  const page = await loadEventPage((await params).eventId);
  const { event } = page;
  const t = await getTranslations('events');
  const format = await getFormatter();
  const when = format.dateTime(event.startsAt, {
    timeZone: event.timeZone,
    ...TIME_FORMATS.brief,
  });
  const ready = event.status === 'draft' && event.editable && !page.notes.some((note) => note.blocks);
  return (
    <EventShell
      title={event.name}
      subtitle={event.venue === '' ? when : `${when} · ${event.venue}`}
      items={await eventNavigation(page)}
      primary={
        ready ? (
          <LinkButton href={`/events/${event.id}`} variant="primary">
            {t('open.next')}
          </LinkButton>
        ) : undefined
      }
      menus={
        <>
          {event.status === 'open' ? <CallsMark eventId={event.id} count={page.calls} /> : null}
          <FrameMenus />
        </>
      }
    >
      {event.archived ? <Notice className="mb-5 print:hidden">{t('archivedNotice')}</Notice> : null}
      {children}
    </EventShell>
  );
}
