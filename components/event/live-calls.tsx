'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { DiceRow } from '@/components/dice/dice-row';
import { LinkButton } from '@/components/frame/link-button';
import { tierName } from '@/components/table/use-words';
import { Button, Icon, useToast } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { AnswerCallInput } from '@/lib/schemas/beside';
import type { GameSummary, LastThrow } from '@/lib/schemas/live';
import type { TierPlan } from '@/lib/schemas/prize-plan';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';
import type { TableDevices } from './use-event-stream';

export type AnswerAction = (input: AnswerCallInput) => Promise<Answer<null>>;

export interface LiveCallsProps {
  eventId: string;
  games: readonly GameSummary[];
  devices: ReadonlyMap<string, TableDevices>;
  rules: Rules;
  tiers: readonly Pick<TierPlan, 'tier'>[];
  now: number;
  /** Null where this person may only look. */
  answer: AnswerAction | null;
}

/** The tables that call for help, the longest waiting first, each with how it stands. */
export function LiveCalls({ games, ...shared }: LiveCallsProps) {
  const t = useTranslations('live');
  const calling = games
    .filter((game) => game.help !== null)
    .sort((one, other) => Date.parse(one.help?.calledAt ?? '') - Date.parse(other.help?.calledAt ?? ''));
  return (
    <div aria-live="polite">
      {calling.length === 0 ? null : (
        <section
          aria-label={t('calls.title')}
          className="mb-4 rounded-card border-2 border-lacquer bg-lacquer-soft p-3 sm:p-4"
        >
          <h2 className="mb-3 flex items-center gap-2 text-lg font-bold text-lacquer">
            <Icon name="bell" />
            {t('calls.count', { count: calling.length })}
          </h2>
          <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
            {calling.map((game) => (
              <li key={game.help?.id} className="flex min-w-0">
                <CallCard game={game} {...shared} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CallCard({ game, ...props }: Omit<LiveCallsProps, 'games'> & { game: GameSummary }) {
  const t = useTranslations('live');
  const words = useTranslations('rules');
  const { eventId, rules, now } = props;
  const { help } = game;
  const left = props.tiers.flatMap(({ tier }) => {
    const count = game.left[tier];
    return count ? [t('calls.tier', { tier: tierName(words, rules, tier), count })] : [];
  });
  const here = props.devices.get(game.gameId) ?? null;
  return (
    <article className="flex w-full min-w-0 flex-col gap-1.5 rounded-card bg-card p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-2xl leading-8 font-bold">
          <CallPlace game={game} />
        </h3>
        {help ? (
          <span className="font-semibold text-lacquer">
            <Since at={help.calledAt} now={now} />
          </span>
        ) : null}
      </header>
      <p>
        {game.next === null
          ? words(`phase.${game.phase ?? 'playing'}`)
          : t('calls.next', { name: game.next })}
        <span className="text-ink-2">
          {' · '}
          {t('throws', { throws: game.throws, round: game.round })}
        </span>
      </p>
      {help?.last ? <Last last={help.last} rules={rules} /> : null}
      <p className="text-ink-2">
        {left.length > 0 ? t('calls.left', { prizes: left.join(' · ') }) : t('calls.nothingLeft')}
      </p>
      <p className="text-ink-2">
        {here && here.devices > 0 ? t(here.pen ? 'online' : 'noPen') : t('offline')}
        {here?.seenAt ? (
          <>
            {' · '}
            {t('calls.seen')} <Since at={here.seenAt} now={now} />
          </>
        ) : null}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {props.answer && help ? <Go eventId={eventId} callId={help.id} answer={props.answer} /> : null}
        <LinkButton href={`/events/${eventId}/games/${game.gameId}`}>{t('calls.open')}</LinkButton>
      </div>
    </article>
  );
}

function CallPlace({ game }: { game: GameSummary }) {
  const t = useTranslations('live');
  if (game.kind === 'final') return t('calls.final', { number: game.ordinal });
  return (
    <>
      {t('table', { number: game.number })}
      {game.name === '' ? null : <span className="ml-2 text-lg font-normal text-ink-2">{game.name}</span>}
    </>
  );
}

function Last({ last, rules }: { last: LastThrow; rules: Rules }) {
  const t = useTranslations('live');
  const words = useTranslations('rules');
  const what = last.hand
    ? words(`hand.${last.hand}`)
    : last.tier
      ? tierName(words, rules, last.tier)
      : last.dice === null
        ? words('hand.none')
        : '';
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-ink-2">{t('calls.last')}</span>
      <b dir="auto" className="min-w-0 wrap-anywhere">
        {last.name}
      </b>
      {last.dice ? <DiceRow dice={last.dice} label={[...last.dice].join(' ')} className="size-5" /> : null}
      <span>{what}</span>
    </p>
  );
}

/** How long ago something was, by the page's clock. */
function Since({ at, now }: { at: string; now: number }) {
  const format = useFormatter();
  return (
    <time dateTime={at}>
      {format.relativeTime(new Date(at), { now: new Date(Math.max(now, Date.parse(at))) })}
    </time>
  );
}

/** 我去: the host sees at once that somebody is on the way. */
export function Go({ eventId, callId, answer }: AnswerCallInput & { answer: AnswerAction }) {
  const t = useTranslations('live');
  const toast = useToast();
  const { run, busy, problem } = useAct(answer);
  return (
    <>
      <ProblemNotice problem={problem} className="w-full" />
      <Button
        variant="primary"
        busy={busy}
        onClick={() =>
          void run({ eventId, callId }).then((answered) => {
            if (answered?.ok) toast(t('calls.going'));
          })
        }
      >
        {t('calls.go')}
      </Button>
    </>
  );
}
