import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './generated/client';

/** What a query runs on: the client itself, or the transaction it belongs to. */
export type Db = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

interface Connections {
  pool: pg.Pool;
  prisma: PrismaClient;
}

/** One pool a process, also across the module copies that a bundler makes. */
const shared = globalThis as typeof globalThis & { huibingConnections?: Connections };

function connections(): Connections {
  return (shared.huibingConnections ??= connect());
}

function connect(): Connections {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is not set; `npm start` sets it.');
  const pool = new pg.Pool({ connectionString, max: Number(process.env.DATABASE_POOL ?? 16) });
  // An idle connection that the server closes is replaced at its next use.
  pool.on('error', () => undefined);
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

/** The Prisma client; connects at its first query. */
export function db(): Db {
  return connections().prisma;
}

/** The pool beneath it, for the few statements that Prisma would only slow down. */
export function pool(): pg.Pool {
  return connections().pool;
}

/**
 * Runs `work` in one transaction: all of it counts, or nothing. A transaction that lost against another
 * one (PostgreSQL's 40001 and 40P01) is tried again, so `work` must do nothing outside the database.
 */
export async function transaction<Value>(work: (db: Db) => Promise<Value>, tries = 4): Promise<Value> {
  try {
    return await connections().prisma.$transaction((db) => work(db), { maxWait: 15_000, timeout: 60_000 });
  } catch (error) {
    if (tries > 1 && isWriteConflict(error)) return transaction(work, tries - 1);
    throw error;
  }
}

/** Closes the connections; the next query opens new ones. */
export async function disconnect(): Promise<void> {
  const open = shared.huibingConnections;
  if (!open) return;
  delete shared.huibingConnections;
  await open.prisma.$disconnect();
  if (!open.pool.ended) await open.pool.end();
}

/** Whether a unique constraint refused the statement. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

function isWriteConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034';
}
