'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge, cx } from '@/components/ui';
import { auditChanges, type AuditChange } from '@/lib/schemas/audit-changes';
import type { AuditRow } from '@/lib/schemas/audit-view';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { useAuditSentence, usePlaceText } from './use-audit-sentence';
import { useAuditWords, type AuditContext, type AuditWords } from './use-audit-words';

/** More changes than these are folded away. */
const OPEN = 4;
/** What a row says at most; an import of thousands is listed by its file. */
const MOST = 100;

/** Who did what, when, and from what to what. */
export function AuditRowView({
  eventId,
  row,
  context,
}: {
  eventId: string;
  row: AuditRow;
  context: AuditContext;
}) {
  const t = useTranslations('audit');
  const format = useFormatter();
  const sentence = useAuditSentence(context.rules);
  const place = usePlaceText();
  const changes = auditChanges(row);
  const time = format.dateTime(new Date(row.at), { timeZone: context.timeZone, ...TIME_FORMATS.seconds });
  const list = (
    <Changes
      changes={changes.slice(0, MOST)}
      more={changes.length - MOST}
      names={row.names}
      context={context}
    />
  );
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[5.5rem_9rem_minmax(0,1fr)] sm:px-5">
      <time dateTime={row.at} className="pt-px text-sm text-ink-2 tabular-nums">
        {time}
      </time>
      <p className="wrap-anywhere">
        {row.by.kind === 'user' ? (
          <bdi className="font-semibold">{row.by.name ?? t('by.gone')}</bdi>
        ) : (
          <Badge>{t(`by.${row.by.kind}`)}</Badge>
        )}
      </p>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {sentence(row)}
          {row.place ? (
            <>
              {' '}
              <Link
                href={`/events/${eventId}/games/${row.place.gameId}`}
                className="ml-1 inline-block text-sm text-lacquer underline underline-offset-3"
              >
                {t('toGame', { place: place(row.place) })}
              </Link>
            </>
          ) : null}
        </p>
        {changes.length === 0 ? null : changes.length <= OPEN ? (
          list
        ) : (
          <details className="mt-1">
            <summary className="w-fit text-sm text-ink-2">{t('changes', { count: changes.length })}</summary>
            {list}
          </details>
        )}
      </div>
    </li>
  );
}

function Changes({
  changes,
  more,
  names,
  context,
}: {
  changes: readonly AuditChange[];
  more: number;
  names: AuditRow['names'];
  context: AuditContext;
}) {
  const t = useTranslations('audit');
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm">
      {changes.map((change, index) => (
        <li key={index} className="wrap-anywhere">
          <ChangeText change={change} names={names} context={context} />
        </li>
      ))}
      {more > 0 ? <li className="text-ink-2">{t('more', { count: more })}</li> : null}
    </ul>
  );
}

function ChangeText({
  change,
  names,
  context,
}: {
  change: AuditChange;
  names: AuditRow['names'];
  context: AuditContext;
}) {
  const t = useTranslations('audit');
  const { label, value } = useAuditWords(context);
  const { about, field, from, to } = change;
  const name = label(field);
  return (
    <>
      {about === undefined ? null : (
        <>
          <bdi className="font-medium">{names[about]?.name ?? about}</bdi>{' '}
        </>
      )}
      {name === '' ? null : <span className="text-ink-2">{t('label', { name })}</span>}
      {from === undefined ? null : (
        <del className={cx('text-ink-2', (from === null || from === '') && 'no-underline')}>
          <Value field={field} value={from} words={value} />
        </del>
      )}
      {from === undefined || to === undefined ? null : ' → '}
      {to === undefined ? null : (
        <ins className="font-medium no-underline">
          <Value field={field} value={to} words={value} />
        </ins>
      )}
    </>
  );
}

/** So much of a list is read at a glance. */
const GLANCE = 8;

/** A value in words; a long list begins, and goes on when asked to. */
function Value({ field, value, words }: { field: string; value: unknown; words: AuditWords['value'] }) {
  const t = useTranslations('audit');
  if (!Array.isArray(value) || value.length <= 2 * GLANCE) return <bdi>{words(field, value)}</bdi>;
  return (
    <details className="inline-block max-w-full align-top">
      <summary>{t('beginning', { list: words(field, value.slice(0, GLANCE)), count: value.length })}</summary>
      <bdi>{words(field, value)}</bdi>
    </details>
  );
}
