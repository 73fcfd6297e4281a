import path from 'node:path';
import { addressesOf } from './addresses.mjs';
import { buildApp, buildShell, generateClient } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { authSecret, openDataFolder } from './data-folder.mjs';
import { installPackages } from './install.mjs';
import { lockFolder } from './lock.mjs';
import { readListen, requireFreePort } from './port.mjs';
import { Problem } from './problem.mjs';
import { aborted, stopRequests } from './stop-request.mjs';

/**
 * @typedef {object} Part
 * @property {string} ended what to say if it ends by itself
 * @property {Promise<void>} exited
 * @property {() => Promise<void>} stop
 */

/**
 * Brings up everything on this machine and keeps it up until it is asked to stop, or a part of it ends.
 * @param {'start' | 'dev'} command
 */
export async function launch(command) {
  const stopSignal = stopRequests();
  /** @type {Part[]} */
  const running = [];
  try {
    await bringUp(command, stopSignal, running);
    await untilOneEnds(running, stopSignal);
  } catch (error) {
    if (!stopSignal.aborted) throw error; // else it was interrupted on request
  } finally {
    for (const part of running.reverse()) await part.stop();
  }
  console.log('Stopped.');
}

/**
 * @param {Part[]} running
 * @param {AbortSignal} signal
 */
async function untilOneEnds(running, signal) {
  const ends = running.map(({ ended, exited }) => exited.then(() => ended));
  const ended = await Promise.race([aborted(signal), ...ends]);
  if (ended) throw new Problem(`${ended} Everything was stopped. Start again: nothing is lost.`);
}

/**
 * @param {'start' | 'dev'} command
 * @param {AbortSignal} signal
 * @param {Part[]} running what has been started, in order
 */
async function bringUp(command, signal, running) {
  // What can refuse to work is asked first, so that a refusal leaves nothing behind.
  const listen = readListen(process.env);
  const folder = path.resolve(
    process.env.HUIBING_DATA_DIR || inCheckout(command === 'dev' ? '.data-dev' : '.data'),
  );
  openDataFolder(folder);
  await lockFolder(folder);
  await requireFreePort(listen);
  await installPackages({ dev: command === 'dev', signal });

  // These need the packages.
  const { requireReachable } = await import('./external-database.mjs');
  const { applyMigrations } = await import('./migrations.mjs');
  const { makeSetupToken } = await import('./setup-link.mjs');
  const external = process.env.DATABASE_URL;
  if (external) await requireReachable(external);
  await generateClient(signal);
  await (command === 'dev' ? buildShell(signal) : buildApp(signal));

  const databaseUrl = external || (await startEmbedded(folder, running));
  signal.throwIfAborted();
  for (const name of await applyMigrations(databaseUrl)) console.log(`Applied migration ${name}.`);

  const { startApp } = await import('./app-process.mjs');
  const app = startApp(command, listen, {
    AUTH_SECRET: authSecret(folder),
    AUTH_TRUST_HOST: 'true',
    DATABASE_URL: databaseUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  running.push({ ended: 'The app ended by itself; what it printed above says why.', ...app });
  await Promise.race([app.ready, untilOneEnds(running, signal)]);
  signal.throwIfAborted();
  const token = await makeSetupToken(databaseUrl);
  announce(addressesOf(listen), token);
}

/**
 * @param {string} folder
 * @param {Part[]} running
 */
async function startEmbedded(folder, running) {
  const { startServer } = await import('./postgres/server.mjs');
  const { createDatabase } = await import('./database.mjs');
  const server = await startServer(folder);
  running.push({ ended: `The database ended by itself; ${server.log} says why.`, ...server });
  await createDatabase(server.url('postgres'), 'huibing');
  return server.url('huibing');
}

/**
 * @param {string[]} addresses
 * @param {string | undefined} token
 */
function announce(addresses, token) {
  const [here, ...elsewhere] = addresses;
  console.log(`\nHuibing 会饼 is ready at ${here}`);
  for (const address of elsewhere) console.log(`  from other devices: ${address}`);
  if (token)
    console.log(
      `\nCreate the first organiser's account with this link; it works once:\n  ${here}/setup/${token}`,
    );
}
