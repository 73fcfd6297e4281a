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
 * the fewest of that department. `seated` sit there already and stay.
 */
export function dealEvenly(
  tableIds: readonly string[],
  guests: readonly Sitter[],
  seated: readonly Sitter[] = [],
): Place[] {
  const loads = tableIds.map(
    (id) =>
      new Load(
        id,
        seated.filter((one) => one.tableId === id),
      ),
  );
  return byDepartment(guests).map((guest) => {
    const load = loads.reduce((best, next) => (next.isBefore(best, guest.department) ? next : best));
    return { guestId: guest.id, tableId: load.id, chair: load.take(guest.department) };
  });
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

/** A table while it fills. */
class Load {
  people: number;
  private readonly departments = new Map<string, number>();
  private readonly chairs: Set<number>;

  constructor(
    readonly id: string,
    seated: readonly Sitter[],
  ) {
    this.people = seated.length;
    this.chairs = new Set(seated.flatMap((one) => one.chair ?? []));
    for (const { department } of seated) this.count(department);
  }

  isBefore(other: Load, department: string): boolean {
    if (this.people !== other.people) return this.people < other.people;
    return (this.departments.get(department) ?? 0) < (other.departments.get(department) ?? 0);
  }

  take(department: string): number {
    const chair = lowestFree(this.chairs);
    this.chairs.add(chair);
    this.people += 1;
    this.count(department);
    return chair;
  }

  private count(department: string): void {
    this.departments.set(department, (this.departments.get(department) ?? 0) + 1);
  }
}
