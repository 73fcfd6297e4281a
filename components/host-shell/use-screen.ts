import { useCallback, useEffect, useRef, useState } from 'react';
import type { UnitRef } from '../../lib/schemas/swap-items';

/** What covers the table, if anything. The back key of a phone uncovers it. */
export type Screen =
  | { name: 'play' }
  | { name: 'more' }
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
  open: (screen: Screen) => void;
  /** Back to the table. */
  close: () => void;
}

/** The screen on top, kept in the browser's history. */
export function useScreen(): Screens {
  const [screen, setScreen] = useState<Screen>({ name: 'play' });
  // Going back takes the browser a moment; what is opened meanwhile is pushed when it has arrived.
  const leaving = useRef(false);
  const opened = useRef<Screen | null>(null);
  useEffect(() => {
    history.replaceState(null, '');
    const onPop = (event: PopStateEvent) => {
      const next = opened.current;
      opened.current = null;
      leaving.current = false;
      if (next) history.pushState(next, '');
      else setScreen((event.state as Screen | null) ?? { name: 'play' });
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, []);
  const open = useCallback((next: Screen) => {
    setScreen(next);
    if (leaving.current) opened.current = next;
    else if (history.state === null) history.pushState(next, '');
    else history.replaceState(next, '');
  }, []);
  const close = useCallback(() => {
    setScreen({ name: 'play' });
    opened.current = null;
    if (leaving.current || history.state === null) return;
    leaving.current = true;
    history.back();
  }, []);
  return { screen, open, close };
}
