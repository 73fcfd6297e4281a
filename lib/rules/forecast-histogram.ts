/** How often each whole number from 0 came up, as a plain list: `histogram[n]` times n. */
export type Histogram = number[];

/** Counts one more `value`. */
export function addTo(histogram: Histogram, value: number): void {
  while (histogram.length <= value) histogram.push(0);
  histogram[value]!++;
}

/** Two lists of counts added up, place by place. */
export function sumOfCounts(one: readonly number[], other: readonly number[]): number[] {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  return longer.map((count, at) => count + (shorter[at] ?? 0));
}

/** How many values were counted. */
export function totalOf(histogram: readonly number[]): number {
  return histogram.reduce((sum, count) => sum + count, 0);
}

/**
 * The smallest number that at least `share` of the values don't exceed: 0.5 is the median.
 * @returns 0 where nothing was counted
 */
export function percentileOf(histogram: readonly number[], share: number): number {
  const wanted = share * totalOf(histogram);
  let passed = 0;
  for (const [value, count] of histogram.entries()) {
    passed += count;
    if (passed >= wanted && passed > 0) return value;
  }
  return 0;
}

/** The mean of the values; 0 where nothing was counted. */
export function meanOf(histogram: readonly number[]): number {
  const total = totalOf(histogram);
  return total === 0 ? 0 : histogram.reduce((sum, count, value) => sum + count * value, 0) / total;
}

/** The share of the values that are above `limit`; 0 where nothing was counted. */
export function shareAbove(histogram: readonly number[], limit: number): number {
  const total = totalOf(histogram);
  return total === 0 ? 0 : totalOf(histogram.slice(Math.max(0, Math.floor(limit) + 1))) / total;
}

/**
 * The smallest number that the largest of `draws` values drawn at random doesn't exceed, with a chance of
 * `share`: when the last of so many tables is done.
 * @returns 0 where nothing was counted
 */
export function percentileOfLargest(histogram: readonly number[], draws: number, share: number): number {
  return percentileOf(histogram, share ** (1 / Math.max(1, draws)));
}
