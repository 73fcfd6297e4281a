'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/frame/use-problem-text';
import { Button, Card, Field, FieldGroup, Input, Radio, Select, useToast } from '@/components/ui';
import { FINAL_FORMATS } from '@/lib/rules';
import { ENTRANTS, setUpFinalInput, type SetUpFinalInput } from '@/lib/schemas/final';
import type { FinalView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalSetUpProps {
  final: FinalView;
  mayChange: boolean;
  setUp: FinalActions['setUp'];
}

/** How the final is played, changeable until its first throw. */
export function FinalSetUp({ final, mayChange, setUp }: FinalSetUpProps) {
  const t = useTranslations('final.setUp');
  const rules = useTranslations('rules');
  const toast = useToast();
  const fieldText = useFieldText();
  const { run, busy, problem } = useAct(setUp);
  const { register, handleSubmit, control, formState } = useForm<SetUpFinalInput>({
    resolver: zodResolver(setUpFinalInput),
    defaultValues: { eventId: final.eventId, ...final.settings },
  });
  const format = useWatch({ control, name: 'format' });
  const rounds = useWatch({ control, name: 'rounds' });
  const { errors } = formState;
  const submit = handleSubmit(async (settings) => {
    const saved = await run(settings);
    if (saved?.ok) toast(t('saved'));
  });
  return (
    <Card title={t('title')}>
      <form onSubmit={(submitted) => void submit(submitted)} noValidate>
        <fieldset disabled={!mayChange} className="flex flex-col gap-4">
          <ProblemNotice problem={problem} />
          <Field
            label={t('format')}
            hint={t(`text.${format}`, { rounds: Number.isInteger(rounds) ? rounds : 1 })}
          >
            <Select
              options={FINAL_FORMATS.map((value) => ({ value, label: rules(`format.${value}`) }))}
              {...register('format')}
            />
          </Field>
          <div className="grid grid-cols-2 gap-4">
            {format === 'contest' || format === 'seal' ? (
              <Field label={t('rounds')} error={fieldText(errors.rounds)}>
                <Input type="number" min={1} max={20} {...register('rounds', { valueAsNumber: true })} />
              </Field>
            ) : null}
            <Field label={t('places')} hint={t('placesHint')} error={fieldText(errors.places)}>
              <Input type="number" min={1} max={30} {...register('places', { valueAsNumber: true })} />
            </Field>
          </div>
          <FieldGroup legend={t('entrants.label')}>
            {ENTRANTS.map((entrants) => (
              <Radio
                key={entrants}
                value={entrants}
                label={t(`entrants.${entrants}`)}
                {...register('entrants')}
              />
            ))}
          </FieldGroup>
          {final.begun ? <p className="text-sm text-ink-2">{t('begun')}</p> : null}
          {mayChange ? (
            <div>
              <Button type="submit" variant={final.exists ? 'secondary' : 'primary'} busy={busy}>
                {t('save')}
              </Button>
            </div>
          ) : null}
        </fieldset>
      </form>
    </Card>
  );
}
