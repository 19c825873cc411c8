import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { checkLoad, departTrip } from '@rohi/contract/linehaul/trip-loading.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { addWarehouse, dataOf, newDevice, stationPerson } from '../../../../test/stations.ts';
import { runEvents, type TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf, putAboard } from '../../../../test/trips.ts';
import { inTransaction } from '../../../platform/database.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel, writeParcels } from '../../tracking/tracking.service.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
});

type Departed = DataOf<typeof departTrip>;
const post = (code: string, act: string, body: object = {}) =>
  office.dispatcher.post(`/trips/${code}/${act}`, { requestId: randomUUID(), ...body });
const depart = (code: string, body: object) => post(code, 'depart', body);
const check = async (code: string) =>
  dataOf<DataOf<typeof checkLoad>>(await office.dispatcher.get(`/trips/${code}/load-check`));

/** A trip of so many parcels that are aboard, and so many that are planned alone. */
async function loadedTrip(aboard: number, left = 0, fields: object = {}) {
  const { id: code } = await office.newTrip(fields);
  const build = builders(service.context);
  const make = async (count: number) => {
    const codes: string[] = [];
    for (let made = 0; made < count; made += 1)
      codes.push(await build.parcelReceivedInChina({ facts: { weightG: 2_000 } }));
    return codes;
  };
  const [loaded, stays] = [await make(aboard), await make(left)];
  await post(code, 'plan', { act: 'TAKE', codes: [...loaded, ...stays] });
  await putAboard(service, code, loaded);
  return { code, loaded, stays };
}

const statusOf = async (code: string) => {
  const [row] = await service.context.sql<{ status: string; trip: string | null }[]>`
    select status, trip_code as trip from parcel where tracking_code = ${code} and is_current`;
  return row;
};
const putIntoCell = (parcel: string, cell: string) => service.context.sql`
  insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
  select id, ${office.placeId('YIWU-WH')}, ${cell}, now(), 'test' from parcel where tracking_code = ${parcel}`;
const cellOf = async (parcel: string) => {
  const [row] = await service.context.sql<{ cell: string | null }[]>`
    select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${parcel}`;
  return row?.cell;
};
const eventsOf = async (code: string) =>
  dataOf<{
    events: { type: string; note: string | null; difference: string | null; takenBackAt: string | null }[];
  }>(await office.dispatcher.get(`/trips/${code}/events`)).events;

