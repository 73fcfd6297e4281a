'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Card, Field, Select, useToast } from '@/components/ui';
import type { PlaceOf } from '@/lib/schemas/final';
import type { FinalGameView, StageView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalTiesProps {
  eventId: string;
  stage: StageView;
  game: FinalGameView;
  mayChange: boolean;
  decide: FinalActions['decide'];
}

/** Who has the places that finalists still tie for: the organiser says so. */
export function FinalTies({ eventId, stage, game, mayChange, decide }: FinalTiesProps) {
  const t = useTranslations('final');
  const toast = useToast();
  const { run, busy, problem } = useAct(decide);
  const [typed, setTyped] = useState<readonly PlaceOf[] | null>(null);
  const { ties } = game;
  const tied = (row: PlaceOf) =>
    ties.some(
      ({ places, guests }) =>
        places.includes(row.place) && guests.some(({ guestId }) => guestId === row.guestId),
    );
  const given = (typed ?? stage.decided).filter(tied);
  const choose = (place: number, guestId: string) => {
    const others = given.filter((row) => row.place !== place && row.guestId !== guestId);
    setTyped(guestId === '' ? others : [...others, { place, guestId }]);
  };
  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    const saved = await run({ eventId, stageId: stage.id, seen: stage.decided, places: [...given] });
    if (!saved?.ok) return;
    setTyped(null);
    toast(t('tie.saved'));
  };
  return (
    <Card title={t('tie.title')} className="border-gold-fill/60">
      <form onSubmit={(submitted) => void submit(submitted)} className="flex flex-col items-start gap-4">
        <ProblemNotice problem={problem} />
        {ties.map(({ rank, places, guests }) => (
          <div key={rank} className="flex w-full flex-col gap-3">
            <p className="max-w-prose wrap-anywhere">
              {t('tie.text', { rank, names: guests.map(({ name }) => name).join(t('comma')) })}
            </p>
            <div className="flex flex-wrap gap-4">
              {places.map((place) => (
                <Field key={place} label={t('rank', { rank: place })} className="w-full sm:w-56">
                  <Select
                    value={given.find((row) => row.place === place)?.guestId ?? ''}
                    disabled={!mayChange}
                    onChange={({ target }) => choose(place, target.value)}
                    options={[
                      { value: '', label: t('tie.open') },
                      ...guests.map(({ guestId, name }) => ({ value: guestId, label: name })),
                    ]}
                  />
                </Field>
              ))}
            </div>
          </div>
        ))}
        {mayChange ? (
          <Button type="submit" variant="primary" busy={busy} disabled={typed === null}>
            {t('tie.save')}
          </Button>
        ) : null}
      </form>
    </Card>
  );
}
