/** A second tap so soon after the first, so near to it, is the same finger's. */
const SOON_MS = 500;
const NEAR_PX = 32;

/** Keys that are meant to be tapped fast, such as the dice: two fours are two taps. */
const RAPID = '[data-rapid]';

/**
 * Lets one tap do one thing: what a double tap's second half hits, the same button or whatever has come up
 * under the finger meanwhile, would write something that nobody meant. Keyboards are left alone.
 */
export function guardDoubleTaps(target: Pick<Document, 'addEventListener'>): void {
  let last = { at: -Infinity, x: 0, y: 0 };
  target.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return; // by a key, or by a program
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const isSame = at - last.at < SOON_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
      last = { at, x, y };
      if (!isSame || (event.target instanceof Element && event.target.closest(RAPID))) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
