'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DiceRow } from '@/components/dice/dice-row';
import { logRows, openRows } from '@/components/table/log-rows';
import { tellEntry, type Told } from '@/components/table/sentences';
import type { TableView } from '@/components/table/table-view';
import type { Words } from '@/components/table/use-words';
import { Badge, Button, Card, cx, Icon, Menu, MenuItem } from '@/components/ui';
import { explain, turnEntries, type Explanation } from '@/lib/rules';
import type { GameView } from '@/lib/schemas/game';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import type { Correcting } from './entry-draft';

/** A correction of one entry, or of a run that begins with one and is one seat off. */
export type Wanted = Correcting | { mode: 'shift'; first: number };

export interface GameLogProps {
  game: GameView;
  view: TableView;
  words: Words;
  /** Null where nobody may correct. */
  onCorrect: ((wanted: Wanted) => void) | null;
}

/** The whole log, the latest entry first, each with what it did. */
export function GameLog({ game, view, words, onCorrect }: GameLogProps) {
  const t = useTranslations('game');
  const { state } = view.log;
  const marked = game.entries.some(({ author }) => author === 'host');
  const turns = useMemo(() => new Set(turnEntries(state)), [state]);
  const { entries } = game;
  const rows = useMemo(() => logRows(state.log, (number) => entries[number - 1]?.batch), [state, entries]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const shown = openRows(rows, opened);
  return (
    <Card flush title={t('log.title')}>
      {rows.length === 0 ? (
        <p className="border-t border-line-2 px-5 py-10 text-center text-ink-2">{t('log.empty')}</p>
      ) : (
        <ol className="divide-y divide-line-2 border-t border-line-2">
          {shown.map((row) =>
            typeof row === 'number' ? (
              <li key={row}>
                <LogRow
                  number={row}
                  view={view}
                  words={words}
                  logged={entries[row - 1]}
                  marked={marked}
                  timeZone={game.event.timeZone}
                  shiftable={turns.has(row)}
                  onCorrect={onCorrect}
                />
              </li>
            ) : (
              <li key={`act ${row[0]}`} className="flex items-center gap-3 bg-paper-2 px-4 py-1 sm:px-5">
                <span className="w-9 shrink-0 text-right text-sm tabular-nums text-ink-2">{row[0]}</span>
                <Button variant="quiet" onClick={() => setOpened(new Set([...opened, row[0] ?? 0]))}>
                  {words.t('together', { count: row.length })}
                </Button>
              </li>
            ),
          )}
        </ol>
      )}
    </Card>
  );
}

/** A throw that won nothing by being nothing needs no second line. */
function brief(told: Told, { nothing, removed, ignored }: Explanation): Told {
  return nothing === 'no-hand' && !removed && !ignored && told.lines.length === 1
    ? { ...told, lines: [] }
    : told;
}

interface LogRowProps {
  number: number;
  view: TableView;
  words: Words;
  logged: GameView['entries'][number] | undefined;
  /** Whether entries of organisers are told apart: there are a host's too. */
  marked: boolean;
  timeZone: string;
  /** Whether it can begin a run that is shifted by one seat: it was somebody's turn. */
  shiftable: boolean;
  onCorrect: GameLogProps['onCorrect'];
}

function LogRow(props: LogRowProps) {
  const { number, view, words, logged, marked, timeZone, shiftable, onCorrect } = props;
  const t = useTranslations('game');
  const format = useFormatter();
  const [explained, told] = useMemo(() => {
    const entry = explain(view.log.state, number);
    return [entry, brief(tellEntry(words, view, entry), entry)] as const;
  }, [view, words, number]);
  const { plain, removed, amendedBy, ignored, kind } = explained;
  const corrects = kind === 'amend' || kind === 'remove' || kind === 'insert';
  return (
    <article
      className={cx('flex items-start gap-3 px-4 py-2.5 sm:px-5', told.tone === 'title' && 'bg-gold-soft')}
    >
      <span className="w-9 shrink-0 pt-0.5 text-right text-sm tabular-nums text-ink-2">{number}</span>
      <div className={cx('min-w-0 flex-1', (removed || ignored) && 'opacity-70')}>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {told.who === null ? null : (
            <b dir="auto" className="wrap-anywhere">
              {told.who}
            </b>
          )}
          {plain?.kind === 'throw' ? (
            <DiceRow
              dice={plain.dice}
              label={t('diceLabel', { dice: [...plain.dice].join(' ') })}
              className="size-5"
            />
          ) : null}
          <span
            className={cx('font-semibold', removed && 'line-through', told.tone === 'win' && 'text-lacquer')}
          >
            {removed && plain?.kind === 'throw' ? null : told.heading}
          </span>
          {corrects ? <Badge tone="gold">{t(`log.${kind}`, { target: explained.target ?? 0 })}</Badge> : null}
          {amendedBy === null ? null : <Badge>{t('log.amendedBy', { entry: amendedBy })}</Badge>}
          {marked && logged?.author === 'organiser' ? <Badge>{t('log.organiser')}</Badge> : null}
        </p>
        {told.lines.length > 0 ? (
          <ul className="text-[0.9375rem] text-ink-2">
            {told.lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {logged ? (
        <time dateTime={logged.at} className="hidden pt-0.5 text-sm tabular-nums text-ink-2 sm:block">
          {format.dateTime(new Date(logged.at), { timeZone, ...TIME_FORMATS.seconds })}
        </time>
      ) : null}
      {onCorrect ? <RowMenu explained={explained} shiftable={shiftable} onCorrect={onCorrect} /> : null}
    </article>
  );
}

function RowMenu({
  explained,
  shiftable,
  onCorrect,
}: {
  explained: Explanation;
  shiftable: boolean;
  onCorrect: (wanted: Wanted) => void;
}) {
  const t = useTranslations('game');
  const rules = useTranslations('rules');
  const { entry: number, kind, removed } = explained;
  const fixed = kind === 'amend' || kind === 'remove';
  if (removed) return <span className="w-11 shrink-0" />;
  return (
    <Menu
      label={t('log.correctEntry', { number })}
      trigger={<Icon name="more" />}
      className="-my-1.5 shrink-0"
    >
      {fixed ? null : (
        <MenuItem onClick={() => onCorrect({ mode: 'amend', target: number })}>
          <Icon name="edit" />
          {t('log.amendAction')}
        </MenuItem>
      )}
      <MenuItem onClick={() => onCorrect({ mode: 'remove', target: number })}>
        <Icon name={fixed || kind === 'insert' ? 'undo' : 'trash'} />
        {t(fixed || kind === 'insert' ? 'log.undoAction' : 'log.removeAction')}
      </MenuItem>
      {fixed ? null : (
        <MenuItem onClick={() => onCorrect({ mode: 'insert', before: number })}>
          <Icon name="add" />
          {t('log.insertAction')}
        </MenuItem>
      )}
      {shiftable ? (
        <MenuItem onClick={() => onCorrect({ mode: 'shift', first: number })}>
          <Icon name="people" />
          {rules('shift.open')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
