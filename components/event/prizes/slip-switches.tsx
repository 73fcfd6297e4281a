'use client';

import { useTranslations } from 'next-intl';
import { useOptimistic, useTransition } from 'react';
import { tierName } from '@/components/table/use-words';
import { Switch, useToast } from '@/components/ui';
import { useProblemText } from '@/components/frame/use-problem-text';
import type { Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { prizeTiers } from '@/lib/schemas/prize-plan';
import type { SetSlipsInput } from '@/lib/schemas/prizes';
import { refused, type Answer } from '@/lib/schemas/problem';

export interface SlipSwitchesProps {
  event: EventHead;
  rules: Rules;
  slipTiers: readonly string[];
  setSlips: (input: SetSlipsInput) => Promise<Answer<unknown>>;
}

/** For each tier whether a table hands out slips instead of its goods; counts at once. */
export function SlipSwitches({ event, rules, slipTiers, setSlips }: SlipSwitchesProps) {
  const t = useTranslations('prizes.slips');
  const names = useTranslations('rules');
  const toast = useToast();
  const text = useProblemText();
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(slipTiers, (tiers, { tier, on }: { tier: string; on: boolean }) =>
    on ? [...tiers, tier] : tiers.filter((one) => one !== tier),
  );
  const set = (tier: string, on: boolean) =>
    start(async () => {
      show({ tier, on });
      const answer = await setSlips({ eventId: event.id, tier, on }).catch(() => refused('unreachable'));
      if (!answer.ok) toast(text(answer.error), 'bad');
    });
  return (
    <div role="group" aria-label={t('title')} className="mt-2 flex flex-wrap gap-x-8">
      {prizeTiers(rules).map(({ tier }) => (
        <Switch
          key={tier}
          label={tierName(names, rules, tier)}
          checked={shown.includes(tier)}
          disabled={!event.editable || event.status === 'closed'}
          onChange={({ target }) => set(tier, target.checked)}
        />
      ))}
    </div>
  );
}
