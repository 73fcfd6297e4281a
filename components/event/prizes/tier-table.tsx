'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { Badge, Button, Icon, Table, Tag, Td, Th, Tr } from '@/components/ui';
import type { PresetId, Rules } from '@/lib/rules';
import type { HouseTier } from '@/lib/schemas/prize-house';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import { tierOrigin } from '@/lib/schemas/prize-tiers';
import { GoodsPicture } from './picture-field';
import { TierMatch } from './tier-match';

export interface TierTableProps {
  eventId: string;
  tiers: readonly HouseTier[];
  rules: Rules;
  preset: PresetId | null;
  slipTiers: readonly string[];
  /** Whether the final has prizes: then a table's 状元 needs none. */
  finalPrizes: boolean;
  money: (minor: number) => string;
  /** Null where nothing may change. */
  onEdit: ((tier: string) => void) | null;
}

const COLUMNS = 4;

/** What is won at a table and in the house, the 状元 first. */
export function TierTable(props: TierTableProps) {
  const t = useTranslations('prizes');
  return (
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
        {props.tiers.map((tier) => (
          <TierRow key={tier.plan.tier} {...props} tier={tier} />
        ))}
      </tbody>
    </Table>
  );
}

function TierRow(props: TierTableProps & { tier: HouseTier }) {
  const { tier, rules, preset, slipTiers, money } = props;
  const t = useTranslations('prizes');
  const format = useFormatter();
  const { plan, units } = tier;
  const found = rules.tiers.find(({ id }) => id === plan.tier);
  const origin = found ? tierOrigin(preset, found) : null;
  return (
    <>
      <Tr className="max-md:border-b-0 md:nth-last-2:border-b-0">
        <Td className="min-w-28">
          <span className="block min-w-32 text-lg leading-6 font-bold wrap-break-word">
            {tierName(useTranslations('rules'), rules, plan.tier)}
          </span>
          <span className="block text-sm text-ink-2">
            <TierMatch rules={rules} tier={plan.tier} />
          </span>
          <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {origin?.kind === 'changed' ? <Badge tone="gold">{t('origin.changed')}</Badge> : null}
            {origin?.kind === 'own' && preset !== null ? <Badge>{t('origin.own')}</Badge> : null}
            {slipTiers.includes(plan.tier) ? <Badge>{t('slips.badge')}</Badge> : null}
          </span>
        </Td>
        <Td className="hidden md:table-cell">
          <Goods {...props} />
        </Td>
        <Td numeric className="whitespace-nowrap">
          {plan.quantity === null ? t('unlimited') : format.number(plan.quantity)}
        </Td>
        <Td numeric className="hidden whitespace-nowrap sm:table-cell">
          {units === null ? '–' : tier.most ? t('atMost', { count: units }) : format.number(units)}
        </Td>
        <Td numeric className="whitespace-nowrap">
          {money(tier.value)}
        </Td>
      </Tr>
      {/* On a phone the goods have a line of their own. */}
      <Tr className="md:hidden">
        <Td colSpan={COLUMNS} className="pt-0!">
          <Goods {...props} />
        </Td>
      </Tr>
    </>
  );
}

function Goods({ eventId, tier, rules, finalPrizes, money, onEdit }: TierTableProps & { tier: HouseTier }) {
  const t = useTranslations('prizes');
  const { plan } = tier;
  const name = tierName(useTranslations('rules'), rules, plan.tier);
  return (
    <>
      {/* The button keeps its place at the right of the first line, however many goods there are. */}
      <span className="flex items-start gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
          {plan.items.map((item) => (
            <GoodsTag key={item.id} {...{ eventId, item, money }} />
          ))}
          {plan.items.length === 0 ? (
            <span className="text-ink-2">
              {plan.kind === 'zhuangyuan' && finalPrizes ? t('placeOnly') : t('noItems')}
            </span>
          ) : null}
        </span>
        {onEdit ? (
          <Button
            size="small"
            variant="quiet"
            className="-my-2.5 shrink-0 print:hidden"
            onClick={() => onEdit(plan.tier)}
            aria-label={t('editTier', { tier: name })}
          >
            <Icon name="edit" className="size-4" />
            {t('edit')}
          </Button>
        ) : null}
      </span>
      {plan.agrees ? null : (
        <p className="mt-1 text-sm font-medium text-lacquer">
          {t('mismatch', { pieces: plan.pieces, quantity: plan.quantity ?? 0 })}
        </p>
      )}
    </>
  );
}

/** Goods with how many, what one costs, and how they look. */
export function GoodsTag({
  eventId,
  item,
  money,
}: {
  eventId: string;
  item: PlanItem;
  money: (minor: number) => string;
}) {
  const t = useTranslations('prizes');
  return (
    <Tag className="max-w-full flex-wrap wrap-anywhere">
      {item.pictureId === null ? null : (
        <GoodsPicture
          eventId={eventId}
          pictureId={item.pictureId}
          className="-ml-1.5 size-8 shrink-0 rounded-md"
        />
      )}
      {item.quantity > 1 ? t('itemTimes', { name: item.name, count: item.quantity }) : item.name}
      <b className="whitespace-nowrap text-gold">{money(item.value)}</b>
    </Tag>
  );
}
