'use client';

import { useTranslations } from 'next-intl';
import { chairOf, countPrizes, type TableView } from '@/components/table/table-view';
import type { Words } from '@/components/table/use-words';
import { Badge, Card, cx, Tag } from '@/components/ui';
import { groupBy } from '@/lib/schemas/group-by';
import { prizeTiers } from '@/lib/schemas/prize-plan';
import { eyesOf, type EyedThrow } from '@/lib/schemas/two-eyes';
import { EyesBadge } from './eyes-badge';

/** Who holds what now, in the order of the chairs. `eyed`: throws that a second person looks at. */
export function GameHoldings(props: { view: TableView; words: Words; eyed: readonly EyedThrow[] }) {
  const t = useTranslations('game');
  const { view, words, eyed } = props;
  const { state } = view.log;
  const held = groupBy(state.holdings, ({ seat }) => seat);
  const title = new Map(state.title.map(({ seat, entry }) => [seat, eyesOf(eyed, entry)]));
  const players = [...state.players].sort(
    (one, other) => chairOf(view, one.seat) - chairOf(view, other.seat),
  );
  return (
    <Card flush title={t('holdings.title')}>
      <ul className="divide-y divide-line-2 border-t border-line-2">
        {players.map(({ seat, away }) => (
          <li key={seat} className={cx('px-4 py-2.5 sm:px-5', state.next === seat && 'bg-jade-soft')}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="w-6 text-sm tabular-nums text-ink-2">{chairOf(view, seat)}</span>
              <b dir="auto" className="min-w-0 wrap-anywhere">
                {words.seat(seat)}
              </b>
              {title.has(seat) ? <Badge tone="strong">{words.tier('zhuangyuan')}</Badge> : null}
              <EyesBadge state={title.get(seat) ?? null} />
              {away ? <Badge>{t('holdings.away')}</Badge> : null}
              {state.next === seat ? (
                <span className="ml-auto text-sm font-medium text-jade">{t('holdings.next')}</span>
              ) : null}
            </p>
            <p className="mt-1 flex flex-wrap gap-1.5 pl-8">
              {countPrizes(view, held.get(seat) ?? []).map((prize) => (
                <Tag key={`${prize.tier} ${prize.item?.id ?? ''}`} className="wrap-anywhere">
                  {prize.item
                    ? t('holdings.item', { tier: words.tier(prize.tier), item: words.prize(prize) })
                    : words.prize(prize)}
                </Tag>
              ))}
              {held.has(seat) ? null : <span className="text-sm text-ink-2">{t('holdings.nothing')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is left of each tier. */
export function GameLeft({ view, words }: { view: TableView; words: Words }) {
  const t = useTranslations('game');
  const { rules, pool } = view.log.state;
  return (
    <Card title={t('left.title')}>
      <ul className="grid grid-cols-2 gap-2 sm:max-xl:grid-cols-3">
        {prizeTiers(rules).map(({ tier, quantity }) => {
          const left = pool[tier];
          return (
            <li
              key={tier}
              className={cx(
                'flex items-baseline justify-between gap-2 rounded-control px-3 py-1.5',
                left === 0 ? 'bg-paper text-ink-2' : 'bg-sand/60',
              )}
            >
              <span className="truncate">{words.tier(tier)}</span>
              <span className="tabular-nums">
                {left === null || left === undefined
                  ? '∞'
                  : left === 0
                    ? t('left.gone')
                    : t('left.of', { left, quantity: quantity ?? 0 })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
