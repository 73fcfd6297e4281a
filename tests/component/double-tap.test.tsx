import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardDoubleTaps } from '@/components/host-shell/double-tap';

let taps: string[];
beforeEach(() => {
  taps = [];
  document.body.innerHTML =
    '<button id="called"></button><button id="below"></button><b data-rapid><button id="four"></button></b>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => taps.push(button.id));
});
afterEach(() => {
  document.body.innerHTML = '';
});
guardDoubleTaps(document);

// jsdom's events carry no time of their own that a test could set.
let clock = 10_000;
function tap(id: string, after: number, { x = 100, y = 100, detail = 1 } = {}): void {
  clock += after;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  document.getElementById(id)?.dispatchEvent(event);
}

describe('a double tap', () => {
  it.each([60, 150, 450])('on one button, %i ms apart, counts once', (after) => {
    tap('called', 1_000);
    tap('called', after);
    expect(taps).toEqual(['called']);
  });

  it('does nothing to what has come up under the finger', () => {
    tap('called', 1_000);
    tap('below', 180, { x: 110 });
    expect(taps).toEqual(['called']);
  });

  it('is one only soon and near; other taps count', () => {
    tap('called', 1_000);
    tap('called', 550);
    tap('below', 100, { y: 300 });
    expect(taps).toEqual(['called', 'called', 'below']);
  });

  it('on the dice is two dice, and a keyboard may be as fast as it likes', () => {
    tap('four', 1_000);
    tap('four', 90);
    tap('called', 50, { detail: 0 });
    tap('called', 10, { detail: 0 });
    expect(taps).toEqual(['four', 'four', 'called', 'called']);
  });
});
