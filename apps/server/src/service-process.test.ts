import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServiceChild, type ServiceChild } from '../test/service-child.ts';
import { runReadModelCheck } from '../test/read-model-check.ts';

let dataDir: string;
const children: ServiceChild[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rohi-service-'));
});

afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

function start(env: Record<string, string> = {}): ServiceChild {
  // As on the smallest machine.
  const service = startServiceChild({ DATA_DIR: dataDir, PROCESSES: '1', ...env });
  children.push(service);
  return service;
}

async function track(address: string, codes: readonly string[]) {
  const response = await fetch(`${address}/api/track/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local': 'en' },
    body: JSON.stringify({ trackingCodeList: codes }),
  });
  return (await response.json()) as {
    data: { count: number; statusCount: Record<string, number>; detailList: { problems: string[] }[] };
  };
}

test('starts on an empty folder with demo parcels in every status and every problem, and has them after a restart', async () => {
  const first = start();
  const address = await first.ready;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await expect
    .poll(async () => (await track(address, ['YT8834201957316'])).data.count, { timeout: 300_000 })
    .toBe(1);
  // The list of codes is written after the last of them.
  const list = join(dataDir, 'demo-codes.txt');
  await expect.poll(() => existsSync(list), { timeout: 300_000 }).toBe(true);
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0, signal: null });

  const codes = (await readFile(list, 'utf8')).trim().split('\n');
  expect(codes.length).toBeGreaterThanOrEqual(100);
  const second = start();
  const again = await second.ready;
  const answers = [await track(again, codes.slice(0, 100)), await track(again, codes.slice(100))];
  expect(answers.reduce((sum, answer) => sum + answer.data.count, 0)).toBe(codes.length);
  for (const status of Object.keys(answers[0]?.data.statusCount ?? {})) {
    expect(
      answers.reduce((sum, answer) => sum + (answer.data.statusCount[status] ?? 0), 0),
      status,
    ).toBeGreaterThan(0);
  }
  const problems = new Set(
    answers.flatMap((answer) => answer.data.detailList.flatMap((parcel) => parcel.problems)),
  );
  expect([...problems].toSorted()).toEqual([
    'DAMAGED',
    'DELAYED',
    'HELD',
    'LOST',
    'OVERDUE',
    'RETURNING',
    'UNIDENTIFIED',
  ]);
});

test('a second service on the same folder, and a taken port, are told in one line', async () => {
  const first = start({ DEMO: 'off' });
  await first.ready;
  const second = await start({ DEMO: 'off' }).ended;
  expect(second.code).toBe(1);
  expect(second.output.trim()).toMatch(/^Another service is already running on the data folder .+$/);

  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String((taken.address() as AddressInfo).port);
  const other = await mkdtemp(join(tmpdir(), 'rohi-service-'));
  const third = await start({ DEMO: 'off', DATA_DIR: other, PORT: port, LOG_LEVEL: 'error' }).ended;
  expect(third.code).toBe(1);
  expect(third.output.trim()).toBe(`Port ${port} on 127.0.0.1 is taken: stop what runs there, or set PORT.`);
  taken.close();
  await rm(other, { recursive: true, force: true });
});

test('a wrong setting ends the start in one line', async () => {
  for (const [env, line] of [
    [{ PORT: 'eighty' }, /^The setting PORT cannot be used: .+$/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^The setting DATABASE_URL cannot be used: .+$/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      /^The database of DATABASE_URL cannot be reached \(.+\)\.$/,
    ],
  ] as const) {
    const end = await start(env).ended;
    expect(end.code).toBe(1);
    expect(end.output.trim()).toMatch(line);
  }
});

test('metrics and health stand on a port of their own when one is set', async () => {
  const port = await freePort();
  const service = start({ DEMO: 'off', ADMIN_PORT: String(port), LOG_LEVEL: 'warn' });
  const address = await service.ready;
  await track(address, ['YT0000000000000']);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metrics = await readMetrics();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/track/query",status="200"} 1',
  );
  expect(metrics).toContain('letters{state="queued"} 0');
  expect(metrics).toMatch(/^database_restarts_total 0$/m);
  expect(metrics).toMatch(/^disk_free_bytes [1-9]/m);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);

  // A crash of the database is counted, and stands in a log that leaves out requests.
  const [pid = ''] = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(readMetrics, { timeout: 300_000 }).toMatch(/^database_restarts_total 1$/m);
  await expect.poll(readMetrics, { timeout: 300_000 }).toMatch(/^database_up 1$/m);
  service.child.kill('SIGTERM');
  const { output } = await service.ended;
  expect(output).toMatch(/"level":40,.*PostgreSQL ended unexpectedly \(SIGKILL\): starting it again/);
  expect(output).not.toMatch(/"stack"/);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a stop under load drops no request', async () => {
  const service = start({ DEMO: 'off' });
  const address = await service.ready;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const outcomes = { answered: 0, refusedAfterStop: 0, lost: [] as string[] };
  let stopping = false;
  const ask = () =>
    new Promise<void>((resolve) => {
      const body = '{"trackingCodeList":["YT0000000000000"]}';
      const call = request(
        `${address}/api/track/query`,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        },
        (response) => {
          response.resume().on('end', () => {
            outcomes.answered += 1;
            resolve();
          });
        },
      );
      call.on('error', (error: NodeJS.ErrnoException) => {
        // Without a listener a new connection is refused: that request was never taken.
        if (stopping && error.code === 'ECONNREFUSED') outcomes.refusedAfterStop += 1;
        else outcomes.lost.push(error.code ?? error.message);
        resolve();
      });
      call.end(body);
    });
  const client = async () => {
    while (outcomes.refusedAfterStop === 0) {
      await ask();
      if (outcomes.answered > 200 && !stopping) {
        stopping = true;
        service.child.kill('SIGTERM');
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  expect(outcomes.lost).toEqual([]);
  expect(await service.ended).toMatchObject({ code: 0 });
});

test('kill -9 under eight writers loses no acknowledged row and leaves answers and histories equal', async () => {
  const acknowledged: string[] = [];
  for (const round of ['KILLA', 'KILLB']) {
    const service = start({ DEMO: 'off' });
    await service.ready;
    const [, , , , socketDir = ''] = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split(
      '\n',
    );
    const writer = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('../test/acknowledging-writer.ts', import.meta.url)),
        `${socketDir}/.s.PGSQL.5432`,
        round,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const closed = new Promise((resolve) => writer.once('close', resolve));
    let seen = 0;
    for await (const code of createInterface({ input: writer.stdout })) {
      acknowledged.push(code);
      seen += 1;
      if (seen === 60) service.child.kill('SIGKILL');
    }
    await closed;
    await service.ended;
  }
  const service = start({ DEMO: 'off' });
  const address = await service.ready;
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);
  for (let from = 0; from < acknowledged.length; from += 100) {
    const sample = acknowledged.slice(from, from + 100);
    expect((await track(address, sample)).data.statusCount['DHWCRK']).toBe(sample.length);
  }
  expect(await runReadModelCheck(dataDir)).toMatch(/all agree/);
});
