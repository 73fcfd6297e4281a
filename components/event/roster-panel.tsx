'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, ConfirmDialog, EmptyState, Icon, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import type { AddGuestInput, EditGuestInput, GuestFields, RemoveGuestInput } from '@/lib/schemas/roster';
import type { RosterGuest } from '@/lib/schemas/roster-view';
import { GuestDialog, NEW_GUEST } from './guest-dialog';
import { ProblemNotice } from './problem-notice';
import { RosterTable } from './roster-table';
import { useAct } from './use-act';

export interface RosterPanelProps {
  event: EventHead;
  guests: readonly RosterGuest[];
  add: (input: AddGuestInput) => Promise<Answer<unknown>>;
  edit: (input: EditGuestInput) => Promise<Answer<unknown>>;
  remove: (input: RemoveGuestInput) => Promise<Answer<unknown>>;
}

/** The roster, and what can be done with it: import, add, edit, remove. */
export function RosterPanel({ event, guests, add, edit, remove }: RosterPanelProps) {
  const t = useTranslations('roster');
  const toast = useToast();
  const [editing, setEditing] = useState<{ id: string; guest: RosterGuest | null } | null>(null);
  const [removing, setRemoving] = useState<RosterGuest | null>(null);
  const removal = useAct(remove);
  const draft = event.editable && event.status === 'draft';
  const save = async (guest: GuestFields) => {
    const known = editing?.guest;
    const saved = known
      ? await edit({ eventId: event.id, guestId: known.id, seen: fieldsOf(known), guest })
      : await add({ eventId: event.id, id: editing?.id ?? newId(), guest });
    if (saved.ok) toast(known ? t('saved', { name: guest.name }) : t('added', { name: guest.name }));
    return saved;
  };
  const buttons = draft ? (
    <>
      <Button onClick={() => setEditing({ id: newId(), guest: null })}>
        <Icon name="add" />
        {t('add')}
      </Button>
      <LinkButton
        href={`/events/${event.id}/roster/import`}
        variant={guests.length === 0 ? 'primary' : 'secondary'}
      >
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
        actions={guests.length === 0 ? undefined : buttons}
      />
      {guests.length === 0 ? (
        <EmptyState icon="people" title={t('empty.title')} actions={buttons}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <RosterTable
          guests={guests}
          namesakes={findNamesakes(guests)}
          editable={event.editable && event.status !== 'closed'}
          onEdit={(guest) => setEditing({ id: guest.id, guest })}
          onRemove={draft ? setRemoving : null}
        />
      )}
      {editing ? (
        <GuestDialog
          key={editing.id}
          title={editing.guest ? t('editTitle') : t('addTitle')}
          guest={editing.guest ? fieldsOf(editing.guest) : NEW_GUEST}
          nameFrozen={event.status !== 'draft'}
          save={save}
          onClose={() => setEditing(null)}
        />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        danger
        title={t('removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        busy={removal.busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (!removing) return;
          void removal.run({ eventId: event.id, guestId: removing.id }).then((removed) => {
            if (!removed?.ok) return;
            toast(t('removed', { name: removing.name }));
            setRemoving(null);
          });
        }}
      >
        <p>{t('removeText')}</p>
        <ProblemNotice problem={removal.problem} className="mt-3" />
      </ConfirmDialog>
    </>
  );
}

function fieldsOf({ name, employeeNumber, department, phone, external, note }: RosterGuest): GuestFields {
  return { name, employeeNumber, department, phone, external, note };
}

function findNamesakes(guests: readonly RosterGuest[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of guests) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(guests.filter(({ name }) => (counts.get(name) ?? 0) > 1).map(({ id }) => id));
}
