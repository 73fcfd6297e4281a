import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Card, Notice } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { seatingByName, seatingByTable, type SeatingListInput } from '@/lib/schemas/seating-list';
import type { SittingLabel } from '@/lib/schemas/sitting-label';
import { EventDate } from '../event-date';
import { PrintButton } from '../prints/print-button';
import { useSittingName } from './use-sitting-name';
import { NameColumns } from './name-columns';
import { TableColumns } from './table-columns';
import './seating-print.css';

export const PRINT_ORDERS = ['table', 'name'] as const;
export type PrintOrder = (typeof PRINT_ORDERS)[number];

export interface SeatingPrintProps {
  event: EventHead;
  /** Those that are listed, and when they begin; each by its name where the event has several. */
  sittings: readonly { id: string; label: SittingLabel | null; startsAt: Date }[];
  list: SeatingListInput;
  order: PrintOrder;
  /** Address of the list in the other order, and of the seating. */
  addresses: Record<PrintOrder | 'back', string>;
}

/** Who sits where, by table or by name, to look at and to print from the browser. */
export function SeatingPrint({ event, sittings, list, order, addresses }: SeatingPrintProps) {
  const t = useTranslations('seating');
  const locale = useLocale();
  const nameOf = useSittingName();
  const seated = list.guests.some((guest) => !guest.waiting && guest.tableId !== null);
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={t('print')}
          text={t('printPage.text')}
          actions={
            <>
              <LinkButton href={addresses.back}>{t('printPage.back')}</LinkButton>
              {seated ? <PrintButton>{t('printPage.print')}</PrintButton> : null}
            </>
          }
        />
        <nav aria-label={t('printPage.order')} className="mb-4 flex gap-2">
          {PRINT_ORDERS.map((one) => (
            <LinkButton
              key={one}
              size="small"
              variant={one === order ? 'secondary' : 'quiet'}
              aria-current={one === order ? 'page' : undefined}
              href={addresses[one]}
            >
              {t(`printPage.by.${one}`)}
            </LinkButton>
          ))}
        </nav>
      </div>
      {seated ? (
        <Card className="seating-print mx-auto max-w-5xl sm:p-10 print:max-w-none print:border-0 print:p-0">
          <header className="mb-5 border-b-2 border-lacquer pb-3 print:mb-3 print:pb-2">
            <h2 className="text-2xl font-bold text-lacquer wrap-anywhere">{event.name}</h2>
            <p className="text-ink-2">
              {t(`printPage.title.${order}`)}
              {sittings.map(({ id, label, startsAt }) => (
                <span key={id}>
                  {' · '}
                  {label ? <bdi className="mr-1">{nameOf(label)}</bdi> : null}
                  <EventDate startsAt={startsAt} timeZone={event.timeZone} />
                </span>
              ))}
              {event.venue === '' ? null : ` · ${event.venue}`}
            </p>
          </header>
          {order === 'table' ? (
            <TableColumns tables={seatingByTable(list).filter((table) => table.guests.length > 0)} />
          ) : (
            <NameColumns letters={seatingByName(list, locale)} />
          )}
        </Card>
      ) : (
        <Notice>{t('printPage.nobody')}</Notice>
      )}
    </>
  );
}
