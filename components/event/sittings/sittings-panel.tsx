'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Icon, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { SittingView } from '@/lib/schemas/sittings';
import { useAct } from '../use-act';
import { RemoveSitting } from './remove-sitting';
import type { SittingActions } from './sitting-actions';
import { SittingCard } from './sitting-card';
import { AddSitting, EditSitting } from './sitting-dialogs';

export interface SittingsPanelProps {
  event: EventHead;
  sittings: readonly SittingView[];
  actions: SittingActions;
}

type Asked = { name: 'add' } | { name: 'edit' | 'remove'; sitting: SittingView };

/** 场次: when each is, with how many tables, and how many 会 these play. */
export function SittingsPanel({ event, sittings, actions }: SittingsPanelProps) {
  const t = useTranslations('sittings');
  const toast = useToast();
  const text = useProblemText();
  const [asked, ask] = useState<Asked | null>(null);
  const ordering = useAct(actions.order);
  const draft = event.editable && event.status === 'draft';
  const ids = sittings.map(({ id }) => id);
  const move = async (index: number, by: number) => {
    const order = [...ids];
    const [id = ''] = order.splice(index, 1);
    order.splice(index + by, 0, id);
    const ordered = await ordering.run({ eventId: event.id, seen: ids, order });
    if (ordered && !ordered.ok) toast(text(ordered.error), 'bad');
  };
  const close = () => ask(null);
  const shown =
    asked && asked.name !== 'add' ? sittings.find(({ id }) => id === asked.sitting.id) : undefined;
  return (
    <>
      <PageHeading
        title={t('title')}
        text={event.status === 'draft' ? t('lead') : t('frozen')}
        actions={
          <>
            <LinkButton href={`/events/${event.id}/seating`}>{t('back')}</LinkButton>
            {draft ? (
              <Button variant="primary" onClick={() => ask({ name: 'add' })}>
                <Icon name="add" />
                {t('add')}
              </Button>
            ) : null}
          </>
        }
      />
      <ol className="flex flex-col gap-3">
        {sittings.map((sitting, index) => (
          <li key={sitting.id}>
            <SittingCard
              event={event}
              sitting={sitting}
              draft={draft}
              up={index > 0 ? () => void move(index, -1) : null}
              down={index < sittings.length - 1 ? () => void move(index, 1) : null}
              busy={ordering.busy}
              onEdit={() => ask({ name: 'edit', sitting })}
              onRemove={sittings.length > 1 ? () => ask({ name: 'remove', sitting }) : null}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      {asked?.name === 'add' ? (
        <AddSitting {...{ event, sittings }} add={actions.add} onClose={close} />
      ) : null}
      {asked?.name === 'edit' && shown ? (
        <EditSitting {...{ event, sittings }} sitting={shown} edit={actions.edit} onClose={close} />
      ) : null}
      {asked?.name === 'remove' && shown ? (
        <RemoveSitting event={event} sitting={shown} remove={actions.remove} onClose={close} />
      ) : null}
    </>
  );
}
