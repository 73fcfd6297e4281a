'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { tierName } from '@/components/table/use-words';
import { Card, EmptyState } from '@/components/ui';
import { packingList, type PackingLine, type PackingTable } from '@/lib/schemas/packing-list';
import { ListActions } from './list-actions';
import type { PrizesTabProps } from './panel-props';
import { SlipSwitches } from './slip-switches';
import { useTableName } from './use-table-name';

/** What goes into each table's box. */
export function PackingTab(props: PrizesTabProps) {
  const { event, rules, plan, house, slipTiers, actions } = props;
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const boxes = packingList(plan, house, slipTiers);
  const pieces = boxes.reduce((sum, box) => sum + box.pieces, 0);
  return (
    <>
      <ListActions eventId={event.id}>{t('packing.lead', { boxes: boxes.length, pieces })}</ListActions>
      <Card title={t('slips.title')} className="mb-4 print:hidden">
        <p className="text-[0.9375rem] text-ink-2">{t('slips.text')}</p>
        <SlipSwitches {...{ event, rules, slipTiers }} setSlips={actions.setSlips} />
        {slipTiers.length > 0 && event.editable ? (
          <LinkButton href={`/events/${event.id}/prizes/slips`} className="mt-2">
            {t('slips.open')}
          </LinkButton>
        ) : null}
      </Card>
      {boxes.length === 0 ? (
        <EmptyState title={t('packing.empty')}>{t('packing.emptyText')}</EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3 print:grid-cols-2">
          {boxes.map((box) => (
            <li key={box.table.id} className="flex min-w-0 break-inside-avoid">
              <Box box={box} name={(tier) => tierName(names, rules, tier)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Box({ box, name }: { box: PackingTable; name: (tier: string) => string }) {
  const t = useTranslations('prizes');
  const tableName = useTableName();
  const { table, lines, pieces } = box;
  const what = ({ kind, tier, name: goods, most }: PackingLine) => {
    if (kind === 'slips') return t('packing.slips', { tier: name(tier) });
    if (kind === 'bare') return t('packing.bare');
    return most ? t('shopping.most', { name: goods }) : goods;
  };
  return (
    <Card flush className="w-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3 pb-2">
        <h2 className="text-lg font-bold wrap-anywhere">
          {tableName(table)}
          {table.name === '' ? null : (
            <span className="ml-2 text-base font-normal text-ink-2">{table.name}</span>
          )}
        </h2>
        <span className="text-sm text-ink-2">
          {table.sets > 1 ? t('packing.sets', { sets: table.sets, pieces }) : t('packing.pieces', { pieces })}
        </span>
      </div>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{tableName(table)}</caption>
        <thead className="sr-only">
          <tr>
            <th>{t('packing.tick')}</th>
            <th>{t('column.tier')}</th>
            <th>{t('shopping.goods')}</th>
            <th>{t('packing.count')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.tier} ${line.kind} ${line.name}`} className="border-t border-line-2 align-top">
              <td className="w-10 py-1.5 pl-4">
                <span className="mt-1 block size-4 rounded-sm border-2 border-ink-2" aria-hidden="true" />
              </td>
              <td className="w-24 py-1.5 pr-3 pl-1 text-ink-2 wrap-anywhere">{name(line.tier)}</td>
              <td className={line.kind === 'bare' ? 'py-1.5 text-lacquer' : 'py-1.5 wrap-anywhere'}>
                {what(line)}
              </td>
              <td className="py-1.5 pr-4 pl-2 text-right font-semibold tabular-nums">
                {t('times', { count: line.count })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
