/** What pages and checks count about an event's tables. Pure. */

/**
 * How many sets of prizes (会) these tables play together: what is given at one table is needed so many
 * times. Every total of the house multiplies by this, never by the number of tables.
 */
export function countSets(tables: Iterable<{ sets: number }>): number {
  let sets = 0;
  for (const table of tables) sets += table.sets;
  return sets;
}
