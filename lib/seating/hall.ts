import type { SeatBond, SeatTable, Sitter } from './types';
import type { Unit } from './units';

/** A table while it fills. */
export interface Filling {
  readonly table: SeatTable;
  /** Who stays, whatever is dealt. */
  readonly staying: readonly Sitter[];
  readonly units: Unit[];
  /** How many people it has. */
  people: number;
  /** How many it is to have. */
  size: number;
  readonly departments: Map<string, number>;
}

/** The tables that guests are dealt to, and who must not meet. */
export class Hall {
  readonly tables: readonly Filling[];
  private readonly at = new Map<string, Filling>();
  private readonly apart = new Map<string, Set<string>>();

  constructor(
    tables: readonly SeatTable[],
    staying: (tableId: string) => readonly Sitter[],
    bonds: readonly SeatBond[],
  ) {
    this.tables = tables.map((table) => ({
      table,
      staying: staying(table.id),
      units: [],
      people: 0,
      size: 0,
      departments: new Map(),
    }));
    for (const filling of this.tables) this.count(filling, filling.staying, 1);
    for (const { guests } of bonds.filter((bond) => bond.kind === 'apart')) {
      for (const one of guests) {
        const others = this.apart.get(one) ?? new Set();
        for (const other of guests) if (other !== one) others.add(other);
        this.apart.set(one, others);
      }
    }
  }

  find(tableId: string): Filling | undefined {
    return this.tables.find(({ table }) => table.id === tableId);
  }

  put(unit: Unit, filling: Filling): void {
    filling.units.push(unit);
    this.count(filling, unit.guests, 1);
  }

  take(unit: Unit, filling: Filling): void {
    filling.units.splice(filling.units.indexOf(unit), 1);
    this.count(filling, unit.guests, -1);
  }

  /**
   * How many of those at the table must not meet somebody of the unit.
   * @param leaving whose people don't count, as they are about to leave
   */
  conflicts(unit: Unit, filling: Filling, leaving?: Unit): number {
    let found = 0;
    for (const { id } of unit.guests) {
      for (const other of this.apart.get(id) ?? []) {
        if (this.at.get(other) === filling && !leaving?.guests.some((guest) => guest.id === other))
          found += 1;
      }
    }
    return found;
  }

  /** Whether somebody of the unit must not meet somebody. */
  isPicky(unit: Unit): boolean {
    return unit.guests.some(({ id }) => this.apart.has(id));
  }

  private count(filling: Filling, guests: readonly Sitter[], by: 1 | -1): void {
    filling.people += by * guests.length;
    for (const { id, department } of guests) {
      filling.departments.set(department, (filling.departments.get(department) ?? 0) + by);
      if (by > 0) this.at.set(id, filling);
      else this.at.delete(id);
    }
  }
}

/** How many of a department sit at a table. */
export function countOf(filling: Filling, department: string): number {
  return filling.departments.get(department) ?? 0;
}

/** How many more it is to have. */
export function room(filling: Filling): number {
  return filling.size - filling.people;
}