describe('a departure', () => {
  test('takes all that is aboard, once for one request; what was planned and is not aboard waits again', async () => {
    const { code, loaded, stays } = await loadedTrip(3, 1);
    expect(await check(code)).toMatchObject({
      trip: { code, planned: 4, aboard: 3, toLoad: { parcels: 1, weightG: 2_000 }, aboardG: 6_000 },
      missing: { parcels: 1, list: [{ code: stays[0], kind: null, weightKg: '2.000' }] },
      extra: { parcels: 0 },
      aboard: { parcels: 3 },
      isOverCapacity: false,
    });
    const body = { requestId: randomUUID(), parcels: 3, difference: 'NO_ROOM', note: 'next lorry' };
    const [first, again] = await Promise.all([depart(code, body), depart(code, body)]);
    expect(dataOf<Departed>(first)).toMatchObject({ parcels: 3, bags: 0, left: 1 });
    expect(dataOf(again)).toEqual(dataOf(first));
    for (const parcel of loaded) expect(await statusOf(parcel)).toEqual({ status: 'DHWCRK', trip: code });
    expect(await statusOf(stays[0] ?? '')).toEqual({ status: 'DTH', trip: null });
    expect(await office.readTrip(code)).toMatchObject({ state: 'DEPARTED', parcels: 3, aboard: 3 });
    const events = (await eventsOf(code)).filter(({ type }) => type === 'DEPARTED');
    expect(events).toMatchObject([{ note: 'next lorry', difference: expect.any(String), takenBackAt: null }]);
  });

  test.each([
    ['another number than was seen', { parcels: 5, difference: 'OTHER' }, 'linehaul.otherLoad'],
    ['a difference without a reason', { parcels: 1 }, 'linehaul.differenceUnexplained'],
    ['more than the capacity', { parcels: 1, difference: 'OTHER' }, 'linehaul.overCapacity'],
  ])('with %s is refused, and nothing has left', async (_what, body, error) => {
    const { code, loaded } = await loadedTrip(1, 1, { capacityKg: 1 });
    expect((await depart(code, body)).json).toMatchObject({ error });
    expect(await statusOf(loaded[0] ?? '')).toMatchObject({ status: 'DTH' });
  });

  test('with a held parcel aboard is refused by its code, and nothing has left', async () => {
    const { code, loaded } = await loadedTrip(2);
    const actor = systemPrincipal('test');
    const flag = { actor, source: 'office', type: 'FLAG_RAISED', flag: 'HELD' } as const;
    await moveParcel(service.context, loaded[0] ?? '', { ...flag, reason: 'opened' });
    expect((await depart(code, { parcels: 2 })).json).toMatchObject({ error: 'linehaul.mayNotLeave' });
    expect(await statusOf(loaded[1] ?? '')).toMatchObject({ status: 'DTH' });
  });

  const ofOffice = { actor: systemPrincipal('test'), source: 'office' } as const;
  test.each([
    ['a cancellation', { ...ofOffice, type: 'CANCELLED', reason: 'LOST' }, 'linehaul.otherLoad'],
    ['a hold', { ...ofOffice, type: 'FLAG_RAISED', flag: 'HELD', reason: 'opened' }, 'linehaul.mayNotLeave'],
  ] as const)('and %s at the same time leave one story', async (_what, move, error) => {
    for (let round = 0; round < 3; round += 1) {
      const { code, loaded } = await loadedTrip(4);
      const [departed] = await Promise.all([
        depart(code, { parcels: 4, difference: 'OTHER' }),
        moveParcel(service.context, loaded[2] ?? '', move),
      ]);
      const isGone = departed.status === 200;
      if (!isGone) expect(departed.json).toMatchObject({ error });
      const rows = await Promise.all(loaded.map(statusOf));
      const [touched] = rows.splice(2, 1);
      expect(rows.map((row) => row?.status)).toEqual(rows.map(() => (isGone ? 'DHWCRK' : 'DTH')));
      const whereItIs = isGone ? 'DHWCRK' : 'DTH';
      expect(touched?.status).toBe(move.type === 'CANCELLED' ? 'YQX' : whereItIs);
    }
  });

  test('and its being taken back at the same time leave all parcels where the trip is', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { code, loaded } = await loadedTrip(3);
      await depart(code, { parcels: 3 });
      const [undone, again] = await Promise.all([
        post(code, 'undo-departure', { reason: 'gearbox' }),
        depart(code, { parcels: 3 }),
      ]);
      expect(dataOf(undone)).toMatchObject({ parcels: 3 });
      if (again.status !== 200) expect(again.json).toMatchObject({ error: 'linehaul.otherState' });
      const { state } = (await office.readTrip(code)) as unknown as { state: string };
      expect(state).toBe(again.status === 200 ? 'DEPARTED' : 'LOADING');
      const statuses = new Set((await Promise.all(loaded.map(statusOf))).map((row) => row?.status));
      expect(statuses).toEqual(new Set([again.status === 200 ? 'DHWCRK' : 'DTH']));
    }
  });
});

