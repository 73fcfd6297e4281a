import { useCallback, useEffect, useState } from 'react';

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
  | { name: 'handovers' }
  | { name: 'why'; entry: number }
  /** Correct entry `entry`, take it out, or put a forgotten one before it. */
  | { name: 'edit'; entry: number; act: 'amend' | 'insert' | 'remove' };

export interface Screens {
  screen: Screen;
  open: (screen: Screen) => void;
  /** Back to the table. */
  close: () => void;
}

/** The screen on top, kept in the browser's history. */
export function useScreen(): Screens {
  const [screen, setScreen] = useState<Screen>({ name: 'play' });
  useEffect(() => {
    history.replaceState(null, '');
    const onPop = (event: PopStateEvent) => setScreen((event.state as Screen | null) ?? { name: 'play' });
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  const open = useCallback((next: Screen) => {
    if (history.state === null) history.pushState(next, '');
    else history.replaceState(next, '');
    setScreen(next);
  }, []);
  const close = useCallback(() => {
    if (history.state === null) setScreen({ name: 'play' });
    else history.back();
  }, []);
  return { screen, open, close };
}
