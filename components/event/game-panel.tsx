'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { chairOf } from '@/components/table/table-view';
import { useWords } from '@/components/table/use-words';
import { Badge, Button, Icon, Notice } from '@/components/ui';
import type { GameView } from '@/lib/schemas/game';
import { eyedThrows } from '@/lib/schemas/two-eyes';
import { CorrectDialog } from './correct-dialog';
import { GameHoldings, GameLeft } from './game-holdings';
import { GameCall } from './game-call';
import { GameLog, type Wanted } from './game-log';
import type { AnswerAction } from './live-calls';
import { useSittingName } from './seating/use-sitting-name';
import { ShiftDialog } from './shift-dialog';
import type { CorrectAction } from './use-correct';
import { useEventStream } from './use-event-stream';
import { useGameLog } from './use-game-log';

export interface GamePanelProps {
  game: GameView;
  editable: boolean;
  correct: CorrectAction;
  answer: AnswerAction;
}

const NONE: readonly never[] = [];

/** One game: its log with what each entry did, who holds what, and corrections. */
export function GamePanel({ game, editable, correct, answer }: GamePanelProps) {
  const t = useTranslations('game');
  const nameOf = useSittingName();
  const view = useGameLog(game);
  const { state } = view.log;
  const chair = useCallback((seat: number) => chairOf(view, seat), [view]);
  const words = useWords(state, chair);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { games } = useEventStream(game.event.id, NONE, NONE);
  const router = useRouter();
  const latest = games.find((one) => one.gameId === game.game);
  const behind =
    latest !== undefined &&
    (latest.length > game.entries.length || latest.version > game.version || latest.revision > game.revision);
  useEffect(() => {
    if (behind) router.refresh();
  }, [behind, latest?.length, latest?.version, latest?.revision, router]);
  const eyed = useMemo(() => eyedThrows(view.log, game), [view, game]);

  const open = game.status === 'open';
  const may = editable && open;
  const tone = { playing: 'gold', 'roll-off': 'strong', scramble: 'strong', finished: 'good' } as const;
  return (
    <>
      <PageHeading
        title={
          <span className="flex flex-wrap items-center gap-3">
            {game.table.sitting ? <bdi>{nameOf(game.table.sitting)}</bdi> : null}
            {game.kind === 'table'
              ? t('table', { number: game.table.number })
              : t('final', { number: game.table.ordinal })}
            {(game.table.sets ?? 1) > 1 ? <span>{t('set', { ordinal: game.table.ordinal })}</span> : null}
            {game.table.name === '' ? null : (
              <span className="text-lg font-normal text-ink-2">{game.table.name}</span>
            )}
            <Badge tone={tone[state.phase]}>{words.t(`phase.${state.phase}`)}</Badge>
          </span>
        }
        text={t('progress', { throws: state.throws, round: state.round, entries: state.length })}
        actions={
          <>
            <LinkButton href={`/events/${game.event.id}/live`} variant="quiet">
              <Icon name="arrow-left" />
              {t('allTables')}
            </LinkButton>
            {may && state.phase !== 'finished' ? (
              <>
                <Button onClick={() => setWanted({ mode: 'append' })}>
                  <Icon name="add" />
                  {t('append')}
                </Button>
                <Button variant="danger" onClick={() => setWanted({ mode: 'end' })}>
                  {t('end')}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <GameCall game={game} answer={editable ? answer : null} />
      {game.status === 'draft' ? (
        <Notice>{t('notOpen')}</Notice>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <GameLog game={game} view={view} words={words} onCorrect={may ? setWanted : null} />
          <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
            {game.kind === 'table' ? <GameLeft view={view} words={words} /> : null}
            <GameHoldings view={view} words={words} eyed={eyed} />
          </div>
        </div>
      )}
      {wanted?.mode === 'shift' ? (
        <ShiftDialog
          {...{ game, view, words, correct }}
          first={wanted.first}
          onClose={() => setWanted(null)}
        />
      ) : wanted ? (
        <CorrectDialog
          key={JSON.stringify(wanted)}
          game={game}
          view={view}
          words={words}
          wanted={wanted}
          correct={correct}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </>
  );
}
