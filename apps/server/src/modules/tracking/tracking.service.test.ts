import { locales } from '@rohi/contract/locales';
import { expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { createTestContext, openTestContext } from '../../../test/test-app.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { newOwnParcelCode } from './codes/own-codes.ts';
import type { Move } from './moves/parcel-move.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { checkReadModel, rebuildReadModel } from './answers/read-model.service.ts';
import { describeTracking, trackParcels } from './answers/track-query.service.ts';
import { moveParcel, writeParcels } from './tracking.service.ts';
import { systemPrincipal } from '../../principal.ts';

const system = systemPrincipal('test');
const scan = (type: Move['type'], more: Partial<Move> = {}): Move => ({
  type,
  actor: system,
  source: 'station',
  ...more,
});

async function find(context: Context, code: string, locale: (typeof locales)[number] = 'ru') {
  return describeTracking(await trackParcels(context, [code], locale)).detailList[0];
}

test('T02 small: of 50 rivals at one hand-over exactly one wins, for each of 20 parcels', async () => {
  const { context, address } = await createTestContext();
  // A second context stands for a second process: nothing is shared but the database.
  const other = await openTestContext(address);
  const rivals = [context, other.context];
  const codes = await Promise.all(Array.from({ length: 20 }, () => builders(context).parcelAtPickupPoint()));
  const attempts = codes.flatMap((code) => Array.from({ length: 50 }, (_, rival) => ({ code, rival })));
  const outcomes = await Promise.all(
    attempts.map(async ({ code, rival }) => {
      const rivalContext = rivals[rival % 2] ?? context;
      return {
        code,
        result: (
          await moveParcel(rivalContext, code, scan('CUSTOMER_RECEIVED', { requestId: `rival-${rival}` }))
        ).result,
      };
    }),
  );
  for (const code of codes) {
    const results = outcomes.filter((outcome) => outcome.code === code).map((outcome) => outcome.result);
    expect(results.filter((result) => result === 'moved')).toHaveLength(1);
    expect(results.filter((result) => result === 'duplicate')).toHaveLength(49);
  }
  const [row] =
    await context.sql`select count(*)::integer as count from parcel_event where type = 'CUSTOMER_RECEIVED'`;
  expect(row?.['count']).toBe(20);
});

test('two batches that declare the same new codes make each parcel once and do not deadlock', async () => {
  const { context } = await createTestContext();
  const codes = Array.from({ length: 40 }, newTrackingCode);
  const declare = (order: readonly string[]) =>
    inTransaction(context.db, (tx) =>
      writeParcels(
        context,
        tx,
        order.map((trackingCode) => ({
          trackingCode,
          declare: { facts: {}, move: { actor: system, source: 'import' as const } },
          moves: [scan('ORDER_SUBMITTED', { requestId: 'file-1' })],
        })),
      ),
    );
  const batches = await Promise.all([
    declare(codes),
    declare(codes.toReversed()),
    declare(codes),
    declare(codes.toReversed()),
  ]);
  expect(batches.flat().filter((result) => result.created)).toHaveLength(40);
  expect(batches.flat().filter((result) => result.outcomes[0]?.result === 'moved')).toHaveLength(40);
  expect(await checkReadModel(context)).toEqual({
    parcels: 40,
    wrongColumns: [],
    wrongTimelines: [],
    unreadable: [],
  });
});

test('a refused move throws its name and leaves nothing behind', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).newParcel();
  await expect(moveParcel(context, code, scan('LINEHAUL_DEPARTED'))).rejects.toMatchObject({
    errorName: 'tracking.moveNotAllowed',
  });
  await expect(moveParcel(context, newTrackingCode(), scan('ORDER_SUBMITTED'))).rejects.toMatchObject({
    errorName: 'tracking.parcelNotFound',
  });
  expect((await find(context, code))?.status).toBe('NEW');
});

test('history is append-only in the database itself', async () => {
  const { context } = await createTestContext();
  await builders(context).parcelOnTheRoad();
  await expect(context.sql`update parcel_event set actor = 'somebody else'`).rejects.toThrow('append-only');
  await expect(context.sql`delete from parcel_event`).rejects.toThrow('append-only');
});

