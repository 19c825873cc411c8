import { randomUUID } from 'node:crypto';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { announceTrips } from '../../trips/trips.service.ts';
import { checkReadModel } from '../answers/read-model.service.ts';
import { describeTracking, trackParcels } from '../answers/track-query.service.ts';

let service: TestApp;
beforeAll(async () => {
  ({ service } = await createOrderApp());
});

const etaHere = async (code: string): Promise<ArrivalEstimate | null> => {
  const request = { headers: { 'x-local': 'ru' }, body: { trackingCodeList: [code] } };
  const answer = await call(service.app, 'POST', '/track/query', request);
  return dataOf<{ detailList: { eta: ArrivalEstimate | null }[] }>(answer).detailList[0]?.eta ?? null;
};

const etaOf = async (context: Context, code: string) =>
  describeTracking(await trackParcels(context, [code], 'ru')).detailList[0]?.eta ?? null;

/** A delay of three days at Karasu, on record now. */
async function delayTrip({ context, clock }: TestApp, code: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await context.sql`
      insert into trip_delay (trip_id, telling, reason, days, place_id, announced_at, announced_by)
      select trip.id, ${randomUUID()}, 'WEATHER', 3, (select id from place where code = 'KARASU'), ${clock.now()}, 'test'
      from trip where trip.code = ${code}`;
    await announceTrips(context.changes, tx);
  });
}

test('a delay of a trip is in the answers about its parcels, here and in another process, without a parcel being written', async () => {
  const { context } = service;
  const other = await openTestContext(service.address);
  const build = builders(context);
  const [held, apart] = [
    await build.parcelOnTheRoad({ facts: { tripCode: 'R-3001' } }),
    await build.parcelOnTheRoad(),
  ];
  for (const each of [context, other.context]) {
    await expect.poll(() => each.changes.isTrusted()).toBe(true);
    expect(await etaOf(each, held)).toEqual(await etaOf(each, apart));
  }
  const before = await etaHere(held);
  const rows = () => context.sql`select version, timeline from parcel order by id`;
  const written = await rows();
  await delayTrip(service, 'R-3001');
  const after = await etaHere(held);
  expect(after).toMatchObject({
    was: { from: before?.from, to: before?.to },
    why: '+3 дня: задержка из-за погоды (Карасу)',
  });
  expect(Date.parse(after?.to ?? '') - Date.parse(before?.to ?? '')).toBe(3 * 86_400_000);
  expect(await etaHere(apart)).toEqual(before);
  await expect.poll(() => etaOf(other.context, held), { interval: 10 }).toEqual(after);
  const manager = await stationPerson(service, 'manager');
  const { from, to, was } = after ?? {};
  expect(dataOf(await manager.get(`/staff/parcels/${held}`))).toMatchObject({ eta: { from, to, was } });
  const page = await service.app.inject({ url: `/t/${held}?lang=ru`, headers: { host: 'localhost' } });
  expect(page.body).toContain('задержка из-за погоды (Карасу)');
  expect(await rows()).toEqual(written);
  expect(await checkReadModel(context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
});
