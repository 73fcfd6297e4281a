'use client';

import { useTranslations } from 'use-intl';
import type { Count, Difference } from '../../lib/rules';
import type { Words } from './use-words';

/** Who gains and who loses what by a correction, before it counts or after. */
export function DifferenceList({ difference, words }: { difference: Difference; words: Words }) {
  const t = useTranslations('table');
  const { seats, titleChanged, title, phase, ignored } = difference;
  const counts = (list: readonly Count[]) => words.prizes(list.map((one) => ({ ...one, item: null })));
  const names = (rows: Difference['title']['after']) =>
    rows.length === 0 ? t('noTitle') : words.seats(rows.map(({ seat }) => seat));
  const nothing = seats.length === 0 && !titleChanged && phase.before === phase.after;
  return (
    <ul className="flex flex-col gap-1 text-base">
      {nothing && <li className="text-ink-2">{t('difference.nothing')}</li>}
      {titleChanged && (
        <li className="font-bold">
          {t('difference.title', { before: names(title.before), after: names(title.after) })}
        </li>
      )}
      {seats.map(({ seat, gained, lost }) => (
        <li key={seat} className="flex flex-wrap gap-x-2">
          <b>{words.seat(seat)}</b>
          {gained.length > 0 && (
            <span className="text-jade">{t('difference.gains', { prizes: counts(gained) })}</span>
          )}
          {lost.length > 0 && (
            <span className="text-lacquer">{t('difference.loses', { prizes: counts(lost) })}</span>
          )}
        </li>
      ))}
      {phase.before !== phase.after && (
        <li>
          {t('difference.phase', {
            before: words.t(`phase.${phase.before}`),
            after: words.t(`phase.${phase.after}`),
          })}
        </li>
      )}
      {ignored.more.length > 0 && <li>{t('difference.ignored', { count: ignored.more.length })}</li>}
    </ul>
  );
}
