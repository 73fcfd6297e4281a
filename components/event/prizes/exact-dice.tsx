'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Die } from '@/components/dice/die';
import { FACES } from '@/components/dice/faces';
import { Button, Icon, IconButton } from '@/components/ui';
import { MatcherDice } from './matcher-dice';

/** Six dice to choose one by one, for a matcher that asks for just them. */
export function ExactDice({ known, onAdd }: { known: readonly string[]; onAdd: (dice: string) => void }) {
  const t = useTranslations('prizes.matchers');
  const [dice, setDice] = useState<string | null>(null);
  if (dice === null) {
    return (
      <Button size="small" onClick={() => setDice('')}>
        <Icon name="add" className="size-4" />
        {t('addExact')}
      </Button>
    );
  }
  const add = (face: number) => {
    const next = [...`${dice}${face}`].sort().join('');
    if (next.length < 6) {
      setDice(next);
      return;
    }
    setDice(null);
    if (!known.includes(next)) onAdd(next);
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2 rounded-control border border-line bg-paper-2 p-2">
      <span role="status" className="inline-flex min-h-7 items-center gap-2 text-sm text-ink-2">
        {dice === '' ? null : <MatcherDice matcher={{ exact: dice }} />}
        {t('missing', { count: 6 - dice.length })}
      </span>
      <span role="group" aria-label={t('faces')} className="flex flex-wrap">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={t('face', { face })}
            onClick={() => add(face)}
            className="grid size-11 place-items-center rounded-control hover:bg-sand"
          >
            <Die face={face} className="size-8" />
          </button>
        ))}
      </span>
      <IconButton label={t('stop')} onClick={() => setDice(null)} className="ml-auto">
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  );
}
