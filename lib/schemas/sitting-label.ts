/** A sitting (场次) as lists name it: by its name, else by its place among the others. */
export interface SittingLabel {
  /** From 1. */
  position: number;
  name: string;
}

/** A sitting's label where it has to be told: null where the event has only one. */
export function labelSitting(sittings: readonly SittingLabel[], of: SittingLabel): SittingLabel | null {
  return sittings.length > 1 ? { position: of.position, name: of.name } : null;
}
