import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { readTripPlan } from '@rohi/contract/linehaul/trip-plan.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../test/bags.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { createOrderApp } from '../../../test/orders.ts';
import { dataOf } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { dispatcherOf } from '../../../test/trips.ts';
import { saveSetting } from '../reference-data/settings.service.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let china: BagStation;
let cargo: number;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
  china = await bagStation(service);
  await saveSetting(service.context, 'chain.ownerAtHub', 'YIWU-WH', 'test');
  const [channel] = await service.context.sql<{ id: number }[]>`
    select id from channel where business_line = 'FBA' and enabled order by sort, id limit 1`;
  cargo = channel?.id ?? -1;
});

/** So many codes that were scanned at the warehouse and no more. */
async function scanned(count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newTrackingCode);
  for (const code of codes) expect((await china.scan('RECEIVE', code)).say).toBe('RECEIVED_WITHOUT_OWNER');
  return codes;
}

const readPlan = async (code: string) =>
  dataOf<DataOf<typeof readTripPlan>>(await office.dispatcher.get(`/trips/${code}/plan`));

describe('parcels that await their owners', () => {
  test('go in bags and trips of whatever channel, unweighed ones are counted, and nothing stops them', async () => {
    const { id: trip } = await office.newTrip({ channelId: cargo });
    const codes = await scanned(3);
    const [first = '', second = '', third = ''] = codes;
    const before = await readPlan(trip);
    expect(before.waiting).toMatchObject({ parcels: 3, unweighed: 3 });
    expect(before.hindered).toEqual([]);
    const take = { requestId: randomUUID(), act: 'TAKE', codes };
    dataOf(await office.dispatcher.post(`/trips/${trip}/plan`, take));
    const bag = await china.openBag({ channelId: cargo });
    for (const code of [first, second])
      expect(await china.put(code, bag)).toMatchObject({ verdict: 'OK', say: 'BAGGED' });
    await china.close(bag, 4_000);
    for (const code of [bag, third])
      expect(await china.scan('LOAD', code, { trip })).toMatchObject({ verdict: 'OK', say: 'LOADED' });
    const check = dataOf(await office.dispatcher.get(`/trips/${trip}/load-check`));
    expect(check).toMatchObject({ aboard: { parcels: 3, unweighed: 3 }, obstacles: [] });
    expect(await readPlan(trip)).toMatchObject({ planned: { parcels: 3, unweighed: 3, weightKg: '0.000' } });
    const papers = dataOf(await office.dispatcher.get(`/trips/${trip}/papers`));
    expect(JSON.stringify(papers)).toContain('WEIGHT');
    const depart = { requestId: randomUUID(), parcels: 3 };
    expect(dataOf(await office.dispatcher.post(`/trips/${trip}/depart`, depart))).toMatchObject({
      parcels: 3,
    });
  });

  test('say nothing of the channel of a bag: the first parcel with an owner does', async () => {
    const [awaited = ''] = await scanned(1);
    const bag = await china.openBag();
    await china.put(awaited, bag);
    expect(await china.put(await china.received({ facts: { businessLine: 'FBA' } }), bag)).toMatchObject({
      say: 'BAGGED',
    });
    expect(await china.put(await china.received(), bag)).toMatchObject({ say: 'OTHER_CHANNEL' });
  });

  test('stay where they are held', async () => {
    const { id: trip } = await office.newTrip();
    const [held = ''] = await scanned(1);
    await china.scan('REPORT_PROBLEM', held, { problem: 'DAMAGED' });
    expect(await china.scan('LOAD', held, { trip })).toMatchObject({ verdict: 'BLOCKED', say: 'HELD' });
  });

  test('and all that this warehouse has without an order may leave; without the setting it stays', async () => {
    const { id: trip } = await office.newTrip();
    const undeclared = await china.received({ facts: { orderCode: null } });
    await saveSetting(service.context, 'chain.ownerAtHub', null, 'test');
    expect(await china.scan('LOAD', undeclared, { trip })).toMatchObject({ say: 'UNDECLARED' });
    await saveSetting(service.context, 'chain.ownerAtHub', 'YIWU-WH', 'test');
    expect(await china.scan('LOAD', undeclared, { trip })).toMatchObject({ verdict: 'OK' });
  });

  test('leave on a trip of no warehouse by the rule that has let them aboard', async () => {
    const { id: trip } = await office.newTrip({ originId: null });
    const undeclared = await china.received({ facts: { orderCode: null } });
    expect(await china.scan('LOAD', undeclared, { trip })).toMatchObject({ verdict: 'OK' });
    const check = dataOf(await office.dispatcher.get(`/trips/${trip}/load-check`));
    expect(check).toMatchObject({ aboard: { parcels: 1 }, obstacles: [] });
    const depart = { requestId: randomUUID(), parcels: 1, difference: 'OTHER' };
    expect(dataOf(await office.dispatcher.post(`/trips/${trip}/depart`, depart))).toMatchObject({
      parcels: 1,
    });
  });
});
