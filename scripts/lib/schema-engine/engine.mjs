import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inCheckout } from '../checkout.mjs';
import { createDatabase } from '../database.mjs';
import { readMigrations } from '../migrations.mjs';
import { codeOf, messageOf, Problem } from '../problem.mjs';
import { EngineAdapter } from './adapter.mjs';

/**
 * The SQL that leads from what the migrations make to what schema.prisma says, or `undefined` if they agree.
 * @param {{ url: (database: string) => string }} server where a database for the comparison can be made
 */
export async function missingMigration(server) {
  const shadow = `shadow_${randomUUID()}`;
  await createDatabase(server.url('postgres'), shadow);
  const main = new EngineAdapter(server.url('postgres'));
  const other = new EngineAdapter(server.url(shadow));
  try {
    return await compare(main, other);
  } finally {
    await Promise.all([main.close(), other.close()]);
  }
}

/**
 * @param {EngineAdapter} main
 * @param {EngineAdapter} shadow
 */
async function compare(main, shadow) {
  const adapters = bindMigrationAwareSqlAdapterFactory({
    provider: main.provider,
    adapterName: main.adapterName,
    connect: () => main.connect(),
    connectToShadowDb: () => shadow.connect(),
  });
  const { SchemaEngine } = await loadEngine();
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapters);
  const file = inCheckout('prisma/schema.prisma');
  const difference = engine.diff({
    from: { tag: 'migrations', ...migrationList() },
    to: { tag: 'schemaDatamodel', files: [{ path: file, content: fs.readFileSync(file, 'utf8') }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  const { exitCode, stdout } = await difference.catch((/** @type {unknown} */ error) => {
    // A fault of the schema or of a migration has a code of Prisma's; the engine's own stack helps nobody.
    if (codeOf(error).startsWith('P')) throw new Problem(messageOf(error));
    throw error;
  });
  return exitCode === 0 ? undefined : (stdout ?? '');
}

/**
 * The engine comes as WebAssembly: Prisma's own program for it is a download of its own, which a closed network
 * refuses. Node.js can't import such a module, so its two halves are put together here.
 */
async function loadEngine() {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  );
  const wasm = fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start } = /** @type {{ __wbindgen_start: () => void }} */ (instance.exports);
  __wbindgen_start();
  // The engine leaves a panic's message here before it throws.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
  return glue;
}

function migrationList() {
  return {
    baseDir: inCheckout('prisma/migrations'),
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: /** @type {const} */ ('ok'), value: sql } },
    })),
  };
}
