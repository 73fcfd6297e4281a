'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Field, Select } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { PlayArea } from './play-area';
import { SeedField, useSeed } from './seed-field';
import { MOST_GUESTS, useGuestNames } from './use-guest-names';

const LEAST = 3;
const USUAL = 10;
const SEATS = Array.from({ length: MOST_GUESTS - LEAST + 1 }, (_, at) => LEAST + at);

/** A whole table by these rules, from the first throw to the end. */
export function TablePanel({ rules, items }: { rules: Rules; items: readonly ItemView[] }) {
  const t = useTranslations('tryout');
  const [count, setCount] = useState(USUAL);
  const seed = useSeed();
  const players = useGuestNames(count);
  const setup = useMemo(() => ({ kind: 'table' as const, rules, players }), [rules, players]);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('play.seats')} className="w-32">
          <Select
            value={count}
            onChange={({ target }) => setCount(Number(target.value))}
            options={SEATS.map((seats) => ({
              value: String(seats),
              label: t('play.people', { count: seats }),
            }))}
          />
        </Field>
        <SeedField seed={seed} />
      </div>
      {seed.value === null ? null : (
        <PlayArea key={`${count} ${seed.value} ${seed.game}`} setup={setup} seed={seed.value} items={items} />
      )}
    </>
  );
}
