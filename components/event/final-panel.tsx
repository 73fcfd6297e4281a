import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Card, cx, EmptyState, Notice, Tag } from '@/components/ui';
import type { FinalView } from '@/lib/schemas/final-view';
import { formatMoney } from '@/lib/schemas/money';
import type { FinalActions } from './final-actions';
import { FinalChampion } from './final-champion';
import { FinalRefresh } from './final-refresh';
import { FinalSetUp } from './final-set-up';
import { FinalStage } from './final-stage';
import { usePlaceName } from './use-place-name';

export interface FinalPanelProps {
  final: FinalView;
  calledThrows: boolean;
  /** By game: its link, and the link as a QR code. */
  links: ReadonlyMap<string, { url: string; code: ReactNode }>;
  actions: FinalActions;
}

/** The 王中王 from its format to its champion. */
export function FinalPanel({ final, calledThrows, links, actions }: FinalPanelProps) {
  const t = useTranslations('final');
  const mayChange = final.mayRun && final.status === 'open';
  return (
    <>
      <PageHeading title={t('title')} text={t('text')} />
      <FinalRefresh eventId={final.eventId} />
      <div className="flex flex-col gap-4">
        {final.status === 'draft' ? <Notice>{t('notOpen')}</Notice> : null}
        {final.status === 'closed' ? <Notice tone="good">{t('closed')}</Notice> : null}
        {final.champion ? <FinalChampion champion={final.champion} /> : null}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className={cx('flex min-w-0 flex-col gap-4', !final.begun && 'max-xl:order-2')}>
            {final.status === 'open' && !final.begun ? <Unfinished final={final} /> : null}
            {final.exists || !mayChange ? null : (
              <EmptyState icon="cup" title={t('first.title')}>
                {t('first.text')}
              </EmptyState>
            )}
            {final.stages.map((stage) => (
              <FinalStage
                key={stage.id}
                {...{ final, stage, links, actions, mayChange }}
                calledThrows={calledThrows}
              />
            ))}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <FinalSetUp final={final} mayChange={mayChange && !final.begun} setUp={actions.setUp} />
            <Prizes final={final} />
          </div>
        </div>
      </div>
    </>
  );
}

/** So many tables are named; of more the number says enough. */
const NAMED = 12;

function Unfinished({ final: { unfinished } }: { final: FinalView }) {
  const t = useTranslations('final');
  const placeName = usePlaceName();
  if (unfinished.length === 0) return <Notice tone="good">{t('unfinished.none')}</Notice>;
  const named = unfinished.slice(0, NAMED).map(placeName);
  const more = unfinished.length > NAMED ? [t('unfinished.more', { count: unfinished.length })] : [];
  return (
    <Notice>
      {t('unfinished.some', {
        count: unfinished.length,
        tables: [...named, ...more].join(t('comma')),
      })}
    </Notice>
  );
}

function Prizes({ final }: { final: FinalView }) {
  const t = useTranslations('final');
  const locale = useLocale();
  return (
    <Card title={t('prizes.title')}>
      {final.prizes.length === 0 ? (
        <p className="text-ink-2">{t('prizes.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {final.prizes.map((item) => (
            <li key={item.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <b className="min-w-16">{t('prizes.place', { place: item.place ?? 0 })}</b>
              <Tag className="wrap-anywhere">
                {item.quantity > 1 ? t('prizes.times', { name: item.name, count: item.quantity }) : item.name}
                <b className="text-gold">{formatMoney(item.value, final.currency, locale)}</b>
              </Tag>
              <b dir="auto" className="text-lacquer">
                {winnerOf(final, item.place)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Who alone has a place of the last stage, once it has ended; nobody where it is shared. */
function winnerOf({ stages, settings }: FinalView, place: number | null): string | null {
  const last = stages.find((stage) => stage.last && stage.ended);
  const seats = last?.games[0]?.seats.filter((seat) => seat.rank === place) ?? [];
  return place !== null && place <= settings.places && seats.length === 1 ? (seats[0]?.name ?? null) : null;
}
