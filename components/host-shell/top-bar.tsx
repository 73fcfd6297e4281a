import { useFormatter, useTranslations } from 'use-intl';
import { TIME_FORMATS } from '../../lib/schemas/time-formats';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { HelpButton } from './help-call';
import { useHost } from './host-context';
import { useNoticeStore } from './notice-store';

/** Which table this is, how far it has come, and how the way to the server stands. */
export function TopBar() {
  const t = useTranslations('table');
  const { game, state, screens, snapshot, practice } = useHost();
  const { table } = game;
  return (
    <header className="flex items-center gap-2">
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="truncate text-xl font-bold text-lacquer">
          {practice
            ? t('practice.title')
            : game.kind === 'final'
              ? t('finalNumber', { number: table.number })
              : t('tableNumber', { number: table.number })}
          {(table.sets ?? 1) > 1 ? ` · ${t('setNumber', { ordinal: table.ordinal })}` : ''}
        </h1>
        <p className="truncate text-xs text-ink-2">
          {state.setup.kind === 'table' || state.throws > 0
            ? t('progress', { round: state.round, throws: state.throws })
            : game.event.name}
        </p>
      </div>
      {!practice && <SyncState />}
      <FoldedNotices />
      {!practice && snapshot.obstacle !== 'other-tab' && <HelpButton />}
      <button
        type="button"
        onClick={() => screens.open({ name: 'more' })}
        aria-label={t('more.title')}
        className="grid size-14 shrink-0 place-items-center rounded-xl border border-line bg-card active:bg-sand"
      >
        <Icon name="menu" className="size-6" />
      </button>
    </header>
  );
}

/** Notices that were put away and still stand: one tap brings them back. */
function FoldedNotices() {
  const t = useTranslations('table');
  const { client } = useHost();
  const { folded, unfold } = useNoticeStore(client);
  if (folded.size === 0) return null;
  return (
    <button
      type="button"
      aria-label={t('notices.folded', { count: folded.size })}
      onClick={unfold}
      className="flex size-14 shrink-0 touch-manipulation items-center justify-center gap-0.5 rounded-xl border border-lacquer bg-lacquer-soft font-bold text-lacquer tabular-nums active:bg-sand"
    >
      <Icon name="alert" className="size-5" />
      {folded.size}
    </button>
  );
}

/** How many throws wait and when the server was last reached: always seen. */
export function SyncState() {
  const t = useTranslations('table');
  const format = useFormatter();
  const { snapshot } = useHost();
  const { waiting, deeds, reachable, lastReached } = snapshot;
  const unsent = waiting > 0 || deeds.length > 0;
  const good = reachable && !unsent;
  const dayOf = (time: number) => format.dateTime(time, TIME_FORMATS.date);
  const tellReached = (time: number) =>
    format.dateTime(time, dayOf(time) === dayOf(Date.now()) ? TIME_FORMATS.clock : TIME_FORMATS.brief);
  return (
    <p role="status" className="flex flex-col items-end text-right text-sm leading-tight">
      <span className={cx('flex items-center gap-1.5 font-bold', good ? 'text-jade' : 'text-gold')}>
        <span
          aria-hidden="true"
          className={cx(
            'size-2.5 rounded-full',
            good ? 'bg-jade' : reachable ? 'bg-gold-fill' : 'border-2 border-gold',
          )}
        />
        {unsent
          ? t(waiting > 0 ? 'sync.waiting' : 'sync.deeds', { count: waiting || deeds.length })
          : t(reachable ? 'sync.done' : 'sync.offline')}
      </span>
      {!reachable && (
        <span className="text-xs text-ink-2">
          {lastReached === null ? t('sync.never') : t('sync.last', { time: tellReached(lastReached) })}
        </span>
      )}
    </p>
  );
}
