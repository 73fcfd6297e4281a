/**
 * A list that only grows and that forks cheaply: forks share what they have in common, and what one of them
 * adds, the others never see.
 */
export class Tape<Item> {
  private items: Item[];
  private count: number;

  constructor(items: Item[] = [], count = items.length) {
    this.items = items;
    this.count = count;
  }

  get length(): number {
    return this.count;
  }

  /** The item at a place, from 0. */
  at(place: number): Item | undefined {
    return place < this.count ? this.items[place] : undefined;
  }

  push(item: Item): void {
    if (this.items.length !== this.count) this.items = this.items.slice(0, this.count);
    this.items.push(item);
    this.count++;
  }

  fork(): Tape<Item> {
    return new Tape(this.items, this.count);
  }

  /** The items from a place on, as a list of its own. */
  slice(from = 0): Item[] {
    return this.items.slice(from, this.count);
  }
}
