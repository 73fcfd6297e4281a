'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { latestEntry } from '@/components/table/last-entry';
import { ResultCard } from '@/components/table/result-card';
import { ruleLines } from '@/components/table/rule-lines';
import { tellEntry } from '@/components/table/sentences';
import type { Play } from './use-play';

/** The last thing that happened, what it did, and the rule behind it. */
export function LastThrow({ play: { state, view, words } }: { play: Play }) {
  const t = useTranslations('table');
  const last = useMemo(() => latestEntry(state), [state]);
  if (!last) {
    return (
      <p className="grid min-h-24 place-items-center rounded-2xl border border-dashed border-line px-4 text-center text-ink-2">
        {t('last.none')}
      </p>
    );
  }
  const told = tellEntry(words, view, last);
  const dice = last.plain?.kind === 'throw' ? last.plain.dice : null;
  const rules = ruleLines({ t, words, rules: state.rules, locked: state.titleLocked }, last);
  return (
    <>
      <ResultCard
        key={last.entry}
        caption={t(dice === null ? 'last.event' : 'last.caption')}
        told={told}
        dice={dice}
        diceLabel={t('last.dice', { dice: dice ?? '' })}
        grows
      />
      <details>
        <summary className="min-h-11 w-fit rounded-control py-2 text-lacquer">{t('why.open')}</summary>
        <ul className="list-disc pl-5 marker:text-gold-fill">
          {rules.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
