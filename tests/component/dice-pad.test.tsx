import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DicePad } from '@/components/dice/dice-pad';

afterEach(cleanup);

function show({ disabled = false, instant = true } = {}) {
  const onFace = vi.fn();
  render(
    <DicePad label="骰子" faceLabel={(face) => `${face} 点`} {...{ disabled, instant }} onFace={onFace} />,
  );
  return { onFace, key: (face: number) => screen.getByRole('button', { name: `${face} 点` }) };
}

describe('the dice pad', () => {
  it('takes a die when the finger comes down, and asks for no click after it', () => {
    const { onFace, key } = show();
    // What may be cancelled and is answers false.
    expect(fireEvent.touchStart(key(4))).toBe(false);
    expect(onFace.mock.calls).toEqual([[4]]);
  });

  it('lets a finger scroll it away where it may want to', () => {
    const { onFace, key } = show({ instant: false });
    expect(fireEvent.touchStart(key(4))).toBe(true);
    expect(onFace).not.toHaveBeenCalled();
    fireEvent.click(key(4));
    expect(onFace.mock.calls).toEqual([[4]]);
  });

  it('takes one die for each of two thumbs that overlap', () => {
    const { onFace, key } = show();
    fireEvent.touchStart(key(1));
    fireEvent.touchStart(key(6));
    fireEvent.touchEnd(key(1));
    fireEvent.touchEnd(key(6));
    expect(onFace.mock.calls).toEqual([[1], [6]]);
  });

  it('takes a click of a mouse, a key or a screen reader', () => {
    const { onFace, key } = show();
    fireEvent.click(key(5));
    expect(onFace.mock.calls).toEqual([[5]]);
  });

  it('takes nothing while nobody throws', () => {
    const { onFace, key } = show({ disabled: true });
    fireEvent.touchStart(key(3));
    key(3).click();
    expect(onFace).not.toHaveBeenCalled();
  });
});
