import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const integration = ['tests/integration/**/*.test.ts', 'tests/concurrency/**/*.test.ts'];
const scripts = ['tests/scripts/**/*.test.ts'];
const e2e = ['tests/e2e/**/*.test.ts'];

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // A machine with two busy cores is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...integration, ...scripts, ...e2e],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'components', include: ['tests/**/*.test.tsx'], environment: 'jsdom' },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          globalSetup: ['tests/setup/template-database.ts'],
          setupFiles: ['tests/setup/database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: scripts,
          fileParallelism: false, // they start whole apps
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: e2e,
          globalSetup: ['tests/setup/app.ts'],
          fileParallelism: false, // one app and one browser fill the machine
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
