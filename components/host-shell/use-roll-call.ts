import { useLayoutEffect, useRef, useState } from 'react';
import { rollCallRefusal } from '../../lib/schemas/roll-call-log';
import { useHost, type Host } from './host-context';
import { draftKey, firstDraft, readDraft, writeDraft, type Draft, type Starter } from './roll-call-draft';
import { fitSitting, throwingOrder, type Sitting } from './roll-call-order';
import { dropChoice, keepChoice, readChoice } from './use-device';

/** The roll-call at hand. */
export interface RollCall {
  sitting: Sitting;
  starter: Starter;
  setSitting: (change: (before: Sitting) => Sitting) => void;
  setStarter: (change: Partial<Starter>) => void;
  /** The game begins, with this seat. */
  begin: (starter: string) => void;
}

/** A roll-call, kept on the device until the game has begun. */
export function useRollCall(): RollCall {
  const { game, client, screens, tell, state, log } = useHost();
  const [draft, setDraft] = useState<Draft>(() => {
    const away = state.players.flatMap((player) => (player.away ? (log.seatIds[player.seat - 1] ?? []) : []));
    const seated = away.filter((id) => game.seats.some((seat) => seat.id === id));
    return (
      readDraft(readChoice(draftKey(game.game)), game) ?? firstDraft(game, game.rollCalled ? seated : null)
    );
  });
  const sitting = fitSitting(draft.sitting, game.seats);
  const opened = useRef(draft);
  // Before anything else: the page may be gone by the next frame.
  useLayoutEffect(() => {
    if (draft !== opened.current) keepChoice(draftKey(game.game), writeDraft(draft, game));
  }, [draft, game]);
  return {
    sitting,
    starter: draft.starter,
    setSitting: (change) => {
      setDraft((before) => ({ ...before, sitting: change(fitSitting(before.sitting, game.seats)) }));
    },
    setStarter: (change) => {
      setDraft((before) => ({ ...before, starter: { ...before.starter, ...change } }));
    },
    begin: (starter) => {
      const { order, away } = throwingOrder(sitting, starter);
      const refusal = client.rollCall(order, away);
      tell(refusal);
      if (refusal) return;
      dropChoice(draftKey(game.game));
      screens.close();
    },
  };
}

/** Whether the roll can be called once more, and what else keeps it from being so: null where nothing does. */
export function rollCallAgain({ game, snapshot, state, writing, practice }: Host): {
  offered: boolean;
  refusal: 'unsent' | null;
} {
  const refusal = rollCallRefusal(snapshot.entries);
  const begun = game.rollCalled || state.length > 0;
  const offered = begun && writing && !practice && game.kind === 'table' && refusal !== 'started';
  return { offered, refusal: refusal === 'unsent' ? refusal : null };
}
