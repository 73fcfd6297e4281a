'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Field, Select } from '@/components/ui';
import {
  FINAL_FORMATS,
  PRESET_FINAL,
  DEFAULT_PRESET,
  type FinalFormat,
  type PresetId,
  type Rules,
} from '@/lib/rules';
import { PlayArea } from './play-area';
import { SeedField, useSeed } from './seed-field';
import { MOST_GUESTS, useGuestNames } from './use-guest-names';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const NO_ITEMS = [] as const;

/** A final of every format by these rules. */
export function FinalPanel({ rules, preset }: { rules: Rules; preset: PresetId | null }) {
  const t = useTranslations('tryout');
  const names = useTranslations('rules');
  const [format, setFormat] = useState<FinalFormat>(PRESET_FINAL[preset ?? DEFAULT_PRESET]);
  const [count, setCount] = useState(6);
  const [places, setPlaces] = useState(3);
  const [rounds, setRounds] = useState(3);
  const seed = useSeed();
  const players = useGuestNames(count);
  const setup = useMemo(
    () => ({ kind: 'final' as const, format, rules, players, places, rounds }),
    [format, rules, players, places, rounds],
  );
  const choose = (label: string, value: number, from: number, to: number, set: (value: number) => void) => (
    <Field label={label} className="w-28">
      <Select
        value={value}
        onChange={({ target }) => set(Number(target.value))}
        options={numbers(from, to).map((number) => ({ value: String(number), label: String(number) }))}
      />
    </Field>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('final.format')} className="min-w-44">
          <Select
            value={format}
            onChange={({ target }) => setFormat(FINAL_FORMATS.find((one) => one === target.value) ?? format)}
            options={FINAL_FORMATS.map((one) => ({ value: one, label: names(`format.${one}`) }))}
          />
        </Field>
        {choose(t('play.finalists'), count, 2, MOST_GUESTS, setCount)}
        {choose(t('final.places'), places, 1, 5, setPlaces)}
        {format === 'contest' || format === 'seal'
          ? choose(t('final.rounds'), rounds, 1, 6, setRounds)
          : null}
        <SeedField seed={seed} />
      </div>
      {seed.value === null ? null : (
        <PlayArea
          key={[format, count, places, rounds, seed.value, seed.game].join(' ')}
          setup={setup}
          seed={seed.value}
          items={NO_ITEMS}
        />
      )}
    </>
  );
}
