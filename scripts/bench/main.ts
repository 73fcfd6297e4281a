/**
 * Benchmarks: npm run -s bench -- NAME [NAME …], or all of them without a name.
 * Each prints one JSON line a figure, {"bench", "figure", "value", "unit"}, the median of five.
 */
import { readdirSync } from 'node:fs';
import type { Bench } from './figure';

const OWN = ['main', 'figure'];

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !OWN.includes(name));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`no benchmark ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    const bench = (await import(`./${name}.ts`)) as Bench;
    for await (const { figure, value, unit } of bench.figures()) {
      console.log(JSON.stringify({ bench: name, figure, value, unit }));
    }
  }
}
