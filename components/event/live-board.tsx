'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Badge, cx, Notice, Stat, Tabs } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import { groupBy } from '@/lib/schemas/group-by';
import type { GameSummary } from '@/lib/schemas/live';
import { prizeTiers } from '@/lib/schemas/prize-plan';
import { LiveCalls, type AnswerAction } from './live-calls';
import { LiveCard } from './live-card';
import { useSittingName } from './seating/use-sitting-name';
import { useEventStream, type TableDevices } from './use-event-stream';

export interface LiveBoardProps {
  eventId: string;
  games: readonly GameSummary[];
  devices: readonly TableDevices[];
  rules: Rules;
  /** Goes to a table that calls; null where this person may only look. */
  answer: AnswerAction | null;
}

const VIEWS = ['all', 'playing', 'attention', 'finished'] as const;
type View = (typeof VIEWS)[number];

/** From so many tables on, each takes less room. */
const DENSE_FROM = 18;

/** A table that says nothing for so long is looked at. */
const QUIET_MS = 5 * 60_000;

/** Every table of the evening on one page, as it is now. */
export function LiveBoard({ eventId, games: first, devices: firstDevices, rules, answer }: LiveBoardProps) {
  const t = useTranslations('live');
  const nameOf = useSittingName();
  const { games, devices, connected, now } = useEventStream(eventId, first, firstDevices);
  const [view, setView] = useState<View>('all');
  const tiers = useMemo(() => prizeTiers(rules).filter((tier) => tier.kind !== 'consolation'), [rules]);
  const atTables = games.filter((game) => game.kind === 'table');
  const byView: Record<View, GameSummary[]> = {
    all: atTables,
    playing: atTables.filter((game) => !game.finished && game.length > 0),
    attention: atTables.filter((game) => needsLook(game, devices, now) && !isNext(game, atTables)),
    finished: atTables.filter((game) => game.finished),
  };
  const throws = atTables.reduce((sum, game) => sum + game.throws, 0);
  const shown = byView[view];
  const dense = atTables.length > DENSE_FROM;
  return (
    <>
      <PageHeading
        title={t('title')}
        actions={
          <Badge tone={connected ? 'good' : 'gold'}>
            {connected ? t('stream.live') : t('stream.polling')}
          </Badge>
        }
      />
      <LiveCalls {...{ eventId, games, devices, rules, tiers, now, answer }} />
      <div className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 sm:grid-cols-4 sm:px-5">
        <Stat label={t('stat.playing')} value={byView.playing.length} />
        <Stat
          label={t('stat.finished')}
          value={t('ofAll', { count: byView.finished.length, all: atTables.length })}
        />
        <Stat label={t('stat.throws')} value={throws} />
        <Stat
          label={t('stat.titles')}
          value={t('ofAll', {
            count: atTables.filter((game) => game.title.length > 0).length,
            all: atTables.length,
          })}
        />
      </div>
      <Tabs
        label={t('views')}
        value={view}
        onChange={setView}
        items={VIEWS.map((id) => ({
          id,
          label: <span>{t(`view.${id}`)}</span>,
          badge: <span className="font-normal tabular-nums text-ink-2">{byView[id].length}</span>,
        }))}
      >
        {shown.length === 0 ? (
          <Notice>{atTables.length === 0 ? t('noTables') : t('noneHere')}</Notice>
        ) : (
          [...groupBy(shown, (game) => game.sitting?.position ?? 0)].map(([position, group]) => (
            <section key={position}>
              {group[0]?.sitting ? (
                <h2 className="mt-4 mb-2 text-lg font-bold first:mt-0">
                  <bdi>{nameOf(group[0].sitting)}</bdi>
                </h2>
              ) : null}
              <ul
                className={cx(
                  'grid',
                  dense
                    ? 'grid-cols-1 gap-2 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5'
                    : 'gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
                )}
              >
                {group.map((game) => (
                  <li key={game.gameId} className="flex min-w-0">
                    <LiveCard
                      dense={dense}
                      eventId={eventId}
                      game={game}
                      rules={rules}
                      tiers={tiers}
                      devices={devices.get(game.gameId) ?? null}
                      now={now}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </Tabs>
    </>
  );
}

/** A table that calls, or doesn't seem to get on: nobody there, or nothing logged for a while. */
function needsLook(game: GameSummary, devices: ReadonlyMap<string, TableDevices>, now: number): boolean {
  if (game.help !== null) return true;
  if (game.finished || game.phase === null) return false;
  const here = devices.get(game.gameId);
  if (!here || here.devices === 0 || !here.pen) return true;
  return game.lastAt !== null && now - Date.parse(game.lastAt) > QUIET_MS;
}

/** A 会 that waits until the table has played the one before. */
function isNext(game: GameSummary, games: readonly GameSummary[]): boolean {
  if (game.ordinal === 1 || game.length > 0) return false;
  return games.some(
    (one) =>
      one.number === game.number &&
      one.sitting?.position === game.sitting?.position &&
      one.ordinal < game.ordinal &&
      !one.finished,
  );
}
