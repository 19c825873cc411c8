import type { DataOf } from '@rohi/contract/endpoint';
import type { readLegs } from '@rohi/contract/reports/legs.contract';
import { beforeAll, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { describeTracking, trackParcels } from '../answers/track-query.service.ts';
import { recordFinishedTrips } from './finished-trips.service.ts';
import { forecastTrips, scoreForecasts } from './trip-forecasts.service.ts';
import { dayMs } from './trip-road.ts';

const now = '2027-02-10T08:00:00Z';
let service: TestApp;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  // All trips of the tests leave in winter.
  service.clock.set(now);
  await service.context.sql`
    insert into channel (code, business_line, names) values ('TEST-ROAD', 'BSC', '{"ru": "Дорога", "en": "Road", "zh": "公路", "tg": "Роҳ"}')`;
});

const dayAgo = (days: number) => new Date(service.clock.now().getTime() - days * dayMs).toISOString();

const etaOf = async (context: Context, code: string) =>
  describeTracking(await trackParcels(context, [code], 'en')).detailList[0]?.eta ?? null;

/**
 * A trip with three parcels that were received in China so many days ago; two of them lie at the point after 19 days.
 */
async function tripOf(code: string, receivedAgo: number, hasCome: boolean): Promise<string> {
  const build = builders(service.context);
  const options = { receivedAt: dayAgo(receivedAgo), facts: { tripCode: code } };
  if (hasCome) {
    await build.parcelAtPickupPoint(options);
    await build.collectedParcel(options);
  }
  return build.parcelOnTheRoad(options);
}

test('from eight finished trips on the days follow them, here and in another process, and no parcel is written for it', async () => {
  const { context } = service;
  const other = await openTestContext(service.address);
  other.clock.set(now);
  const waiting = await tripOf('R-6000', 4, false);
  for (let index = 1; index <= 7; index += 1) await tripOf(`R-600${index}`, 24 + index, true);
  expect(await recordFinishedTrips(context)).toBe(7);
  expect(await recordFinishedTrips(context)).toBe(0);
  for (const each of [context, other.context]) {
    await expect.poll(() => each.changes.isTrusted()).toBe(true);
    expect(await etaOf(each, waiting)).toMatchObject({ basis: 'constant', samples: 0 });
  }
  await tripOf('R-6008', 32, true);
  const rows = () => context.sql`select version, timeline from parcel order by id`;
  const written = await rows();
  expect(await recordFinishedTrips(context)).toBe(1);
  const learned = await etaOf(context, waiting);
  expect(learned).toMatchObject({ basis: 'history', samples: 8 });
  // All of them took seventeen days from the departure on.
  expect(learned?.to).toBe('2027-02-25');
  await expect.poll(() => etaOf(other.context, waiting), { interval: 10 }).toEqual(learned);
  expect(await rows()).toEqual(written);
  const manager = await stationPerson(service, 'manager');
  const legs = dataOf<DataOf<typeof readLegs>>(await manager.get('/reports/legs'));
  expect(legs.enoughTrips).toBe(8);
  expect(legs.roads).toMatchObject([{ channel: 'Road', season: 'COLD', trips: 8, basis: 'history' }]);
  expect(legs.roads[0]?.legs).toEqual(
    [
      ['RECEIPT_DEPARTURE', 2],
      ['DEPARTURE_BORDER', 8],
      ['BORDER_HUB', 7],
      ['HUB_POINT', 2],
      ['RECEIPT_POINT', 19],
    ].map(([leg, days]) => ({ leg, trips: 8, p10: days, p50: days, p90: days })),
  );
});

test('a trip counts once more than half of its parcels have come, and what was promised of it is scored then', async () => {
  const { context } = service;
  const build = builders(context);
  const onTheRoad = { receivedAt: dayAgo(21), facts: { tripCode: 'R-6100' } };
  const half = await build.parcelAtPickupPoint({ ...onTheRoad, trackingCode: 'YT6100000000001' });
  await build.parcelOnTheRoad(onTheRoad);
  await forecastTrips(context);
  await forecastTrips(context);
  const [promised] = await context.sql`
    select count(*)::integer as promises from trip_forecast join trip on trip.id = trip_id where code = 'R-6100'`;
  expect(promised?.promises).toBe(1);
  expect(half).toBe('YT6100000000001');
  expect(await recordFinishedTrips(context)).toBe(0);
  expect(await scoreForecasts(context, context.db)).toEqual([]);
  // Promised three days before the other parcel comes.
  await context.sql`update trip_forecast set made_on = made_on - 5 where trip_id = (select id from trip where code = 'R-6100')`;
  await build.parcelAtPickupPoint(onTheRoad);
  expect(await recordFinishedTrips(context)).toBe(1);
  const [score] = await scoreForecasts(context, context.db);
  expect(score).toMatchObject({
    shown: { span: '3-7', promises: 1 },
    constant: { span: '3-7', promises: 1 },
  });
});
