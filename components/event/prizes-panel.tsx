'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, Card, Icon, Notice, Stat, Table, Tag, Td, Th, Tr } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { formatMoney } from '@/lib/schemas/money';
import { planPrizes, type PlanItem, type TierPlan } from '@/lib/schemas/prize-plan';
import type { SaveFinalItemsInput, SaveTierItemsInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { FinalPrizes } from './final-prizes';
import { TierDialog } from './tier-dialog';
import { TierMatch } from './tier-match';
import { tierName } from '@/components/table/use-words';

export interface PrizesPanelProps {
  event: EventHead;
  rules: Rules;
  items: readonly PlanItem[];
  tables: number;
  /** Sets of prizes (会) that the tables play together. */
  sets: number;
  guests: number;
  saveTier: (input: SaveTierItemsInput) => Promise<Answer<unknown>>;
  saveFinal: (input: SaveFinalItemsInput) => Promise<Answer<unknown>>;
}

/** What is won: each tier's goods at a table, and what they come to at one table and in the whole house. */
export function PrizesPanel(props: PrizesPanelProps) {
  const { event, rules, items, tables, sets, guests, saveTier, saveFinal } = props;
  const t = useTranslations('prizes');
  const locale = useLocale();
  const plan = planPrizes(rules, items);
  const [editing, setEditing] = useState<TierPlan | null>(null);
  const draft = event.editable && event.status === 'draft';
  const money = (minor: number) => formatMoney(minor, event.currency, locale);
  const finalPieces = plan.final.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = plan.tableValue * sets + plan.finalValue;
  return (
    <>
      <PageHeading
        title={t('title')}
        text={event.status === 'draft' ? t('lead', { count: plan.tablePieces, tables }) : t('frozen')}
      />
      {plan.stray.length > 0 ? (
        <Notice tone="warning" className="mb-4">
          {t('stray', { names: plan.stray.map((item) => item.name).join(', ') })}
        </Notice>
      ) : null}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Table caption={t('title')}>
            <thead>
              <tr>
                <Th>{t('column.tier')}</Th>
                <Th className="hidden w-full md:table-cell">{t('column.items')}</Th>
                <Th numeric>{t('column.perTable')}</Th>
                <Th numeric className="hidden sm:table-cell">
                  {t('column.house')}
                </Th>
                <Th numeric>{t('column.value')}</Th>
              </tr>
            </thead>
            <tbody>
              {plan.tiers.map((tier) => (
                <TierRow
                  key={tier.tier}
                  tier={tier}
                  rules={rules}
                  sets={sets}
                  money={money}
                  onEdit={draft ? () => setEditing(tier) : null}
                />
              ))}
            </tbody>
          </Table>
          <FinalPrizes event={event} items={plan.final} draft={draft} save={saveFinal} />
        </div>
        <Card className="flex h-fit flex-col gap-5 xl:sticky xl:top-6">
          <Stat label={t('total.house')} value={money(total)} size="large" />
          <div className="grid grid-cols-2 gap-4">
            <Stat label={t('total.table')} value={money(plan.tableValue)} />
            <Stat label={t('total.final')} value={money(plan.finalValue)} />
            <Stat label={t('total.pieces')} value={plan.tablePieces * sets + finalPieces} />
            {guests > 0 ? (
              <Stat label={t('total.perGuest')} value={money(Math.round(total / guests))} />
            ) : null}
          </div>
          <p className="text-sm text-ink-2">{t('total.hint')}</p>
        </Card>
      </div>
      {editing ? (
        <TierDialog
          key={editing.tier}
          event={event}
          rules={rules}
          tier={editing}
          save={saveTier}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}

interface TierRowProps {
  tier: TierPlan;
  rules: Rules;
  sets: number;
  money: (minor: number) => string;
  onEdit: (() => void) | null;
}

function TierRow({ tier, rules, sets, money, onEdit }: TierRowProps) {
  const t = useTranslations('prizes');
  const name = tierName(useTranslations('rules'), rules, tier.tier);
  const count = tier.quantity ?? (tier.items.length > 0 ? tier.pieces : null);
  const goods = (
    <span className="flex flex-wrap items-center gap-1.5">
      {tier.items.map((item) => (
        <Tag key={item.id} className="wrap-anywhere">
          {item.quantity > 1 ? t('itemTimes', { name: item.name, count: item.quantity }) : item.name}
          <b className="whitespace-nowrap text-gold">{money(item.value)}</b>
        </Tag>
      ))}
      {tier.items.length === 0 ? <span className="text-ink-2">{t('noItems')}</span> : null}
      {onEdit ? (
        <Button size="small" variant="quiet" onClick={onEdit} aria-label={t('editTier', { tier: name })}>
          <Icon name="edit" className="size-4" />
          {t('edit')}
        </Button>
      ) : null}
    </span>
  );
  return (
    <Tr>
      <Td className="min-w-28">
        <span className="block min-w-24 text-lg leading-6 font-bold wrap-break-word">{name}</span>
        <span className="block text-sm text-ink-2">
          <TierMatch rules={rules} tier={tier.tier} />
        </span>
        <span className="mt-2 block md:hidden">{goods}</span>
      </Td>
      <Td className="hidden md:table-cell">
        {goods}
        {tier.agrees ? null : <Mismatch tier={tier} />}
      </Td>
      <Td numeric>{tier.quantity ?? t('unlimited')}</Td>
      <Td numeric className="hidden sm:table-cell">
        {count === null ? '–' : count * sets}
      </Td>
      <Td numeric className="whitespace-nowrap">
        {money(tier.value * sets)}
      </Td>
    </Tr>
  );
}

function Mismatch({ tier }: { tier: TierPlan }) {
  const t = useTranslations('prizes');
  return (
    <p className="mt-1 text-sm font-medium text-lacquer">
      {t('mismatch', { pieces: tier.pieces, quantity: tier.quantity ?? 0 })}
    </p>
  );
}
