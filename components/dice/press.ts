import type { TouchEvent } from 'react';

const PRESSED: Keyframe[] = [{ transform: 'translateY(0.125rem)' }, {}];
const PRESSED_MS = 150;

/**
 * Lets a key act when a finger comes down on it, as a calculator's does, not when it leaves: what the key does is
 * on the screen by then, and two thumbs may overlap, which makes no clicks at all. A mouse, a keyboard and a screen
 * reader click.
 */
export function pressProps(act: () => void, disabled = false) {
  return {
    onClick: act,
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      // The click that would follow may hit what has come up under the finger meanwhile.
      if (event.cancelable) event.preventDefault();
      if (disabled) return;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!still) event.currentTarget.animate(PRESSED, PRESSED_MS);
      act();
    },
  };
}
