'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge, Icon, Menu, MenuItem, menuItemStyle } from '@/components/ui';
import type { EventSummary } from '@/lib/schemas/event-view';
import { EventDate } from './event-date';
import { EventDeed, type EventDeedActions } from './event-deeds';
import { StatusBadge } from './status-badge';

/** An event in a few lines, and what may be done with it as a whole. */
export function EventCard({ event, actions }: { event: EventSummary; actions: EventDeedActions }) {
  const t = useTranslations('events');
  const router = useRouter();
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const owner = event.role === 'owner';
  return (
    <div className="relative flex h-full flex-col gap-2 rounded-card border border-line bg-card p-5 has-[a:hover]:border-edge has-[a:hover]:shadow-lift">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 flex-1 text-lg leading-snug font-bold wrap-anywhere">
          {/* The link covers the card; the menu lies above it. */}
          <Link
            href={`/events/${event.id}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none! focus-visible:after:outline-3 focus-visible:after:outline-gold-fill"
          >
            <bdi>{event.name}</bdi>
          </Link>
        </h2>
        <StatusBadge status={event.status} />
        {event.role === 'viewer' ? null : (
          <Menu
            label={t('deeds.of', { name: event.name })}
            trigger={<Icon name="more" />}
            size="small"
            className="-mt-2.5 -mr-3"
          >
            <Link
              href={`/events/new?from=${event.id}`}
              role="menuitem"
              tabIndex={-1}
              className={menuItemStyle}
            >
              <Icon name="copy" />
              {t('deeds.copy')}
            </Link>
            {owner ? (
              <>
                <MenuItem onClick={() => setAsking('archive')}>
                  <Icon name="archive" />
                  {event.archived ? t('deeds.unarchive') : t('deeds.archive')}
                </MenuItem>
                <MenuItem onClick={() => setAsking('delete')} className="text-lacquer">
                  <Icon name="trash" />
                  {t('deeds.delete')}
                </MenuItem>
              </>
            ) : null}
          </Menu>
        )}
      </div>
      <p className="text-ink-2">
        <EventDate startsAt={event.startsAt} timeZone={event.timeZone} />
      </p>
      {event.venue === '' ? null : (
        <p className="wrap-anywhere text-ink-2">
          <bdi>{event.venue}</bdi>
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-sm text-jade">
        {t('size', { guests: event.guests, tables: event.tables })}
        {event.sample ? <Badge>{t('sample.badge')}</Badge> : null}
        {event.role === 'viewer' ? <Badge>{t('role.viewer')}</Badge> : null}
      </p>
      <EventDeed
        deed={asking}
        event={event}
        actions={actions}
        onClose={() => setAsking(null)}
        onDone={() => router.refresh()}
      />
    </div>
  );
}
