import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// One database cluster a run: started here, cloned from a template by each test file.
const serverGlobalSetup = 'apps/server/test/global-setup.ts';

export default defineConfig({
  test: {
    // Tests wait for the database and for processes of their own as much as they reckon: two cores bear two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A time-out only ends what hangs: a busy machine must not fail a test.
    // Two speeds: rules need nothing but themselves, server tests need the database.
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/contract/src/**/*.test.ts',
            'apps/web/{src,build}/**/*.test.ts',
            'tools/**/*.test.ts',
            'e2e/*.test.ts',
            'bench/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          environment: 'node',
          globalSetup: existsSync(serverGlobalSetup) ? [serverGlobalSetup] : [],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
