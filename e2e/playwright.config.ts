import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';
import { readTurn } from '../tools/turns.ts';

// Found (and unpacked) here, before the workers start.
const browser = await findBrowser();
// And the turn, which their grids are cut by: midnight may come before the last of them starts.
const turn = readTurn();

/** Named by `npm test`: journeys that are proved before. */
const provedFile = process.env['PROVED_JOURNEYS'];
const proved = provedFile === undefined ? [] : (JSON.parse(readFileSync(provedFile, 'utf8')) as string[]);

export default defineConfig({
  testDir: 'journeys',
  testIgnore: proved.map((path) => join(import.meta.dirname, '..', path)),
  globalSetup: './global-setup.ts',
  metadata: { turn },
  // Folders come and go in it while other tests read the tree: it stands where none of them looks.
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Against a hang, not a measure: a crowded machine is no failure.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  // The file of the json reporter is named by PLAYWRIGHT_JSON_OUTPUT_FILE; npm test sums it up.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'line',
  use: {
    // A service worker stores some thirty files in each new browser, a third of what opening a page takes: journeys
    // about it let it in.
    serviceWorkers: 'block',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browserArgs],
      // Without a language of UTF-8 a browser saves Russian names as `download`.
      env: { LANG: 'C.UTF-8', ...definedEnvironment(), ...browser.env },
    },
  },
});

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
