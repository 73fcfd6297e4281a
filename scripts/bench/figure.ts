/** What benchmarks have in common. */

export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
}

/** A benchmark is a module of this folder that exports its figures, each measured when it is asked for. */
export interface Bench {
  figures(): AsyncIterable<Figure> | Iterable<Figure>;
}

const RUNS = 5;

/** The median of five measurements. */
export function median(measure: () => number): number {
  const values = Array.from({ length: RUNS }, measure).sort((one, other) => one - other);
  return values[Math.floor(RUNS / 2)]!;
}

/** The same of measurements that take their time, one after another. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run++) values.push(await measure());
  return median(() => values.pop()!);
}

/**
 * How long `work` takes.
 * @param work does its work and returns something made from it, so that none of it can be left out
 * @returns seconds
 */
export function seconds(work: () => number): number {
  const begin = performance.now();
  sink += work();
  return (performance.now() - begin) / 1000;
}

let sink = 0;

/** What all that was measured came to; kept so that results are used. */
export function total(): number {
  return sink;
}

/** Three significant digits. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}
