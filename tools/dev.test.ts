import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let clone: string;
let dev: ChildProcess;
const lines: string[] = [];

/** A copy of the sources with the packages of this checkout; the workspaces among them are those of the copy. */
function copySources(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  // The database runs as another user when this one is root.
  chmodSync(folder, 0o755);
  for (const part of ['apps', 'packages', 'content', 'tools', 'package.json', 'tsconfig.base.json']) {
    const filter = (path: string) => basename(path) !== 'dist';
    cpSync(join(root, part), join(folder, part), { recursive: true, filter });
  }
  symlinkSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'));
  mkdirSync(join(folder, 'node_modules/@rohi'), { recursive: true });
  symlinkSync('../../packages/contract', join(folder, 'node_modules/@rohi/contract'));
  const names = readdirSync(join(root, 'node_modules')).filter((name) => !/^\.|^@rohi$/.test(name));
  for (const name of names) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Saves a file as editors do, which write another and put it in its place. */
function save(path: string, change: (text: string) => string): void {
  const file = join(clone, path);
  const saved = change(readFileSync(file, 'utf8'));
  writeFileSync(`${file}~`, saved);
  renameSync(`${file}~`, file);
}

beforeAll(() => {
  clone = copySources();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITE|NODE_ENV$)/.test(name)),
  );
  dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: clone,
    env: { ...env, PORT: '0', DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (dev.stdout) createInterface({ input: dev.stdout }).on('line', (line) => lines.push(line));
});

afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'close');
  }
  rmSync(clone, { recursive: true, force: true });
});

test('npm run dev: changes of the service and of a page are there without a start by hand, and it ends with all it started', async () => {
  // What it says may come before anybody asks.
  const waitForLine = async (pattern: RegExp) => {
    await expect.poll(() => lines.some((line) => pattern.test(line)), { message: `${pattern}` }).toBe(true);
  };
  await waitForLine(/^Rohi Abreshim is ready: /);
  const address = lines.join('\n').match(/is ready: (\S+)/)?.[1] ?? '';
  const read = async (path: string) => (await fetch(address + path)).text();

  const page = await fetch(`${address}/staff`);
  expect(await page.text()).toMatch(/\/@vite\/client[^]*<script type="application\/json" id="facts">\[/);
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval';[^]*require-trusted-types-for 'script'/,
  );
  expect((await fetch(`${address}/ru/tariffs/`)).status).toBe(200);

  const module = '/src/features/home/more-link.tsx';
  expect(await read(module)).toContain('jsx');
  const updates: string[] = [];
  const line = new WebSocket(address.replace('http', 'ws'), 'vite-hmr');
  line.addEventListener('message', ({ data }) => updates.push(String(data)));
  await once(line, 'open');
  // The eyes on the sources open a moment after the start: it is saved until it is seen.
  const saveUntil = async (path: string, change: (text: string) => string, isSeen: () => boolean) => {
    const isDone = () => {
      if (!isSeen()) save(path, change);
      return isSeen();
    };
    await expect.poll(isDone).toBe(true);
  };
  await saveUntil(
    `apps/web${module}`,
    (text) => `${text}\n`,
    () => updates.some((update) => JSON.parse(update).updates?.[0]?.path === module),
  );
  line.close();

  const health = 'apps/server/src/http/health.ts';
  const before = readFileSync(join(clone, health), 'utf8');
  await saveUntil(
    health,
    () => `${before}\nconst broken = ;\n`,
    () => lines.some((each) => each.startsWith(`${health} has changed`)),
  );
  await waitForLine(/^The service has ended/);
  expect((await fetch(`${address}/healthz`)).status).toBe(502);
  expect((await fetch(`${address}/staff`)).status).toBe(200);
  lines.length = 0;
  save(health, () => before.replace("'alive'", "'alive again'"));
  await waitForLine(/has changed: the service starts anew/);
  expect(await read('/healthz')).toContain('alive again');

  const lock = join(clone, '.cache/dev-data/pg/postmaster.pid');
  expect(existsSync(lock)).toBe(true);
  dev.kill('SIGINT');
  // Its end is the end of all that write into the same places.
  const [code] = await once(dev, 'close');
  expect(code).toBe(0);
  expect(existsSync(lock)).toBe(false);
  expect(existsSync(join(clone, 'data'))).toBe(false);
});
