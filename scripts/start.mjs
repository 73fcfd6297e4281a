// `npm start`: everything from a fresh clone to the running app.
import './lib/check-node.mjs';

const { runMain } = await import('./lib/problem.mjs');
const { launch } = await import('./lib/launch.mjs');
await runMain(() => launch('start'));
