import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newTrackingCode } from '../../test/build.ts';
import { upload } from '../../test/declarations.ts';
import { holdInserts } from '../../test/held-inserts.ts';
import { createOrderApp, newCustomer } from '../../test/orders.ts';
import { startServiceChild, type ServiceChild } from '../../test/service-child.ts';
import { isAlive, linesOf, pidOf } from '../../test/supervised-service.ts';
import { startServices } from '../../test/two-services.ts';
import { openPool } from '../platform/sql.ts';

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
  const start = (env: Record<string, string> = {}) => {
    const service = startServiceChild({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'info', ...env });
    started.push(service);
    return service;
  };
  return { start, dataDir };
}

/** The processes of the embedded database that work for connections of this name. */
async function backendsOf(dataDir: string, name: string): Promise<number[]> {
  const lines = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  const [, , , port = '', socketDir = ''] = lines;
  const socketFile = join(socketDir, `.s.PGSQL.${port}`);
  const sql = openPool({ socketFile, database: 'rohi' }, { connections: 1, name: 'test' });
  try {
    const rows = await sql<
      { pid: number }[]
    >`select pid from pg_stat_activity where application_name = ${name}`;
    return rows.map(({ pid }) => pid);
  } finally {
    await sql.end();
  }
}

/** Undefined for a process that has ended meanwhile. */
function priorityOf(pid: number): number | undefined {
  try {
    return getPriority(pid);
  } catch {
    return undefined;
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
  const { start, dataDir } = await openFolder();
  // Six queries a minute.
  const first = start({ PROCESSES: '2', RATE_LIMIT: '0.05' });
  const address = await first.ready;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  // Waiting callers come first: long work steps back, and the database with it.
  const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(await pidOf(first, 'answers-1'))).toBe(getPriority());
  expect(getPriority(await pidOf(first, 'work'))).toBe(low);
  // Jobs are begun after the service has said that it is ready, and a connection is there before its priority is.
  const prioritiesOfJobs = async () => [...new Set((await backendsOf(dataDir, 'rohi-jobs')).map(priorityOf))];
  await expect.poll(prioritiesOfJobs, { timeout: 300_000 }).toEqual([low]);

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

  // With no process left to answer the port stays open: a caller who comes meanwhile waits.
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

test('the process for long work ended by kill -9 in the middle of an act: the caller may ask again, and it is done once', async () => {
  const { service } = await createOrderApp();
  // The other service lives by the true time: a token of the test's own would be over there.
  service.clock.set(new Date().toISOString());
  const farhod = await newCustomer(service);
  const rows = Array.from({ length: 300 }, () => `${newTrackingCode()},shoes,Kulob`);
  const file = await upload(service, farhod, `Tracking code,Goods,Pickup point\n${rows.join('\n')}\n`);
  const settings = { PROCESSES: '1', LOG_LEVEL: 'info' };
  const { addresses, children, stop } = await startServices(service.address, 1, settings);
  onTestFinished(stop);
  const [child] = children;
  if (child === undefined) throw new RangeError('no service was started');
  const held = await holdInserts(service, 'customer_order', '(select count(*) from customer_order) >= 100');
  const confirmThere = () =>
    fetch(`${addresses[0]}/api/declaration-files/${file.id}/confirm`, {
      method: 'POST',
      headers: { token: farhod.token, 'content-type': 'application/json', 'x-local': 'en' },
      body: JSON.stringify({ submit: true }),
    });
  const cut = confirmThere();
  await held.untilOneWaits();
  const work = await pidOf(child, 'work');
  process.kill(work, 'SIGKILL');
  const refused = await cut;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ success: false, error: 'server.busy' });
  // Who answers did not notice.
  expect(await track(addresses[0] ?? '')).toBe(200);
  await held.letGo();
  await expect.poll(async () => (await confirmThere()).status, { timeout: 300_000 }).toBe(200);
  const [made] = await service.context.sql<{ orders: number; parcels: number }[]>`
    select count(distinct o.code)::integer as orders, count(p.id)::integer as parcels
    from customer_order o left join parcel p on p.order_code = o.code`;
  expect(made).toEqual({ orders: 300, parcels: 300 });
});
