'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button, Card, Field, Icon, Input } from '@/components/ui';
import { MOST_PLAYERS } from '@/lib/rules';
import type { TableGroup } from '@/lib/rules/simulate-evening';
import { countGames } from '@/lib/schemas/forecast';

/** What a forecast takes for granted; people and tables only where the event has none yet. */
export interface Assumed {
  seconds: number;
  minutes: number;
  players: number;
  tables: number;
  seed: number;
}

const LIMITS: Record<keyof Assumed, [least: number, most: number]> = {
  seconds: [3, 60],
  minutes: [10, 300],
  players: [2, MOST_PLAYERS],
  tables: [1, 600],
  seed: [1, 999_999],
};

export interface AssumptionsProps {
  groups: readonly TableGroup[];
  assumed: Assumed;
  onChange: (assumed: Assumed) => void;
}

/** What the forecast goes by, and what of it can be changed here. */
export function Assumptions({ groups, assumed, onChange }: AssumptionsProps) {
  const t = useTranslations('forecast.assume');
  const slider = useId();
  const set = (key: keyof Assumed) => (value: number) => onChange({ ...assumed, [key]: value });
  const number = (key: keyof Assumed) => (
    <NumberField label={t(key)} value={assumed[key]} limits={LIMITS[key]} onChange={set(key)} />
  );
  const list = groups.map(({ players, games }) => t('group', { players, games })).join(' · ');
  return (
    <Card title={t('title')} className="h-fit xl:sticky xl:top-4">
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <label htmlFor={slider} className="flex justify-between text-sm font-semibold">
            {t('seconds')}
            <output className="text-base tabular-nums">{assumed.seconds}</output>
          </label>
          <input
            id={slider}
            type="range"
            min={LIMITS.seconds[0]}
            max={LIMITS.seconds[1]}
            value={assumed.seconds}
            onChange={(event) => set('seconds')(event.target.valueAsNumber)}
            className="h-11 w-full accent-lacquer"
          />
          <p className="text-sm text-ink-2">{t('secondsHint')}</p>
        </div>
        {number('minutes')}
        {groups.length > 0 ? (
          <p className="text-sm text-ink-2">{t('house', { games: countGames(groups), list })}</p>
        ) : (
          <>
            <p className="text-sm text-ink-2">{t('noTables')}</p>
            <div className="grid grid-cols-2 gap-3">
              {number('players')}
              {number('tables')}
            </div>
          </>
        )}
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">{number('seed')}</div>
          <Button variant="secondary" onClick={() => set('seed')(1 + (assumed.seed % LIMITS.seed[1]))}>
            <Icon name="refresh" />
            {t('newSeed')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  limits: [least: number, most: number];
  onChange: (value: number) => void;
}

/** Takes any typing; only what is a number within its limits counts, and what isn't is told them. */
function NumberField({ label, value, limits: [least, most], onChange }: NumberFieldProps) {
  const t = useTranslations('forecast.assume');
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (number: number) => Number.isInteger(number) && number >= least && number <= most;
  const wrong = typed !== null && !fits(typed === '' ? Number.NaN : Number(typed));
  return (
    <Field label={label} error={wrong ? t('limits', { least, most }) : undefined}>
      <Input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onBlur={() => wrong || setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (fits(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
      />
    </Field>
  );
}
