// The arrows of the house: what each part may import besides itself. A part that isn't named may not be imported.

const EVERYTHING_BELOW = [
  'lib/rules',
  'lib/schemas',
  'lib/seating',
  'lib/permissions',
  'lib/auth',
  'lib/live',
  'lib/services',
  'lib/offline',
  'lib/import',
  'lib/export',
  'lib/i18n',
  'messages',
];

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  'lib/rules': [],
  'lib/schemas': ['lib/rules'],
  'lib/seating': ['lib/rules', 'lib/schemas'],
  'lib/permissions': ['lib/schemas'],
  'lib/db': ['lib/rules', 'lib/schemas'],
  'lib/auth': ['lib/db', 'lib/permissions', 'lib/schemas'],
  'lib/live': ['lib/db', 'lib/schemas'],
  'lib/offline': ['lib/rules', 'lib/schemas'],
  'lib/import': ['lib/rules', 'lib/schemas'],
  'lib/export': ['lib/rules', 'lib/schemas'],
  'lib/i18n': ['lib/auth', 'messages'],
  'lib/services': [...EVERYTHING_BELOW, 'lib/db'],
  components: ['lib/rules', 'lib/schemas', 'lib/seating', 'lib/offline', 'lib/i18n', 'messages'],
  app: [...EVERYTHING_BELOW, 'components'],
  pages: EVERYTHING_BELOW,
  'proxy.ts': EVERYTHING_BELOW,
  'instrumentation.ts': EVERYTHING_BELOW,
};

const PACKAGES = '^node_modules/';

/** @param {string} part a folder, or a file with or without its extension */
const within = (part) => `^${part.replace('.', '\\.')}(/|\\.[a-z]+$|$)`;

const arrows = Object.entries(MAY_IMPORT).map(([part, others]) => ({
  name: `${part}-imports-downwards`,
  severity: 'error',
  from: { path: within(part) },
  to: { pathNot: [PACKAGES, ...[part, ...others].map(within)], dependencyTypesNot: ['core'] },
}));

/** @param {...string} parts */
const anyOf = (...parts) => parts.map(within);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'the-core-imports-nothing',
      comment: 'Browser, server and command line run it, and the first two must agree.',
      severity: 'error',
      from: { path: within('lib/rules') },
      to: { pathNot: within('lib/rules') },
    },
    {
      name: 'schemas-need-zod-alone',
      severity: 'error',
      from: { path: within('lib/schemas') },
      to: { pathNot: [...anyOf('lib/schemas', 'lib/rules'), '^node_modules/zod/'] },
    },
    {
      name: 'only-lib-db-knows-the-database',
      severity: 'error',
      from: { pathNot: anyOf('lib/db', 'scripts', 'tests', 'prisma') },
      to: { path: '^node_modules/(@prisma|prisma|pg)/' },
    },
    {
      name: 'use-cases-know-no-framework',
      comment: 'So that the append can move to another server, and the rest to a job or a command.',
      severity: 'error',
      from: { path: anyOf('lib/services', 'lib/db', 'lib/live', 'lib/import', 'lib/export', 'lib/offline') },
      to: { path: '^node_modules/(next|react|react-dom)/' },
    },
    {
      name: 'the-browser-has-no-node',
      severity: 'error',
      from: { path: anyOf('components', 'lib/offline') },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Benchmarks serve the app and fill it as tests do.',
      severity: 'error',
      from: { pathNot: [...anyOf('tests', 'scripts/bench'), '^vitest\\.config\\.ts$'] },
      to: { path: within('tests') },
    },
    {
      name: 'nothing-imports-scripts',
      comment: 'Only what runs them and what tests them.',
      severity: 'error',
      from: { pathNot: anyOf('scripts', 'tests') },
      to: { path: within('scripts') },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: [PACKAGES, '^lib/db/generated/'] },
    exclude: { path: '^lib/db/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // a type is a dependency, too
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
