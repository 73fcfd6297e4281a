import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inCheckout } from './checkout.mjs';

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/**
 * The migrations of a folder in the order in which they apply.
 * @param {string} [folder]
 * @returns {Migration[]}
 */
export function readMigrations(folder = inCheckout('prisma/migrations')) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.sort().map((name) => {
    const content = fs.readFileSync(path.join(folder, name, 'migration.sql'));
    return {
      name,
      sql: content.toString('utf8'),
      checksum: createHash('sha256').update(content).digest('hex'),
    };
  });
}
