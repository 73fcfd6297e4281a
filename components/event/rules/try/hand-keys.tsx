'use client';

import { useTranslations } from 'next-intl';
import { DicePad } from '@/components/dice/dice-pad';
import { DeleteDie, DiceSlots } from '@/components/dice/dice-slots';
import type { DiceEntry } from '@/components/host-shell/use-dice-entry';
import { refusalSentence } from '@/components/table/sentences';
import { followingSeat } from '@/components/table/use-seats';
import { Button, Menu, MenuItem, Notice } from '@/components/ui';
import { countdown, type PlainEntry } from '@/lib/rules';
import type { Play } from './use-play';

interface Props {
  play: Play;
  entry: DiceEntry;
  count: 3 | 6;
}

/** Whose turn it is, and what can be logged by hand: dice, and what else a turn can be. */
export function HandKeys({ play, entry, count }: Props) {
  const t = useTranslations('tryout');
  const table = useTranslations('table');
  const { state, words, add, refusal } = play;
  const { next } = state;
  const following = followingSeat(state);
  const circle = countdown(state);
  const act = (make: (seat: number) => PlainEntry) => () => {
    if (next !== null) add(make(next));
  };
  return (
    <section aria-label={t('play.byHand')} className="flex min-w-0 flex-col gap-3">
      {next === null ? null : (
        <div className="flex flex-col gap-2 rounded-2xl bg-lacquer p-3 text-white">
          <div className="flex items-center gap-2">
            <p className="min-w-0 flex-1">
              <span className="flex gap-x-2 text-sm text-white/90">
                <b>{table(state.phase === 'roll-off' ? 'turn.rollOff' : 'turn.now')}</b>
                {following === null ? null : (
                  <span className="truncate">{table('turn.then', { name: words.seat(following) })}</span>
                )}
              </span>
              <b className="block truncate text-2xl leading-tight">{words.seat(next)}</b>
              {circle && circle.of > 0 ? (
                <span className="block text-sm text-white/90">
                  {table(`countdown.${circle.to}`, { left: Math.max(circle.of - circle.gone, 0) })}
                </span>
              ) : null}
            </p>
            <DeleteDie
              label={table('deleteDie')}
              disabled={entry.dice === ''}
              onDelete={() => entry.removeAt(entry.dice.length - 1)}
            />
          </div>
          <div className="-mx-2">
            <DiceSlots
              dice={entry.dice}
              count={count}
              label={table('slots')}
              removeLabel={(face) => table('removeDie', { face })}
              onRemove={entry.removeAt}
            />
          </div>
        </div>
      )}
      {next === null ? null : (
        <>
          <DicePad label={table('pad')} faceLabel={(face) => table('face', { face })} onFace={entry.add} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={act((seat) => ({ kind: 'miss', seat, reason: 'out-of-bowl' }))}>
              {table('act.miss')}
            </Button>
            <Button onClick={act((seat) => ({ kind: 'rethrow', seat, reason: 'cocked' }))}>
              {table('act.rethrow')}
            </Button>
            <Button onClick={act((seat) => ({ kind: 'pass', seat }))}>{table('act.pass')}</Button>
            <EndMenu play={play} />
          </div>
        </>
      )}
      {next === null ? <EndMenu play={play} /> : null}
      {refusal ? (
        <Notice tone="error">{t('play.refused', { why: refusalSentence(words, refusal) })}</Notice>
      ) : null}
    </section>
  );
}

/** Ways to end before all is gone. */
function EndMenu({ play: { state, add } }: Pick<Props, 'play'>) {
  const t = useTranslations('tryout');
  const table = useTranslations('table');
  const end = (then?: 'scramble' | 'roll-off') => () =>
    add({ kind: 'end', reason: table('end.reason.time'), ...(then && { then }) });
  const playing = state.phase === 'playing' && state.setup.kind === 'table';
  return (
    <Menu
      label={t('play.early')}
      trigger={t('play.early')}
      variant="secondary"
      place="above"
      className="self-start"
    >
      <MenuItem onClick={end()}>{table('end.then.settle')}</MenuItem>
      {playing ? (
        <>
          <MenuItem onClick={end('scramble')}>{table('end.then.scramble')}</MenuItem>
          <MenuItem onClick={end('roll-off')}>{table('end.then.roll-off')}</MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
