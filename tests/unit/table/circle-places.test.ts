import { describe, expect, it } from 'vitest';
import { circlePlaces, overlap, sidePlaces } from '@/components/table/circle-places';

const CARD = { width: 84, height: 72, gap: 4 };
const COUNTS = Array.from({ length: 14 }, (_, at) => at + 3);

describe('an oval of seats', () => {
  it('has the chosen seat at the bottom, and the next one to its right where they throw counterclockwise', () => {
    const places = circlePlaces({
      count: 8,
      bottom: 2,
      direction: 'counterclockwise',
      radiusX: 40,
      radiusY: 40,
      ratio: 1,
    });
    expect(places[2]).toEqual({ left: 50, top: 90 });
    expect(places[3]?.left).toBeGreaterThan(50);
    expect(places[1]?.left).toBeLessThan(50);
  });
});

describe('a table with four sides', () => {
  const field = { width: 336, height: 420 };

  it.each(COUNTS)('has room for %i cards on the smallest phone, each apart from its neighbours', (count) => {
    const { places } = sidePlaces({ count, bottom: 0, direction: 'counterclockwise', card: CARD, field });
    expect(places).toHaveLength(count);
    if (count > 14) return; // shown in a list that scrolls
    expect(overlap(places, { ...CARD, height: 56 }, field)).toBe(false);
    for (const { left, top } of places) {
      expect(left).toBeGreaterThanOrEqual(12.5);
      expect(left).toBeLessThanOrEqual(87.5);
      expect(top).toBeGreaterThanOrEqual(8.5);
      expect(top).toBeLessThanOrEqual(91.5);
    }
  });

  it('turns like the oval', () => {
    const at = (direction: 'counterclockwise' | 'clockwise') =>
      sidePlaces({ count: 12, bottom: 4, direction, card: CARD, field }).places;
    const [one, other] = [at('counterclockwise'), at('clockwise')];
    expect(one[4]?.left).toBe(50);
    expect(one[4]?.top).toBeGreaterThan(90);
    expect(one[5]?.left).toBeGreaterThan(80);
    expect(other[5]?.left).toBeLessThan(20);
    expect(one[10]).toMatchObject({ left: 50 });
    expect(one[10]?.top).toBeLessThan(10);
  });

  it('puts more beside each other where the field is wide and low', () => {
    const wide = { width: 736, height: 230 };
    const { places, columns } = sidePlaces({
      count: 12,
      bottom: 0,
      direction: 'clockwise',
      card: CARD,
      field: wide,
    });
    expect(columns).toBe(5);
    expect(overlap(places, { ...CARD, height: 56 }, wide)).toBe(false);
  });
});
