/** Whose throw was most likely forgotten before an entry (RULES 6.2, insert). */
import { nextOf } from './game';
import { beside, isTurn, placesOf } from './shift-turns';
import type { State } from './state';
import type { Entry } from './types';

/**
 * The seat to expect where a forgotten throw is put in before entry `number`: who was said there not to be at
 * the table, else whose turn it was if the entry is another's, else who comes before its seat in throwing
 * order. Null where nobody is there.
 */
export function forgottenBefore({ setup, log }: State, number: number): number | null {
  // A removed entry still marks its place.
  const kept = log.map((entry, at): Entry => {
    return entry.kind === 'remove' && entry.target === number ? { kind: 'remove', target: at + 1 } : entry;
  });
  const places = placesOf({ setup, log: kept });
  const at = places.findIndex((place) => place.number === number);
  const here = places[at];
  if (!here) return null;
  const turn = nextOf(here.game);
  if (!isTurn(here)) return turn;
  const { seat } = here.entry;
  const before = places
    .slice(0, at)
    .filter(isTurn)
    .findLast(({ entry }) => entry.kind !== 'rethrow');
  if (before?.entry.kind === 'pass' && before.entry.seat !== seat) return before.entry.seat;
  if (turn !== null && turn !== seat) return turn;
  return beside(here.game, seat, 'previous');
}
