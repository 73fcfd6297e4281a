import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalTies, settleTies, type RankedSeat } from '@/lib/schemas/final-places';

const ranked = (...ranks: number[]): RankedSeat[] => ranks.map((rank, at) => ({ rank, seat: at + 1 }));

describe('ties of a final', () => {
  test('are about places that count, as many of them as they straddle', () => {
    expect(finalTies(ranked(1, 2, 2, 4), 2)).toEqual([{ rank: 2, seats: [2, 3], places: [2] }]);
    expect(finalTies(ranked(1, 1, 1, 4), 3)).toEqual([{ rank: 1, seats: [1, 2, 3], places: [1, 2, 3] }]);
    expect(finalTies(ranked(1, 2, 3, 3), 2)).toEqual([]);
  });

  test('stay as they are until decided; who got no place shares the next', () => {
    expect(settleTies(ranked(1, 2, 2, 4), 2, [])).toEqual(ranked(1, 2, 2, 4));
    expect(settleTies(ranked(1, 2, 2, 4), 2, [{ seat: 3, place: 2 }])).toEqual([
      { rank: 1, seat: 1 },
      { rank: 2, seat: 3 },
      { rank: 3, seat: 2 },
      { rank: 4, seat: 4 },
    ]);
    expect(settleTies(ranked(1, 1, 1), 3, [{ seat: 2, place: 2 }]).map(({ rank }) => rank)).toEqual([
      1, 1, 2,
    ]);
  });

  test('are not settled by a decision about what is no tie any more', () => {
    const decided = [{ seat: 3, place: 2 }];
    expect(settleTies(ranked(1, 2, 3), 2, decided)).toEqual(ranked(1, 2, 3));
    expect(settleTies(ranked(1, 1, 3), 2, decided)).toEqual(ranked(1, 1, 3));
  });

  test('give each place to one at most, whatever is decided', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 12 }),
        fc.infiniteStream(fc.nat(20)),
        (groups, places, any) => {
          const ranking: RankedSeat[] = [];
          for (const size of groups) {
            const rank = ranking.length + 1;
            for (let at = 0; at < size; at += 1) ranking.push({ rank, seat: ranking.length + 1 });
          }
          // Everybody who ties draws for one of their places.
          const decided = finalTies(ranking, places).flatMap((tie) => {
            const seats = tie.seats.toSorted(() => (any.next().value ?? 0) % 2 || -1);
            return tie.places.map((place, at) => ({ place, seat: seats[at] ?? 0 }));
          });
          const settled = settleTies(ranking, places, decided);
          expect(settled.map(({ seat }) => seat).toSorted()).toEqual(
            ranking.map(({ seat }) => seat).toSorted(),
          );
          for (let place = 1; place <= Math.min(places, ranking.length); place += 1) {
            expect(settled.filter(({ rank }) => rank === place)).toHaveLength(1);
          }
          expect(finalTies(settled, places)).toEqual([]);
        },
      ),
    );
  });
});
