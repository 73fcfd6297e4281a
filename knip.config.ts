import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'scripts/*.{mjs,ts}',
    'scripts/bench/main.ts',
    'scripts/lib/{check-node,die-with-launcher}.mjs', // started by name, before anything is installed
    'scripts/test/*.mjs',
    'components/host-shell/{main.tsx,sw.js,host.css}', // what scripts/build-shell.mjs bundles
    'tests/**/*.test.{ts,tsx}',
    'tests/setup/{app,database,template-database}.ts',
    'tests/integration/live/watcher.ts', // a second process
  ],
  project: ['**/*.{ts,tsx,mjs,js,cjs,css}', '!lib/db/generated/**', '!public/**'],
};

export default config;
