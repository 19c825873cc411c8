import { locales, type Locale } from '@rohi/contract/locales';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { startServiceChild } from '../../../../test/service-child.ts';
import {
  createTestApp,
  createTestContext,
  createTestDatabase,
  openTestContext,
  runJobs,
  type TestApp,
} from '../../../../test/test-app.ts';
import { environmentOf } from '../../../../test/two-services.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { freeJobsOfTheDead } from '../../../platform/job-owners.ts';
import { openPool } from '../../../platform/sql.ts';
import { systemPrincipal } from '../../../principal.ts';
import type { Move } from '../moves/parcel-move.ts';
import { checkReadModel } from './read-model.service.ts';
import { showTimeline } from './show-timeline.service.ts';
import { copyFragment } from './timeline-renderer.ts';
import { queueTimelineWalk } from './timeline-walk.service.ts';
import { describeTracking, encodeTrackingData, trackParcels } from './track-query.service.ts';
import { moveParcel, writeParcels } from '../tracking.service.ts';

const station = { actor: systemPrincipal('test'), source: 'station' } as const;
const file = { actor: systemPrincipal('test'), source: 'import' } as const;

/** The bytes of an answer; the object that pages are made of must say the same. */
async function answer(context: Context, codes: readonly string[], locale: Locale = 'ru'): Promise<string> {
  const result = await trackParcels(context, codes, locale);
  const bytes = Buffer.concat(encodeTrackingData(result).map(copyFragment)).toString();
  expect(JSON.parse(bytes)).toEqual(describeTracking(result));
  return bytes;
}

async function rowOf({ sql }: Context, code: string): Promise<string | null> {
  const [row] = await sql<
    { timeline: string | null }[]
  >`select timeline from parcel where tracking_code = ${code} and is_current`;
  return row?.timeline ?? null;
}

const uncached = { trackingCacheBytes: 0 };

test.each([
  ['the database', uncached],
  ['memory, as far as it holds them', {}],
])('a call answered from %s is, byte by byte, the envelope around the object', async (_from, settings) => {
  const { app, context } = await createTestApp(settings);
  const build = builders(context);
  const codes = [
    await build.parcelAtHub(),
    await build.collectedParcel(),
    await build.parcelOnTheRoad({ flag: 'DAMAGED' }),
    ...(await Promise.all(Array.from({ length: 40 }, () => build.parcelOnTheRoad()))),
    'YT-NOBODY-1',
  ];
  await expect.poll(() => context.changes.isTrusted()).toBe(true);
  // Short and long, new and known, in each language.
  for (const request of [codes.slice(0, 1), codes.slice(0, 20), codes, codes])
    for (const locale of locales) {
      const { rawPayload, headers } = await app.inject({
        method: 'POST',
        url: '/api/track/query',
        headers: { 'x-local': locale },
        payload: { trackingCodeList: request },
      });
      const data = describeTracking(await trackParcels(context, request, locale));
      const whole = Buffer.from(JSON.stringify({ code: 0, success: true, msg: '', data }));
      expect(rawPayload.equals(whole)).toBe(true);
      expect(headers['content-length']).toBe(String(whole.length));
    }
  expect(app.answerBuffers.lentBytes).toBe(0);
});

test('a parcel with a row that is missing, of another form or damaged is answered from its history; damage is logged', async () => {
  const { context } = await createTestApp(uncached);
  const build = builders(context);
  const codes = [
    await build.parcelAtHub(),
    await build.collectedParcel(),
    await build.cancelledParcel(),
    await build.parcelOnTheRoad({ flag: 'DAMAGED' }),
  ] as const;
  const codeList = [...codes, 'YT-NOBODY-1'];
  const before = await Promise.all(locales.map((locale) => answer(context, codeList, locale)));
  await context.sql`update parcel set timeline = null where tracking_code = ${codes[0]}`;
  await context.sql`update parcel set timeline = 'Z' || substr(timeline, 2) where tracking_code = ${codes[1]}`;
  await context.sql`update parcel set timeline = timeline || 'A' where tracking_code = ${codes[2]}`;
  const errors: unknown[] = [];
  const log = Object.assign(Object.create(context.log) as Context['log'], {
    error: (view: unknown) => errors.push(view),
  });
  const after = await Promise.all(locales.map((locale) => answer({ ...context, log }, codeList, locale)));
  expect(after).toEqual(before);
  expect(errors).toHaveLength(locales.length);
  expect(errors[0]).toMatchObject({ trackingCode: codes[2] });
  // Asking writes nothing.
  expect(await rowOf(context, codes[0])).toBeNull();
  expect((await checkReadModel(context)).wrongTimelines).toEqual(codes.slice(0, 3));
});

