'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Field, Input, Select, useToast } from '@/components/ui';
import {
  FINAL_TABLE_SIZE,
  SEAT_ORDERS,
  seatFinalistsInput,
  type SeatFinalistsInput,
} from '@/lib/schemas/final';
import type { FinalView, StageView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalSeatProps {
  final: FinalView;
  stage: StageView;
  /** How many finalists are to be seated. */
  standing: number;
  seat: FinalActions['seat'];
}

/** Seats a stage's finalists at its tables. */
export function FinalSeat({ final, stage, standing, seat }: FinalSeatProps) {
  const t = useTranslations('final.seat');
  const toast = useToast();
  const fieldText = useFieldText();
  const { run, busy, problem } = useAct(seat);
  const { register, handleSubmit, control, formState } = useForm<SeatFinalistsInput>({
    resolver: zodResolver(seatFinalistsInput),
    defaultValues: {
      eventId: final.eventId,
      stageId: stage.id,
      order: 'table',
      perTable: FINAL_TABLE_SIZE,
      goOn: stage.last ? 2 : stage.places,
    },
  });
  const perTable = useWatch({ control, name: 'perTable' });
  const tables = perTable > 0 ? Math.ceil(standing / perTable) : 1;
  const submit = handleSubmit(async (input) => {
    const seated = await run(input);
    if (seated?.ok) toast(t('done', { tables: seated.value.tables }));
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      <ProblemNotice problem={problem} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('order')}>
          <Select options={SEAT_ORDERS.map((value) => ({ value, label: t(value) }))} {...register('order')} />
        </Field>
        <Field label={t('perTable')} error={fieldText(formState.errors.perTable)}>
          <Input type="number" min={2} max={30} {...register('perTable', { valueAsNumber: true })} />
        </Field>
        {tables > 1 ? (
          <Field label={t('goOn')} error={fieldText(formState.errors.goOn)}>
            <Input type="number" min={1} max={29} {...register('goOn', { valueAsNumber: true })} />
          </Field>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant={stage.games.length === 0 ? 'primary' : 'secondary'} busy={busy}>
          {stage.games.length === 0 ? t('action') : t('again')}
        </Button>
        <p className="text-sm text-ink-2">
          {tables > 1 ? t('plan', { people: standing, tables }) : t('planLast', { people: standing })}
        </p>
      </div>
    </form>
  );
}