test('answers follow each event and each correction in the same transaction', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).parcelOnTheRoad();
  await moveParcel(context, code, scan('HUB_INBOUND'));
  expect(await find(context, code, 'en')).toMatchObject({
    status: 'DHWCCK',
    lastEvent: 'Received at the hub in Tajikistan',
  });
  const history = await context.sql<{ seq: number }[]>`select max(seq) as seq from parcel_event`;
  await moveParcel(context, code, scan('CORRECTED', { corrects: history[0]?.seq ?? 0 }));
  expect(await find(context, code, 'en')).toMatchObject({
    status: 'DHWCRK',
    lastEvent: 'Border crossed, Kulma',
  });
  expect(await checkReadModel(context)).toMatchObject({
    wrongColumns: [],
    wrongTimelines: [],
  });
});

test('the estimate is 18 to 22 Dushanbe days from receipt, and gone once the parcel has arrived', async () => {
  const { context } = await createTestContext();
  const build = builders(context);
  // 20:30 UTC on the 30th is 01:30 on the 31st in Dushanbe.
  const onTheRoad = await build.parcelOnTheRoad({ receivedAt: '2026-10-30T20:30:00Z' });
  expect((await find(context, onTheRoad))?.eta).toEqual({
    from: '2026-11-18',
    to: '2026-11-22',
    basis: 'constant',
    samples: 0,
  });
  expect((await find(context, await build.newParcel()))?.eta).toBeNull();
  expect((await find(context, await build.parcelAtPickupPoint()))?.eta).toBeNull();
});

test('every language has its own words, and days are days of Dushanbe', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).parcelReceivedInChina({
    receivedAt: '2026-11-04T20:30:00Z',
    facts: { handlingNotes: ['FRAGILE', 'BATTERY'] },
  });
  const answers = await Promise.all(locales.map((locale) => find(context, code, locale)));
  expect(answers.map((answer) => answer?.lastEvent)).toEqual([
    'Принято на складе в Китае, Иу',
    'Received at the China warehouse, Yiwu',
    '已到达义乌仓库',
    'Дар анбори Чин қабул шуд, Иу',
  ]);
  expect(answers.map((answer) => answer?.additionalNotes)).toEqual([
    'Хрупкий груз, Содержит батарею',
    'Fragile, Contains a battery',
    '易碎品，含电池',
    'Бори шикананда, Батарея дорад',
  ]);
  expect(answers[0]?.dailyTrackInfoList[0]).toMatchObject({
    date: '2026-11-05',
    details: [{ time: '2026-11-04T20:30:00.000Z', place: 'Иу' }],
  });
});

test('the public sees only the city of a pickup point', async () => {
  const { context } = await createTestContext();
  const code = await builders(context).parcelOnTheRoad();
  const [point] = await context.sql<{ id: number }[]>`
    insert into place (code, kind, country_code, city_id, names)
    select 'PP-1', 'PICKUP_POINT', 'TJ', id, '{"ru":"Тайная улица, 5","en":"5 Secret street","zh":"秘密街5号","tg":"Кӯчаи 5"}' from place where code = 'KHUJAND'
    returning id`;
  await moveParcel(context, code, scan('PP_RECEIVED', { placeId: point?.id ?? 0 }));
  const answer = await find(context, code, 'en');
  expect(answer).toMatchObject({ status: 'DKHQS', lastEvent: 'Arrived at the pickup point, Khujand' });
  expect(JSON.stringify(answer)).not.toContain('Secret');
});

test('our own last-mile code finds the parcel too, and both codes together find it once', async () => {
  const { context } = await createTestContext();
  const own = newOwnParcelCode();
  const code = await builders(context).parcelOnTheRoad({ facts: { lastMileTracking: own } });
  const result = describeTracking(await trackParcels(context, [own, code], 'ru'));
  expect(result).toMatchObject({
    count: 1,
    notFound: [],
    detailList: [{ trackingCode: code, lastMileTracking: own }],
  });
});

