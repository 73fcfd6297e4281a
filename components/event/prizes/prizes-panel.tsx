'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, Notice, Tabs } from '@/components/ui';
import { formatMoney } from '@/lib/schemas/money';
import { planPrizes } from '@/lib/schemas/prize-plan';
import { countSets } from '@/lib/schemas/tables';
import { AddTierMenu } from './add-tier-menu';
import { BudgetTab } from './budget-tab';
import { OrderDialog } from './order-dialog';
import { PackingTab } from './packing-tab';
import type { PrizesPanelProps } from './panel-props';
import { PrintHead } from './print-head';
import { ShoppingTab } from './shopping-tab';
import type { TierDraft } from './tier-draft';
import { TierDialog } from './tier-dialog';
import { TiersTab } from './tiers-tab';

const TABS = ['tiers', 'shopping', 'packing', 'budget'] as const;
export type PrizesTab = (typeof TABS)[number];

/** What is won: tiers with their dice and goods, what has to be bought and packed, and what it costs. */
export function PrizesPanel(props: PrizesPanelProps & { tab: string | null }) {
  const { event, rules, preset, items, house, actions } = props;
  const t = useTranslations('prizes');
  const locale = useLocale();
  const [tab, setTab] = useState<PrizesTab>(() => TABS.find((one) => one === props.tab) ?? 'tiers');
  const [editing, setEditing] = useState<TierDraft | string | null>(null);
  const [ordering, setOrdering] = useState(false);
  const plan = planPrizes(rules, items);
  const draft = event.editable && event.status === 'draft';
  const money = (minor: number) => formatMoney(minor, event.currency, locale);
  const show = (next: PrizesTab) => {
    setTab(next);
    // A reload, or a link that is passed on, opens the same.
    window.history.replaceState(null, '', `?tab=${next}`);
  };
  const shared = { ...props, plan, money };
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={t('title')}
          text={
            event.status === 'draft'
              ? t('lead', { count: plan.tablePieces, sets: countSets(house.tables) })
              : t('frozen')
          }
          actions={
            draft && tab === 'tiers' ? (
              <>
                <Button onClick={() => setOrdering(true)}>{t('order.open')}</Button>
                <AddTierMenu rules={rules} preset={preset} onAdd={setEditing} />
              </>
            ) : undefined
          }
        />
      </div>
      {plan.stray.length > 0 ? (
        <Notice tone="warning" className="mb-4">
          {t('stray', { names: plan.stray.map((item) => item.name).join(', ') })}
        </Notice>
      ) : null}
      <Tabs
        label={t('title')}
        items={TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={show}
      >
        <PrintHead event={event} title={t(`tab.${tab}`)} />
        {tab === 'tiers' ? <TiersTab {...shared} onEdit={draft ? setEditing : null} /> : null}
        {tab === 'shopping' ? <ShoppingTab {...shared} /> : null}
        {tab === 'packing' ? <PackingTab {...shared} /> : null}
        {tab === 'budget' ? <BudgetTab {...shared} /> : null}
      </Tabs>
      {editing !== null ? (
        <TierDialog
          key={typeof editing === 'string' ? editing : editing.id}
          {...{ event, rules, preset, items }}
          start={editing}
          save={actions.saveTier}
          remove={actions.removeTier}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {ordering ? (
        <OrderDialog {...{ event, rules }} save={actions.orderTiers} onClose={() => setOrdering(false)} />
      ) : null}
    </>
  );
}
