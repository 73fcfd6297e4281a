/**
 * How many people each table gets: as even as it goes, none below its floor, all together `total`. The
 * first tables get one more where it doesn't come out even.
 */
export function evenSizes(floors: readonly number[], total: number): number[] {
  const sum = (level: number) => floors.reduce((all, floor) => all + Math.max(floor, level), 0);
  let level = 0;
  for (let step = 2 ** Math.ceil(Math.log2(total + 1)); step >= 1; step /= 2) {
    if (sum(level + step) <= total) level += step;
  }
  let rest = total - sum(level);
  return floors.map((floor) => {
    const more = floor <= level && rest > 0 ? 1 : 0;
    rest -= more;
    return Math.max(floor, level) + more;
  });
}
