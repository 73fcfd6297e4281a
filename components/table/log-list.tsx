'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { explain } from '../../lib/rules';
import { DiceRow } from '../dice/dice-row';
import { cx } from '../ui/cx';
import { logRows, openRows } from './log-rows';
import { tellEntry } from './sentences';
import type { TableView } from './table-view';
import type { Words } from './use-words';

const PAGE = 60;

/**
 * The log, the latest entry first, each with what it did. Tapping an entry picks it; `actions` then stand
 * below it. `marks` are small words beside an entry: not sent yet, by the organiser. `batchOf` says which
 * entries were one act.
 */
export function LogList(props: {
  view: TableView;
  words: Words;
  batchOf: (entry: number) => string | undefined;
  marks?: (entry: number) => string[];
  actions?: (entry: number) => ReactNode;
}) {
  const t = useTranslations('table');
  const { view, words, batchOf, marks, actions } = props;
  const { state } = view.log;
  const [count, setCount] = useState(PAGE);
  const [picked, setPicked] = useState<number | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => logRows(state.log, batchOf), [state, batchOf]);
  if (rows.length === 0) return <p className="p-4 text-center text-ink-2">{t('log.empty')}</p>;
  const shown = openRows(rows.slice(0, count), opened);
  return (
    <>
      <ol className="flex flex-col gap-1.5">
        {shown.map((row) => {
          if (typeof row !== 'number') {
            const [latest = 0] = row;
            return (
              <li key={`act ${latest}`}>
                <ActRow entries={row} words={words} onOpen={() => setOpened(new Set([...opened, latest]))} />
              </li>
            );
          }
          return (
            <li key={row} className="overflow-hidden rounded-xl border border-line bg-card">
              <LogRow
                number={row}
                view={view}
                words={words}
                marks={marks?.(row) ?? []}
                {...(actions ? { onPick: () => setPicked(picked === row ? null : row) } : {})}
                picked={picked === row}
              />
              {picked === row && (
                <div ref={intoView} className="flex scroll-mb-3 flex-wrap gap-2 border-t border-line p-2">
                  {actions?.(row)}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {count < rows.length && (
        <button
          type="button"
          onClick={() => setCount(count + 4 * PAGE)}
          className="mt-2 min-h-14 w-full rounded-xl border border-line bg-card"
        >
          {t('log.more')}
        </button>
      )}
    </>
  );
}

/** What opens at the lower edge of a list would else open where nobody sees it. */
function intoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}

/** Corrections that were made together. */
function ActRow(props: { entries: readonly number[]; words: Words; onOpen: () => void }) {
  const { entries, words } = props;
  return (
    <button
      type="button"
      onClick={props.onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-xl border border-line bg-sand px-2 py-1.5 text-left"
    >
      <span className="w-9 shrink-0 text-right text-sm text-ink-2 tabular-nums">{entries[0]}</span>
      <span className="font-bold">{words.t('together', { count: entries.length })}</span>
    </button>
  );
}

function LogRow(props: {
  number: number;
  view: TableView;
  words: Words;
  marks: string[];
  picked: boolean;
  onPick?: () => void;
}) {
  const t = useTranslations('table');
  const { number, view, words, onPick } = props;
  const { state } = view.log;
  const [told, explained] = useMemo(() => {
    const entry = explain(state, number);
    return [tellEntry(words, view, entry), entry] as const;
  }, [state, number, words, view]);
  const dice = explained.plain?.kind === 'throw' ? explained.plain.dice : null;
  const marks = [...props.marks];
  if (explained.amendedBy) marks.push(t('log.amended'));
  if (explained.kind === 'amend') marks.push(t('log.amends', { entry: explained.target ?? 0 }));
  if (explained.kind === 'insert') marks.push(t('log.inserted', { entry: explained.target ?? 0 }));
  const content = (
    <>
      <span className="w-9 shrink-0 text-right text-sm text-ink-2 tabular-nums">{number}</span>
      <span className={cx('min-w-0 flex-1', explained.removed && 'text-ink-2 line-through')}>
        <span className="flex flex-wrap items-center gap-x-2">
          {told.who && <b className="max-w-full truncate">{told.who}</b>}
          <span
            className={cx(
              'font-bold',
              told.tone === 'title' || told.tone === 'win' ? 'text-lacquer' : 'text-ink-2',
            )}
          >
            {told.heading}
          </span>
          {dice && <DiceRow dice={dice} label={[...dice].join(' ')} className="size-5" />}
        </span>
        {told.lines.map((line) => (
          <span key={line} className="block text-sm leading-snug text-ink-2">
            {line}
          </span>
        ))}
      </span>
      {marks.length > 0 && (
        <span className="flex shrink-0 flex-col items-end gap-1 text-xs">
          {marks.map((mark) => (
            <span key={mark} className="rounded-md bg-gold-soft px-1.5 py-0.5 text-ink">
              {mark}
            </span>
          ))}
        </span>
      )}
    </>
  );
  const look = 'flex min-h-14 w-full items-center gap-3 px-2 py-1.5 text-left';
  if (!onPick) return <div className={look}>{content}</div>;
  return (
    <button type="button" aria-expanded={props.picked} onClick={onPick} className={look}>
      {content}
    </button>
  );
}
