import type { DataOf } from '@rohi/contract/endpoint';
import { inOtherLayout } from '@rohi/contract/lists/keyboard-layout';
import type { tripBoard } from '@rohi/contract/linehaul/trip-board.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { importText } from '../../../test/import-text.ts';
import { createOrderApp } from '../../../test/orders.ts';
import { addWarehouse, dataOf, stationPerson } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { dispatcherOf } from '../../../test/trips.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  office = await dispatcherOf(service);
});

const find = async (query: string) =>
  dataOf<{ total: number; list: { id: string }[] }>(await office.dispatcher.get(`/staff/trips?${query}`));

describe('a trip', () => {
  test('is planned once for one request, under a code of its own, and stands in the list', async () => {
    const { dispatcher, tripBody } = office;
    const body = tripBody({ carnet: 'XC 81', drivers: [{ name: 'Ma Qiang', phone: null }] });
    const [first, again] = [
      await dispatcher.post('/staff/trips', body),
      await dispatcher.post('/staff/trips', body),
    ];
    const trip = dataOf<{ id: string }>(first);
    expect(trip).toMatchObject({
      state: 'PLANNED',
      carnet: 'XC 81',
      parcels: 0,
      isFromFile: false,
      version: 1,
    });
    expect(trip.id).toMatch(/^RT\d{6}[0-9A-Y]{6}$/);
    expect(dataOf(again)).toMatchObject({ id: trip.id });
    // Typed in part, and with the Russian layout on.
    const part = trip.id.slice(0, 9);
    const inRussian = inOtherLayout(part) ?? '';
    for (const search of [trip.id, part, inRussian, inRussian.toUpperCase(), 'xc 81', '8k214'])
      expect((await find(`search=${encodeURIComponent(search)}`)).list.map(({ id }) => id)).toContain(
        trip.id,
      );
    expect((await find(`state=DEPARTED&search=${trip.id}`)).total).toBe(0);
  });

  test('is changed over the version that was read; the record quotes no driver', async () => {
    const trip = await office.newTrip();
    const { tripBody, dispatcher } = office;
    const { requestId: _made, ...fields } = tripBody({
      capacityKg: 22_000,
      drivers: [{ name: 'Alim', phone: null }],
    });
    const { token } = dispatcher;
    const change = (version: number) =>
      call(service.app, 'PUT', `/staff/trips/${trip.id}`, { token, body: { version, ...fields } });
    expect(dataOf(await change(1))).toMatchObject({ capacityKg: 22_000, version: 2 });
    expect((await change(1)).json).toMatchObject({ error: 'list.changedMeanwhile', current: { version: 2 } });
    const history = dataOf<{ list: { changes: object[] }[] }>(
      await dispatcher.get(`/staff/trips/${trip.id}/history`),
    );
    expect(history.list[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'capacityKg', before: null, after: '22000' },
        { field: 'drivers', before: null, after: null },
      ]),
    );
  });

  test.each([
    [
      'a cut-off after the departure',
      { plannedDepartureAt: '2026-11-24T14:00:00Z', cutOffAt: '2026-11-25T10:00:00Z' },
      'cutOffAt',
    ],
    ['a destination that is no hub', { destinationId: -1 }, 'destinationId'],
    ['a capacity that is no number', { capacityM3: 'much' }, 'capacityM3'],
    ['a channel that there is not', { channelId: 2_000_000_000 }, 'channelId'],
  ])('with %s is refused at the field', async (_what, fields, field) => {
    const answer = await office.dispatcher.post('/staff/trips', office.tripBody(fields));
    expect(answer).toMatchObject({ status: 400, json: { fields: [{ field }] } });
  });

  test('takes the stops of the last trip of its channel, as many days after its departure', async () => {
    const { newTrip, placeId } = office;
    const stops = [{ placeId: placeId('KASHGAR'), day: '2026-11-26' }];
    await newTrip({ plannedDepartureAt: '2026-11-20T14:00:00Z', stops });
    const next = await newTrip({ plannedDepartureAt: '2026-11-24T14:00:00Z' });
    expect(next['stops']).toEqual([{ placeId: placeId('KASHGAR'), day: '2026-11-30' }]);
  });

  test('of another warehouse is not seen by who is bound to one', async () => {
    const trip = await office.newTrip();
    const operator = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    expect(await operator.get(`/staff/trips/${trip.id}`)).toMatchObject({ status: 200 });
    const china = await stationPerson(service, 'china-operator', await addWarehouse(service));
    expect(await china.get(`/staff/trips/${trip.id}`)).toMatchObject({ status: 403 });
  });
});

