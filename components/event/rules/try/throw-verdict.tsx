'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ruleLines } from '@/components/table/rule-lines';
import { tellEntry } from '@/components/table/sentences';
import { Card, cx } from '@/components/ui';
import { explain, meaningOf, ZHUANGYUAN, type Rules } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { chanceIn, standingOf } from '@/lib/schemas/try-out';
import { useGuestNames } from './use-guest-names';
import { usePlayed } from './use-play';

interface Props {
  rules: Rules;
  items: readonly ItemView[];
  dice: string;
}

const SEATS = 3;

/** The core's verdict on six dice, as the first throw of a game. */
export function ThrowVerdict({ rules, items, dice }: Props) {
  const t = useTranslations('tryout');
  const table = useTranslations('table');
  const format = useFormatter();
  const players = useGuestNames(SEATS);
  const setup = useMemo(() => ({ kind: 'table' as const, rules, players }), [rules, players]);
  const entries = useMemo(() => [{ kind: 'throw' as const, seat: 1, dice }], [dice]);
  const { view, words } = usePlayed(setup, items, entries);
  const { state } = view.log;
  const explained = useMemo(() => explain(state, 1), [state]);
  const told = tellEntry(words, view, explained);
  const { hand, detail, tier } = meaningOf(rules, dice);
  const { weaker, alike, outcomes } = standingOf(rules, dice);
  const lines = ruleLines({ t: table, words, rules, locked: state.titleLocked }, { ...explained, tier });
  const won =
    tier === null
      ? t('throw.nothing')
      : tier === ZHUANGYUAN
        ? t('throw.claim')
        : t('throw.wins', { tier: words.tier(tier) });
  return (
    <Card aria-live="polite" className={tier === ZHUANGYUAN ? 'border-gold-fill bg-gold-soft' : undefined}>
      <h2 className="text-4xl leading-tight font-bold">{words.hand(hand, detail)}</h2>
      <p className={cx('text-xl font-bold', tier === null ? 'text-ink-2' : 'text-lacquer')}>{won}</p>
      <p className="mt-2 text-ink-2">
        {t('throw.chance', { count: alike, per: chanceIn(alike) })}
        {weaker > 0 ? (
          <span className="block">
            {t('throw.stronger', {
              percent: format.number(weaker / outcomes, { style: 'percent', maximumFractionDigits: 2 }),
            })}
          </span>
        ) : null}
      </p>
      {told.lines.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-ink-2">{t('throw.fresh')}</p>
          <ul className="list-disc pl-5 marker:text-gold-fill">
            {told.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4 text-sm text-ink-2">{t('throw.why')}</p>
      <ul className="list-disc pl-5 marker:text-gold-fill">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
