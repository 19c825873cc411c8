// Finds a browser the journeys can drive, on any machine, without asking anybody to install one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackHeadlessShell } from './headless-shell.ts';
import type { FoundBrowser } from './headless-shell.ts';

interface FindOptions {
  /** Leave out the headless shell, for what it lacks (printing to PDF, extensions, real windows). */
  fullBrowser?: boolean;
}

const isRoot = process.getuid?.() === 0;

/** Keep Chromium from calling out; no sandbox only where the kernel refuses one, as root. */
export const browserArgs: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/**
 * The first browser that runs: `BROWSER_BIN`, the headless shell from npm, chromium or chrome of the system,
 * Playwright's own, and with `ALLOW_APT=1` as root Debian's package.
 * Throws one clear line when there is none.
 */
export async function findBrowser(options: FindOptions = {}): Promise<FoundBrowser> {
  const named = process.env['BROWSER_BIN'];
  if (named) {
    const browser = { name: 'BROWSER_BIN', executablePath: named };
    if (!answers(browser)) throw oneLine(`BROWSER_BIN=${named} does not start as a browser.`);
    return browser;
  }
  const places = [
    ...(options.fullBrowser ? [] : [unpackHeadlessShell]),
    systemBrowser,
    playwrightBrowser,
    debianBrowser,
  ];
  for (const place of places) {
    const browser = await place();
    if (browser && answers(browser)) return browser;
  }
  throw oneLine(
    'No browser found: install chromium or chrome, or set BROWSER_BIN to one (as root on Debian ALLOW_APT=1 installs it).',
  );
}

/** Playwright shows the stack of what its settings throw: the place in our code would only hide the advice. */
function oneLine(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** Starting it with `--version` loads its libraries: a binary without them fails here. */
function answers({ executablePath, env }: FoundBrowser): boolean {
  const { status } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 30_000,
  });
  return status === 0;
}

function systemBrowser(): FoundBrowser | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = [...onPath, ...usualPlaces()].find((path) => existsSync(path));
  return executablePath ? { name: 'the system’s browser', executablePath } : undefined;
}

/** macOS and Windows keep browsers off the PATH. */
function usualPlaces(): string[] {
  const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
    (name) => process.env[name] ?? [],
  );
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsFolders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ];
}

function playwrightBrowser(): FoundBrowser | undefined {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { name: 'Playwright’s browser', executablePath } : undefined;
}

/** Only when asked for aloud: it changes the machine. */
function debianBrowser(): FoundBrowser | undefined {
  if (process.env['ALLOW_APT'] !== '1' || !isRoot || !existsSync('/etc/debian_version')) return undefined;
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  const installed = aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'chromium');
  return installed ? systemBrowser() : undefined;
}