describe('a trip of a file', () => {
  test('is made of the code, is joined by later parcels, and stands where its parcels do', async () => {
    const { context } = service;
    const build = builders(context);
    await build.parcelOnTheRoad({ facts: { tripCode: 'R-777', weightG: 2_500 } });
    expect(await office.readTrip('R-777')).toMatchObject({
      state: 'DEPARTED',
      isFromFile: true,
      parcels: 1,
      weightKg: '2.500',
    });
    await importText(context, 'Трек-номер;Рейс\nJOINED-777;R-777');
    await build.parcelOnTheRoad({ facts: { tripCode: 'R-777' } });
    expect(await office.readTrip('R-777')).toMatchObject({ parcels: 2, aboard: 2 });
    const { trips } = dataOf<{ trips: { code: string }[] }>(await office.dispatcher.get('/trips/board'));
    expect(trips.find(({ code }) => code === 'R-777')).toMatchObject({
      parcels: 2,
      state: 'DEPARTED',
      fillPercent: null,
    });
  });

  test('that has nothing on the road any more is unloaded', async () => {
    const build = builders(service.context);
    await build.collectedParcel({ facts: { tripCode: 'R-778' } });
    expect(await office.readTrip('R-778')).toMatchObject({ state: 'UNLOADED', parcels: 1, aboard: 0 });
  });
});

test('the board says what waits in China by channel, and for which trip', async () => {
  const build = builders(service.context);
  const trip = await office.newTrip({ plannedDepartureAt: '2027-01-24T14:00:00Z' });
  await build.parcelReceivedInChina({ facts: { weightG: 1_500, tripCode: trip.id } });
  await build.parcelReceivedInChina({ facts: { weightG: 1_000 } });
  const { waiting } = dataOf<{ waiting: { channelId: number }[] }>(
    await office.dispatcher.get('/trips/board'),
  );
  expect(waiting.find(({ channelId }) => channelId === office.channelId)).toMatchObject({
    parcels: 2,
    weightKg: '2.500',
    isSuspended: false,
    trips: [{ code: trip.id, parcels: 1 }],
  });
});

