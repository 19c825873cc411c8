import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { bagStation, type BagStation } from '../../../../test/bags.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { hubStation, type HubStation } from '../../../../test/unloading.ts';
import { buildApp } from '../../../app.ts';

let service: TestApp;
let second: FastifyInstance;
let hub: HubStation;
let china: BagStation;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.advance(30 * 86_400_000);
  second = await buildApp((await openTestContext(service.address)).context);
  hub = await hubStation(service);
  china = await bagStation(service);
});

/** A trip on the road with so many parcels, and its unloading begun. */
async function unloading(parcels: number, fields: object = {}): Promise<{ trip: string; codes: string[] }> {
  const trip = await hub.tripOnTheRoad(fields);
  const codes: string[] = [];
  while (codes.length < parcels) codes.push(await hub.onTheRoad({}, trip));
  dataOf(await hub.begin(trip));
  return { trip, codes };
}

/** A trip that has left Yiwu with a sealed bag of two and a loose parcel, and its unloading begun. */
async function withBag(seal: string | undefined) {
  const trip = (await hub.office.newTrip()).id;
  const bag = await china.openBag();
  const inside = [await china.received(), await china.received()];
  for (const code of inside) await china.put(code, bag);
  await china.close(bag, 4_000, seal === undefined ? {} : { seal });
  const loose = await china.received();
  for (const code of [bag, loose]) await china.scan('LOAD', code, { trip });
  const body = { requestId: randomUUID(), parcels: 3, difference: 'OTHER' };
  dataOf(await hub.office.dispatcher.post(`/trips/${trip}/depart`, body));
  dataOf(await hub.begin(trip));
  return { trip, bag, inside, loose };
}

describe('an unloading', () => {
  test('writes down what is on the road with the trip, which has arrived from then on, and begins once', async () => {
    const { trip, codes } = await unloading(3);
    const numbers = { trip, expected: 3, scanned: 0, implied: 0, missing: 3, surplus: 0, unsettled: 3 };
    expect(dataOf(await hub.begin(trip))).toMatchObject(numbers);
    expect(await hub.office.readTrip(trip)).toMatchObject({ state: 'ARRIVED' });
    const { events } = dataOf<{ events: { type: string }[] }>(
      await hub.office.dispatcher.get(`/trips/${trip}/events`),
    );
    expect(events.map(({ type }) => type)).toEqual(['UNLOADING_BEGUN', 'ARRIVED', 'PLANNED']);
    expect(await hub.snapshot(trip)).toMatchObject({
      parcels: codes.map((code) => ({ code, isHere: false })),
    });
    const { list } = dataOf<{ list: { code: string }[] }>(
      await hub.operator.get(`/stations/arrivals?deviceId=${hub.device}`),
    );
    expect(list[0]).toMatchObject({ unloading: { isOver: false } });
    expect(list.find(({ code }) => code === trip)).toMatchObject({ parcels: 3, origin: expect.any(String) });
  });

  test('takes in by scan, once, and moves nothing that was not scanned', async () => {
    const { trip, codes } = await unloading(2);
    const [one = '', two = ''] = codes;
    expect(await hub.scan(one, trip)).toMatchObject({
      verdict: 'OK',
      say: 'INBOUND',
      parcel: { trackingCode: one },
      unloading: { scanned: 1, missing: 1 },
    });
    expect(await hub.scan(one, trip)).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_INBOUND' });
    expect([await hub.statusOf(one), await hub.statusOf(two)]).toEqual(['DHWCCK', 'DHWCRK']);
    const [event] = await service.context.sql<{ place: string; source: string }[]>`
      select place.code as place, source from parcel_event
      join parcel on parcel.id = parcel_id and tracking_code = ${one} join place on place.id = place_id
      where type = 'HUB_INBOUND'`;
    expect(event).toEqual({ place: 'DUSHANBE-HUB', source: 'station' });
  });

  test('takes a whole bag by its seal: its parcels count as come, and none has moved until it is scanned', async () => {
    const { trip, bag, inside } = await withBag('CN 0471163');
    expect(await hub.scan(bag, trip, { seal: 'CN 0471164' })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'SEAL_DIFFERS',
      unloading: { implied: 0 },
    });
    expect(await hub.scan(bag, trip, { seal: 'cn-0471163' })).toMatchObject({
      verdict: 'OK',
      say: 'BAG_TAKEN',
      bag: { code: bag, parcels: 2 },
      unloading: { expected: 3, scanned: 0, implied: 2, missing: 1 },
    });
    expect(await hub.scan(bag, trip, { seal: 'CN0471163' })).toMatchObject({ say: 'ALREADY_INBOUND' });
    expect(await hub.statusOf(inside[0] ?? '')).toBe('DHWCRK');
    expect(await hub.scan(inside[0] ?? '', trip)).toMatchObject({
      say: 'INBOUND',
      unloading: { scanned: 1, implied: 1, missing: 1 },
    });
    expect(await hub.page(trip)).toMatchObject({
      seals: [{ number: 'CN0471164', state: 'OTHER', bagCode: bag }],
    });
  });

  test('lists a missing bag as one, and parcel by parcel once it stands there opened', async () => {
    const { trip, bag, inside } = await withBag(undefined);
    expect(await hub.page(trip)).toMatchObject({
      missing: {
        parcels: 3,
        list: [{ code: bag, isBag: true, parcels: 2, loadedAt: expect.any(String) }, {}],
      },
    });
    expect(await hub.scan(bag, trip, { seal: 'CN1' })).toMatchObject({ say: 'BAG_WITHOUT_SEAL' });
    const { missing } = (await hub.page(trip)) as { missing: { list: { code: string }[] } };
    expect(missing.list.map(({ code }) => code)).toEqual(expect.arrayContaining(inside));
  });

  test('compares the seals of the vehicle by number', async () => {
    const units = [{ number: '新A·7C903', trailer: null, seals: ['CN 0471163', 'CN 0471164'] }];
    const { trip } = await unloading(1, { units });
    const seal = (code: string) => hub.scan(code, trip, { action: 'SEAL' });
    expect(await seal('CN0471163')).toMatchObject({ verdict: 'OK', say: 'SEAL_MATCHES' });
    expect(await seal('cn 0471163')).toMatchObject({ verdict: 'DUPLICATE', say: 'SEAL_KNOWN' });
    expect(await seal('CN 9')).toMatchObject({ verdict: 'BLOCKED', say: 'SEAL_DIFFERS' });
    expect(await hub.page(trip)).toMatchObject({
      seals: [
        { number: 'CN 0471163', state: 'MATCHES' },
        { number: 'CN 0471164', state: 'UNREAD' },
        { number: 'CN9', state: 'OTHER' },
      ],
    });
  });
});