/** Renames "on the way" in Chinese. */
async function say({ app, context }: TestApp, zh: string): Promise<void> {
  const { token } = await logIn(app, await newAccount(context, 'admin'));
  const names = {
    ru: 'Ожидает приёма на складе назначения',
    en: 'Pending overseas warehouse inbound',
    zh,
    tg: 'Дар интизори қабул дар анбор',
  };
  const answered = await call(app, 'PUT', '/staff/words/DHWCRK', { token, body: { version: 0, names } });
  expect(answered.status).toBe(200);
}

test('a changed word is in the next answer here and soon in that of another process, also out of memory and on the page', async () => {
  const service = await createTestApp();
  const other = await openTestContext(service.address);
  const code = await builders(service.context).parcelOnTheRoad();
  const page = async () =>
    (await service.app.inject({ url: `/t/${code}?lang=zh`, headers: { host: 'localhost' } })).body;
  for (const { context } of [service, other]) {
    await expect.poll(() => context.changes.isTrusted()).toBe(true);
    expect(await answer(context, [code], 'zh')).toContain('待海外仓入库');
  }
  expect(await page()).toContain('待海外仓入库');
  const row = await rowOf(service.context, code);
  await say(service, '新词');
  expect(await answer(service.context, [code], 'zh')).toContain('"statusName":"新词"');
  expect(await page()).toContain('新词');
  await expect.poll(() => answer(other.context, [code], 'zh'), { interval: 10 }).toContain('新词');
  expect(await answer(other.context, [code], 'ru')).not.toContain('新词');
  // Nothing of a parcel is written for it.
  expect(await rowOf(service.context, code)).toBe(row);
  expect(await checkReadModel(service.context)).toEqual({
    parcels: 1,
    wrongColumns: [],
    wrongTimelines: [],
    unreadable: [],
  });
});

test('a place that another process has added is told by its name, and one renamed by hand within a minute', async () => {
  const address = await createTestDatabase();
  const [writer, reader] = [await openTestContext(address), await openTestContext(address, uncached)];
  const code = await builders(writer.context).parcelOnTheRoad();
  expect(await answer(reader.context, [code], 'en')).toContain('Kulma');
  const [place] = await writer.context.sql<{ id: number }[]>`
    insert into place (code, kind, country_code, names)
    values ('NEW-CITY', 'CITY', 'TJ', '{"ru":"Новый","en":"Newtown","zh":"新城","tg":"Нав"}') returning id`;
  await moveParcel(writer.context, code, { ...station, type: 'HUB_PASSED', placeId: place?.id ?? 0 });
  expect(await answer(reader.context, [code], 'en')).toContain('"place":"Newtown"');
  await writer.context.sql`update place set names = names || '{"en":"Oldtown"}' where code = 'NEW-CITY'`;
  reader.clock.advance(61_000);
  expect(await answer(reader.context, [code], 'en')).toContain('"place":"Oldtown"');
});

test('an event that the public is not told leaves the row as it is', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).parcelOnTheRoad();
  const row = await rowOf(context, code);
  const seen = await answer(context, [code]);
  // A file knows that it was packed, but not when.
  const packed: Move = { ...file, type: 'EXPORT_CUSTOMS_IN', implied: true };
  expect(await moveParcel(context, code, packed)).toMatchObject({ result: 'moved' });
  expect(await rowOf(context, code)).toBe(row);
  expect(await answer(context, [code])).toBe(seen);
  await moveParcel(context, code, { ...station, type: 'EXPORT_CUSTOMS_OUT' });
  expect(await rowOf(context, code)).not.toBe(row);
});

test('a parcel that makes room for the next one of its code keeps no row', async () => {
  const { context, clock } = await createTestContext();
  const trackingCode = await builders(context).collectedParcel();
  clock.advance(190 * 86_400_000);
  const declare = { facts: {}, move: { ...file, source: 'office' as const } };
  await inTransaction(context.db, (tx) => writeParcels(context, tx, [{ trackingCode, declare, moves: [] }]));
  const rows = await context.sql<{ shown: boolean }[]>`
    select timeline is not null as shown from parcel where tracking_code = ${trackingCode} order by id`;
  expect(rows).toEqual([{ shown: false }, { shown: true }]);
});

