'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { Button, Card, ConfirmDialog, Notice, useToast } from '@/components/ui';
import type { EventInput } from '@/lib/schemas/event';
import type { EventHead } from '@/lib/schemas/event-view';
import type { OpeningNote } from '@/lib/schemas/opening-checks';
import type { Answer } from '@/lib/schemas/problem';
import { NoteText } from './opening-checks';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface OpenActions {
  open: (input: EventInput) => Promise<Answer<{ tables: number }>>;
  reopen: (input: EventInput) => Promise<Answer<{ games: number }>>;
}

export interface OpenPanelProps {
  event: EventHead;
  notes: readonly OpeningNote[];
  games: { all: number; begun: number; finished: number };
  actions: OpenActions;
}

/** 开博, and the way back while nobody has thrown. */
export function OpenPanel({ event, notes, games, actions }: OpenPanelProps) {
  const t = useTranslations('events');
  if (event.status === 'closed')
    return (
      <Notice tone="good" title={t('closed.title')}>
        {t('closed.text')}
      </Notice>
    );
  return event.status === 'draft' ? (
    <DraftPanel event={event} notes={notes} open={actions.open} />
  ) : (
    <OpenedPanel event={event} games={games} reopen={actions.reopen} />
  );
}

function DraftPanel({
  event,
  notes,
  open,
}: Pick<OpenPanelProps, 'event' | 'notes'> & Pick<OpenActions, 'open'>) {
  const t = useTranslations('events');
  const toast = useToast();
  const { run, busy, problem, clear } = useAct(open);
  const [asking, setAsking] = useState(false);
  const blocks = notes.filter((note) => note.blocks);
  const warnings = notes.filter((note) => !note.blocks);
  return (
    <Card title={t('open.title')}>
      <p className="max-w-prose text-ink-2">{blocks.length === 0 ? t('open.ready') : t('open.notReady')}</p>
      {event.editable ? (
        <Button
          variant="primary"
          size="large"
          className="mt-4 w-full sm:w-auto"
          disabled={blocks.length > 0}
          onClick={() => {
            clear();
            setAsking(true);
          }}
        >
          {t('open.action')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('open.ask')}
        confirmLabel={t('open.action')}
        cancelLabel={t('cancel')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void run({ eventId: event.id }).then((opened) => {
            if (!opened?.ok) return;
            setAsking(false);
            toast(t('open.done', { tables: opened.value.tables }));
          })
        }
      >
        <p>{t('open.freezes')}</p>
        {warnings.length > 0 ? (
          <Notice tone="warning" title={t('open.look')} className="mt-3">
            <ul className="list-disc pl-5">
              {warnings.map((note) => (
                <li key={note.code}>
                  <NoteText note={note} />
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <ProblemNotice problem={problem} className="mt-3" />
      </ConfirmDialog>
    </Card>
  );
}

function OpenedPanel({
  event,
  games,
  reopen,
}: Pick<OpenPanelProps, 'event' | 'games'> & Pick<OpenActions, 'reopen'>) {
  const t = useTranslations('events');
  const { run, busy, problem } = useAct(reopen);
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('opened.title')}>
      <p className="max-w-prose text-ink-2">
        {games.begun === 0
          ? t('opened.waiting')
          : t('opened.playing', { begun: games.begun, all: games.all })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton href={`/events/${event.id}/live`} variant="primary">
          {t('nav.live')}
        </LinkButton>
        {event.editable && games.begun === 0 ? (
          <Button onClick={() => setAsking(true)}>{t('opened.reopen')}</Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('opened.ask')}
        confirmLabel={t('opened.reopen')}
        cancelLabel={t('cancel')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void run({ eventId: event.id }).then((done) => (done?.ok ? setAsking(false) : undefined))
        }
      >
        <p>{t('opened.askText')}</p>
        <ProblemNotice problem={problem} className="mt-3" />
      </ConfirmDialog>
    </Card>
  );
}
