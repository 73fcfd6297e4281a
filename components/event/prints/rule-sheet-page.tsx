'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { RuleSheet } from '@/components/event/rule-sheet';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Card } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { SheetFinal } from '@/lib/rules/rule-sheet';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PrizePlan } from '@/lib/schemas/prize-plan';
import type { SittingLabel } from '@/lib/schemas/sitting-label';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { PrintButton } from './print-button';
import { SheetPrizes } from './sheet-prizes';

export interface RuleSheetPageProps {
  event: EventHead;
  rules: Rules;
  plan: PrizePlan;
  slipTiers: readonly string[];
  sittings: readonly (SittingLabel & { startsAt: Date })[];
  final: SheetFinal | null;
}

/** 活动须知 with the event's name, times, place and prizes; on paper without the page around it. */
export function RuleSheetPage(props: RuleSheetPageProps) {
  const { event, rules, plan, slipTiers, sittings, final } = props;
  const t = useTranslations('prints');
  const title = t('print.rules.title');
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={title}
          actions={
            <>
              <LinkButton href={`/events/${event.id}/prints`}>{t('panel.back')}</LinkButton>
              <PrintButton>{t('panel.printPage')}</PrintButton>
            </>
          }
        />
      </div>
      <Card className="print-sheet mx-auto max-w-4xl sm:p-10 print:max-w-none print:border-0 print:p-0">
        <header className="mb-6 border-b-2 border-lacquer pb-4 text-center print:mb-3 print:pb-2">
          <p className="text-2xl font-bold text-lacquer wrap-anywhere">{event.name}</p>
          <h2 className="text-lg font-bold">{title}</h2>
          <SheetTimes {...{ event, sittings }} />
        </header>
        <div className="gap-10 lg:columns-2 print:columns-2 print:gap-7">
          <SheetPrizes {...{ rules, plan, slipTiers }} />
          <RuleSheet rules={rules} final={final} className="block! [&>section]:mb-5 print:[&>section]:mb-2" />
        </div>
      </Card>
    </>
  );
}

/** When and where, each sitting by itself where there are several. */
function SheetTimes({ event, sittings }: Pick<RuleSheetPageProps, 'event' | 'sittings'>) {
  const t = useTranslations('prints');
  const format = useFormatter();
  const several = sittings.length > 1;
  return (
    <div className="mt-1 text-sm text-ink-2">
      {sittings.map(({ position, name, startsAt }) => {
        const time = format.dateTime(startsAt, { timeZone: event.timeZone, ...TIME_FORMATS.evening });
        const sitting = name === '' ? t('sitting', { position }) : name;
        return <p key={position}>{several ? t('sittingAt', { sitting, time }) : time}</p>;
      })}
      {event.venue === '' ? null : <p className="wrap-anywhere">{event.venue}</p>}
    </div>
  );
}
