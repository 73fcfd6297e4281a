'use client';

import { explain, type State } from '../../lib/rules';
import type { TriedShift } from '../../lib/offline/shift';
import { headingOf, refusalSentence } from './sentences';
import type { Words } from './use-words';

/** What a shift makes of each entry of its run, whom it lets pass, and what stands in its way. */
export function ShiftList({ state, words, tried }: { state: State; words: Words; tried: TriedShift }) {
  const { t } = words;
  const { shift, after } = tried;
  const nothing = shift.shifted.length === 0;
  return (
    <div className="flex flex-col gap-2">
      {!after.ok && (
        <p className="font-bold text-lacquer">
          {t('shift.impossible', { entry: after.error.entry, why: refusalSentence(words, after.error) })}
        </p>
      )}
      {nothing && <p className="text-ink-2">{t('shift.none')}</p>}
      <ol className="flex flex-col">
        {shift.shifted.map(({ entry, from, to }) => (
          <li key={entry} className="flex flex-wrap items-baseline gap-x-3 border-b border-line-2 py-1.5">
            <span className="w-8 shrink-0 text-right text-sm text-ink-2 tabular-nums">{entry}</span>
            <b className="min-w-12">{headingOf(words, explain(state, entry))}</b>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {t('shift.row', { from: words.seat(from), to: words.seat(to) })}
            </span>
          </li>
        ))}
      </ol>
      {shift.passing.length > 0 && <p>{t('shift.passing', { names: words.seats(shift.passing) })}</p>}
      {shift.dropped.map((entry) => (
        <p key={entry}>{t('shift.dropped', { entry, name: words.seat(explain(state, entry).seat ?? 0) })}</p>
      ))}
      {shift.kept.length > 0 && (
        <p className="text-ink-2">{t('shift.kept', { entries: words.list(shift.kept.map(String)) })}</p>
      )}
    </div>
  );
}
