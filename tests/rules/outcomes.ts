/** All ways for six dice to lie, counted one by one and apart from the core. */

/** How often each combination (its dice ascending) comes up among the 46,656 outcomes. */
export const COMBINATIONS: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  for (let number = 0; number < 6 ** 6; number++) {
    const digits = number.toString(6).padStart(6, '0');
    const dice = [...digits]
      .map((digit) => Number(digit) + 1)
      .sort()
      .join('');
    found.set(dice, (found.get(dice) ?? 0) + 1);
  }
  return found;
})();

/** How many outcomes a test holds for. */
export function outcomesWhere(holds: (dice: string) => boolean): number {
  let count = 0;
  for (const [dice, times] of COMBINATIONS) if (holds(dice)) count += times;
  return count;
}
