import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { loadingSnapshot } from '@rohi/contract/linehaul/trip-loading.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { bagStation, type BagStation } from '../../../../test/bags.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { buildApp } from '../../../app.ts';

let service: TestApp;
let second: FastifyInstance;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let station: BagStation;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  second = await buildApp((await openTestContext(service.address)).context);
  office = await dispatcherOf(service);
  station = await bagStation(service);
});

const plan = (code: string, codes: readonly string[]) =>
  office.dispatcher.post(`/trips/${code}/plan`, { requestId: randomUUID(), act: 'TAKE', codes });
const depart = (code: string, body: object) =>
  office.dispatcher.post(`/trips/${code}/depart`, { requestId: randomUUID(), ...body });
const load = (code: string, trip: string, facts: object = {}) =>
  station.scan('LOAD', code, { trip, ...facts });
const newTrip = async (fields: object = {}) => (await office.newTrip(fields)).id;

describe('loading by scan', () => {
  test('takes a parcel aboard once, also one that was not planned, and shows the trip as it is', async () => {
    const trip = await newTrip();
    const planned = await station.received();
    const extra = await station.received();
    await plan(trip, [planned]);
    expect(await load(planned, trip)).toMatchObject({
      verdict: 'OK',
      say: 'LOADED',
      parcel: { trackingCode: planned },
      trip: { code: trip, state: 'LOADING', planned: 1, aboard: 1, aboardG: 2_000, toLoad: { parcels: 0 } },
    });
    expect(await load(planned, trip)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_ABOARD' });
    expect(await load(extra, trip)).toMatchObject({
      verdict: 'OK',
      say: 'LOADED_UNPLANNED',
      trip: { aboard: 2 },
    });
    expect(await office.readTrip(trip)).toMatchObject({ state: 'LOADING', aboard: 2, parcels: 2 });
    expect(await station.scan('UNLOAD', extra, { trip })).toMatchObject({ verdict: 'OK', say: 'UNLOADED' });
    expect(await station.scan('UNLOAD', extra, { trip })).toMatchObject({ say: 'NOT_ABOARD' });
    expect(dataOf(await depart(trip, { parcels: 1 }))).toMatchObject({ parcels: 1, left: 0 });
    expect(await load(extra, trip)).toMatchObject({ verdict: 'BLOCKED', say: 'TRIP_CLOSED' });
  });

  test('takes a closed bag aboard as a whole, in its wagon; what lies in it goes with it', async () => {
    const trip = await newTrip({
      mode: 'RAIL',
      units: ['94 1', '94 2'].map((number) => ({ number, trailer: null, seals: [] })),
    });
    const bag = await station.openBag();
    const inside = [await station.received(), await station.received()];
    for (const code of inside) await station.put(code, bag);
    expect(await load(bag, trip)).toMatchObject({ verdict: 'BLOCKED', say: 'BAG_STILL_OPEN' });
    await station.close(bag, 4_000);
    expect(await load(inside[0] ?? '', trip)).toMatchObject({ verdict: 'BLOCKED', say: 'GOES_WITH_BAG' });
    expect(await load(bag, trip, { unit: 3 })).toMatchObject({ say: 'NO_SUCH_UNIT' });
    expect(await load(bag, trip, { unit: 2 })).toMatchObject({
      verdict: 'OK',
      bag: { code: bag, parcels: 2 },
      trip: { aboard: 2 },
    });
    const { list } = dataOf<{ list: object[] }>(await office.dispatcher.get(`/trips/${trip}/parcels`));
    expect(list).toMatchObject([
      { bagCode: bag, unit: 2, isPlanned: false, loadedBy: expect.any(String) },
      { bagCode: bag, unit: 2 },
    ]);
    expect(dataOf(await office.dispatcher.get(`/trips/${trip}/load-check`))).toMatchObject({
      extra: { parcels: 2, list: [{ code: bag, kind: 'SACK', parcels: 2 }] },
    });
    expect(dataOf(await depart(trip, { parcels: 2, difference: 'OTHER' }))).toMatchObject({ bags: 1 });
  });

  test('fills the first vehicle of a trip that has no number plate yet; it leaves once it has one', async () => {
    const trip = await newTrip({ units: [] });
    const [first, second] = [await station.received(), await station.received()];
    await plan(trip, [first, second]);
    expect(await load(first, trip, { unit: 2 })).toMatchObject({ say: 'NO_SUCH_UNIT' });
    expect(await load(first, trip, { unit: 1 })).toMatchObject({ say: 'LOADED', trip: { aboard: 1 } });
    expect(await load(second, trip)).toMatchObject({ say: 'LOADED', trip: { aboard: 2 } });
    expect(dataOf(await office.dispatcher.get(`/trips/${trip}/load-check`))).toMatchObject({
      trip: { units: [], aboard: 2 },
      missing: { parcels: 0 },
    });
    expect((await depart(trip, { parcels: 2 })).json).toMatchObject({ error: 'linehaul.noVehicle' });
    const { id: _id, ...row } = await office.readTrip(trip);
    const { requestId: _request, ...form } = office.tripBody({
      units: ['94 1', '94 2'].map((number) => ({ number, trailer: null, seals: [] })),
      mode: 'RAIL',
    });
    const { token } = office.dispatcher;
    const body = { ...form, version: row.version };
    expect(await call(service.app, 'PUT', `/staff/trips/${trip}`, { token, body })).toMatchObject({
      status: 200,
    });
    const { list } = dataOf<{ list: object[] }>(await office.dispatcher.get(`/trips/${trip}/parcels`));
    expect(list).toMatchObject([{ unit: 1 }, { unit: 1 }]);
    expect(dataOf(await depart(trip, { parcels: 2 }))).toMatchObject({ parcels: 2, left: 0 });
  });

  test('refuses aloud what may not go, and nothing of it is aboard', async () => {
    const trip = await newTrip();
    const other = await newTrip();
    const build = builders(service.context);
    const elsewhere = await station.received();
    await plan(other, [elsewhere]);
    const cases = [
      [await build.parcelReceivedInChina({ flag: 'HELD', receivedAt: '2026-10-20T06:00:00Z' }), 'HELD'],
      [await build.parcelReceivedInChina({ facts: { orderCode: null } }), 'UNDECLARED'],
      [await build.newParcel(), 'NOT_RECEIVED'],
      [await build.parcelOnTheRoad(), 'LEFT_CHINA'],
      [await build.parcelReceivedInChina({ facts: { businessLine: 'FBA' } }), 'WRONG_CHANNEL'],
      [elsewhere, 'OTHER_TRIP'],
    ] as const;
    for (const [code, say] of cases) expect((await load(code, trip)).say).toBe(say);
    const bag = await station.openBag();
    await station.put(await station.received({ facts: { businessLine: 'FBA' } }), bag);
    await station.close(bag, 2_000);
    expect(await load(bag, trip)).toMatchObject({ verdict: 'WRONG_PLACE', say: 'WRONG_CHANNEL' });
    expect((await load(await station.received(), 'RT000000000')).say).toBe('NO_SUCH_TRIP');
    expect(await office.readTrip(trip)).toMatchObject({ aboard: 0, state: 'PLANNED' });
  });

  test('asks for its own right, of a device that loads', async () => {
    const trip = await newTrip();
    const parcel = await station.received();
    const scan = () => scanOf(service, parcel, { action: 'LOAD', trip });
    const gate = await newDevice(service, { works: ['RECEIVING'] });
    expect(await sendScans(station.clerk, gate, [scan()])).toMatchObject([{ say: 'OTHER_WORK' }]);
    const manager = await stationPerson(service, 'manager');
    await service.context.sql`delete from role_authority where role = 'manager' and authority = 'trip:load'`;
    const without = await stationPerson(service, 'manager');
    expect((await sendScans(without, station.device, [scan()]))[0]?.say).toBe('NO_RIGHT');
    expect(manager.account).toBeDefined();
  });

  test('is stored by the station for the time offline', async () => {
    const trip = await newTrip();
    const codes = [await station.received(), await station.received()];
    await plan(trip, codes);
    await load(codes[0] ?? '', trip);
    const path = `/stations/trips/${trip}/snapshot?deviceId=${station.device}`;
    const { parcels } = dataOf<DataOf<typeof loadingSnapshot>>(await station.clerk.get(path));
    expect(parcels).toMatchObject([
      { code: codes[0], isPlanned: true, isAboard: true, bagCode: null, isHeld: false, isDeclared: true },
      { code: codes[1], isPlanned: true, isAboard: false },
    ]);
  });
});

describe('two stations that load while a third departs', () => {
  test('leave nothing aboard that has not departed, and count everything once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const trip = await newTrip();
      const codes: string[] = [];
      while (codes.length < 12) codes.push(await station.received());
      await plan(trip, codes);
      await load(codes[0] ?? '', trip);
      const other = await newDevice(service);
      const { token } = station.clerk;
      const send = (app: FastifyInstance, deviceId: string, own: readonly string[]) =>
        call(app, 'POST', '/stations/scans', {
          token,
          body: { deviceId, scans: own.map((code) => scanOf(service, code, { action: 'LOAD', trip })) },
        });
      const [one, two, departed] = await Promise.all([
        send(service.app, station.device, codes.slice(1, 7)),
        send(second, other, codes.slice(5)),
        depart(trip, { parcels: 1 + (round % 3) * 3, difference: 'OTHER' }),
      ]);
      const answers = [one, two].flatMap((answer) => dataOf<{ list: ScanAnswer[] }>(answer).list);
      const says = new Set(answers.map(({ say }) => say));
      const rows = await service.context.sql<{ status: string; aboard: boolean; trip: string | null }[]>`
        select status, trip_code as trip, exists (select from trip_load where parcel_id = parcel.id and loaded_at is not null) as aboard
        from parcel where tracking_code = any(${codes}::text[])`;
      const { state, aboard } = (await office.readTrip(trip)) as unknown as { state: string; aboard: number };
      if (departed.status === 200) {
        const { parcels } = dataOf<{ parcels: number }>(departed);
        expect(rows.filter(({ status }) => status === 'DHWCRK')).toHaveLength(parcels);
        expect(rows.filter(({ aboard: is, status }) => is !== (status === 'DHWCRK'))).toEqual([]);
        expect(rows.filter((row) => row.trip === trip)).toHaveLength(parcels);
      } else {
        expect(departed.json).toMatchObject({ error: 'linehaul.otherLoad' });
        expect(says.has('TRIP_CLOSED')).toBe(false);
        expect(rows.every((row) => row.aboard)).toBe(true);
        expect({ state, aboard }).toEqual({ state: 'LOADING', aboard: 12 });
      }
    }
  });
});
