'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Badge, Button, Card, Icon, Notice, useToast } from '@/components/ui';
import type { FinalView, StageView } from '@/lib/schemas/final-view';
import type { FinalActions } from './final-actions';
import { FinalAdd } from './final-add';
import { FinalGame } from './final-game';
import { FinalSeat } from './final-seat';
import { FinalTies } from './final-ties';
import { FinalistTable } from './finalist-table';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface FinalStageProps {
  final: FinalView;
  stage: StageView;
  links: ReadonlyMap<string, { url: string; code: ReactNode }>;
  actions: FinalActions;
  mayChange: boolean;
  calledThrows: boolean;
}

/** One stage: its finalists, its tables, and who goes on. */
export function FinalStage({ final, stage, links, actions, mayChange, calledThrows }: FinalStageProps) {
  const t = useTranslations('final');
  const begun = stage.games.some((game) => game.length > 0);
  const seated = stage.games.length > 0;
  const next = final.stages.find((other) => other.number === stage.number + 1);
  const standing = stage.finalists.filter((one) => !one.withdrawn).length;
  const games = stage.games.map((game) => (
    <FinalGame
      key={game.gameId}
      {...{ final, stage, game, mayChange, calledThrows }}
      link={links.get(game.gameId) ?? null}
      log={actions.log}
    />
  ));
  return (
    <>
      {begun ? games : null}
      <Card
        flush
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {final.stages.length > 1 || (seated && !stage.last)
              ? t('stage.title', { number: stage.number })
              : t('stage.one')}
            <Badge>{t('finalists.count', { count: standing })}</Badge>
          </span>
        }
        actions={mayChange && !begun ? <StageActions {...{ final, stage, actions }} /> : undefined}
      >
        {stage.outdated ? (
          <div className="px-4 pb-4 sm:px-5">
            <Notice tone="warning">{begun ? t('draw.outdatedBegun') : t('draw.outdated')}</Notice>
          </div>
        ) : null}
        {stage.finalists.length === 0 ? (
          <p className="px-4 pb-5 text-ink-2 sm:px-5">{t('draw.empty')}</p>
        ) : (
          <FinalistTable {...{ final, stage, actions, mayChange }} />
        )}
        {mayChange && !begun && standing >= 2 ? (
          <div className="border-t border-line-2 p-4 sm:px-5">
            <FinalSeat {...{ final, stage, standing }} seat={actions.seat} />
          </div>
        ) : null}
      </Card>
      {begun ? null : games}
      {stage.games.map((game) =>
        game.ties.length === 0 ? null : (
          <FinalTies
            key={game.gameId}
            {...{ eventId: final.eventId, stage, game, mayChange }}
            decide={actions.decide}
          />
        ),
      )}
      {stage.tied.length > 0 && stage.ended ? (
        <Notice tone="warning">{t('stage.tied', { names: stage.tied.join(t('comma')) })}</Notice>
      ) : null}
      {mayChange && stage.ended && !stage.last && !next ? (
        <NextStage eventId={final.eventId} stageId={stage.id} draw={actions.drawNext} />
      ) : null}
    </>
  );
}

function StageActions({ final, stage, actions }: Pick<FinalStageProps, 'final' | 'stage' | 'actions'>) {
  const t = useTranslations('final');
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const first = useAct(actions.draw);
  const later = useAct(actions.drawNext);
  const before = final.stages.find((other) => other.number === stage.number - 1);
  const draw = async () => {
    const { eventId } = final;
    const drawn = before ? await later.run({ eventId, stageId: before.id }) : await first.run({ eventId });
    if (drawn?.ok) toast(t('draw.done', { count: drawn.value.finalists }));
  };
  const empty = stage.finalists.length === 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setAdding(true)}>
        <Icon name="add" className="size-4" />
        {t('add.action')}
      </Button>
      <Button
        size="small"
        variant={empty ? 'primary' : 'secondary'}
        busy={first.busy || later.busy}
        onClick={() => void draw()}
      >
        {empty ? t('draw.action') : t('draw.again')}
      </Button>
      <ProblemNotice problem={first.problem ?? later.problem} />
      {adding ? <FinalAdd {...{ final, stage, actions }} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function NextStage({
  eventId,
  stageId,
  draw,
}: {
  eventId: string;
  stageId: string;
  draw: FinalActions['drawNext'];
}) {
  const t = useTranslations('final');
  const { run, busy, problem } = useAct(draw);
  return (
    <div className="flex flex-col items-start gap-3">
      <ProblemNotice problem={problem} />
      <Button variant="primary" busy={busy} onClick={() => void run({ eventId, stageId })}>
        {t('draw.next')}
      </Button>
    </div>
  );
}
