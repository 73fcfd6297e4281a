'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { Problem } from '@/lib/schemas/problem';
import type { GuestFields } from '@/lib/schemas/roster';
import type { RosterRow } from '@/lib/schemas/roster-page';
import { GuestDialog } from './guest-dialog';
import type { GuestActions } from './roster-actions';

const NEW_GUEST: GuestFields = {
  name: '',
  employeeNumber: '',
  department: '',
  phone: '',
  external: false,
  note: '',
};

export interface EditGuestProps {
  event: EventHead;
  /** The guest's, or the one that a new guest gets, so that saving twice adds one. */
  id: string;
  guest: RosterRow | null;
  actions: GuestActions;
  onClose: () => void;
}

/** Adds a guest or changes one; whoever else was faster is shown, and what was typed stays. */
export function EditGuest({ event, id, guest, actions, onClose }: EditGuestProps) {
  const t = useTranslations('roster');
  const toast = useToast();
  const [seen, setSeen] = useState<GuestFields>(guest ? fieldsOf(guest) : NEW_GUEST);
  const save = async (typed: GuestFields) => {
    if (!guest) {
      const added = await actions.add({ eventId: event.id, id, guest: typed });
      if (added.ok) toast(t('added', { name: typed.name }));
      return added;
    }
    const saved = await actions.edit({ eventId: event.id, guestId: id, seen, guest: typed });
    if (saved.ok) toast(t('saved', { name: typed.name }));
    return saved;
  };
  return (
    <GuestDialog
      title={guest ? t('editTitle') : t('addTitle')}
      seen={seen}
      nameFrozen={guest !== null && event.status !== 'draft'}
      save={save}
      theirs={(problem) => (problem.code === 'conflict' ? theirsOf(problem) : null)}
      onSeen={setSeen}
      onClose={onClose}
    />
  );
}

function fieldsOf({ name, employeeNumber, department, phone, external, note }: RosterRow): GuestFields {
  return { name, employeeNumber, department, phone, external, note };
}

/** What is stored now, as a conflict tells it. */
function theirsOf({ params }: Problem): GuestFields {
  const text = (key: keyof GuestFields) => String(params[key] ?? '');
  return {
    name: text('name'),
    employeeNumber: text('employeeNumber'),
    department: text('department'),
    phone: text('phone'),
    external: params.external === 'true',
    note: text('note'),
  };
}
