import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { PageHeading } from '@/components/frame/page-heading';
import { buttonStyle, Card, Icon, Notice, Stat } from '@/components/ui';
import { formatMoney } from '@/lib/schemas/money';
import type { ResultsView } from '@/lib/schemas/results-view';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { ClosePanel, type CloseActions } from './close-panel';
import { ResultsGuests } from './results-guests';
import { ResultsTables } from './results-tables';
import { ResultsTiers } from './results-tiers';

export interface ResultsPanelProps {
  results: ResultsView;
  search: string;
  actions: CloseActions;
}

/** Who won what, whether it adds up, and the list to take away. */
export function ResultsPanel({ results, search, actions }: ResultsPanelProps) {
  const t = useTranslations('results');
  if (results.status === 'draft') {
    return (
      <>
        <PageHeading title={t('title')} text={t('text')} />
        <Notice>{t('notOpen')}</Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={t('title')}
        text={t('text')}
        actions={
          <>
            <a
              href={`/api/events/${results.eventId}/prize-list`}
              className={buttonStyle('primary', 'medium')}
            >
              <Icon name="download" className="size-4" />
              {t('download')}
            </a>
            {results.mayClose ? <ClosePanel results={results} actions={actions} /> : null}
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <States results={results} />
        <Totals results={results} />
        <div className="grid items-start gap-4 2xl:grid-cols-2">
          <ResultsTiers results={results} />
          <ResultsTables results={results} />
        </div>
        <ResultsGuests results={results} search={search} />
      </div>
    </>
  );
}

function States({ results }: { results: ResultsView }) {
  const t = useTranslations('results');
  const format = useFormatter();
  const { closing, unfinished, checks, timeZone } = results;
  const good = checks.every((check) => check.expected === check.actual);
  return (
    <>
      {closing ? (
        <Notice tone="good">
          {t('closed', {
            at: format.dateTime(closing.closedAt, { timeZone, ...TIME_FORMATS.moment }),
          })}
        </Notice>
      ) : null}
      {closing?.agrees === false ? <Notice tone="warning">{t('differs')}</Notice> : null}
      {unfinished > 0 ? <Notice>{t('unfinished', { count: unfinished })}</Notice> : null}
      {good ? null : <Notice tone="error">{t('check.bad')}</Notice>}
    </>
  );
}

function Totals({ results }: { results: ResultsView }) {
  const t = useTranslations('results');
  const locale = useLocale();
  const { totals, final, currency, checks } = results;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        <Stat label={t('stat.given')} value={totals.given} note={t('stat.of', { count: totals.quantity })} />
        <Stat label={t('stat.left')} value={totals.left} />
        <Stat label={t('stat.value')} value={money(totals.valueGiven)} />
        <Stat label={t('stat.valueLeft')} value={money(totals.valueLeft)} />
        {final ? (
          <>
            <Stat
              label={t('final.champion')}
              value={<span dir="auto">{final.champion ?? t('final.none')}</span>}
            />
            <Stat
              label={t('final.prizes')}
              value={money(final.value)}
              note={`${final.decided} / ${final.prizes}`}
            />
          </>
        ) : null}
      </div>
      {checks.every((check) => check.expected === check.actual) ? (
        <p className="mt-4 flex items-start gap-2 border-t border-line-2 pt-3 text-sm text-jade">
          <Icon name="check" className="mt-0.5 size-4" />
          {t('check.good')}
        </p>
      ) : null}
    </Card>
  );
}
