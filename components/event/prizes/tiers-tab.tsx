'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Card, Stat } from '@/components/ui';
import { budgetOf } from '@/lib/schemas/prize-budget';
import { houseTiers, houseValue } from '@/lib/schemas/prize-house';
import { countSets } from '@/lib/schemas/tables';
import { BudgetBar, BudgetVerdict } from './budget-bar';
import { FinalPrizes } from './final-prizes';
import type { PrizesTabProps } from './panel-props';
import { TierTable } from './tier-table';

/** Each tier's goods at a table, the final's, and what they come to. */
export function TiersTab(props: PrizesTabProps & { onEdit: ((tier: string) => void) | null }) {
  const { event, rules, preset, plan, house, guests, spares, slipTiers, money, onEdit } = props;
  const t = useTranslations('prizes');
  const format = useFormatter();
  const tiers = houseTiers(plan, house);
  const total = houseValue(plan, house);
  const budget = budgetOf(plan, house, { limit: props.budget, spares, guests });
  const finalPieces = plan.final.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
      <div className="flex min-w-0 flex-col gap-4">
        <TierTable
          {...{ eventId: event.id, tiers, rules, preset, slipTiers, money, onEdit }}
          finalPrizes={plan.final.length > 0}
        />
        <FinalPrizes
          {...{ event, items: plan.final, places: props.finalPlaces, money }}
          draft={onEdit !== null}
          save={props.actions.saveFinal}
        />
      </div>
      <Card className="flex h-fit flex-col gap-5 xl:sticky xl:top-6">
        <Stat label={t('total.house')} value={money(total)} size="large" />
        {budget.limit === null ? null : (
          <div className="flex flex-col gap-2">
            <BudgetBar budget={budget} />
            <BudgetVerdict budget={budget} money={money} />
          </div>
        )}
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Stat label={t('total.table')} value={money(plan.tableValue)} />
          <Stat label={t('total.final')} value={money(plan.finalValue)} />
          <Stat
            label={t('total.pieces')}
            value={format.number(tiers.reduce((sum, { units }) => sum + (units ?? 0), finalPieces))}
          />
          {guests > 0 ? <Stat label={t('total.perGuest')} value={money(Math.round(total / guests))} /> : null}
        </div>
        <p className="text-sm text-ink-2">{t('total.hint', { sets: countSets(house.tables) })}</p>
      </Card>
    </div>
  );
}
