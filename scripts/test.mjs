// `npm test`: every check there is. `npm test -- unit tests/e2e/x.test.ts` runs a part of them.
import './lib/check-node.mjs';

const { installPackages } = await import('./lib/install.mjs');
const { runMain } = await import('./lib/problem.mjs');
const { stopRequests } = await import('./lib/stop-request.mjs');

await runMain(async () => {
  const signal = stopRequests();
  await installPackages({ dev: true, signal });
  // These need the packages.
  const { generateClient } = await import('./lib/build.mjs');
  const { runStages } = await import('./test/run.mjs');
  const { STAGES } = await import('./test/stages.mjs');
  await generateClient(signal);
  return runStages(STAGES, process.argv.slice(2), signal);
});
