'use client';

import { useTranslations } from 'next-intl';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PrizeSlip } from '@/lib/schemas/prize-slips';
import { useTableName } from './use-table-name';

/** Two columns of five on A4. */
export const SLIPS_ON_PAGE = 10;

export interface SlipSheetsProps {
  event: EventHead;
  slips: readonly PrizeSlip[];
  tierOf: (tier: string) => string;
}

/** Slips as they come out of the printer, sheet by sheet, to be cut along the dashed lines. */
export function SlipSheets({ event, slips, tierOf }: SlipSheetsProps) {
  const t = useTranslations('prizes.slips');
  const sheets = Array.from({ length: Math.ceil(slips.length / SLIPS_ON_PAGE) }, (_, at) =>
    slips.slice(at * SLIPS_ON_PAGE, (at + 1) * SLIPS_ON_PAGE),
  );
  return (
    <div className="slip-sheets" tabIndex={0} role="region" aria-label={t('heading')}>
      {sheets.map((sheet, at) => (
        <ul key={at} className="slip-sheet">
          {sheet.map((slip) => (
            <Slip key={slip.serial} event={event} slip={slip} tier={tierOf(slip.tier)} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Slip({ event, slip, tier }: { event: EventHead; slip: PrizeSlip; tier: string }) {
  const t = useTranslations('prizes');
  const tableName = useTableName();
  const { table, set } = slip;
  const place = table.sets > 1 ? t('slips.set', { table: tableName(table), set }) : tableName(table);
  return (
    <li className="slip">
      <p className="flex items-baseline justify-between gap-3">
        <span className="line-clamp-1 min-w-0 text-sm text-ink-2 wrap-anywhere">{event.name}</span>
        <span className="shrink-0 font-bold text-lacquer">{t('slips.badge')}</span>
      </p>
      <div className="my-auto min-w-0">
        <p className="line-clamp-1 text-2xl font-bold text-lacquer wrap-anywhere">{tier}</p>
        {slip.name === '' ? null : <p className="line-clamp-2 text-lg wrap-anywhere">{slip.name}</p>}
      </div>
      <p className="text-xs text-ink-2">{t('slips.cashIn')}</p>
      <p className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        <span className="line-clamp-1 min-w-0 wrap-anywhere">{place}</span>
        <span className="shrink-0 tracking-wide tabular-nums">{slip.serial}</span>
      </p>
    </li>
  );
}
