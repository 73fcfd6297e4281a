import { seededRandom, type Random } from '../rules/random';
import { groupBy } from '../schemas/group-by';
import { brokenBonds, type BrokenBond } from './broken-bonds';
import { fillChairs, lowestFree } from './chairs';
import { shuffled } from './choose';
import { dealDrawn, dealMixed } from './deal';
import { dealTogether } from './deal-together';
import { Hall, type Filling } from './hall';
import { separate } from './separate';
import type { Place, SeatBond, SeatTable, Sitter } from './types';
import { makeUnits, type Unit } from './units';

export const METHODS = ['mixed', 'together', 'drawn'] as const;
export type Method = (typeof METHODS)[number];

/** How automatic seating is to seat: the same wish gives the same seating. */
export interface Wish {
  method: Method;
  /** Everybody but those at locked tables anew, or who has no table yet. */
  who: 'everybody' | 'unseated';
  seed: number;
}

export interface Arrangement {
  /** Everybody who was dealt, and who got a chair at a table that was dealt to. */
  places: Place[];
  /** How many were dealt. */
  dealt: number;
  broken: BrokenBond[];
}

const DEAL = { mixed: dealMixed, together: dealTogether, drawn: dealDrawn };

/**
 * Seats guests by departments or by lot. Locked tables stay as they are; others come out as even as it
 * goes; bonds are kept where they can be, and named where not.
 * @param tables those of one sitting, by number
 * @param people those who come to it, the waiting list aside
 */
export function arrange(
  tables: readonly SeatTable[],
  people: readonly Sitter[],
  bonds: readonly SeatBond[],
  { method, who, seed }: Wish,
): Arrangement {
  // Whatever order a page or the server has them in; ids grow, so that it is the roster's.
  const guests = [...people].sort((one, other) => (one.id < other.id ? -1 : 1));
  const open = tables.filter((table) => !table.locked);
  const openIds = new Set(open.map((table) => table.id));
  const isDealt = ({ tableId }: Sitter) => tableId === null || (who === 'everybody' && openIds.has(tableId));
  const dealt = open.length === 0 ? [] : guests.filter(isDealt);
  const staying = groupBy(
    guests.filter((guest) => !isDealt(guest)),
    (guest) => guest.tableId,
  );
  const stays = new Map([...staying.values()].flat().map((guest) => [guest.id, guest.tableId]));
  const hall = new Hall(open, (tableId) => staying.get(tableId) ?? [], bonds);
  const units = makeUnits(dealt, bonds, (id) => {
    const table = stays.get(id) ?? null;
    return table !== null && openIds.has(table) ? table : null;
  });
  const random = seededRandom(seed);
  if (open.length > 0) {
    DEAL[method](hall, units, random);
    separate(hall, method);
  }
  const places = hall.tables.flatMap((filling) => seatRound(filling, method, random));
  const after = new Map([...stays, ...places.map(({ guestId, tableId }) => [guestId, tableId] as const)]);
  return {
    places,
    dealt: dealt.length,
    broken: brokenBonds(
      bonds,
      (id) => after.get(id) ?? null,
      (id) => !openIds.has(id),
    ),
  };
}

/** Chairs for everybody at a table who has none: who stays first, then who was dealt, bonds side by side. */
function seatRound({ table, staying, units }: Filling, method: Method, random: Random): Place[] {
  if (units.length === 0) return [];
  const chairs = fillChairs(staying);
  const taken = new Set(chairs.values());
  const late = staying.filter((guest) => guest.chair === null);
  const order = method === 'drawn' ? shuffled(units, random) : inTurns(units, method === 'together');
  return [
    ...late.map(({ id }) => ({ guestId: id, tableId: table.id, chair: chairs.get(id) ?? null })),
    ...order
      .flatMap((unit) => unit.guests)
      .map(({ id }) => {
        const chair = lowestFree(taken);
        taken.add(chair);
        return { guestId: id, tableId: table.id, chair };
      }),
  ];
}

/** Round the table departments take turns, or sit side by side. */
function inTurns(units: readonly Unit[], sideBySide: boolean): Unit[] {
  const groups = [...groupBy(units, (unit) => unit.department).values()];
  if (sideBySide) return groups.flat();
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}
