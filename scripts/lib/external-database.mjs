import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './database.mjs';
import { codeOf, messageOf, Problem } from './problem.mjs';

const RECOVERING = '57P03';
const PATIENCE_MS = 30_000;
/** The oldest version that its makers still look after. */
const OLDEST = 14;

/**
 * Sees that the server of DATABASE_URL can be used, before anything relies on it.
 * @param {string} url
 */
export async function requireReachable(url) {
  const { protocol, host, pathname, username } = parse(url);
  if (!/^postgres(ql)?:$/.test(protocol) || pathname.length < 2) throw unreadable();
  const target = {
    host,
    database: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  };
  const patienceEnds = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await withClient(url, requireVersion);
      return;
    } catch (error) {
      if (codeOf(error) !== RECOVERING || Date.now() > patienceEnds) throw explain(error, target);
      await sleep(500);
    }
  }
}

/**
 * @param {import('pg').Client} client
 */
async function requireVersion(client) {
  const { rows } = await client.query('SHOW server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major >= OLDEST) return;
  throw new Problem(`Huibing needs PostgreSQL ${OLDEST} or newer; the server of DATABASE_URL has ${major}.`);
}

/**
 * @param {string} url
 */
function parse(url) {
  try {
    return new URL(url);
  } catch {
    throw unreadable();
  }
}

/** Says nothing of what it was: it may hold a password. */
const unreadable = () =>
  new Problem(
    'DATABASE_URL is not the address of a PostgreSQL database. ' +
      'Write it as postgresql://USER:PASSWORD@HOST:5432/DATABASE, or leave it out to use the embedded one.',
  );

/**
 * @param {unknown} error
 * @param {{ host: string, database: string, user: string }} target
 */
function explain(error, { host, database, user }) {
  if (error instanceof Problem) return error;
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new Problem(
        `The database at ${host} refuses the user "${user}". Correct user and password in DATABASE_URL.`,
      );
    case '3D000':
      return new Problem(
        `The server at ${host} has no database "${database}". Create it, or correct DATABASE_URL.`,
      );
    default:
      return new Problem(
        `The database at ${host} can't be used (${messageOf(error) || codeOf(error)}). ` +
          'Start it, or correct DATABASE_URL, or leave that out to use the embedded one.',
      );
  }
}