describe('an unexpected thing', () => {
  test('is noted with the trip that should bring it, not moved, and taken in when the clerk says so', async () => {
    const { trip } = await unloading(1);
    const other = await unloading(1);
    const [foreign = ''] = other.codes;
    expect(await hub.scan(foreign, trip)).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'OF_OTHER_TRIP',
      unloading: { surplus: 1, unsettled: 2, otherTrip: other.trip },
    });
    expect(await hub.statusOf(foreign)).toBe('DHWCRK');
    expect(await hub.scan('ZZ998877665', trip)).toMatchObject({ verdict: 'UNKNOWN', say: 'NOBODY_KNOWS_IT' });
    expect(await hub.page(trip)).toMatchObject({
      surplus: {
        parcels: 2,
        list: [
          { code: foreign, isKnown: true, trip: other.trip, isTakenIn: false },
          { code: 'ZZ998877665', isKnown: false, trip: null },
        ],
      },
    });
    expect(await hub.scan(foreign, trip, { isSure: true })).toMatchObject({
      verdict: 'OK',
      say: 'INBOUND_SURPLUS',
    });
    expect(await hub.statusOf(foreign)).toBe('DHWCCK');
    // The other trip misses it no more.
    expect(await hub.page(other.trip)).toMatchObject({
      missing: { list: [{ code: foreign, settled: 'CAME_ELSEWHERE' }] },
    });
    expect(dataOf(await hub.finish(other.trip))).toMatchObject({ isOver: true, missing: 1 });
  });
});

