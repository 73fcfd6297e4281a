'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { handName, tierName } from '@/components/table/use-words';
import { Button, Card, Icon } from '@/components/ui';
import { classify, ZHUANGYUAN_CLASSES, type Rules } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { randomDice } from '@/lib/schemas/try-out';
import { diceOfClass } from '@/lib/rules/rule-sheet-dice';
import { throwsOf } from '@/lib/schemas/rule-options/stage';
import { DiceEditor } from './dice-editor';
import { StrengthLadder } from './strength-ladder';
import { ThrowVerdict } from './throw-verdict';

const FIRST = '444435';

/** Any six dice: what they are called, what they win, how strong that is, and why. */
export function ThrowPanel({ rules, items }: { rules: Rules; items: readonly ItemView[] }) {
  const t = useTranslations('tryout');
  const names = useTranslations('rules');
  const [dice, setDice] = useState(FIRST);
  const samples = useMemo(
    () => [
      ...ZHUANGYUAN_CLASSES.toReversed().map((hand) => ({
        name: handName(names, hand),
        dice: diceOfClass(hand),
      })),
      ...rules.tiers.toReversed().flatMap(({ id }) => {
        const [sample] = throwsOf(rules, id);
        return sample === undefined ? [] : [{ name: tierName(names, rules, id), dice: sample }];
      }),
    ],
    [names, rules],
  );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <DiceEditor dice={dice} onChange={setDice} />
          <p className="mt-2 text-sm text-ink-2">{t('throw.hint')}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => setDice(randomDice(Math.random))}>
              <Icon name="refresh" />
              {t('throw.random')}
            </Button>
          </div>
          <p id="samples" className="mt-4 mb-2 text-sm text-ink-2">
            {t('throw.samples')}
          </p>
          <div role="group" aria-labelledby="samples" className="flex flex-wrap gap-2">
            {samples.map((sample) => (
              <Button
                key={sample.name}
                size="small"
                className="py-1.5 wrap-anywhere"
                aria-pressed={isSame(sample.dice, dice)}
                onClick={() => setDice(sample.dice)}
              >
                {sample.name}
              </Button>
            ))}
          </div>
        </Card>
        <ThrowVerdict rules={rules} items={items} dice={dice} />
      </div>
      <StrengthLadder rules={rules} dice={dice} onShow={setDice} />
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return classify(one) === classify(other);
}
