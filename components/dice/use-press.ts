import { useEffect, type RefObject } from 'react';

/**
 * Clicks the buttons of an element when a finger comes down on them, as a calculator's keys do, not when it leaves:
 * what a key does is on the screen by then, and two thumbs may overlap, which makes no clicks at all. A mouse, a
 * keyboard and a screen reader click by themselves. Not for what scrolls: a finger that comes down may want that.
 */
export function usePress(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const keys = ref.current;
    if (!keys || !wanted) return;
    const onTouch = (event: TouchEvent) => {
      const key = event.target instanceof Element ? event.target.closest('button') : null;
      if (!key || !event.cancelable) return;
      // The click that would follow may hit what has come up under the finger meanwhile.
      event.preventDefault();
      key.click();
    };
    // By hand: React's own is passive, and can't ask for no click.
    keys.addEventListener('touchstart', onTouch, { passive: false });
    return () => keys.removeEventListener('touchstart', onTouch);
  }, [ref, wanted]);
}
