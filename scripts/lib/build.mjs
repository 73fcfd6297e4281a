import fs from 'node:fs';
import { checkout, inCheckout } from './checkout.mjs';
import { hashInputs, makeIfStale } from './inputs.mjs';
import { runStep } from './processes.mjs';

const PRISMA = inCheckout('node_modules/prisma/build/index.js');
const NEXT = inCheckout('node_modules/next/dist/bin/next');
const GENERATED = inCheckout('lib/db/generated');

const CODE_FOLDERS = ['app', 'pages', 'components', 'lib', 'messages', 'public'];
/** The host's page as it is built. */
const SHELL = ['public/shell', 'public/sw.js'];
/** What a build itself makes. */
const MADE = ['lib/db/generated', ...SHELL, 'next-env.d.ts'];
/** Files beside those folders that are for other tools. */
const OTHER_TOOLS = /^(eslint|knip|vitest)\.config\./;

/**
 * Generates the database client if the schema has changed.
 * @param {AbortSignal} signal
 */
export async function generateClient(signal) {
  const inputs = hashInputs(['prisma/schema.prisma', 'node_modules/prisma/package.json']);
  await makeIfStale(`${GENERATED}/.made-from`, inputs, async () => {
    console.log('Generating the database client …');
    // The command insists on a file of Prisma's engine, which is a download of its own, and doesn't use it.
    const env = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    };
    await runStep('prisma generate', process.execPath, [PRISMA, 'generate'], { signal, env, cwd: checkout });
  });
}

/**
 * Builds the app for production if anything that goes into it has changed.
 * @param {AbortSignal} signal
 */
export async function buildApp(signal) {
  const atRoot = fs
    .readdirSync(checkout)
    .filter((name) => /\.(ts|js|mjs|json)$/.test(name) && !OTHER_TOOLS.test(name));
  const shell = fs.readdirSync(inCheckout('scripts')).filter((name) => name.startsWith('build-shell'));
  const names = [
    ...CODE_FOLDERS,
    'prisma/schema.prisma',
    ...atRoot,
    ...shell.map((name) => `scripts/${name}`),
  ];
  const inputs = hashInputs(names.sort(), (name) => MADE.includes(name));
  const build = async () => {
    console.log('Building …');
    await buildShell(signal);
    const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    await runStep('next build', process.execPath, [NEXT, 'build'], { signal, env, cwd: checkout });
  };
  // `npm run dev` makes the host's page in the same place, of what its sources are then.
  await makeIfStale(inCheckout('.next/made-from'), inputs, build, () => hashInputs(SHELL));
}

/**
 * The host's page is a bundle of its own (see the script), which next then serves from public/.
 * @param {AbortSignal} signal
 */
export async function buildShell(signal) {
  const script = inCheckout('scripts/build-shell.mjs');
  if (fs.existsSync(script))
    await runStep("The build of the host's page", process.execPath, [script], { signal, cwd: checkout });
}
