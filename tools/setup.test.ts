import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const tools = fileURLToPath(new URL('.', import.meta.url));
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'set-up-'));
  for (const part of ['setup.mjs', 'setup']) {
    cpSync(join(tools, part), join(clone, 'tools', part), { recursive: true });
  }
  // A clone without dependencies: npm has nothing to fetch, so no network is needed.
  write('package.json', { name: 'clone', version: '1.0.0', workspaces: ['apps/web'] });
  write('apps/web/package.json', { name: 'web', version: '1.0.0', scripts: { build: 'node build.mjs' } });
  write('apps/web/build.mjs', `import fs from 'node:fs'; fs.mkdirSync('dist', { recursive: true });`);
  write('package-lock.json', {
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'clone', version: '1.0.0', workspaces: ['apps/web'] },
      'apps/web': { name: 'web', version: '1.0.0' },
      'node_modules/web': { resolved: 'apps/web', link: true },
    },
  });
});

afterEach(() => {
  rmSync(clone, { recursive: true, force: true });
});

function write(path: string, content: object | string): void {
  const file = join(clone, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Runs the set-up of the clone as npm would. */
function setUp(purpose = 'start'): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/setup.mjs', purpose], { cwd: clone });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said: output })));
}

test('a fresh clone gets its packages, announced in one line; then nothing is done or said', async () => {
  const first = await setUp();
  expect(first.status).toBe(0);
  expect(first.said).toMatch(/^Set-up: installing packages … [\d.]+ s\n$/);
  expect(existsSync(join(clone, 'node_modules/web'))).toBe(true);
  expect(await setUp()).toEqual({ status: 0, said: '' });

  rmSync(join(clone, 'node_modules'), { recursive: true });
  expect((await setUp()).said).toContain('installing packages');
});

test('the web client is built when its sources changed, and only for start and test', async () => {
  await setUp('command');
  write('apps/web/vite.config.ts', '');
  expect(await setUp('command')).toEqual({ status: 0, said: '' });
  expect((await setUp('test')).said).toMatch(/^Set-up: building the web client … [\d.]+ s\n$/);
  expect(await setUp()).toEqual({ status: 0, said: '' });

  rmSync(join(clone, 'apps/web/dist'), { recursive: true });
  expect((await setUp()).said).toContain('building the web client');

  write('apps/web/build.mjs', 'throw new Error("a mistake in main.tsx")');
  const failed = await setUp();
  expect(failed.status).toBe(1);
  expect(failed.said).toContain('a mistake in main.tsx');
  expect(failed.said).toMatch(/\nSet-up failed: "npm run" failed as shown above\.\n$/);
});

test('development is content with the build of older sources', async () => {
  write('apps/web/vite.config.ts', '');
  expect((await setUp('dev')).said).toContain('building the web client');
  write('apps/web/vite.config.ts', 'export {};');
  expect(await setUp('dev')).toEqual({ status: 0, said: '' });
});

test('two at once do the work once', async () => {
  write('apps/web/vite.config.ts', '');
  const both = await Promise.all([setUp(), setUp('test')]);
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  const output = both.map((one) => one.said).join('');
  expect(output.match(/installing packages/g)).toHaveLength(1);
  expect(output.match(/building the web client/g)).toHaveLength(1);
  expect(existsSync(join(clone, '.cache/set-up.lock'))).toBe(false);
});

test('a lock left by a killed set-up, or by one of a machine long silent, is not waited for', async () => {
  // Process numbers end far below this one.
  write('.cache/set-up.lock/owner', `${hostname()} 999999999`);
  expect(await setUp()).toMatchObject({ status: 0 });

  rmSync(join(clone, 'node_modules'), { recursive: true });
  write('.cache/set-up.lock/owner', 'another-host 1');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(clone, '.cache/set-up.lock/owner'), longAgo, longAgo);
  expect(await setUp()).toMatchObject({ status: 0 });
});

test('a failing step ends with one clear line', async () => {
  write('package.json', { name: 'clone', version: '1.0.0', dependencies: { other: 'file:other' } });
  write('other/package.json', { name: 'other', version: '1.0.0' });
  const { status, said } = await setUp();
  expect(status).toBe(1);
  expect(said).toBe(
    'Set-up: installing packages … failed\n' +
      'Set-up failed: package.json and package-lock.json disagree: run "npm install" and commit the lock.\n',
  );
});
