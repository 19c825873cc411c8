import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { startServiceChild } from '../../../test/service-child.ts';
import { createTestApp, runJobs, type TestApp } from '../../../test/test-app.ts';
import { environmentOf } from '../../../test/two-services.ts';
import { inTransaction } from '../../platform/database.ts';
import { openPool } from '../../platform/sql.ts';
import { freeJobsOfTheDead } from '../../platform/job-owners.ts';
import { checkReadModel } from './read-model.service.ts';
import { writeParcels } from './tracking.service.ts';
import { systemPrincipal } from '../../principal.ts';

let service: TestApp;
let token: string;
beforeEach(async () => {
  service = await createTestApp();
  ({ token } = await logIn(service.app, await newAccount(service.context, 'admin')));
});

let version = 0;
beforeEach(() => {
  version = 0;
});

/** Renames "on the way" in Chinese. */
async function say(zh: string): Promise<void> {
  const names = {
    ru: 'Ожидает приёма на складе назначения',
    en: 'Pending overseas warehouse inbound',
    zh,
    tg: 'Дар интизори қабул дар анбор',
  };
  const { status } = await call(service.app, 'PUT', '/staff/words/DHWCRK', {
    token,
    body: { version, names },
  });
  expect(status).toBe(200);
  version += 1;
}

/** What each parcel's status is called in Chinese. */
async function names(codes: readonly string[]): Promise<string[]> {
  const rows = await service.context.sql<{ name: string }[]>`
    select fragment::jsonb ->> 'statusName' as name from parcel_track
    where locale = 'zh' and tracking_code = any(${codes as string[]}) order by parcel_id`;
  return rows.map(({ name }) => name);
}

async function addParcelsOnTheRoad(count: number): Promise<string[]> {
  const move = { actor: systemPrincipal('test'), source: 'import' } as const;
  const types: readonly ParcelEventType[] = ['CN_RECEIVED', 'LINEHAUL_DEPARTED'];
  const writes = Array.from({ length: count }, () => ({
    trackingCode: newTrackingCode(),
    declare: { facts: {}, move },
    moves: types.map((type) => ({ ...move, type })),
  }));
  await inTransaction(service.context.db, (tx) => writeParcels(service.context, tx, writes));
  return writes.map(({ trackingCode }) => trackingCode);
}

/** Holds a parcel as a station does that is writing about it; the walk waits for it. */
async function hold(code: string) {
  const other = openPool(service.address, { connections: 1 });
  onTestFinished(() => other.end());
  const connection = await other.reserve();
  await connection`begin`;
  await connection`select from parcel where tracking_code = ${code} for update`;
  return {
    async untilWaitedFor() {
      const waiting = async () =>
        (
          await service.context.sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`
        ).length;
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    },
    async release() {
      await connection`rollback`;
      connection.release();
    },
  };
}

const agrees = { wrongColumns: [], wrongFragments: [], strayFragments: 0 };

test('of two changes in a row the last one stays, also when it comes in the middle of the walk', async () => {
  const codes = await addParcelsOnTheRoad(250);
  await say('一');
  await say('二');
  const held = await hold(codes[150] ?? '');
  const run = runJobs(service);
  await held.untilWaitedFor();
  expect((await names(codes)).slice(0, 100)).toEqual(Array.from({ length: 100 }, () => '二'));
  await say('三');
  await held.release();
  await run;
  expect(new Set(await names(codes))).toEqual(new Set(['三']));
  expect(await checkReadModel(service.context)).toEqual({ parcels: 250, ...agrees });
});

test('open parcels come first, closed ones after them', async () => {
  const parcels = builders(service.context);
  const closed = await parcels.collectedParcel();
  const open = await parcels.parcelOnTheRoad();
  const line = async (code: string) => {
    const [row] = await service.context.sql<{ found: boolean }[]>`
      select fragment like '%今天从%' as found from parcel_track where tracking_code = ${code} and locale = 'zh'`;
    return row?.found;
  };
  const { json } = await call(service.app, 'GET', '/staff/words?search=TITLE_AT_LINEHAUL_DEPARTED', {
    token,
  });
  const [word] = (json['data'] as { list: { names: Record<string, string> }[] }).list;
  await call(service.app, 'PUT', '/staff/words/TITLE_AT_LINEHAUL_DEPARTED', {
    token,
    body: { version: 0, names: { ...word?.names, zh: '今天从{place}发出' } },
  });
  const held = await hold(closed);
  const run = runJobs(service);
  await held.untilWaitedFor();
  expect([await line(open), await line(closed)]).toEqual([true, false]);
  await held.release();
  await run;
  expect(await line(closed)).toBe(true);
});

test('a walk that was killed goes on where it stood', async () => {
  const codes = await addParcelsOnTheRoad(250);
  const held = await hold(codes[150] ?? '');
  await say('新');
  const { child, ended } = startServiceChild({ ...environmentOf(service.address), LOG_LEVEL: 'error' }, [
    '--jobs-only',
  ]);
  await held.untilWaitedFor();
  child.kill('SIGKILL');
  await ended;
  await held.release();
  const { sql } = service.context;
  const counted = async () => (await names(codes)).filter((name) => name === '新').length;
  expect(await counted()).toBe(100);
  const [stood] = await sql`select phase, after_parcel_id from answer_renewal`;
  expect(stood).toEqual({ phase: 'OPEN', after_parcel_id: expect.anything() });
  // What the minutes after it do: the job of the dead process is given to the living.
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`;
  expect(await freeJobsOfTheDead(sql)).toBeGreaterThan(0);
  await runJobs(service);
  expect(await counted()).toBe(250);
  expect(await checkReadModel(service.context)).toEqual({ parcels: 250, ...agrees });
});

test('what a process wrote that had not heard of the change is found a minute and a half later', async () => {
  const [code = ''] = await addParcelsOnTheRoad(1);
  const { sql } = service.context;
  const [before] = await sql`select fragment, text_version from parcel_track where locale = 'zh'`;
  await say('新');
  await runJobs(service);
  expect(await names([code])).toEqual(['新']);
  await sql`
    update parcel_track set fragment = ${before?.['fragment']}, text_version = ${before?.['text_version']} where locale = 'zh'`;
  expect(await names([code])).toEqual(['待海外仓入库']);
  service.clock.advance(90_000);
  await runJobs(service);
  expect(await names([code])).toEqual(['新']);
});

test('the check finds answers with old words until the walk has passed', async () => {
  const codes = await addParcelsOnTheRoad(2);
  expect(await checkReadModel(service.context)).toEqual({ parcels: 2, ...agrees });
  await say('新');
  expect((await checkReadModel(service.context)).wrongFragments).toEqual(codes);
  await runJobs(service);
  expect(await checkReadModel(service.context)).toEqual({ parcels: 2, ...agrees });
});
