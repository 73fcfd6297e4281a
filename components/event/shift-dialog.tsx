'use client';

import { useTranslations } from 'next-intl';
import { headingOf } from '@/components/table/sentences';
import { ShiftList } from '@/components/table/shift-list';
import type { TableView } from '@/components/table/table-view';
import { useShift } from '@/components/table/use-shift';
import type { Words } from '@/components/table/use-words';
import { Button, Dialog, Field, Select, useToast } from '@/components/ui';
import { difference, explain, type ShiftTo } from '@/lib/rules';
import type { GameView } from '@/lib/schemas/game';
import { CorrectProblem } from './correct-problem';
import { DifferenceView } from './difference-view';
import { useCorrect, type CorrectAction } from './use-correct';

export interface ShiftDialogProps {
  game: GameView;
  view: TableView;
  words: Words;
  /** The entry that the run begins with at first. */
  first: number;
  correct: CorrectAction;
  onClose: () => void;
}

/** A run of entries that are all one seat off: whose they were, what that would change, and only then whether it counts. */
export function ShiftDialog({ game, view, words, first: begin, correct, onClose }: ShiftDialogProps) {
  const t = useTranslations('game');
  const toast = useToast();
  const { save, busy, problem } = useCorrect(game, correct);
  const { log } = view;
  const { state } = log;
  const { turns, ends, first, last, to, setFirst, setLast, setTo, tried } = useShift(log, begin);
  const { shift, after, entries } = tried;
  const option = (entry: number) => {
    const told = explain(state, entry);
    const who = told.seat === null ? '' : words.seat(told.seat);
    return {
      value: String(entry),
      label: words.t('shift.entry', { entry, who, heading: headingOf(words, told) }),
    };
  };
  const confirm = async () => {
    if (!(await save(entries))) return;
    toast(t('correct.done'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.t('shift.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!after.ok || entries.length === 0}
            onClick={() => void confirm()}
          >
            {words.t('shift.confirm', { count: shift.shifted.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CorrectProblem problem={problem} words={words} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.t('shift.first')}>
            <Select
              value={first}
              onChange={({ target }) => setFirst(Number(target.value))}
              options={turns.map(option)}
            />
          </Field>
          <Field label={words.t('shift.last')}>
            <Select
              value={last}
              onChange={({ target }) => setLast(Number(target.value))}
              options={ends.map(option)}
            />
          </Field>
          <Field label={words.t('shift.whose')}>
            <Select
              value={to}
              onChange={({ target }) => setTo(target.value as ShiftTo)}
              options={(['next', 'previous'] as const).map((value) => ({
                value,
                label: words.t(`shift.to.${value}`),
              }))}
            />
          </Field>
        </div>
        <section aria-live="polite">
          <h3 className="mb-2 font-bold">{t('correct.changes')}</h3>
          {after.ok && entries.length > 0 ? (
            <DifferenceView difference={difference(state, after.value.state)} words={words} />
          ) : null}
          <div className="mt-3">
            <ShiftList state={state} words={words} tried={tried} />
          </div>
        </section>
      </div>
    </Dialog>
  );
}
