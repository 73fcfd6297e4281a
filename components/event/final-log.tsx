'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Die } from '@/components/dice/die';
import { FACES, facesOf } from '@/components/dice/faces';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Field, Icon, IconButton, Input, Notice } from '@/components/ui';
import type { PlainEntry } from '@/lib/rules';
import type { StoredEntry } from '@/lib/schemas/append';
import type { FinalGameView, FinalView } from '@/lib/schemas/final-view';
import { newId } from '@/lib/schemas/new-id';
import type { Problem } from '@/lib/schemas/problem';
import type { FinalActions } from './final-actions';
import { FinalEnd } from './final-end';
import { useAct } from './use-act';

export interface FinalLogProps {
  final: FinalView;
  game: FinalGameView;
  calledThrows: boolean;
  log: FinalActions['log'];
}

/** Logs a final table's throws on the organiser's page, where no host's device does. */
export function FinalLog({ final, game, calledThrows, log }: FinalLogProps) {
  const t = useTranslations('final.log');
  const { run, busy, problem } = useAct(log);
  const [dice, setDice] = useState('');
  const [ending, setEnding] = useState(false);
  const next = game.seats.find((seat) => seat.seatId === game.next);
  const send = async (entry: StoredEntry) => {
    const row = { id: newId(), batch: newId(), at: new Date().toISOString(), entry };
    const { gameId, version, length } = game;
    const logged = await run({ eventId: final.eventId, gameId, version, length, entries: [row] });
    if (logged?.ok) setDice('');
    return logged?.ok ?? false;
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (next && dice.length === game.dice) void send({ kind: 'throw', seat: next.seatId, dice });
  };
  const turn = (entry: (seat: string) => PlainEntry<string>) => () => {
    if (next) void send(entry(next.seatId));
  };
  const type = (typed: string) =>
    setDice(
      typed
        .normalize('NFKC')
        .replaceAll(/[^1-6]/g, '')
        .slice(0, game.dice),
    );
  const takesTurns = final.settings.format !== 'three-dice' && final.settings.format !== 'six-dice';
  return (
    <details className="rounded-control border border-line bg-paper-2 open:pb-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
        <Icon name="edit" className="size-4" />
        {t('open')}
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-2">
        <LogProblem problem={problem} />
        {next ? (
          <form onSubmit={save} className="flex flex-col gap-3">
            <p>
              <span className="text-ink-2">{t('turn')}</span> <b dir="auto">{next.name}</b>
            </p>
            <div className="flex flex-wrap items-end gap-3">
              <Field label={t('dice')} hideLabel className="w-40">
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  value={dice}
                  placeholder={'·'.repeat(game.dice)}
                  onChange={(event) => type(event.target.value)}
                  title={t('diceHint', { name: next.name, count: game.dice })}
                  className="text-center text-xl tracking-[0.3em] tabular-nums"
                />
              </Field>
              <div className="flex min-h-11 items-center gap-1" aria-hidden="true">
                {facesOf(dice).map((face, at) => (
                  <Die key={at} face={face} className="size-8" />
                ))}
              </div>
            </div>
            <div role="group" aria-label={t('dice')} className="flex flex-wrap gap-2">
              {FACES.map((face) => (
                <button
                  key={face}
                  type="button"
                  aria-label={t('face', { face })}
                  disabled={dice.length >= game.dice}
                  onClick={() => type(dice + String(face))}
                  className="grid size-12 touch-manipulation place-items-center rounded-xl border border-line bg-card active:bg-sand disabled:opacity-45"
                >
                  <Die face={face} className="size-9" />
                </button>
              ))}
              <IconButton
                label={t('remove')}
                disabled={dice === ''}
                onClick={() => setDice(dice.slice(0, -1))}
              >
                <Icon name="arrow-left" />
              </IconButton>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" busy={busy} disabled={dice.length < game.dice}>
                {t('save')}
              </Button>
              {calledThrows && takesTurns && game.phase === 'playing' ? (
                <Button disabled={busy} onClick={turn((seat) => ({ kind: 'called', seat, tier: null }))}>
                  {t('none')}
                </Button>
              ) : null}
              <Button
                disabled={busy}
                onClick={turn((seat) => ({ kind: 'miss', seat, reason: 'out-of-bowl' }))}
              >
                {t('miss')}
              </Button>
              <Button disabled={busy} onClick={turn((seat) => ({ kind: 'miss', seat, reason: 'foul' }))}>
                {t('foul')}
              </Button>
              <Button disabled={busy} onClick={turn((seat) => ({ kind: 'rethrow', seat, reason: 'cocked' }))}>
                {t('rethrow')}
              </Button>
              <Button disabled={busy} onClick={turn((seat) => ({ kind: 'pass', seat }))}>
                {t('pass')}
              </Button>
            </div>
          </form>
        ) : null}
        <div className="flex flex-wrap gap-2 border-t border-line-2 pt-3">
          {game.lastEntry === null ? null : (
            <Button
              size="small"
              disabled={busy}
              onClick={() => void send({ kind: 'remove', target: game.lastEntry ?? '' })}
            >
              <Icon name="undo" className="size-4" />
              {t('undo')}
            </Button>
          )}
          <Button size="small" disabled={busy} onClick={() => setEnding(true)}>
            {t('end')}
          </Button>
        </div>
      </div>
      {ending ? (
        <FinalEnd
          busy={busy}
          onClose={() => setEnding(false)}
          onEnd={(reason) => void send({ kind: 'end', reason }).then((done) => done && setEnding(false))}
        />
      ) : null}
    </details>
  );
}

/** What the rules say against an entry, or why it could not be logged. */
function LogProblem({ problem }: { problem: Problem | null }) {
  const rules = useTranslations('rules');
  const text = useProblemText();
  if (!problem) return null;
  const key = `refusal.${problem.code}` as Parameters<typeof rules>[0];
  return <Notice tone="error">{rules.has(key) ? rules(key, problem.params) : text(problem)}</Notice>;
}
