import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { faceOf, type Face } from '../dice/faces';

/** A second tap on the last die's key so soon after it is the same tap, not the next throw's first die. */
const DOUBLE_TAP_MS = 250;

export interface DiceEntry {
  dice: string;
  add: (face: Face) => void;
  removeAt: (at: number) => void;
  replace: (dice: string) => void;
}

/**
 * The dice being entered, by taps or by the keyboard's digits. The last one completes the throw at once, and
 * the places are empty for the next.
 * @param listening whether the keyboard's digits belong to this pad now
 */
export function useDiceEntry(count: 3 | 6, listening: boolean, onThrow: (dice: string) => void): DiceEntry {
  const [dice, setDice] = useState('');
  const current = useRef('');
  const completed = useRef({ face: 0, at: 0 });
  // Keys can come faster than effects run: what they call is always what was rendered last.
  const latest = useRef({ count, onThrow });
  useLayoutEffect(() => {
    latest.current = { count, onThrow };
  });

  const replace = useCallback((next: string) => {
    current.current = next;
    setDice(next);
  }, []);
  const put = useCallback(
    (face: Face) => {
      const next = current.current + String(face);
      if (next.length < latest.current.count) return replace(next);
      completed.current = { face, at: performance.now() };
      replace('');
      latest.current.onThrow(next);
    },
    [replace],
  );
  const tap = useCallback(
    (face: Face) => {
      const { face: last, at } = completed.current;
      if (current.current !== '' || face !== last || performance.now() - at > DOUBLE_TAP_MS) put(face);
    },
    [put],
  );
  const removeAt = useCallback(
    (at: number) => replace(current.current.slice(0, at) + current.current.slice(at + 1)),
    [replace],
  );

  useEffect(() => {
    if (!listening) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isText(event.target)) return;
      const face = faceOf(event.key);
      if (face) put(face);
      else if (event.key === 'Backspace') removeAt(current.current.length - 1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [listening, put, removeAt]);

  return { dice, add: tap, removeAt, replace };
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
