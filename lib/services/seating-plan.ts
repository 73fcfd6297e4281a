import { groupBy } from '../schemas/group-by';

/** Who sits where: pure. Chairs count from 1 round the table. */

export interface Sitter {
  id: string;
  department: string;
  tableId: string | null;
  chair: number | null;
}

export interface Place {
  guestId: string;
  tableId: string;
  chair: number | null;
}

/**
 * Deals `guests` to the tables so that their numbers differ by at most one and departments are mixed:
 * department by department, the largest first, each guest to the table that has the fewest people, then
 * the fewest of that department. Round a table, too, departments take turns. `seated` sit there already
 * and stay.
 */
export function dealEvenly(
  tableIds: readonly string[],
  guests: readonly Sitter[],
  seated: readonly Sitter[] = [],
): Place[] {
  const kept = groupBy(seated, (sitter) => sitter.tableId);
  const loads = tableIds.map((id) => new Load(id, kept.get(id) ?? []));
  for (const guest of byDepartment(guests)) {
    loads.reduce((best, next) => (next.isBefore(best, guest.department) ? next : best)).take(guest);
  }
  return loads.flatMap((load) => load.places());
}

/** Chairs for those at a table who have none: the lowest free ones, in the given order. */
export function fillChairs(sitters: readonly Pick<Sitter, 'id' | 'chair'>[]): Map<string, number> {
  const taken = new Set(sitters.flatMap((one) => one.chair ?? []));
  const chairs = new Map<string, number>();
  for (const { id, chair } of sitters) {
    const given = chair ?? lowestFree(taken);
    taken.add(given);
    chairs.set(id, given);
  }
  return chairs;
}

/** The lowest chair that nobody has. */
export function lowestFree(taken: ReadonlySet<number>): number {
  let chair = 1;
  while (taken.has(chair)) chair += 1;
  return chair;
}

function byDepartment(guests: readonly Sitter[]): Sitter[] {
  const groups = groupBy(guests, (guest) => guest.department);
  return [...groups.values()].sort((one, other) => other.length - one.length).flat();
}

/** Guests in an order in which departments take turns. */
function inTurns(guests: readonly Sitter[]): Sitter[] {
  const groups = [...groupBy(guests, (guest) => guest.department).values()];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}

/** A table while it fills. */
class Load {
  private readonly dealt: Sitter[] = [];
  private readonly departments = new Map<string, number>();

  constructor(
    readonly id: string,
    private readonly kept: readonly Sitter[],
  ) {
    for (const { department } of kept) this.count(department);
  }

  private get people(): number {
    return this.kept.length + this.dealt.length;
  }

  isBefore(other: Load, department: string): boolean {
    if (this.people !== other.people) return this.people < other.people;
    return (this.departments.get(department) ?? 0) < (other.departments.get(department) ?? 0);
  }

  take(guest: Sitter): void {
    this.dealt.push(guest);
    this.count(guest.department);
  }

  places(): Place[] {
    const chairs = new Set(this.kept.flatMap((one) => one.chair ?? []));
    // Where others still wait for a chair, who comes later waits behind them.
    const waits = this.kept.some((one) => one.chair === null);
    return inTurns(this.dealt).map(({ id }) => {
      if (waits) return { guestId: id, tableId: this.id, chair: null };
      const chair = lowestFree(chairs);
      chairs.add(chair);
      return { guestId: id, tableId: this.id, chair };
    });
  }

  private count(department: string): void {
    this.departments.set(department, (this.departments.get(department) ?? 0) + 1);
  }
}
