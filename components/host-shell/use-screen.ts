import { useCallback, useEffect, useRef, useState } from 'react';
import type { UnitRef } from '../../lib/schemas/swap-items';

/** What covers the table, if anything. The back key of a phone uncovers it. */
export type Screen =
  | { name: 'play'; page?: 'starter' }
  /** Its pages call the roll once more. */
  | { name: 'more'; page?: 'roll-call' | 'starter' }
  | { name: 'log' }
  | { name: 'seats' }
  | { name: 'seat'; seat: number }
  | { name: 'join' }
  | { name: 'end' }
  | { name: 'review' }
  /** 状元 that a second person has to look at. */
  | { name: 'eyes' }
  /** What these units could be instead. */
  | { name: 'goods'; units: readonly UnitRef[] }
  | { name: 'handovers' }
  | { name: 'why'; entry: number }
  /** Correct entry `entry`, take it out, or put a forgotten one before it. */
  | { name: 'edit'; entry: number; act: 'amend' | 'insert' | 'remove' }
  /** A run that begins with `entry` and is one seat off. */
  | { name: 'shift'; entry: number };

export interface Screens {
  screen: Screen;
  /** Covers the table with this instead of what covers it now. */
  open: (screen: Screen) => void;
  /** On top of what is there: going back comes to that again. */
  step: (screen: Screen) => void;
  /** One screen back. */
  back: () => void;
  /** Back to the table. */
  close: () => void;
}

/** A screen as the browser's history has it, so many above the table. */
interface Layer {
  screen: Screen;
  depth: number;
}

const PLAY: Screen = { name: 'play' };

/** What a reload comes back to: the other screens speak of things that may have changed. */
const isKept = (screen: Screen) => (screen.name === 'play' || screen.name === 'more') && !!screen.page;

function layer(): Layer | null {
  const state = history.state as Partial<Layer> | null;
  return state?.screen && state.depth ? { screen: state.screen, depth: state.depth } : null;
}

/** The screen on top, kept in the browser's history. */
export function useScreen(): Screens {
  const [screen, setScreen] = useState<Screen>(() => {
    const last = layer()?.screen;
    return last && isKept(last) ? last : PLAY;
  });
  // Going back takes the browser a moment; what is opened meanwhile is put there when it has arrived.
  const leaving = useRef(false);
  const opened = useRef<Screen | null>(null);
  useEffect(() => {
    const last = layer()?.screen;
    if (!last || !isKept(last)) history.replaceState(null, '');
    const onPop = () => {
      const next = opened.current;
      opened.current = null;
      leaving.current = false;
      if (next) put(next);
      else setScreen(layer()?.screen ?? PLAY);
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  const open = useCallback((next: Screen) => {
    setScreen(next);
    if (leaving.current) opened.current = next;
    else put(next);
  }, []);
  const step = useCallback((next: Screen) => {
    setScreen(next);
    if (leaving.current) opened.current = next;
    else history.pushState({ screen: next, depth: (layer()?.depth ?? 0) + 1 } satisfies Layer, '');
  }, []);
  const leave = useCallback((count: number) => {
    opened.current = null;
    if (leaving.current || count === 0) return;
    leaving.current = true;
    history.go(-count);
  }, []);
  const back = useCallback(() => leave(Math.min(layer()?.depth ?? 0, 1)), [leave]);
  const close = useCallback(() => {
    setScreen(PLAY);
    leave(layer()?.depth ?? 0);
  }, [leave]);
  return { screen, open, step, back, close };
}

/** Puts a screen on the table, or in the place of the one that is on it. */
function put(screen: Screen): void {
  const depth = layer()?.depth ?? 0;
  if (depth === 0) history.pushState({ screen, depth: 1 } satisfies Layer, '');
  else history.replaceState({ screen, depth } satisfies Layer, '');
}
