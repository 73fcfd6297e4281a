'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, Stat, Tag } from '@/components/ui';
import {
  LISTED,
  type ImportOptions,
  type PreviewChange,
  type PreviewGuest,
  type RosterPreview,
} from '@/lib/schemas/roster-import';
import type { RosterField } from '@/lib/schemas/roster-fields';
import { useSittingLabel } from './sitting-name';

/** What an import would add, change and remove, in numbers and by name. */
export function ImportSummary({ preview, options }: { preview: RosterPreview; options: ImportOptions }) {
  const t = useTranslations('roster');
  const { counts } = preview;
  const pasted = String(options.pasted === true);
  const nameOf = useSittingLabel(preview.sittings);
  return (
    <Card title={t('preview.title')}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Stat label={t('preview.add')} value={counts.add} tone={counts.add > 0 ? 'good' : 'neutral'} />
        <Stat label={t('preview.change')} value={counts.change} />
        <Stat label={t('preview.same')} value={counts.same} />
        <Stat
          label={options.removeMissing ? t('preview.remove') : t('preview.missing', { pasted })}
          value={counts.missing}
          tone={options.removeMissing && counts.missing > 0 ? 'bad' : 'neutral'}
        />
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <Fold title={t('preview.addList', { count: counts.add })} count={counts.add} open>
          {preview.add.map((guest) => (
            <li key={guest.row}>
              <GuestLine guest={guest} sitting={guest.sitting === null ? '' : nameOf(guest.sitting)} />
            </li>
          ))}
        </Fold>
        <Fold title={t('preview.changeList', { count: counts.change })} count={counts.change} open>
          {preview.change.map((change) => (
            <li key={change.row}>
              <ChangeLine change={change} nameOf={nameOf} />
            </li>
          ))}
        </Fold>
        <Fold title={t('preview.missingList', { pasted, count: counts.missing })} count={counts.missing}>
          {preview.missing.map((guest, index) => (
            <li key={index}>
              <GuestLine guest={guest} />
            </li>
          ))}
        </Fold>
      </div>
    </Card>
  );
}

function Fold({
  title,
  count,
  open = false,
  children,
}: {
  title: string;
  count: number;
  open?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('roster');
  if (count === 0) return null;
  return (
    <details open={open} className="rounded-control border border-line-2">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">{title}</summary>
      {/* By keyboard, too, a long list is scrolled. */}
      <ul
        tabIndex={0}
        className="max-h-80 divide-y divide-line-2 overflow-y-auto border-t border-line-2 px-4"
      >
        {children}
      </ul>
      {count > LISTED ? (
        <p className="border-t border-line-2 px-4 py-2 text-sm text-ink-2">
          {t('preview.more', { count: count - LISTED })}
        </p>
      ) : null}
    </details>
  );
}

function GuestLine({ guest, sitting = '' }: { guest: PreviewGuest; sitting?: string }) {
  const t = useTranslations('roster');
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 py-1.5">
      <span dir="auto" className="text-left font-semibold wrap-anywhere">
        {guest.name}
      </span>
      <span className="text-sm tabular-nums text-ink-2">{guest.employeeNumber}</span>
      <span className="text-sm wrap-anywhere text-ink-2">{guest.department}</span>
      <span className="ml-auto text-sm text-ink-2">
        {sitting === '' ? null : <bdi className="mr-2">{sitting}</bdi>}
        {guest.table === null ? null : t('tableNumber', { number: guest.table })}
        {guest.row === null ? null : <span className="ml-3">{t('rowNumber', { row: guest.row })}</span>}
      </span>
    </p>
  );
}

function ChangeLine({ change, nameOf }: { change: PreviewChange; nameOf: (sittingId: string) => string }) {
  const t = useTranslations('roster');
  const value = (column: RosterField, text: string | null) =>
    text === null || text === '' ? t('preview.nothing') : column === 'sitting' ? nameOf(text) : text;
  return (
    <div className="py-1.5">
      <GuestLine guest={change} />
      <ul className="flex flex-wrap gap-2 pb-1">
        {change.fields.map(({ column, from, to }) => (
          <li key={column}>
            <Tag className="wrap-anywhere">
              {t(`field.${column}`)}
              <s className="text-ink-2">
                <bdi>{value(column, from)}</bdi>
              </s>{' '}
              →{' '}
              <b>
                <bdi>{value(column, to)}</bdi>
              </b>
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
