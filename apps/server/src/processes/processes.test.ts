import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServiceChild, type ServiceChild } from '../../test/service-child.ts';

/** A service of several processes on a folder of its own. */
async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rohi-processes-'));
  const started: ServiceChild[] = [];
  onTestFinished(async () => {
    for (const { child, ended } of started) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  return (env: Record<string, string> = {}) => {
    const service = startServiceChild({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'info', ...env });
    started.push(service);
    return service;
  };
}

type Line = { process?: string; route?: string; started?: string; back?: string; pid?: number };

function linesOf(service: ServiceChild): Line[] {
  return service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}

/** The process of this name that was started last. */
async function pidOf(service: ServiceChild, name: string): Promise<number> {
  const find = () => linesOf(service).findLast(({ started }) => started === name)?.pid;
  await expect.poll(find, { timeout: 300_000 }).toBeTypeOf('number');
  return find() ?? 0;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function track(address: string): Promise<number> {
  const response = await fetch(`${address}/api/track/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{"trackingCodeList":["YT0000000000000"]}',
  });
  await response.text();
  return response.status;
}

const template = '/api/common/template/manifest';

test('queries are counted together, long acts are done by the process for them; kill -9 of any process is answered again, and of the supervisor by the next start', async () => {
  const start = await openFolder();
  // Six queries a minute.
  const first = start({ PROCESSES: '2', RATE_LIMIT: '0.05' });
  const address = await first.ready;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  // On connections of their own, so that both processes take some: they count together.
  const statuses = await Promise.all(Array.from({ length: 60 }, () => track(address)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(54);

  // Any process takes it, one does it.
  expect((await fetch(`${address}${template}`)).status).toBe(200);
  const doneBy = () => linesOf(first).filter(({ route }) => route === '/api/common/template/:name');
  await expect.poll(() => doneBy().map((line) => line.process), { timeout: 300_000 }).toEqual(['work']);

  const work = await pidOf(first, 'work');
  process.kill(work, 'SIGKILL');
  // It waits for the next one, if that is there in time.
  await expect
    .poll(async () => (await fetch(`${address}${template}`)).status, { timeout: 300_000 })
    .toBe(200);
  expect(await pidOf(first, 'work')).not.toBe(work);

  // With nobody left to answer the port stays open: who comes meanwhile waits.
  const answering = [await pidOf(first, 'answers-1'), await pidOf(first, 'answers-2')];
  for (const pid of answering) process.kill(pid, 'SIGKILL');
  await expect.poll(() => answering.some(isAlive), { timeout: 300_000 }).toBe(false);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const all = await Promise.all(['work', 'answers-1', 'answers-2'].map((name) => pidOf(first, name)));
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start({ PROCESSES: '1', PORT: new URL(address).port });
  expect(await second.ready).toBe(address);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(all.filter(isAlive)).toEqual([]);
});