test('a courier’s number may come again half a year after the parcel was closed', async () => {
  const { context, clock } = await createTestContext();
  const trackingCode = await builders(context).collectedParcel();
  const again = (move: Pick<Move, 'source' | 'claimedAt'> = { source: 'office' }) =>
    inTransaction(context.db, (tx) =>
      writeParcels(context, tx, [
        {
          trackingCode,
          declare: { facts: { orderCode: 'NEW-ORDER' }, move: { actor: system, ...move } },
          moves: [],
        },
      ]),
    );
  expect((await again())[0]).toMatchObject({ created: false });
  clock.advance(190 * 86_400_000);
  // An old file that is loaded again still means the old parcel.
  expect((await again({ source: 'import' }))[0]).toMatchObject({ created: false });
  const longAgo = new Date('2026-10-26T06:00:00Z');
  expect((await again({ source: 'import', claimedAt: longAgo }))[0]).toMatchObject({ created: false });
  expect((await again())[0]).toMatchObject({ created: true });
  expect(await find(context, trackingCode)).toMatchObject({ status: 'NEW', orderCode: 'NEW-ORDER' });
  expect(await checkReadModel(context)).toMatchObject({ parcels: 1, wrongTimelines: [] });
});

test('the check finds a changed column, a changed and a missing row; the rebuild mends them', async () => {
  const { context } = await createTestContext();
  const build = builders(context);
  const [a, b, c] = [await build.parcelOnTheRoad(), await build.parcelAtHub(), await build.collectedParcel()];
  await context.sql`update parcel set status = 'DZTDQS' where tracking_code = ${a}`;
  await context.sql`update parcel set timeline = replace(timeline, 'RA2611064KX7PY', 'RA2611064KX7PZ') where tracking_code = ${b}`;
  await context.sql`update parcel set timeline = null where tracking_code = ${c}`;
  expect(await checkReadModel(context)).toEqual({
    parcels: 3,
    wrongColumns: [a],
    wrongTimelines: [b, c],
    unreadable: [],
  });
  expect(await rebuildReadModel(context)).toBe(3);
  expect(await checkReadModel(context)).toEqual({
    parcels: 3,
    wrongColumns: [],
    wrongTimelines: [],
    unreadable: [],
  });
});

test('a new or renamed place is known without a restart', async () => {
  const { context, clock } = await createTestContext();
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, []);
  expect(places.findByText('хорог')?.id).toBe(places.findByText('KHOROG')?.id);
  await context.sql`update place set names = names || '{"en":"Khorugh"}' where code = 'KHOROG'`;
  clock.advance(61_000);
  await places.prepare(context.db, []);
  expect(places.find(places.findByText('KHOROG')?.id ?? 0, 'en')?.name).toBe('Khorugh');
});

test('moves of one moment share transactions', async () => {
  const { context } = await createTestContext();
  const codes = await severalReceived(context, 40);
  await Promise.all(codes.map((code) => depart(context, code)));
  const [events] = await context.sql`
    select count(*)::int as departed, count(distinct xmin::text)::int < 20 as shared
    from parcel_event where type = 'LINEHAUL_DEPARTED'`;
  expect(events).toEqual({ departed: 40, shared: true });
});

test('of moves of one moment, one that breaks is told alone, the others are written', async () => {
  const { context } = await createTestContext();
  const [broken = '', ...others] = await severalReceived(context, 40);
  const outcomes = await Promise.allSettled([
    ...others.map((code) => depart(context, code)),
    depart(context, others[0] ?? ''),
    depart(context, 'YT-NOBODY-1'),
    depart(context, broken, 999_999),
  ]);
  const count = (result: string) =>
    outcomes.filter((outcome) =>
      outcome.status === 'fulfilled'
        ? outcome.value.result === result
        : (outcome.reason as Error).message === result,
    ).length;
  expect(count('moved')).toBe(39);
  expect(count('duplicate')).toBe(1);
  expect(count('tracking.parcelNotFound')).toBe(1);
  expect(outcomes.at(-1)?.status).toBe('rejected');
  const [events] = await context.sql`
    select count(*)::int as departed from parcel_event where type = 'LINEHAUL_DEPARTED'`;
  expect(events).toEqual({ departed: 39 });
});

function severalReceived(context: Context, count: number): Promise<string[]> {
  const build = builders(context);
  return Promise.all(Array.from({ length: count }, () => build.parcelReceivedInChina()));
}

function depart(context: Context, code: string, placeId?: number) {
  return moveParcel(context, code, {
    type: 'LINEHAUL_DEPARTED',
    actor: systemPrincipal('test'),
    source: 'station',
    ...(placeId === undefined ? {} : { placeId }),
  });
}