describe('damage', () => {
  test('is flagged with the arrival, or after it, once', async () => {
    const { trip, codes } = await unloading(2);
    const [one = '', two = ''] = codes;
    const facts = { isDamaged: true, note: 'corner open' };
    expect(await hub.scan(one, trip, facts)).toMatchObject({
      say: 'INBOUND_DAMAGED',
      unloading: { damaged: 1 },
    });
    await hub.scan(two, trip);
    expect(await hub.scan(two, trip, facts)).toMatchObject({ verdict: 'OK', say: 'DAMAGE_NOTED' });
    expect(await hub.scan(two, trip, facts)).toMatchObject({ say: 'ALREADY_INBOUND' });
    const flags = await service.context.sql`
      select from parcel_event join parcel on parcel.id = parcel_id
      where tracking_code = any(${codes}) and parcel_event.type = 'FLAG_RAISED'`;
    expect(flags).toHaveLength(2);
    expect(await hub.page(trip)).toMatchObject({ damaged: { parcels: 2 } });
  });

  test('of a parcel that is held is noted too: it is here, and it stays where it was', async () => {
    const { trip } = await unloading(0);
    const held = await hub.onTheRoad({ flag: 'HELD' }, trip);
    expect(await hub.scan(held, trip)).toMatchObject({ say: 'NOT_EXPECTED' });
    expect(await hub.scan(held, trip, { isSure: true })).toMatchObject({ verdict: 'BLOCKED', say: 'HELD' });
    expect(await hub.statusOf(held)).toBe('DHWCRK');
  });
});

describe('the end', () => {
  test('waits until everything is settled by name; the same request ends it once', async () => {
    const { trip, codes } = await unloading(3);
    const [one = '', two = '', three = ''] = codes;
    await hub.scan(one, trip);
    await hub.scan('ZZ11223344', trip);
    expect((await hub.finish(trip)).json).toMatchObject({ error: 'linehaul.unsettled' });
    expect(dataOf(await hub.settle(trip, 'LOOK_AGAIN', [two]))).toMatchObject({
      unloading: { unsettled: 3 },
    });
    const request = randomUUID();
    const settled = dataOf(await hub.settle(trip, 'SHORT_LANDED', [two, three], request));
    expect(settled).toMatchObject({ settled: 2, unloading: { unsettled: 1 } });
    expect(dataOf(await hub.settle(trip, 'SHORT_LANDED', [two, three], request))).toEqual(settled);
    dataOf(await hub.settle(trip, 'SET_ASIDE', ['ZZ11223344']));
    const end = randomUUID();
    const ended = dataOf(await hub.finish(trip, end));
    expect(ended).toMatchObject({ isOver: true, scanned: 1, missing: 2, surplus: 1, unsettled: 0 });
    expect(dataOf(await hub.finish(trip, end))).toEqual(ended);
    expect((await hub.finish(trip)).json).toMatchObject({ error: 'linehaul.otherState' });
    expect(await hub.office.readTrip(trip)).toMatchObject({ state: 'UNLOADED' });
    // What turns up later is taken in all the same; what was never expected is not.
    expect(await hub.scan(two, trip)).toMatchObject({ say: 'INBOUND' });
    expect(await hub.scan('ZZ11223355', trip)).toMatchObject({ verdict: 'BLOCKED', say: 'UNLOADING_OVER' });
  });

  test('and a scan at the same time leave nothing between them', async () => {
    const { token } = hub.operator;
    for (let round = 0; round < 3; round += 1) {
      const { trip, codes } = await unloading(1);
      const [code = ''] = codes;
      await hub.settle(trip, 'SHORT_LANDED', [code]);
      const scan = scanOf(service, code, { action: 'INBOUND', trip });
      const [ended, ...answers] = await Promise.all([
        hub.finish(trip),
        ...[service.app, second].map((app) =>
          call(app, 'POST', '/stations/scans', { token, body: { deviceId: hub.device, scans: [scan] } }),
        ),
      ]);
      expect(dataOf(ended)).toMatchObject({ isOver: true });
      const says = answers.flatMap((answer) => dataOf<{ list: { say: string }[] }>(answer).list);
      expect(says.map(({ say }) => say)).toEqual(['INBOUND', 'INBOUND']);
      const events = await service.context.sql`
        select from parcel_event join parcel on parcel.id = parcel_id
        where tracking_code = ${code} and parcel_event.type = 'HUB_INBOUND'`;
      expect(events).toHaveLength(1);
    }
  });
});

