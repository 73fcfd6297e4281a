'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRef, useState, type ReactNode } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Field, Notice, Select } from '@/components/ui';
import { CARD_LAYOUTS, PRINTS, WHOLE_PRINTS, type PrintId, type PrintsView } from '@/lib/schemas/prints';
import { chosenTables, printAddress, type PrintChoice } from './print-address';
import { PrintCard } from './print-card';
import { PrintChoices } from './print-choices';
import { UnprintableNotice } from './unprintable-notice';

export interface PrintsPanelProps {
  eventId: string;
  view: PrintsView;
  /** Whether the address is this machine's own, which no phone reaches. */
  loopback: boolean;
}

/** Everything that is printed on A4, as PDF or from the browser. */
export function PrintsPanel({ eventId, view, loopback }: PrintsPanelProps) {
  const t = useTranslations('prints.panel');
  const errors = useTranslations('errors.field');
  const [choice, setChoice] = useState<PrintChoice>({
    ...{ locale: useLocale(), tables: '', sitting: '', layout: 'tent' },
  });
  const input = useRef<HTMLInputElement>(null);
  const chosen = chosenTables(view, choice);
  const error =
    chosen === null
      ? errors('table-range')
      : chosen.length === 0 && choice.tables.trim() !== ''
        ? t('none')
        : null;
  const change = (next: Partial<PrintChoice>) => setChoice((known) => ({ ...known, ...next }));
  const stop = (print: PrintId) => {
    if (error === null || WHOLE_PRINTS.includes(print)) return false;
    input.current?.focus();
    return true;
  };
  return (
    <>
      <PageHeading title={t('title')} text={t('lead')} />
      <UnprintableNotice unprintable={view.unprintable} />
      {loopback && view.codes ? (
        <Notice tone="warning" className="mb-4">
          {t('loopback')}
        </Notice>
      ) : null}
      {view.unseated > 0 && view.tables.length > 0 ? (
        <Notice className="mb-4">{t('unseated', { count: view.unseated })}</Notice>
      ) : null}
      <PrintChoices {...{ view, choice, error, input }} onChange={change} />
      <ul className="grid gap-4 xl:grid-cols-2">
        {PRINTS.map((print) => (
          <li key={print} className="flex">
            <PrintCard
              print={print}
              addresses={{
                download: printAddress(eventId, print, choice, false),
                open: printAddress(eventId, print, choice, true),
              }}
              closed={closedBecause(print)}
              stop={() => stop(print)}
            >
              {extra(print)}
            </PrintCard>
          </li>
        ))}
      </ul>
    </>
  );

  function closedBecause(print: PrintId): ReactNode {
    if (!WHOLE_PRINTS.includes(print) && view.tables.length === 0) return t('noTables');
    if (print === 'cards' && !view.codes) return t('codes');
    if (print === 'slips' && !view.maySlips) return t('slipsClosed');
    if (print === 'slips' && !view.slips) {
      return (
        <>
          {t('noSlips')} <TextLink href={`/events/${eventId}/prizes`}>{t('toPrizes')}</TextLink>
        </>
      );
    }
    return null;
  }

  function extra(print: PrintId): ReactNode {
    const page = PAGES[print];
    if (page !== undefined) {
      return <TextLink href={`/events/${eventId}/${page}`}>{t('preview')}</TextLink>;
    }
    if (print !== 'cards' || !view.codes) return null;
    return (
      <Field label={t('layout')} className="mt-2 max-w-xs">
        <Select
          value={choice.layout}
          options={CARD_LAYOUTS.map((layout) => ({ value: layout, label: t(`layouts.${layout}`) }))}
          onChange={({ target: { value } }) =>
            change({ layout: CARD_LAYOUTS.find((layout) => layout === value) ?? 'tent' })
          }
        />
      </Field>
    );
  }
}

/** Pages of the event that show the same, to look at and to print from there. */
const PAGES: Partial<Record<PrintId, string>> = {
  rules: 'prints/rules',
  'by-table': 'seating/print?by=table',
  'by-name': 'seating/print?by=name',
  packing: 'prizes?tab=packing',
  shopping: 'prizes?tab=shopping',
};

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="w-fit py-1 text-[0.9375rem] font-semibold text-lacquer underline">
      {children}
    </Link>
  );
}
