// Writes a migration from schema.prisma (`npm run migrate -- NAME`), or tells whether one is missing (`--check`).
import fs from 'node:fs';
import { inCheckout } from './lib/checkout.mjs';
import { startTemporaryServer } from './lib/postgres/server.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { missingMigration } from './lib/schema-engine/engine.mjs';

const LOCK = `# Written by "npm run migrate".\nprovider = "postgresql"\n`;

await runMain(async () => {
  const [name = ''] = process.argv.slice(2);
  if (name !== '--check' && !/^[a-z0-9_]+$/.test(name)) {
    throw new Problem('Give the new migration a name of a-z, 0-9 and _, or say --check.');
  }
  const server = await startTemporaryServer();
  const sql = await missingMigration(server).finally(() => server.stop());
  if (sql === undefined) {
    console.log('The migrations make what schema.prisma says.');
    return;
  }
  if (name === '--check') throw new Problem(`The migrations differ from schema.prisma. Missing:\n${sql}`);

  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = inCheckout('prisma/migrations', `${time}_${name}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${folder}/migration.sql`, sql);
  fs.writeFileSync(inCheckout('prisma/migrations/migration_lock.toml'), LOCK);
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
});
