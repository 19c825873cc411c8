import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { planTrip, readTripPlan } from '@rohi/contract/linehaul/trip-plan.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bagStation, newBagCode } from '../../../../test/bags.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';
import { takesMore } from './trip-plan.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
});

const readPlan = async (code: string) =>
  dataOf<DataOf<typeof readTripPlan>>(await office.dispatcher.get(`/trips/${code}/plan`));
const plan = (code: string, body: object) =>
  office.dispatcher.post(`/trips/${code}/plan`, { requestId: randomUUID(), act: 'TAKE', ...body });
const planned = async (code: string, body: object) => dataOf<DataOf<typeof planTrip>>(await plan(code, body));
const received = (receivedAt: string, facts: object = {}) =>
  builders(service.context).parcelReceivedInChina({ receivedAt, facts: { weightG: 4_000, ...facts } });

describe('the plan of a trip', () => {
  let trip: string;
  let old: string[];
  let young: string[];
  beforeAll(async () => {
    ({ id: trip } = await office.newTrip({ plannedDepartureAt: '2026-11-24T14:00:00Z', capacityKg: 10 }));
    old = [await received('2026-11-01T06:00:00Z'), await received('2026-11-01T07:00:00Z')];
    young = [await received('2026-11-02T06:00:00Z'), await received('2026-11-02T07:00:00Z')];
  });

  test('suggests the oldest promises while there is room, and says what its dates mean for them', async () => {
    const { promises, suggested, waiting, planned: goods } = await readPlan(trip);
    expect(promises.map(({ parcels, isSuggested, suggested: some }) => [parcels, isSuggested, some])).toEqual(
      [
        [2, true, 2],
        [2, false, 0],
      ],
    );
    expect(suggested).toMatchObject({ parcels: 2, weightKg: '8.000' });
    expect(waiting.parcels).toBe(4);
    expect(goods.parcels).toBe(0);
    const [first, second] = promises;
    expect((second?.slackDays ?? 0) - (first?.slackDays ?? 0)).toBe(1);
  });

  test('takes the days that are asked for within its capacity, once for one request, and each parcel for one trip', async () => {
    const { promises } = await readPlan(trip);
    const days = promises.map(({ promisedBy }) => promisedBy);
    const body = { requestId: randomUUID(), days, isWithinCapacity: true };
    expect(await planned(trip, body)).toMatchObject({ parcels: 2, planned: { parcels: 2 } });
    expect(await planned(trip, body)).toMatchObject({ parcels: 2, planned: { parcels: 2 } });
    expect(await planned(trip, { days: days.slice(1) })).toMatchObject({
      parcels: 2,
      planned: { parcels: 4 },
    });
    const other = await office.newTrip();
    expect(await planned(other.id, { codes: [old[0]] })).toMatchObject({
      parcels: 0,
      refused: [{ code: old[0], why: 'OTHER_TRIP' }],
    });
    const view = await readPlan(other.id);
    expect(view.promises[0]?.others).toEqual([{ code: trip, parcels: 2 }]);
    expect(await office.readTrip(trip)).toMatchObject({ parcels: 4, weightKg: '16.000' });
  });

  test('lists its parcels, and finds them', async () => {
    const page = async (query: string) =>
      dataOf<{ total: number; list: object[] }>(
        await office.dispatcher.get(`/trips/${trip}/parcels?${query}`),
      );
    expect(await page('limit=2')).toMatchObject({ total: 4, list: [{ isPlanned: true }, {}] });
    expect(await page(`search=${young[0]?.toLowerCase() ?? ''}`)).toMatchObject({
      total: 1,
      list: [{ trackingCode: young[0], weightKg: '4.000', loadedAt: null, unit: null }],
    });
  });

  test('drops what is asked for, which waits again', async () => {
    expect(await planned(trip, { act: 'DROP', codes: [young[0], 'NOBODYS-1'] })).toMatchObject({
      parcels: 1,
      planned: { parcels: 3 },
      refused: [{ code: 'NOBODYS-1', why: 'NOT_FOUND' }],
    });
    const { promises } = await readPlan(trip);
    expect(promises.at(-1)).toMatchObject({ parcels: 2, planned: 1 });
  });

  test('a plan of a trip that has left, or does not exist, is refused', async () => {
    await builders(service.context).parcelOnTheRoad({ facts: { tripCode: 'R-GONE' } });
    expect((await plan('R-GONE', { codes: [old[0]] })).json).toMatchObject({ error: 'linehaul.otherState' });
    expect((await plan('RT000000000', { codes: [] })).json).toMatchObject({ error: 'list.notFound' });
  });
});

