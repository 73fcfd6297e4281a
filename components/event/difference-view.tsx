'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/components/table/use-words';
import type { Count, Difference } from '@/lib/rules';

/** Who gains and who loses what by a correction, and what else changes. */
export function DifferenceView({ difference, words }: { difference: Difference; words: Words }) {
  const t = useTranslations('game');
  const { seats, titleChanged, title, phase, next, ignored } = difference;
  const units = (counts: readonly Count[]) =>
    words.list(counts.map(({ tier, count }) => words.prize({ tier, item: null, count })));
  const holders = (rows: Difference['title']['before']) =>
    rows.length === 0
      ? t('diff.nobody')
      : words.list(
          rows.map(({ seat, hand }) => t('diff.holder', { name: words.seat(seat), hand: words.hand(hand) })),
        );
  const lines: string[] = [];
  if (titleChanged) lines.push(t('diff.title', { from: holders(title.before), to: holders(title.after) }));
  if (phase.before !== phase.after) {
    lines.push(
      t('diff.phase', { from: words.t(`phase.${phase.before}`), to: words.t(`phase.${phase.after}`) }),
    );
  }
  if (next.before !== next.after && next.after !== null)
    lines.push(t('diff.next', { name: words.seat(next.after) }));
  if (ignored.more.length > 0) lines.push(t('diff.ignored', { entries: ignored.more.join(', ') }));
  if (ignored.fewer.length > 0) lines.push(t('diff.restored', { entries: ignored.fewer.join(', ') }));
  if (seats.length === 0 && lines.length === 0) return <p className="text-ink-2">{t('diff.none')}</p>;
  return (
    <div className="flex flex-col gap-2">
      {seats.length > 0 ? (
        <ul className="divide-y divide-line-2 rounded-control border border-line">
          {seats.map(({ seat, gained, lost }) => (
            <li key={seat} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-3 py-2">
              <b dir="auto" className="min-w-24 wrap-anywhere">
                {words.seat(seat)}
              </b>
              {gained.length > 0 ? (
                <span className="text-jade">{t('diff.gains', { prizes: units(gained) })}</span>
              ) : null}
              {lost.length > 0 ? (
                <span className="text-lacquer">{t('diff.loses', { prizes: units(lost) })}</span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