describe('a report from the road', () => {
  const report = async (code: string, body: object) =>
    office.dispatcher.post(`/trips/${code}/events`, { requestId: crypto.randomUUID(), ...body });
  const eventsOf = async (parcel: string) =>
    service.context.sql<{ type: string }[]>`
      select type from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${parcel} order by seq`;

  test('stands in the history of the trip and of all its parcels, once for one request, and moves the trip', async () => {
    const build = builders(service.context);
    const parcels = [
      await build.parcelOnTheRoad({ facts: { tripCode: 'R-901' } }),
      await build.parcelOnTheRoad({ facts: { tripCode: 'R-901' } }),
    ];
    const body = {
      requestId: crypto.randomUUID(),
      type: 'EXPORT_CUSTOMS_IN',
      placeId: office.placeId('KARASU'),
    };
    const [first, again] = [await report('R-901', body), await report('R-901', body)];
    expect(dataOf(first)).toMatchObject({ state: 'AT_BORDER', parcels: 2 });
    expect(dataOf<{ id: number }>(again).id).toBe(dataOf<{ id: number }>(first).id);
    for (const parcel of parcels)
      expect((await eventsOf(parcel)).filter(({ type }) => type === 'EXPORT_CUSTOMS_IN')).toHaveLength(1);
    const { trips, road } = dataOf<DataOf<typeof tripBoard>>(await office.dispatcher.get('/trips/board'));
    const seen = trips.find(({ code }) => code === 'R-901');
    expect(seen).toMatchObject({ stops: [], lastPlace: { place: 'Karasu' } });
    const names = ['Urumqi', 'Kashgar', 'Karasu', 'Kulma', 'Irkeshtam', 'Murghab', 'Khorog', 'Dushanbe'];
    expect(road.places.map(({ place }) => place)).toEqual(names);
    expect(road.places.find(({ placeId }) => placeId === seen?.lastPlace?.placeId)?.day).toBe(7);
    expect(dataOf(await report('R-901', { type: 'ARRIVED' }))).toMatchObject({ state: 'ARRIVED' });
    expect(dataOf(await office.dispatcher.get('/trips/R-901/events'))).toMatchObject({
      events: [
        { type: 'ARRIVED', ticked: null },
        { type: 'EXPORT_CUSTOMS_IN', place: 'Karasu' },
      ],
      delays: [],
    });
    expect((await report('R-901', { type: 'BORDER_CROSSED' })).json).toMatchObject({
      error: 'linehaul.otherState',
    });
  });

  test('of ticked parcels that customs hold holds these, and leaves the trip as it is', async () => {
    const build = builders(service.context);
    const held = await build.parcelOnTheRoad({ facts: { tripCode: 'R-902' } });
    const other = await build.parcelOnTheRoad({ facts: { tripCode: 'R-902' } });
    const answer = await report('R-902', { type: 'CUSTOMS_HELD', codes: [held] });
    expect(dataOf(answer)).toMatchObject({ state: 'DEPARTED', parcels: 1 });
    expect((await eventsOf(held)).at(-1)).toEqual({ type: 'FLAG_RAISED' });
    expect((await eventsOf(other)).at(-1)).not.toEqual({ type: 'FLAG_RAISED' });
    const stranger = await build.parcelOnTheRoad();
    expect(
      (await report('R-902', { type: 'HUB_PASSED', placeId: office.placeId('KASHGAR'), codes: [stranger] }))
        .json,
    ).toMatchObject({ error: 'linehaul.parcelsElsewhere' });
  });

  test('is taken back with a reason: trip and parcels are where the reports before it say', async () => {
    const build = builders(service.context);
    const parcel = await build.parcelOnTheRoad({ facts: { tripCode: 'R-904' } });
    await report('R-904', { type: 'EXPORT_CUSTOMS_IN', placeId: office.placeId('KARASU') });
    const wrong = await report('R-904', { type: 'BORDER_CROSSED', placeId: office.placeId('KULMA') });
    const { id, state } = dataOf<{ id: number; state: string }>(wrong);
    expect(state).toBe('DEPARTED');
    const takeBack = () =>
      office.dispatcher.post(`/trips/R-904/events/${id}/take-back`, {
        requestId: crypto.randomUUID(),
        reason: 'another trip',
      });
    const answers = await Promise.all([takeBack(), takeBack()]);
    expect(
      answers
        .map((answer) => dataOf<{ parcels: number; state: string }>(answer))
        .toSorted((a, b) => b.parcels - a.parcels),
    ).toEqual([
      { parcels: 1, state: 'AT_BORDER' },
      { parcels: 0, state: 'AT_BORDER' },
    ]);
    expect((await eventsOf(parcel)).slice(-3).map(({ type }) => type)).toEqual([
      'EXPORT_CUSTOMS_IN',
      'BORDER_CROSSED',
      'CORRECTED',
    ]);
    expect(
      await service.context.sql`select taken_back_reason as reason from trip_event where id = ${id}`,
    ).toEqual([{ reason: 'another trip' }]);
    expect(
      (
        await office.dispatcher.post(`/trips/R-901/events/${id}/take-back`, {
          requestId: crypto.randomUUID(),
          reason: '-',
        })
      ).json,
    ).toMatchObject({ error: 'list.notFound' });
  });

  test('that customs hold ticked parcels is taken back: the flag comes down', async () => {
    const build = builders(service.context);
    const parcel = await build.parcelOnTheRoad({ facts: { tripCode: 'R-905' } });
    const { id } = dataOf<{ id: number }>(await report('R-905', { type: 'CUSTOMS_HELD', codes: [parcel] }));
    const answer = await office.dispatcher.post(`/trips/R-905/events/${id}/take-back`, {
      requestId: crypto.randomUUID(),
      reason: 'the wrong box',
    });
    expect(dataOf(answer)).toMatchObject({ parcels: 1, state: 'DEPARTED' });
    expect((await eventsOf(parcel)).at(-1)).toEqual({ type: 'FLAG_CLEARED' });
  });

  test.each([
    ['in the future', { type: 'BORDER_CROSSED', at: '2999-01-01T00:00:00Z' }, 'at'],
    ['of a place passed that names none', { type: 'HUB_PASSED' }, 'placeId'],
    ['of an arrival of ticked parcels', { type: 'ARRIVED', codes: ['ANY-1'] }, 'codes'],
  ])('%s is refused at the field', async (_what, body, field) => {
    await builders(service.context).parcelOnTheRoad({ facts: { tripCode: 'R-903' } });
    expect(await report('R-903', body)).toMatchObject({ status: 400, json: { fields: [{ field }] } });
  });
});
