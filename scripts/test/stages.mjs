import { inCheckout } from '../lib/checkout.mjs';
import { buildApp } from '../lib/build.mjs';
import { missingMigration } from '../lib/schema-engine/engine.mjs';
import { runTool } from './tool.mjs';
import { runVitest } from './vitest.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Result
 *
 * @typedef {object} Context
 * @property {AbortSignal} signal
 * @property {string[]} files the test files to which a run is limited; all of them if there are none
 * @property {() => Promise<import('../lib/test-server.mjs').TestServer>} server the PostgreSQL that all stages share
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [needs] stages without which it can't run
 * @property {RegExp} [files] the test files that belong to it
 * @property {(context: Context) => Promise<Result>} run
 */

/** @param {string} name */
const bin = (name) => inCheckout('node_modules', name);

const CODE = ['app', 'components', 'lib', 'messages', 'pages', 'scripts', 'tests'];
const ARROWS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'];

/** Everything that `npm test` checks, in order. A check without test cases of its own counts as one test. */
export const STAGES = /** @type {Stage[]} */ ([
  { name: 'format', run: tool(bin('prettier/bin/prettier.cjs'), '--check', '.') },
  { name: 'lint', run: typed(bin('eslint/bin/eslint.js'), '.') },
  { name: 'types', run: typed(bin('typescript/bin/tsc'), '--noEmit') },
  {
    name: 'architecture',
    run: tool(bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...ARROWS, ...CODE),
  },
  { name: 'dead-code', run: tool(bin('knip/bin/knip.js'), '--no-config-hints') },
  { name: 'migrations', run: checkMigrations },
  {
    name: 'unit',
    files: /^tests\/(?!integration|concurrency|scripts|e2e)/,
    run: vitest('unit', 'components'),
  },
  { name: 'integration', files: /^tests\/(integration|concurrency)\//, run: vitestOnServer('integration') },
  { name: 'build', run: build },
  { name: 'scripts', needs: ['build'], files: /^tests\/scripts\//, run: vitest('scripts') },
  { name: 'e2e', needs: ['build'], files: /^tests\/e2e\//, run: vitestOnServer('e2e') },
]);

/**
 * @param {string} program
 * @param {...string} args
 * @returns {Stage['run']}
 */
function tool(program, ...args) {
  return async ({ signal }) => asOneTest(await runTool(program, args, { signal }));
}

/**
 * @param {...string} projects
 * @returns {Stage['run']}
 */
function vitest(...projects) {
  return ({ signal, files }) => runVitest(projects, files, { signal });
}

/**
 * @param {string} project
 * @returns {Stage['run']}
 */
function vitestOnServer(project) {
  return async ({ signal, files, server }) =>
    runVitest([project], files, { signal, env: (await server()).shared });
}

/**
 * A check that reads types, those of the routes included, which Next.js makes from the folders.
 * @param {string} program
 * @param {...string} args
 * @returns {Stage['run']}
 */
function typed(program, ...args) {
  return async ({ signal }) => {
    const routes = await runTool(bin('next/dist/bin/next'), ['typegen'], { signal });
    return asOneTest(routes.ok ? await runTool(program, args, { signal }) : routes);
  };
}

/** @type {Stage['run']} */
async function checkMigrations({ server }) {
  const sql = await missingMigration(await server());
  const output = `Nobody has run "npm run migrate -- NAME" for this change of schema.prisma:\n${sql}`;
  return asOneTest(sql === undefined ? { ok: true, output: '' } : { ok: false, output });
}

/** @type {Stage['run']} */
async function build({ signal }) {
  await buildApp(signal);
  return asOneTest({ ok: true, output: '' });
}

/**
 * @param {{ ok: boolean, output: string }} outcome
 * @returns {Result}
 */
function asOneTest({ ok, output }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}