describe('refusals and undo', () => {
  const undo = (person: Pick<typeof hub.operator, 'post'>, code: string, undoes: string) =>
    sendScans(person, hub.device, [scanOf(service, code, { action: 'UNDO', undoes, reason: 'MISTAKE' })]);

  test('another hub, a trip that has not left, a device of other work', async () => {
    const planned = (await hub.office.newTrip()).id;
    expect((await hub.begin(planned)).json).toMatchObject({ error: 'linehaul.otherState' });
    const elsewhere = await hub.tripOnTheRoad();
    await service.context.sql`
      update trip set destination_id = (select id from place where code = 'YIWU-WH') where code = ${elsewhere}`;
    expect((await hub.begin(elsewhere)).status).toBe(404);
    const parcel = await hub.onTheRoad({}, elsewhere);
    expect(await hub.scan(parcel, elsewhere)).toMatchObject({
      verdict: 'WRONG_PLACE',
      parcel: null,
      unloading: null,
    });
    const notBegun = await hub.tripOnTheRoad();
    expect((await hub.scan(parcel, notBegun)).say).toBe('UNLOADING_NOT_BEGUN');
    expect((await hub.scan(parcel, 'RT000000000')).say).toBe('NO_SUCH_TRIP');
    const gate = await newDevice(service, { works: ['RECEIVING'] });
    const scan = scanOf(service, parcel, { action: 'INBOUND', trip: notBegun });
    const manager = await stationPerson(service, 'manager');
    expect(await sendScans(manager, gate, [scan])).toMatchObject([{ say: 'OTHER_WORK' }]);
    const clerk = await stationPerson(service, 'pickup-clerk', 'DUSHANBE-HUB');
    expect((await clerk.get(`/stations/arrivals?deviceId=${hub.device}`)).status).toBe(403);
  });

  test('a bag and a surplus are taken back by the scanner, an arrival by a supervisor', async () => {
    const { trip, bag, loose } = await withBag('S1');
    const taken = await hub.scan(bag, trip, { seal: 'S1' });
    expect(await undo(hub.operator, bag, taken.scanId)).toMatchObject([
      { verdict: 'OK', say: 'UNDONE', unloading: { implied: 0, missing: 3 } },
    ]);
    expect(await undo(hub.operator, bag, taken.scanId)).toMatchObject([{ say: 'UNDONE_BEFORE' }]);
    const surplus = await hub.scan('ZZ5544332211', trip);
    expect(await undo(hub.operator, 'ZZ5544332211', surplus.scanId)).toMatchObject([
      { say: 'UNDONE', unloading: { surplus: 0 } },
    ]);
    const arrived = await hub.scan(loose, trip, { isDamaged: true });
    expect(await undo(hub.operator, loose, arrived.scanId)).toMatchObject([
      { verdict: 'BLOCKED', say: 'NO_RIGHT' },
    ]);
    const supervisor = await stationPerson(service, 'manager');
    expect(await undo(supervisor, loose, arrived.scanId)).toMatchObject([
      { verdict: 'OK', say: 'UNDONE', unloading: { scanned: 0, missing: 3, damaged: 0 } },
    ]);
    expect(await hub.statusOf(loose)).toBe('DHWCRK');
    const [{ problems } = { problems: ['?'] }] = await service.context.sql<{ problems: string[] }[]>`
      select problems from parcel where tracking_code = ${loose}`;
    expect(problems).toEqual([]);
  });

  test('an unexpected bag is taken back once, by the scan that has put it on the list, while the list goes on', async () => {
    const { trip, codes } = await unloading(1);
    const bag = await china.openBag();
    const [first, again] = [await hub.scan(bag, trip), await hub.scan(bag, trip)];
    expect([first, again]).toMatchObject([
      { verdict: 'UNKNOWN', say: 'NOT_EXPECTED', unloading: { surplus: 1, unsettled: 2 } },
      { say: 'NOT_EXPECTED', unloading: { surplus: 1 } },
    ]);
    expect(await undo(hub.operator, bag, again.scanId)).toMatchObject([
      { verdict: 'BLOCKED', say: 'NOTHING_TO_UNDO' },
    ]);
    const colleague = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    expect(await undo(colleague, bag, first.scanId)).toMatchObject([
      { verdict: 'BLOCKED', say: 'NOT_YOURS' },
    ]);
    expect(await undo(hub.operator, bag, first.scanId)).toMatchObject([
      { verdict: 'OK', say: 'UNDONE', bag: { code: bag }, unloading: { surplus: 0, unsettled: 1 } },
    ]);
    expect(await undo(hub.operator, bag, first.scanId)).toMatchObject([{ say: 'UNDONE_BEFORE' }]);
    expect(await hub.page(trip)).toMatchObject({ surplus: { parcels: 0 } });
    // Scanned again it is noted again; what was settled at the end stays.
    const late = await hub.scan(bag, trip);
    dataOf(await hub.settle(trip, 'SHORT_LANDED', codes));
    dataOf(await hub.settle(trip, 'SET_ASIDE', [bag]));
    dataOf(await hub.finish(trip));
    expect(await undo(hub.operator, bag, late.scanId)).toMatchObject([
      { verdict: 'BLOCKED', say: 'CHANGED_SINCE' },
    ]);
  });
});
