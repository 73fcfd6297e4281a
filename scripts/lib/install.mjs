import fs from 'node:fs';
import { checkout, inCheckout } from './checkout.mjs';
import { Problem } from './problem.mjs';
import { runStep } from './processes.mjs';
import { requireWritable } from './writable.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, peer?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/**
 * Installs the packages of package-lock.json unless they are there.
 * @param {object} options
 * @param {boolean} options.dev whether the tools for tests are needed as well
 * @param {AbortSignal} options.signal
 */
export async function installPackages({ dev, signal }) {
  if (isInstalled(dev)) return;
  requireWritable(checkout);
  console.log('Installing packages …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Under npm, the same npm: it need not be the one on the PATH.
  const { npm_execpath: npm = '' } = process.env;
  const isScript = npm.endsWith('.js') && fs.existsSync(npm);
  const [command, ...before] = isScript ? [process.execPath, npm] : ['npm'];
  try {
    await runStep('npm ci', command, [...before, ...args], { signal, cwd: checkout });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Problem(
      'The packages could not be installed; npm says above why. Without a network, start once where there is one: ' +
        'later starts need none.',
    );
  }
}

/**
 * Compares what npm noted when it had finished with what the lockfile wants. Packages for other systems are left
 * out of account: npm marks them as optional.
 * @param {boolean} dev
 */
function isInstalled(dev) {
  const wanted = readLockfile('package-lock.json');
  const found = readLockfile('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([folder, { version, ...kind }]) => {
    const isNeeded = folder !== '' && !kind.optional && (dev || !(kind.dev || kind.devOptional));
    return !isNeeded || (found[folder]?.version === version && fs.existsSync(inCheckout(folder)));
  });
}

/**
 * @param {string} name
 */
function readLockfile(name) {
  const file = inCheckout(name);
  if (!fs.existsSync(file)) return {};
  /** @type {Lockfile} */
  const { packages } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return packages;
}
