'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { tierName } from '@/components/table/use-words';
import { cx, EmptyState, Notice, Table, Td, Th, Tr } from '@/components/ui';
import { expectedConsolations } from '@/lib/schemas/expected-consolations';
import { isPerGuest } from '@/lib/schemas/prize-plan';
import { shoppingList, type ShoppingList, type ShoppingRow } from '@/lib/schemas/shopping-list';
import { ListActions } from './list-actions';
import type { PrizesTabProps } from './panel-props';
import { GoodsPicture } from './picture-field';

/** A phone has no room for them. */
const WIDE = 'hidden sm:table-cell';

/** What has to be bought for the whole house. */
export function ShoppingTab({ event, rules, plan, house, spares, money }: PrizesTabProps) {
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const list = shoppingList(plan, house, spares);
  const perGuest = plan.tiers.some((tier) => isPerGuest(tier) && tier.items.length > 0);
  const most = list.rows.flatMap((row) => row.uses).reduce((sum, use) => sum + (use.most ? use.count : 0), 0);
  const expected = useMemo(
    () => (perGuest ? expectedConsolations(rules, house) : 0),
    [perGuest, rules, house],
  );
  const name = (tier: string) => tierName(names, rules, tier);
  return (
    <>
      <ListActions eventId={event.id}>{t('shopping.lead', { percent: spares })}</ListActions>
      {list.bare.length > 0 ? (
        <Notice tone="warning" title={t('shopping.bare')} className="mb-4">
          {list.bare
            .map(({ tier, units }) =>
              units === null ? name(tier) : t('itemTimes', { name: name(tier), count: units }),
            )
            .join(t('comma'))}
        </Notice>
      ) : null}
      {perGuest ? (
        <Notice className="mb-4">
          {most > 0 ? t('shopping.consolation', { most, expected }) : t('shopping.nobody')}
        </Notice>
      ) : null}
      {list.rows.length === 0 ? (
        <EmptyState title={t('shopping.empty')}>{t('shopping.emptyText')}</EmptyState>
      ) : (
        <Table caption={t('tab.shopping')}>
          <thead>
            <tr>
              <Th className="w-full">{t('shopping.goods')}</Th>
              <Th numeric className={WIDE}>
                {t('shopping.needed')}
              </Th>
              <Th numeric className={WIDE}>
                {t('shopping.spares')}
              </Th>
              <Th numeric>{t('shopping.buy')}</Th>
              <Th numeric className={WIDE}>
                {t('shopping.price')}
              </Th>
              <Th numeric>{t('column.value')}</Th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <Row key={`${row.name} ${row.value}`} {...{ row, name, money, eventId: event.id }} />
            ))}
          </tbody>
          <Foot list={list} money={money} />
        </Table>
      )}
    </>
  );
}

function Row({
  row,
  name,
  money,
  eventId,
}: {
  row: ShoppingRow;
  name: (tier: string) => string;
  money: (minor: number) => string;
  eventId: string;
}) {
  const t = useTranslations('prizes');
  const format = useFormatter();
  const uses = row.uses.map(({ tier, place, count, most }) => {
    const what = tier === null ? t('shopping.place', { place: place ?? 0 }) : name(tier);
    return t('itemTimes', { name: most ? t('shopping.most', { name: what }) : what, count });
  });
  return (
    <Tr className="break-inside-avoid">
      <Td className="min-w-40">
        <span className="flex items-center gap-3">
          {row.pictureId === null ? null : (
            <GoodsPicture
              eventId={eventId}
              pictureId={row.pictureId}
              className="size-11 shrink-0 rounded-lg border border-line"
            />
          )}
          <span className="min-w-0">
            <b className="block wrap-anywhere">{row.name}</b>
            <span className="block text-sm text-ink-2">{uses.join(t('comma'))}</span>
          </span>
        </span>
      </Td>
      <Td numeric className={WIDE}>
        {format.number(row.needed)}
      </Td>
      <Td numeric className={WIDE}>
        {format.number(row.spares)}
      </Td>
      <Td numeric>
        <b>{format.number(row.buy)}</b>
      </Td>
      <Td numeric className={cx(WIDE, 'whitespace-nowrap')}>
        {money(row.value)}
      </Td>
      <Td numeric className="whitespace-nowrap">
        {money(row.amount)}
      </Td>
    </Tr>
  );
}

function Foot({ list, money }: { list: ShoppingList; money: (minor: number) => string }) {
  const t = useTranslations('prizes');
  const format = useFormatter();
  return (
    <tfoot className="border-t border-line bg-paper-2 font-bold">
      <tr>
        <Th scope="row" className="border-b-0 text-ink!">
          {t('total.house')}
        </Th>
        <Td numeric className={WIDE}>
          {format.number(list.needed)}
        </Td>
        <Td numeric className={WIDE}>
          {format.number(list.spares)}
        </Td>
        <Td numeric>{format.number(list.buy)}</Td>
        <Td className={WIDE} />
        <Td numeric className="whitespace-nowrap">
          {money(list.amount)}
        </Td>
      </tr>
    </tfoot>
  );
}
