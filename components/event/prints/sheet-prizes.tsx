import { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import type { Rules } from '@/lib/rules';
import type { PrizePlan, TierPlan } from '@/lib/schemas/prize-plan';

export interface SheetPrizesProps {
  rules: Rules;
  plan: PrizePlan;
  /** Tiers that hand out slips instead of goods. */
  slipTiers: readonly string[];
}

/** What there is to win: at each table, then in the final. */
export function SheetPrizes({ rules, plan, slipTiers }: SheetPrizesProps) {
  const t = useTranslations('prints');
  const list = useTranslations('export');
  const names = useTranslations('rules');
  const goods = ({ tier, items }: TierPlan) => {
    const all = items
      .map(({ name, quantity }) => t('times', { what: name, count: quantity }))
      .join(list('separator'));
    if (!slipTiers.includes(tier)) return all;
    return all === '' ? t('rules.bySlip') : t('rules.goodsBySlip', { goods: all });
  };
  const label = ({ tier, quantity }: TierPlan) => {
    const name = tierName(names, rules, tier);
    return quantity === null ? name : t('times', { what: name, count: quantity });
  };
  return (
    <>
      <PrizeList title={t('rules.prizes')} rows={plan.tiers.map((tier) => [label(tier), goods(tier)])} />
      {plan.final.length > 0 ? (
        <PrizeList
          title={t('rules.finalPrizes')}
          rows={plan.final.map(({ place, name, quantity }) => [
            t('rules.place', { place: place ?? 0 }),
            t('times', { what: name, count: quantity }),
          ])}
        />
      ) : null}
    </>
  );
}

function PrizeList({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="mb-5 break-inside-avoid print:mb-2">
      <h3 className="mb-2 font-bold text-lacquer">{title}</h3>
      <dl>
        {rows.map(([label, goods], at) => (
          <div
            key={at}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-b border-line-2 py-1 print:py-0.5"
          >
            <dt className="font-semibold wrap-anywhere">{label}</dt>
            <dd className="wrap-anywhere">{goods === '' ? '–' : goods}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
