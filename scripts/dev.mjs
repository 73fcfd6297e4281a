// `npm run dev`: the same with reload, on a data folder of its own.
import './lib/check-node.mjs';

const { runMain } = await import('./lib/problem.mjs');
const { launch } = await import('./lib/launch.mjs');
await runMain(() => launch('dev'));
