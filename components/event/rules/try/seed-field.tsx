'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, Field, Icon, Input } from '@/components/ui';
import { MOST_SEED, newSeed } from '@/lib/schemas/try-out';

export interface Seed {
  /** Null until the page has come alive. */
  value: number | null;
  /** Counts games, so that the same seed can be played again. */
  game: number;
  set: (value: number) => void;
  again: () => void;
}

/** The seed of a game by chance. */
export function useSeed(): Seed {
  const [seed, setSeed] = useState<{ value: number | null; game: number }>({ value: null, game: 0 });
  useEffect(() => setSeed({ value: newSeed(Math.random), game: 0 }), []);
  return {
    ...seed,
    set: (value) => setSeed({ value, game: seed.game + 1 }),
    again: () => setSeed({ ...seed, game: seed.game + 1 }),
  };
}

/** Shows the seed and takes another: the same seed has the same dice. */
export function SeedField({ seed }: { seed: Seed }) {
  const t = useTranslations('tryout');
  const [typed, setTyped] = useState<string | null>(null);
  const value = Number(typed);
  const wrong = typed !== null && !(Number.isInteger(value) && value >= 1 && value <= MOST_SEED);
  const take = () => {
    if (wrong) return;
    if (typed !== null && value !== seed.value) seed.set(value);
    setTyped(null);
  };
  const leave = (deed: () => void) => () => {
    setTyped(null);
    deed();
  };
  return (
    <>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          take();
        }}
      >
        <Field
          label={t('play.seed')}
          error={wrong ? t('play.seedWrong', { most: MOST_SEED }) : undefined}
          className="w-36"
        >
          <Input
            inputMode="numeric"
            title={t('play.seedHint')}
            value={typed ?? seed.value ?? ''}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={take}
          />
        </Field>
      </form>
      <div className="flex flex-wrap gap-2">
        <Button onClick={leave(seed.again)}>
          <Icon name="undo" />
          {t('play.reset')}
        </Button>
        <Button onClick={leave(() => seed.set(newSeed(Math.random)))}>
          <Icon name="refresh" />
          {t('play.newSeed')}
        </Button>
      </div>
    </>
  );
}
