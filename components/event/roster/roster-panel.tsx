'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, Card, ConfirmDialog, EmptyState, Icon, Select, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { newId } from '@/lib/schemas/new-id';
import { ROSTER_SHOWN, type RosterPage, type RosterRow, type RosterShown } from '@/lib/schemas/roster-page';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import { EditGuest } from './edit-guest';
import { ImportPanel } from './import-panel';
import type { BulkActions, GuestActions } from './roster-actions';
import { RosterBulk } from './roster-bulk';
import { RosterPager } from './roster-pager';
import { RosterSearch } from './roster-search';
import { RosterTable } from './roster-table';
import { fileOfCells, usePaste } from './use-paste';
import { useRosterQuery } from './use-roster-query';

export interface RosterPanelProps {
  event: EventHead;
  page: RosterPage;
  actions: GuestActions & BulkActions;
}

/** The roster, and what can be done with it: import, paste, add, edit, remove, one by one or several. */
export function RosterPanel({ event, page, actions }: RosterPanelProps) {
  const t = useTranslations('roster');
  const { set, busy } = useRosterQuery(page.query);
  const [editing, setEditing] = useState<{ id: string; guest: RosterRow | null } | null>(null);
  const [removing, setRemoving] = useState<RosterRow | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState<File | null>(null);
  const editable = event.editable && event.status !== 'closed';
  const draft = event.editable && event.status === 'draft';
  usePaste(draft, (text) => setPasted(fileOfCells(text, t('pastedName'))));

  if (pasted) {
    return (
      <>
        <PageHeading
          title={t('pasteTitle')}
          text={t('importLead')}
          actions={<Button onClick={() => setPasted(null)}>{t('pasteCancel')}</Button>}
        />
        <ImportPanel eventId={event.id} given={pasted} onImported={() => setPasted(null)} />
      </>
    );
  }
  const empty = page.counts.all === 0;
  const buttons = draft ? (
    <>
      <Button onClick={() => setEditing({ id: newId(), guest: null })}>
        <Icon name="add" />
        {t('add')}
      </Button>
      <LinkButton href={`/events/${event.id}/roster/import`} variant={empty ? 'primary' : 'secondary'}>
        <Icon name="upload" />
        {t('import')}
      </LinkButton>
    </>
  ) : undefined;
  return (
    <>
      <PageHeading
        title={t('title')}
        text={event.status === 'draft' ? t('lead') : t('frozen')}
        actions={empty ? undefined : buttons}
      />
      {empty ? (
        <EmptyState icon="people" title={t('empty.title')} actions={buttons}>
          {draft ? t('empty.text') : null}
        </EmptyState>
      ) : (
        <>
          <Card flush aria-busy={busy}>
            <div className="flex flex-wrap items-center gap-3 p-3 sm:px-4">
              <RosterSearch search={page.query.search} busy={busy} onSearch={(search) => set({ search })} />
              <div className="w-44">
                <Select
                  aria-label={t('show')}
                  value={page.query.show}
                  onChange={({ target }) => set({ show: target.value as RosterShown })}
                  options={ROSTER_SHOWN.map((shown) => ({
                    value: shown,
                    label: t(`shown.${shown}`, { count: page.counts[shown] }),
                  }))}
                />
              </div>
              <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
                {page.query.search === ''
                  ? t('count', { count: page.found })
                  : t('found', { count: page.found })}
              </p>
            </div>
            {page.rows.length === 0 ? (
              <p className="border-t border-line-2 px-5 py-10 text-center text-ink-2">{t('nobodyFound')}</p>
            ) : (
              <RosterTable
                page={page}
                editable={editable}
                chosen={editable ? chosen : null}
                onChoose={(ids, on) => setChosen(withIds(chosen, ids, on))}
                onSort={set}
                onEdit={(guest) => setEditing({ id: guest.id, guest })}
                onRemove={draft ? setRemoving : null}
              />
            )}
            <RosterPager page={page} onPage={(wanted) => set({ page: wanted })} />
          </Card>
          {editable ? (
            <RosterBulk {...{ draft, page, chosen, setChosen, actions }} eventId={event.id} />
          ) : null}
          {draft ? <p className="mt-3 text-sm text-ink-2">{t('pasteHint')}</p> : null}
        </>
      )}
      {editing ? (
        <EditGuest
          key={editing.id}
          event={event}
          id={editing.id}
          guest={editing.guest}
          actions={actions}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {removing ? (
        <RemoveGuest
          eventId={event.id}
          guest={removing}
          remove={actions.remove}
          onClose={() => setRemoving(null)}
          onRemoved={() => setChosen(withIds(chosen, [removing.id], false))}
        />
      ) : null}
    </>
  );
}

function withIds(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const changed = new Set(chosen);
  for (const id of ids) {
    if (on) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}

function RemoveGuest({
  eventId,
  guest,
  remove,
  onClose,
  onRemoved,
}: {
  eventId: string;
  guest: RosterRow;
  remove: GuestActions['remove'];
  onClose: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslations('roster');
  const toast = useToast();
  const { run, busy, problem } = useAct(remove);
  const confirm = async () => {
    const removed = await run({ eventId, guestId: guest.id });
    if (!removed?.ok) return;
    toast(t('removed', { name: guest.name }));
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { name: guest.name })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('removeText')}</p>
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}