describe('a departure that is taken back', () => {
  test('leaves all aboard in China again, with its reason, and may leave anew', async () => {
    const { code, loaded } = await loadedTrip(2);
    await depart(code, { parcels: 2 });
    await post(code, 'events', { type: 'HUB_PASSED', placeId: office.placeId('KASHGAR') });
    const body = { requestId: randomUUID(), reason: 'gearbox' };
    const undone = { parcels: 2, replanned: 0, elsewhere: 0 };
    expect(dataOf(await post(code, 'undo-departure', body))).toEqual(undone);
    expect(dataOf(await post(code, 'undo-departure', body))).toEqual(undone);
    for (const parcel of loaded) expect(await statusOf(parcel)).toEqual({ status: 'DTH', trip: code });
    expect(await office.readTrip(code)).toMatchObject({ state: 'LOADING', departedAt: null, aboard: 2 });
    expect((await eventsOf(code)).slice(0, 3)).toMatchObject([
      { type: 'DEPARTURE_UNDONE', note: 'gearbox' },
      { type: 'HUB_PASSED', takenBackAt: expect.any(String) },
      { type: 'DEPARTED', takenBackAt: expect.any(String) },
    ]);
    expect(dataOf(await depart(code, { parcels: 2 }))).toMatchObject({ parcels: 2 });
  });

  test('gives the parcels their cells again, and what stayed its plan, but for what goes otherwise by now', async () => {
    const { code, loaded, stays } = await loadedTrip(2, 3);
    const [back = '', planned = '', gone = ''] = stays;
    await putIntoCell(loaded[0] ?? '', 'A-12');
    await depart(code, { parcels: 2, difference: 'NO_ROOM' });
    expect(await cellOf(loaded[0] ?? '')).toBeNull();
    const other = await office.newTrip();
    await post(other.id, 'plan', { act: 'TAKE', codes: [planned] });
    const ofOffice = { actor: systemPrincipal('test'), source: 'office' } as const;
    await moveParcel(service.context, gone, { ...ofOffice, type: 'CANCELLED', reason: 'LOST' });
    const body = { requestId: randomUUID(), reason: 'gearbox' };
    const [first, again] = await Promise.all([
      post(code, 'undo-departure', body),
      post(code, 'undo-departure', body),
    ]);
    expect(dataOf(first)).toEqual({ parcels: 2, replanned: 1, elsewhere: 2 });
    expect(dataOf(again)).toEqual(dataOf(first));
    expect(await cellOf(loaded[0] ?? '')).toBe('A-12');
    expect(await statusOf(back)).toEqual({ status: 'DTH', trip: code });
    expect(await statusOf(planned)).toEqual({ status: 'DTH', trip: other.id });
    expect(await statusOf(gone)).toMatchObject({ status: 'YQX', trip: null });
    const { missing, extra, aboard } = await check(code);
    expect({ missing: missing.list, extra: extra.parcels, aboard: aboard.parcels }).toMatchObject({
      missing: [{ code: back }],
      extra: 0,
      aboard: 2,
    });
    // A second departure leaves it behind again, and its being taken back knows of it alone.
    await depart(code, { parcels: 2, difference: 'NO_ROOM' });
    expect(dataOf(await post(code, 'undo-departure', { reason: 'gearbox' }))).toEqual({
      parcels: 2,
      replanned: 1,
      elsewhere: 0,
    });
  });

  test('is refused once customs or the border were reported, or a parcel has gone on', async () => {
    const first = await loadedTrip(2);
    await depart(first.code, { parcels: 2 });
    await moveParcel(service.context, first.loaded[0] ?? '', {
      actor: systemPrincipal('test'),
      source: 'station',
      type: 'HUB_INBOUND',
    });
    const undo = (code: string) => post(code, 'undo-departure', { reason: 'gearbox' });
    expect((await undo(first.code)).json).toMatchObject({ error: 'linehaul.movedOn' });
    const second = await loadedTrip(1);
    await depart(second.code, { parcels: 1 });
    await post(second.code, 'events', { type: 'EXPORT_CUSTOMS_IN' });
    expect((await undo(second.code)).json).toMatchObject({ error: 'linehaul.undoTooLate' });
    expect(await statusOf(second.loaded[0] ?? '')).toMatchObject({ status: 'DHWCRK' });
  });

  test('a departure taken back before its letters went out reaches no customer; one customer has one letter a trip', async () => {
    const { customerCode, account } = await newCustomer(service);
    const { code, loaded } = await loadedTrip(3);
    await inTransaction(service.context.db, (tx) =>
      writeParcels(
        service.context,
        tx,
        loaded.map((trackingCode) => ({
          trackingCode,
          declare: { facts: { customerCode }, move: { actor: systemPrincipal('test'), source: 'office' } },
          moves: [],
        })),
      ),
    );
    const letters = () => service.context.sql<{ name: string }[]>`
      select name from letter where recipient = ${account.email} and name <> 'registrationCode'`;
    await depart(code, { parcels: 3 });
    await runEvents(service);
    expect(await letters()).toMatchObject([{ name: 'parcelsDeparted' }]);
    await post(code, 'undo-departure', { reason: 'gearbox' });
    await runEvents(service);
    expect(await letters()).toEqual([]);
  });
});

test('a trip that is taken back leaves what was planned and aboard waiting again', async () => {
  const { code, loaded, stays } = await loadedTrip(1, 1);
  expect(dataOf(await post(code, 'take-back', { reason: 'no driver' }))).toEqual({ parcels: 2 });
  for (const parcel of [...loaded, ...stays])
    expect(await statusOf(parcel)).toEqual({ status: 'DTH', trip: null });
  expect(await office.readTrip(code)).toMatchObject({
    state: 'TAKEN_BACK',
    endedReason: 'no driver',
    parcels: 0,
  });
  expect((await depart(code, { parcels: 1 })).json).toMatchObject({ error: 'linehaul.otherState' });
});

test('a station sees the trips of its warehouse alone, and who works there checks their loads', async () => {
  const { code } = await loadedTrip(1);
  const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const device = await newDevice(service);
  const list = async (person: typeof clerk, deviceId: string) =>
    dataOf<{ list: { code: string; drivers: string[] }[] }>(
      await person.get(`/stations/trips?deviceId=${deviceId}`),
    ).list;
  expect((await list(clerk, device)).map((trip) => trip.code)).toContain(code);
  expect(await clerk.get(`/trips/${code}/load-check`)).toMatchObject({ status: 200 });
  expect(await clerk.post(`/trips/${code}/depart`, { requestId: randomUUID(), parcels: 1 })).toMatchObject({
    status: 403,
  });
  const unit = await addWarehouse(service);
  const foreign = await stationPerson(service, 'china-operator', unit);
  expect((await list(foreign, await newDevice(service, { unit }))).map((trip) => trip.code)).not.toContain(
    code,
  );
  expect((await foreign.get(`/trips/${code}/load-check`)).json).toMatchObject({ error: 'list.notFound' });
});
