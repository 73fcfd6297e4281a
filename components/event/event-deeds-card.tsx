'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { Button, Card } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { EventDeed, type EventDeedActions } from './event-deeds';

/** What may be done with an event as a whole: copying it, putting it away, deleting it. */
export function EventDeedsCard({
  event,
  begun,
  actions,
}: {
  event: EventHead;
  begun: boolean;
  actions: EventDeedActions;
}) {
  const t = useTranslations('events');
  const router = useRouter();
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  if (event.role === 'viewer') return null;
  const archive = event.archived ? 'unarchive' : 'archive';
  return (
    <Card flush title={t('deeds.title')} className="mt-4 max-w-2xl">
      <ul className="divide-y divide-line-2 border-t border-line-2">
        <Deed text={t('deeds.copyHint')}>
          <LinkButton href={`/events/new?from=${event.id}`}>{t('deeds.copy')}</LinkButton>
        </Deed>
        {event.role === 'owner' ? (
          <>
            <Deed text={t(`deeds.${archive}Hint`)}>
              <Button onClick={() => setAsking('archive')}>{t(`deeds.${archive}`)}</Button>
            </Deed>
            <Deed text={begun ? t('deeds.deleteBegun') : t('deeds.deleteHint')}>
              <Button variant="danger" disabled={begun} onClick={() => setAsking('delete')}>
                {t('deeds.delete')}
              </Button>
            </Deed>
          </>
        ) : null}
      </ul>
      <EventDeed
        deed={asking}
        event={{ ...event, begun }}
        actions={actions}
        onClose={() => setAsking(null)}
        onDone={(deed) => (deed === 'delete' ? router.push('/events') : undefined)}
      />
    </Card>
  );
}

function Deed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-5">
      <p className="min-w-60 flex-1 text-ink-2">{text}</p>
      {children}
    </li>
  );
}