test('a row is shown in words, and what is wrong with it', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).parcelReceivedInChina();
  const view = await showTimeline(context, ` ${code.toLowerCase()} `);
  expect(view.isReadable).toBe(true);
  expect(view.lines).toContain('status: DTH');
  expect(view.lines).toContain('order: RA2611064KX7PY');
  expect(view.lines).toContain('  2026-10-30T06:00:00.000Z CN_RECEIVED at YIWU-WH');
  await context.sql`update parcel set timeline = substr(timeline, 1, 20)`;
  expect((await showTimeline(context, code)).lines.at(-1)).toMatch(/damaged at \d+: run rebuild$/);
  await context.sql`update parcel set timeline = 'Z'`;
  expect((await showTimeline(context, code)).lines.at(-1)).toContain('not of the form b');
  await context.sql`update parcel set timeline = null`;
  expect((await showTimeline(context, code)).lines).toEqual([expect.stringContaining('no row yet')]);
  expect(await showTimeline(context, 'YT-NOBODY-1')).toMatchObject({ isReadable: false });
});

async function addParcelsOnTheRoad({ context }: TestApp, count: number): Promise<string[]> {
  const types: readonly ParcelEventType[] = ['CN_RECEIVED', 'LINEHAUL_DEPARTED'];
  const writes = Array.from({ length: count }, () => ({
    trackingCode: newTrackingCode(),
    declare: { facts: {}, move: file },
    moves: types.map((type) => ({ ...file, type })),
  }));
  await inTransaction(context.db, (tx) => writeParcels(context, tx, writes));
  return writes.map(({ trackingCode }) => trackingCode);
}

/** As an update leaves a database with rows that were never made, or are those of the version before. */
async function asBeforeUpdate({ sql }: Context): Promise<void> {
  await sql`update parcel set timeline = case when id % 2 = 0 then null else 'Z' || substr(timeline, 2) end`;
}

test('the start of a process fills the rows that are missing or of another form, once', async () => {
  const service = await createTestApp();
  const { context } = service;
  await addParcelsOnTheRoad(service, 1_100);
  await asBeforeUpdate(context);
  await queueTimelineWalk(context);
  await runJobs(service);
  expect(await checkReadModel(context)).toEqual({
    parcels: 1_100,
    wrongColumns: [],
    wrongTimelines: [],
    unreadable: [],
  });
  const waiting = async () =>
    (await context.sql<{ jobs: number }[]>`select count(*)::integer as jobs from graphile_worker.jobs`)[0]
      ?.jobs;
  await queueTimelineWalk(context);
  expect(await waiting()).toBe(0);
  // The next form of the rows.
  await context.sql`update timeline_walk set form = 'Z'`;
  await queueTimelineWalk(context);
  expect(await waiting()).toBe(1);
});

test('a walk that was killed goes on where it stood', async () => {
  const service = await createTestApp();
  const { sql } = service.context;
  const codes = await addParcelsOnTheRoad(service, 600);
  await asBeforeUpdate(service.context);
  const others = openPool(service.address, { connections: 1 });
  onTestFinished(() => others.end());
  const holder = await others.reserve();
  await holder`begin`;
  await holder`select from parcel where tracking_code = ${codes[550] ?? ''} for update`;
  const { child, ended } = startServiceChild({ ...environmentOf(service.address), LOG_LEVEL: 'error' }, [
    '--jobs-only',
  ]);
  const waiting = async () =>
    (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
      .length;
  await expect.poll(waiting, { timeout: 300_000 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  await holder`rollback`;
  holder.release();
  const filled = async () =>
    (
      await sql<{ rows: number }[]>`
      select count(*)::integer as rows from parcel where starts_with(timeline, 'b')`
    )[0]?.rows;
  expect(await filled()).toBe(500);
  // What the minutes after it do: the job of the dead process is given to the living.
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`;
  // The connections of a killed process end when PostgreSQL notices.
  await expect.poll(() => freeJobsOfTheDead(sql), { timeout: 300_000 }).toBeGreaterThan(0);
  await runJobs(service);
  expect(await filled()).toBe(600);
});
