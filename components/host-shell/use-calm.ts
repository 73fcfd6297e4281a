import { useEffect, useRef, useState } from 'react';

/** So long after a tap another one is expected, at a place that must not have moved. */
const CALM_MS = 1_200;

/**
 * A list that changes its length only while nobody taps: what would move the keys waits until the finger rests.
 * Taps inside `within` (a selector) are about the list itself, and hold nothing up.
 */
export function useCalm<Value extends { key: string }>(
  values: readonly Value[],
  within: string,
): readonly Value[] {
  const [shown, setShown] = useState(values);
  const tapped = useRef(-Infinity);
  useEffect(() => {
    const onTap = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(within))) tapped.current = performance.now();
    };
    window.addEventListener('pointerdown', onTap, { capture: true });
    return () => window.removeEventListener('pointerdown', onTap, { capture: true });
  }, [within]);
  const keys = keysOf(values);
  const same = keysOf(shown) === keys;
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    if (same) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const left = tapped.current + CALM_MS - performance.now();
      if (left <= 0) setShown(latest.current);
      else timer = setTimeout(settle, left);
    };
    settle();
    return () => clearTimeout(timer);
  }, [keys, same]);
  return same ? values : shown;
}

function keysOf(values: readonly { key: string }[]): string {
  return values.map(({ key }) => key).join('\n');
}
