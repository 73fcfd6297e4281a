'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { DiceRow } from '@/components/dice/dice-row';
import { handName, tierName } from '@/components/table/use-words';
import { Card, cx, Icon } from '@/components/ui';
import { meaningOf, ZHUANGYUAN, type Rules } from '@/lib/rules';
import { oddsOf } from '@/lib/rules/odds';
import { diceOfClass } from '@/lib/rules/rule-sheet-dice';
import { throwsOf } from '@/lib/schemas/rule-options/stage';
import { chanceIn } from '@/lib/schemas/try-out';

interface Rung {
  key: string;
  name: string;
  dice: string | null;
  count: number;
}

interface Props {
  rules: Rules;
  dice: string;
  onShow: (dice: string) => void;
}

/** All that a throw can win, the greatest first, with how rare it is and where this throw stands. */
export function StrengthLadder({ rules, dice, onShow }: Props) {
  const t = useTranslations('tryout');
  const options = useTranslations('options');
  const names = useTranslations('rules');
  const rungs = useMemo((): Rung[] => {
    const odds = oddsOf(rules);
    const claims = odds.claims.map(({ hand, count }) => ({
      key: `${ZHUANGYUAN} ${hand}`,
      name: handName(names, hand),
      dice: diceOfClass(hand),
      count,
    }));
    const tiers = odds.tiers.map(({ tier, count }) => ({
      key: `tier ${tier}`,
      name: tierName(names, rules, tier),
      dice: throwsOf(rules, tier)[0] ?? null,
      count,
    }));
    return [...claims, ...tiers, { key: 'nothing', name: '', dice: null, count: odds.nothing }];
  }, [rules, names]);
  const { tier, hand } = meaningOf(rules, dice);
  const here = tier === ZHUANGYUAN ? `${ZHUANGYUAN} ${hand}` : tier === null ? 'nothing' : `tier ${tier}`;
  return (
    <Card flush title={t('ladder.title')}>
      <ol className="divide-y divide-line-2 border-t border-line-2">
        {rungs.map(({ key, name, dice: sample, count }) => (
          <li
            key={key}
            aria-current={key === here ? 'true' : undefined}
            className={cx('flex items-center gap-2 pr-4', key === here && 'bg-gold-soft')}
          >
            <span className="w-8 text-center text-lacquer">
              {key === here ? <Icon name="arrow-right" className="mx-auto size-4" /> : null}
              {key === here ? <span className="sr-only">{t('ladder.here')}</span> : null}
            </span>
            <span className="min-w-0 flex-1 py-2">
              {sample === null ? (
                <span className="text-ink-2">{name || t('ladder.nothing')}</span>
              ) : (
                <button
                  type="button"
                  onClick={() => onShow(sample)}
                  className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control text-left hover:text-lacquer"
                >
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <DiceRow
                    dice={sample}
                    label={options('example.dice', { dice: sample })}
                    className="size-4"
                  />
                </button>
              )}
            </span>
            <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
              {count === 0 ? null : t('ladder.once', { per: chanceIn(count) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
