import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testKeySetting } from './apps/server/test/secrets-key.ts';
import { findPureTests } from './tools/pure-tests.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const rulesOfServer = findPureTests(root, 'apps/server');

/** Named by `npm test`: test files that are proved before. */
const provedFiles = process.env['PROVED_FILES'];
const proved = provedFiles === undefined ? [] : (JSON.parse(readFileSync(provedFiles, 'utf8')) as string[]);
/** Notes what test files read, where `npm test` stores that. */
const notes = 'tools/proved/record-tests.ts';

// A time-out only ends what hangs: a busy machine must not fail a test.
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

export default defineConfig({
  test: {
    // Tests wait for the database and for processes of their own as much as they compute: two cores bear three of them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Two speeds: rules need nothing but themselves, the other server tests need the database.
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
          exclude: ['tools/dev.test.ts', ...proved],
          setupFiles: [notes],
          environment: 'node',
          // A worker of its own for each file takes longer than what most of them prove.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'server-rules',
          include: rulesOfServer,
          exclude: proved,
          setupFiles: [notes],
          environment: 'node',
          isolate: false,
          ...patient,
          env: { TZ: 'UTC' },
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': join(root, 'apps/server/test/quick-argon2.ts') } },
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: [...rulesOfServer, ...proved],
          environment: 'node',
          // One database cluster a run: started here, cloned from a template by each test app.
          globalSetup: ['apps/server/test/global-setup.ts'],
          // What the service keeps in memory belongs to a context, and each test app has its own: files share the
          // modules of their worker, which are read and compiled once.
          isolate: false,
          // The first one ends last: what it notes is all that the file did.
          setupFiles: [notes, 'apps/server/test/close-apps.ts'],
          ...patient,
          env: { TZ: 'UTC', SECRETS_KEY: testKeySetting },
        },
      },
      {
        // Starts the whole product from its sources.
        test: {
          name: 'dev',
          include: ['tools/dev.test.ts'],
          exclude: proved,
          setupFiles: [notes],
          environment: 'node',
          ...patient,
        },
      },
      {
        test: {
          // Screens of the console between rules and journeys: drawn without a browser, answered by a running service.
          name: 'console',
          include: ['apps/web/test/**/*.test.tsx'],
          exclude: proved,
          setupFiles: [notes],
          environment: 'happy-dom',
          globalSetup: ['apps/web/test/console-service.ts'],
          ...patient,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
