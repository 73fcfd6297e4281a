'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, cx, Dialog, Field, FieldError, Input, useToast } from '@/components/ui';
import { addFinalistInput, type AddFinalistInput, type FoundGuest } from '@/lib/schemas/final';
import type { FinalView, StageView } from '@/lib/schemas/final-view';
import { newId } from '@/lib/schemas/new-id';
import type { FinalActions } from './final-actions';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalAddProps {
  final: FinalView;
  stage: StageView;
  actions: Pick<FinalActions, 'add' | 'find'>;
  onClose: () => void;
}

/** Adds a guest to the final, with a reason. */
export function FinalAdd({ final, stage, actions, onClose }: FinalAddProps) {
  const t = useTranslations('final');
  const toast = useToast();
  const fieldText = useFieldText();
  const { run, busy, problem } = useAct(actions.add);
  const [chosen, setChosen] = useState<FoundGuest | null>(null);
  const { register, handleSubmit, setValue, formState } = useForm<AddFinalistInput>({
    resolver: zodResolver(addFinalistInput),
    defaultValues: { eventId: final.eventId, stageId: stage.id, id: newId(), guestId: '', reason: '' },
  });
  const choose = (guest: FoundGuest) => {
    setChosen(guest);
    setValue('guestId', guest.id, { shouldValidate: formState.isSubmitted });
  };
  const submit = handleSubmit(async (input) => {
    const added = await run(input);
    if (!added?.ok) return;
    toast(t('add.done', { name: chosen?.name ?? '' }));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={t('add.cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" form="add-finalist" variant="primary" busy={busy}>
            {t('add.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="add-finalist"
        onSubmit={(event) => void submit(event)}
        noValidate
        className="flex flex-col gap-4"
      >
        <ProblemNotice problem={problem} />
        <GuestSearch eventId={final.eventId} find={actions.find} chosen={chosen} onChoose={choose} />
        {chosen ? <p className="font-semibold">{t('add.chosen', { name: chosen.name })}</p> : null}
        {formState.errors.guestId ? <FieldError>{fieldText(formState.errors.guestId)}</FieldError> : null}
        <Field
          label={t('add.reason')}
          hint={t('add.reasonHint')}
          required
          error={fieldText(formState.errors.reason)}
        >
          <Input maxLength={200} {...register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Typing is waited for. */
const PAUSE_MS = 250;

interface GuestSearchProps {
  eventId: string;
  find: FinalActions['find'];
  chosen: FoundGuest | null;
  onChoose: (guest: FoundGuest) => void;
}

function GuestSearch({ eventId, find, chosen, onChoose }: GuestSearchProps) {
  const t = useTranslations('final');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ guests: FoundGuest[]; more: boolean } | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void find({ eventId, query }).then((answer) => {
        if (current && answer.ok) setFound(query.trim() === '' ? null : answer.value);
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [eventId, query, find]);
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('add.find')}>
        <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </Field>
      {found ? (
        <ul className="max-h-64 divide-y divide-line-2 overflow-y-auto rounded-control border border-line">
          {found.guests.map((guest) => (
            <li key={guest.id}>
              <button
                type="button"
                aria-pressed={chosen?.id === guest.id}
                onClick={() => onChoose(guest)}
                className={cx(
                  'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-paper-2',
                  chosen?.id === guest.id && 'bg-sand',
                )}
              >
                <b dir="auto">{guest.name}</b>
                <span className="text-sm text-ink-2">
                  {[guest.employeeNumber, guest.department].filter(Boolean).join(' · ')}
                </span>
                {guest.table === null ? null : (
                  <span className="ml-auto text-sm text-ink-2">{t('atTable', { number: guest.table })}</span>
                )}
              </button>
            </li>
          ))}
          {found.guests.length === 0 ? <li className="p-3 text-ink-2">{t('add.none')}</li> : null}
          {found.more ? <li className="p-3 text-sm text-ink-2">{t('add.more')}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}