describe('what may not leave', () => {
  test('is neither suggested nor taken by days, and is named before anything is taken; loading refuses the same', async () => {
    const { id: trip } = await office.newTrip({ plannedDepartureAt: '2026-11-24T14:00:00Z' });
    const build = builders(service.context);
    const on = { receivedAt: '2026-10-01T06:00:00Z' };
    const hindered = [
      ['UNDECLARED', await received(on.receivedAt, { orderCode: null })],
      ['HELD', await build.parcelReceivedInChina({ ...on, flag: 'HELD' })],
      ['LOST', await build.parcelReceivedInChina({ ...on, flag: 'LOST' })],
      ['RETURNING', await build.parcelReceivedInChina({ ...on, flag: 'RETURNING' })],
    ] as const;
    const fine = await build.parcelReceivedInChina({ ...on, flag: 'DAMAGED' });
    const before = await readPlan(trip);
    const named = new Map(before.hindered.map(({ kind, parcels }) => [kind, parcels]));
    for (const [kind] of hindered) expect(named.get(kind)).toBeGreaterThanOrEqual(1);
    expect(before.obstacles).toEqual([]);
    const day = before.promises[0]?.promisedBy ?? '';
    expect(before.promises[0]).toMatchObject({ parcels: 1, isSuggested: true, suggested: 1 });
    expect(await planned(trip, { days: [day], isWithinCapacity: true })).toMatchObject({ parcels: 1 });
    const { list } = dataOf<{ list: { trackingCode: string }[] }>(
      await office.dispatcher.get(`/trips/${trip}/parcels`),
    );
    expect(list.map(({ trackingCode }) => trackingCode)).toEqual([fine]);
    expect((await readPlan(trip)).obstacles.filter(({ stops }) => stops)).toEqual([]);
    const station = await bagStation(service);
    for (const [kind, code] of hindered)
      expect(await station.scan('LOAD', code, { trip })).toMatchObject({ say: kind });
    await saveSetting(service.context, 'trip.undeclaredMayLeave', 'yes', 'test');
    const freed = await readPlan(trip);
    expect(freed.hindered.map(({ kind }) => kind)).not.toContain('UNDECLARED');
    expect(freed.promises[0]).toMatchObject({ parcels: 2, suggested: 1 });
    await saveSetting(service.context, 'trip.undeclaredMayLeave', 'no', 'test');
  });
});

describe('what cannot be planned', () => {
  test('is named, and the rest is taken', async () => {
    const { id: trip } = await office.newTrip();
    const build = builders(service.context);
    const gone = await build.parcelOnTheRoad();
    const coming = await build.newParcel();
    const fine = await received('2026-11-03T06:00:00Z');
    const flagged = await build.parcelReceivedInChina({ flag: 'HELD', receivedAt: '2026-10-20T06:00:00Z' });
    const { parcels, refused } = await planned(trip, { codes: [gone, coming, fine, flagged, newBagCode()] });
    expect(parcels).toBe(1);
    expect(refused).toHaveLength(4);
    expect(refused).toEqual(
      expect.arrayContaining([
        { code: gone, why: 'LEFT_CHINA' },
        { code: coming, why: 'NOT_RECEIVED' },
        { code: flagged, why: 'HELD' },
      ]),
    );
  });

  test('hinders the departure when it is planned, unless a setting says otherwise; a bag is planned with all in it', async () => {
    const { id: trip } = await office.newTrip();
    const station = await bagStation(service);
    const bag = await station.openBag();
    const undeclared = await received('2026-11-04T06:00:00Z', { orderCode: null });
    const declared = await received('2026-11-04T06:00:00Z');
    for (const code of [undeclared, declared]) await station.put(code, bag);
    expect(await planned(trip, { codes: [bag] })).toMatchObject({ parcels: 2, refused: [] });
    const { obstacles, lie } = await readPlan(trip);
    expect(lie).toEqual({ closedBags: 0, inClosedBags: 0, openBags: 1, inOpenBags: 2, loose: 0 });
    expect(obstacles.find(({ kind }) => kind === 'UNDECLARED')).toMatchObject({
      parcels: 1,
      codes: [undeclared],
      stops: true,
    });
    await saveSetting(service.context, 'trip.undeclaredMayLeave', 'yes', 'test');
    const after = (await readPlan(trip)).obstacles;
    expect(after.find(({ kind }) => kind === 'UNDECLARED')).toMatchObject({ stops: false });
  });
});

test('declared goods that were not received stand apart from what waits, and those long overdue apart in it', async () => {
  const { id: code } = await office.newTrip();
  const before = await readPlan(code);
  const build = builders(service.context);
  const declare = async () => {
    const parcel = await build.newParcel({ facts: { weightG: 2_000 } });
    await service.context
      .sql`update parcel set status = 'DTH', received_at = null where tracking_code = ${parcel}`;
    return parcel;
  };
  const [recent, old] = [await declare(), await declare()];
  const now = service.context.clock.now();
  await service.context.sql`update parcel set last_event_at = ${now} where tracking_code = ${recent}`;
  await service.context.sql`
    update parcel set last_event_at = ${new Date(now.getTime() - 15 * 86_400_000)} where tracking_code = ${old}`;
  const after = await readPlan(code);
  expect(after.waiting).toEqual(before.waiting);
  expect(after.suggested).toEqual(before.suggested);
  expect(after.declared.parcels - before.declared.parcels).toBe(2);
  expect(after.declared.recent.parcels - before.declared.recent.parcels).toBe(1);
});

test('nothing more is expected for a trip once its cut-off is over or it has left', () => {
  const [before, cutOffAt, after] = [
    '2026-11-24T11:00:00Z',
    '2026-11-24T12:00:00Z',
    '2026-11-24T13:00:00Z',
  ].map((moment) => new Date(moment)) as [Date, Date, Date];
  expect(takesMore({ state: 'PLANNED', cutOffAt }, before)).toBe(true);
  expect(takesMore({ state: 'LOADING', cutOffAt }, after)).toBe(false);
  expect(takesMore({ state: 'PLANNED', cutOffAt: null }, after)).toBe(true);
  expect(takesMore({ state: 'DEPARTED', cutOffAt: null }, before)).toBe(false);
});
