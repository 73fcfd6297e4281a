'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge, cx } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { GameSummary } from '@/lib/schemas/live';
import type { TierPlan } from '@/lib/schemas/prize-plan';
import { tierName } from '@/components/table/use-words';
import { EyesBadge } from './eyes-badge';
import type { TableDevices } from './use-event-stream';

export interface LiveCardProps {
  eventId: string;
  game: GameSummary;
  rules: Rules;
  tiers: readonly Pick<TierPlan, 'tier' | 'quantity'>[];
  devices: TableDevices | null;
  /** Less room for each, where there are many. */
  dense?: boolean;
  /** The page's clock, in milliseconds. */
  now: number;
}

/** One table at a glance: who is 状元, what is left, how far it is. */
export function LiveCard({ eventId, game, rules, tiers, devices, dense = false, now }: LiveCardProps) {
  const t = useTranslations('live');
  const words = useTranslations('rules');
  const holder = game.title[0];
  return (
    <Link
      href={`/events/${eventId}/games/${game.gameId}`}
      className={cx(
        'flex w-full min-w-0 flex-col rounded-card border bg-card hover:shadow-lift',
        dense ? 'gap-1 p-3' : 'gap-2 p-4',
        game.help ? 'border-lacquer' : game.finished ? 'border-jade/40' : 'border-line hover:border-edge',
      )}
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 truncate text-lg leading-7 font-bold">
          {t('table', { number: game.number })}
          {game.sets > 1 ? (
            <span className="ml-2 text-base">{t('set', { ordinal: game.ordinal })}</span>
          ) : null}
          {game.name === '' ? null : (
            <span className="ml-2 text-base font-normal text-ink-2">{game.name}</span>
          )}
        </span>
        {game.help ? <Badge tone="strong">{t('calls.mark')}</Badge> : <PhaseBadge game={game} />}
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="shrink-0 text-sm text-lacquer">{words('tier.zhuangyuan')}</span>
        {holder ? (
          <>
            <b dir="auto" className="max-w-full truncate">
              {game.title.length > 1
                ? t('andMore', { name: holder.name, count: game.title.length - 1 })
                : holder.name}
            </b>
            <span className="shrink-0 text-sm text-ink-2">{words(`hand.${holder.hand}`)}</span>
            <EyesBadge state={holder.eyes} className="ml-auto" />
          </>
        ) : (
          <span className="text-ink-2">{t('noTitle')}</span>
        )}
      </span>
      {dense ? (
        <TiersRow game={game} rules={rules} tiers={tiers} />
      ) : (
        <TiersLeft game={game} rules={rules} tiers={tiers} />
      )}
      <span className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1 text-sm text-ink-2">
        <span className="tabular-nums">{t('throws', { throws: game.throws, round: game.round })}</span>
        <LastSeen game={game} devices={devices} now={now} />
      </span>
    </Link>
  );
}

function TiersLeft({ game, rules, tiers }: Pick<LiveCardProps, 'game' | 'rules' | 'tiers'>) {
  const t = useTranslations('live');
  const words = useTranslations('rules');
  return (
    <span className="grid grid-cols-3 gap-1.5 [:lang(en)_&]:grid-cols-2">
      {tiers
        .filter(({ tier }) => tier !== 'zhuangyuan')
        .map(({ tier, quantity }) => {
          const left = game.phase === null ? quantity : game.left[tier];
          const gone = left === 0;
          return (
            <span
              key={tier}
              className={cx(
                'flex min-w-0 items-baseline justify-between gap-1 rounded-lg px-2 py-0.5',
                gone ? 'bg-paper text-ink-2' : 'bg-sand/60',
              )}
            >
              <span className="truncate text-sm">{tierName(words, rules, tier)}</span>
              <span className={cx('text-sm whitespace-nowrap tabular-nums', gone ? '' : 'font-bold')}>
                {gone ? t('gone') : left === null || left === undefined ? '∞' : t('left', { count: left })}
              </span>
            </span>
          );
        })}
    </span>
  );
}

/** The same in one row of numbers below their names. */
function TiersRow({ game, rules, tiers }: Pick<LiveCardProps, 'game' | 'rules' | 'tiers'>) {
  const t = useTranslations('live');
  const words = useTranslations('rules');
  return (
    <span className="grid auto-cols-fr grid-flow-col gap-1">
      {tiers
        .filter(({ tier }) => tier !== 'zhuangyuan')
        .map(({ tier, quantity }) => {
          const left = game.phase === null ? quantity : game.left[tier];
          return (
            <span
              key={tier}
              className={cx(
                'flex min-w-0 flex-col items-center rounded-md py-0.5',
                left === 0 ? 'text-ink-2' : 'bg-sand/60',
              )}
            >
              <span className="max-w-full truncate text-xs text-ink-2">{tierName(words, rules, tier)}</span>
              <span className={cx('text-sm leading-5 tabular-nums', left === 0 ? '' : 'font-bold')}>
                {left === 0 ? t('goneShort') : (left ?? '∞')}
              </span>
            </span>
          );
        })}
    </span>
  );
}

function PhaseBadge({ game }: { game: GameSummary }) {
  const t = useTranslations('live');
  const rules = useTranslations('rules');
  if (game.phase === null) return <Badge>{t('notOpen')}</Badge>;
  if (game.length === 0) return <Badge>{t('waiting')}</Badge>;
  const tone = { playing: 'gold', 'roll-off': 'strong', scramble: 'strong', finished: 'good' } as const;
  return <Badge tone={tone[game.phase]}>{rules(`phase.${game.phase}`)}</Badge>;
}

function LastSeen({ game, devices, now }: Pick<LiveCardProps, 'game' | 'devices' | 'now'>) {
  const t = useTranslations('live');
  const format = useFormatter();
  const offline = !devices || devices.devices === 0;
  // Nobody is expected at a further 会 until its turn comes.
  if (game.finished || (offline && game.ordinal > 1 && game.length === 0)) return null;
  return (
    <span
      className={cx(
        'flex items-center gap-1.5',
        offline && game.phase !== null && 'font-medium text-lacquer',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', offline ? 'bg-edge' : devices.pen ? 'bg-jade' : 'bg-gold-fill')}
      />
      {offline ? t('offline') : devices.pen ? t('online') : t('noPen')}
      {game.lastAt === null ? null : (
        <time dateTime={game.lastAt} className="text-ink-2">
          {format.relativeTime(new Date(game.lastAt), {
            now: new Date(Math.max(now, Date.parse(game.lastAt))),
          })}
        </time>
      )}
    </span>
  );
}
