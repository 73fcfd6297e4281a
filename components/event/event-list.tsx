'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Badge, buttonStyle, EmptyState, Icon, Tabs } from '@/components/ui';
import type { EventSummary } from '@/lib/schemas/event-view';
import { EventCard } from './event-card';
import type { EventDeedActions } from './event-deeds';
import { SampleButton, type SampleAction } from './sample-button';
import { SearchInput } from './search-input';

export interface EventListProps {
  events: readonly EventSummary[];
  makeSample: SampleAction;
  actions: EventDeedActions;
}

/** With so many a search is quicker than looking. */
const SEARCHED_FROM = 7;

/** All events of a user as cards, archived ones aside; with none, the two ways to begin. */
export function EventList({ events, makeSample, actions }: EventListProps) {
  const t = useTranslations('events');
  const [show, setShow] = useState<'active' | 'archived'>('active');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const archived = events.filter((event) => event.archived);
  const active = events.filter((event) => !event.archived);
  const create = (
    <Link href="/events/new" className={buttonStyle('primary')}>
      <Icon name="add" />
      {t('new')}
    </Link>
  );
  const sample = <SampleButton makeSample={makeSample} />;
  if (events.length === 0) {
    return (
      <>
        <PageHeading title={t('title')} />
        <EmptyState
          icon="cup"
          title={t('empty.title')}
          actions={
            <>
              {create}
              {sample}
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  const shown = archived.length > 0 && show === 'archived' ? archived : active;
  const found = shown.filter((event) => isFound(event, wanted));
  const cards =
    found.length === 0 ? (
      <p className="px-5 py-10 text-center text-ink-2">
        {shown.length > 0 ? t('list.nothingFound') : t(`list.none.${show}`)}
      </p>
    ) : (
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {found.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventCard event={event} actions={actions} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <PageHeading
        title={t('title')}
        actions={
          <>
            {sample}
            {create}
          </>
        }
      />
      {events.length < SEARCHED_FROM ? null : (
        <SearchInput
          label={t('list.search')}
          value={query}
          onChange={setQuery}
          className="mb-4 sm:max-w-sm"
        />
      )}
      {archived.length === 0 ? (
        cards
      ) : (
        <Tabs
          label={t('title')}
          value={show}
          onChange={setShow}
          items={[
            { id: 'active', label: t('list.active'), badge: <Badge>{active.length}</Badge> },
            { id: 'archived', label: t('list.archived'), badge: <Badge>{archived.length}</Badge> },
          ]}
        >
          {cards}
        </Tabs>
      )}
    </>
  );
}

/** Whether a name or a place has all words that were typed. */
function isFound({ name, venue }: EventSummary, query: string): boolean {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  const text = fold(`${name}\n${venue}`);
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
