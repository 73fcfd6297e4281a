import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { earlierTurns } from '../table/last-entry';
import { headingOf } from '../table/sentences';
import { useHost } from './host-context';

const SHOWN = 8;

/** The throws before the last one, where there is room for them. */
export function Recent() {
  const t = useTranslations('table');
  const { state, words } = useHost();
  const earlier = useMemo(() => earlierTurns(state, SHOWN), [state]);
  if (earlier.length === 0) return null;
  return (
    <ol
      aria-label={t('recent')}
      className="flex min-h-0 flex-1 flex-col flex-wrap overflow-hidden px-1 text-ink-2"
    >
      {earlier.map((told) => (
        <li
          key={told.entry}
          className="flex h-7 w-full shrink-0 items-center gap-2 border-b border-line-2 last:border-0"
        >
          <span className="w-8 text-right text-xs tabular-nums">{told.entry}</span>
          <span className="min-w-0 flex-1 truncate">{told.seat === null ? '' : words.seat(told.seat)}</span>
          <span className="font-bold">{headingOf(words, told)}</span>
        </li>
      ))}
    </ol>
  );
}
