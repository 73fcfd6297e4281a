import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { calledChoices } from '../../lib/rules';
import { Bowl } from '../dice/bowl';
import { DicePad } from '../dice/dice-pad';
import type { Face } from '../dice/faces';
import { lastDice, lastEntry } from '../table/last-entry';
import { SeatCircle } from '../table/seat-circle';
import { useSeats } from '../table/use-seats';
import { cx } from '../ui/cx';
import { ActionRow } from './action-row';
import { Banners } from './banners';
import { CalledPad } from './called-pad';
import { EyesCard } from './eyes';
import { useHost } from './host-context';
import { LastCard } from './last-card';
import { PracticeBar } from './practice';
import { ReaderPanel } from './reader-panel';
import { Recent } from './recent';
import { ScramblePanel } from './scramble-panel';
import { Stock } from './stock';
import { TopBar } from './top-bar';
import { TurnPanel } from './turn-panel';
import { useEyes } from './use-eyes';
import type { Turn } from './use-turn';
import { TALL, WIDE, useMedia } from './use-media';

/** A column on a phone; two beside each other where a screen is wide enough, or lies across. */
const LAYOUT = [
  'mx-auto flex h-dvh w-full max-w-2xl flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
  'short:gap-1.5 short:p-2 tall:max-w-none tall:p-4',
  'across:grid across:max-w-none across:grid-cols-2 across:gap-3 across:p-2',
  'wide:grid wide:max-w-none wide:grid-cols-[minmax(0,1fr)_26rem] wide:gap-4 wide:p-4',
].join(' ');

/** Across a phone, the grabs need both columns. */
const SCRAMBLE = LAYOUT.replace('across:grid-cols-2', 'across:grid-rows-[auto_minmax(0,1fr)]');

/** The table while it is played: the last throw, whose turn it is, and what to press. */
export function PlayScreen({ turn }: { turn: Turn }) {
  const wide = useMedia(WIDE);
  const tall = useMedia(TALL);
  const { state, writing, practice } = useHost();
  const scramble = state.phase === 'scramble';
  const { open } = useEyes();
  const [later, setLater] = useState<string | null>(null);
  const newest = useMemo(() => lastEntry(state)?.entry, [state]);
  // The last throw is shown to a second person first; what was entered before waits in the strip.
  const card =
    open.find((one) => one.entry === newest && one.state === 'waiting' && one.reading !== later) ?? null;
  const last = card ? (
    <EyesCard eyed={card} onLater={() => setLater(card.reading)} />
  ) : (
    <LastCard onFix={writing && !scramble ? turn.fix : null} />
  );
  return (
    <main className={scramble ? SCRAMBLE : LAYOUT}>
      <div className="contents min-h-0 flex-col gap-2 across:flex wide:flex wide:gap-3">
        <TopBar />
        <Banners except={card} />
        {practice && <PracticeBar onThrow={(dice) => turn.log((seat) => ({ kind: 'throw', seat, dice }))} />}
        {!scramble && <Stock />}
        {(wide || tall) && <Circle turn={turn} />}
        {!wide && (scramble ? <div className="contents short:hidden">{last}</div> : last)}
      </div>
      <div
        className={cx(
          'flex flex-[3] flex-col gap-2 short:gap-1.5 across:min-h-0 tall:flex-none wide:min-h-0 wide:gap-3',
          scramble ? 'min-h-0' : 'min-h-fit',
        )}
      >
        {wide && !scramble && last}
        {wide && !scramble && <Recent />}
        <Controls turn={turn} />
      </div>
    </main>
  );
}

function Controls({ turn }: { turn: Turn }) {
  const t = useTranslations('table');
  const { state, game, writing, settings } = useHost();
  const faceLabel = useCallback((face: Face) => t('face', { face }), [t]);
  if (!writing) return <ReaderPanel />;
  if (state.phase === 'scramble') return <ScramblePanel />;
  const choices = game.calledThrows ? calledChoices(state) : [];
  const called = settings.called && choices.length > 1 && turn.entry.dice === '' && turn.fixing === null;
  const caption =
    turn.fixing !== null ? t('turn.fixing') : state.phase === 'roll-off' ? t('turn.rollOff') : null;
  return (
    <>
      <TurnPanel
        seat={turn.seat}
        passing={turn.passing}
        caption={caption}
        entry={called ? null : turn.entry}
        count={turn.count}
        onCancel={turn.cancel}
      />
      {called ? (
        <CalledPad
          choices={choices}
          disabled={turn.seat === null}
          onCalled={(choice) => turn.log((seat) => ({ kind: 'called', seat, ...choice }))}
        />
      ) : (
        <DicePad
          instant
          label={t('pad')}
          faceLabel={faceLabel}
          disabled={turn.seat === null}
          onFace={turn.entry.add}
        />
      )}
      {/* While a die is put right, only dice are asked for: what the throw was otherwise is for the log's screen. */}
      <ActionRow
        disabled={turn.seat === null || turn.fixing !== null}
        onTurn={turn.log}
        switchable={choices.length > 1}
        onSwitch={() => (turn.fixing === null ? turn.entry.replace('') : turn.cancel?.())}
      />
    </>
  );
}

/** The circle with the bowl, which shows the dice being entered, else the last throw's. */
export function Circle({ turn, onSeat }: { turn: Turn; onSeat?: (seat: number) => void }) {
  const t = useTranslations('table');
  const { view, words, state, ownSeat, writing, screens } = useHost();
  const seats = useSeats(view, words);
  const last = useMemo(() => lastDice(state), [state]);
  const lying = turn.entry.dice || last;
  const tap = (seat: number) => {
    const away = state.players[seat - 1]?.away ?? false;
    if (!writing || away || state.phase !== 'playing' || state.next === null)
      screens.open({ name: 'seat', seat });
    else if (turn.seat === seat) screens.open({ name: 'seat', seat });
    else turn.jumpTo(seat);
  };
  return (
    <div className="min-h-0 flex-1 ">
      <SeatCircle
        seats={seats}
        bottom={ownSeat}
        direction={state.rules.direction}
        label={t('seats.label')}
        selected={turn.cancel && turn.fixing === null ? turn.seat : null}
        onSeat={onSeat ?? tap}
      >
        <Bowl
          dice={lying}
          faded={turn.entry.dice === '' && state.log.length > 0}
          label={lying === '' ? t('bowl.empty') : t('bowl.dice', { dice: [...lying].join(' ') })}
        />
      </SeatCircle>
    </div>
  );
}
