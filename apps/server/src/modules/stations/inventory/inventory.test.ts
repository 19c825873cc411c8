import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStation, parcelsAtPoint, type CountStation } from '../../../../test/inventories.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import {
  dataOf,
  deviceBody,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
} from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { transferStation } from '../../../../test/transfers.ts';
import { bagAtHub } from '../../../../test/unloading.ts';

let service: TestApp;
let point: CountStation;
let khujand: number;
let kulob: number;
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  ({ khujand, kulob } = app.points);
  point = await countStation(service);
});

/** The point is empty and no count goes on. */
beforeEach(async () => {
  service.clock.advance(60_000);
  await service.context.sql`delete from inventory_item`;
  await service.context.sql`delete from inventory_cell`;
  await service.context.sql`delete from inventory`;
  await service.context.sql`delete from parcel_cell`;
  await service.context.sql`update parcel set pickup_point_id = null`;
});

/** A count of so many parcels in these cells. */
async function counting(count: number, ...cells: string[]) {
  const codes = await parcelsAtPoint(service, khujand, { count, cells });
  service.clock.advance(1_000);
  const { id } = await point.open();
  return { id, codes, one: codes[0] ?? '', two: codes[1] ?? '', three: codes[2] ?? '' };
}

describe('a count', () => {
  test('of a thousand parcels takes a thousand scans and three acts', async () => {
    const cells = Array.from({ length: 40 }, (_each, index) => `A-${String(index + 1).padStart(2, '0')}`);
    const codes = await parcelsAtPoint(service, khujand, { count: 1_000, cells });
    let acts = 0;
    const opened = await point.open();
    acts += 1;
    expect(opened).toMatchObject({ expected: 1_000, toCome: 1_000, cellsLeft: 40 });
    // The clerk scans the first cell; the station goes on to the next by itself once all of one is found.
    acts += 1;
    const scans = codes.map((code, index) =>
      scanOf(service, code, { action: 'COUNT', inventory: opened.id, cell: cells[index % 40] }),
    );
    const says = new Set<string>();
    for (let at = 0; at < scans.length; at += 50)
      for (const { say } of await sendScans(point.clerk, point.device, scans.slice(at, at + 50)))
        says.add(say);
    expect([...says]).toEqual(['COUNTED']);
    const closed = dataOf(await point.close(opened.id));
    acts += 1;
    expect(closed).toMatchObject({ found: 1_000, missing: 0, surplus: 0, elsewhere: 0, cellsLeft: 0 });
    expect([scans.length, acts]).toEqual([1_000, 3]);
  });

  test('a count expects what lies here by the records, and is one for a unit, for all who open it', async () => {
    const [one = '', two = ''] = await parcelsAtPoint(service, khujand, { count: 2, cells: ['C-03'] });
    const [loose = ''] = await parcelsAtPoint(service, khujand, { count: 1 });
    await parcelsAtPoint(service, kulob, { count: 1, cells: ['C-03'] });
    await point.happens(two, 'CUSTOMER_RECEIVED');
    const colleague = await countStation(service);
    const opened = await Promise.all([point.open(), colleague.open()]);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const [{ id }] = opened;
    expect(opened[0]).toMatchObject({ expected: 2, unitId: khujand });
    const { parcels } = await point.snapshot(id);
    expect(parcels.map(({ code, cell }) => [code, cell])).toEqual([
      [one, 'C-03'],
      [loose, null],
    ]);
    // The same request, and another tab, have the same count.
    const request = randomUUID();
    const again = dataOf<{ id: string }>(await point.openAnswer({}, request));
    expect([again.id, dataOf<{ id: string }>(await point.openAnswer({}, request)).id]).toEqual([id, id]);
    const { list } = dataOf<{ list: { id: string; closedAt: null }[] }>(
      await point.clerk.get(`/stations/inventories?deviceId=${point.device}`),
    );
    expect(list).toMatchObject([{ id, closedAt: null }]);
  });

  test('puts right by the scan what lies in another cell, and nothing else of the parcel', async () => {
    const { id, one, two } = await counting(2, 'C-04', 'C-03');
    const before = await point.eventsOf(one);
    expect(await point.scan(two, id, 'c-03')).toMatchObject({ verdict: 'OK', say: 'COUNTED' });
    expect(await point.scan(one, id, 'C-03')).toMatchObject({
      verdict: 'WRONG_PLACE',
      say: 'COUNTED_ELSEWHERE',
      count: { cell: 'C-03', listedCell: 'C-04' },
    });
    expect([await point.cellOf(one), await point.eventsOf(one)]).toEqual(['C-03', before]);
    expect(await point.page(id)).toMatchObject({
      inventory: { found: 2, elsewhere: 1, unsettled: 0 },
      differences: [{ code: one, outcome: 'ELSEWHERE', last: { by: 'Zarina', isPlaced: true } }],
    });
    expect(dataOf(await point.close(id))).toMatchObject({ elsewhere: 1 });
  });

  test('puts what lay in no cell into the cell that is counted, and leaves it outside only where it was counted there', async () => {
    const [two = '', three = ''] = await parcelsAtPoint(service, khujand, { count: 2 });
    const { id, one } = await counting(1, 'C-03');
    expect(await point.scan(one, id, 'C-03')).toMatchObject({ verdict: 'OK', say: 'COUNTED' });
    expect(await point.scan(two, id, 'C-03')).toMatchObject({
      verdict: 'WRONG_PLACE',
      say: 'COUNTED_ELSEWHERE',
      count: { cell: 'C-03', listedCell: null },
    });
    expect(await point.cellOf(two)).toBe('C-03');
    expect(await point.scan(three, id)).toMatchObject({ verdict: 'OK', say: 'COUNTED' });
    expect(await point.cellOf(three)).toBeNull();
    // Seen in a cell after all.
    service.clock.advance(1_000);
    expect(await point.scan(three, id, 'C-03')).toMatchObject({ say: 'COUNTED_ELSEWHERE' });
    expect(await point.cellOf(three)).toBe('C-03');
    expect(await point.numbers(id)).toMatchObject({ found: 3, elsewhere: 2, missing: 0, unsettled: 0 });
  });

  test('counts the same thing once, whichever device has it', async () => {
    const { id, one } = await counting(1, 'C-03');
    const colleague = await countStation(service);
    const both = await Promise.all([point.scan(one, id, 'C-03'), colleague.scan(one, id, 'C-03')]);
    expect(both.map(({ say }) => say).toSorted()).toEqual(['ALREADY_COUNTED', 'COUNTED']);
    const unknown = await Promise.all([point.scan('ZZ111222333', id), colleague.scan('ZZ111222333', id)]);
    expect(unknown.map(({ say }) => say)).toContain('FOUND_UNKNOWN');
    expect(await point.numbers(id)).toMatchObject({ found: 1, surplus: 1 });
    // A scan that was made earlier and came later has less to say.
    const at = new Date(service.clock.now().getTime() - 30_000).toISOString();
    expect(await colleague.scan(one, id, 'B-01', { at })).toMatchObject({ say: 'ALREADY_COUNTED' });
    expect(await point.cellOf(one)).toBe('C-03');
  });

  test('is not falsified by what moves meanwhile', async () => {
    const { id, codes, one, two, three } = await counting(4, 'A-01');
    await point.scan(one, id, 'A-01');
    await point.happens(one, 'CUSTOMER_RECEIVED');
    await point.happens(two, 'CUSTOMER_RECEIVED');
    service.clock.advance(5_000);
    await point.shelve(three, 'A-09');
    const [came = '', unseen = ''] = await parcelsAtPoint(service, khujand, { count: 2, cells: ['A-01'] });
    expect(await point.scan(came, id, 'A-01')).toMatchObject({ say: 'COUNTED_NEW' });
    // Its label is torn: it is there all the same.
    dataOf(await point.settle(id, 'FOUND', codes.slice(3)));
    expect(await point.page(id)).toMatchObject({
      inventory: { expected: 4, found: 2, missing: 0, surplus: 0, moved: 3 },
      differences: [],
    });
    const { moved } = await point.page(id);
    expect(new Map(moved.map(({ code, outcome }) => [code, outcome]))).toEqual(
      new Map([
        [two, 'GONE'],
        [three, 'GONE'],
        [came, 'CAME'],
        [unseen, 'CAME'],
      ]),
    );
    expect(dataOf(await point.close(id))).toMatchObject({ found: 2, moved: 3 });
  });

  test('takes a scan that was made before the parcel was given, and leaves a cell that was changed later', async () => {
    const { id, one, two } = await counting(2, 'A-01');
    const at = service.clock.now().toISOString();
    service.clock.advance(10_000);
    await point.happens(one, 'CUSTOMER_RECEIVED');
    await point.shelve(two, 'B-02');
    service.clock.advance(10_000);
    expect(await point.scan(one, id, 'A-01', { at })).toMatchObject({ say: 'COUNTED' });
    expect(await point.scan(two, id, 'A-01', { at })).toMatchObject({ say: 'COUNTED' });
    expect(await point.cellOf(two)).toBe('B-02');
    expect(await point.numbers(id)).toMatchObject({ found: 2, surplus: 0, elsewhere: 0 });
  });
});

describe('what should not lie there', () => {
  test('stands with the count by name, and nothing is written to it', async () => {
    const { id, one } = await counting(1, 'A-01');
    await point.happens(one, 'CUSTOMER_RECEIVED');
    service.clock.advance(1_000);
    const [foreign = ''] = await parcelsAtPoint(service, kulob, { count: 1 });
    const coming = await point.build.parcelOnTheRoad({ facts: { pickupPointId: khujand } });
    const events = await point.eventsOf(coming);
    expect(await point.scan(one, id, 'A-01')).toMatchObject({
      verdict: 'WRONG_PLACE',
      say: 'FOUND_COLLECTED',
    });
    expect(await point.scan(foreign, id, 'A-01')).toMatchObject({
      say: 'FOUND_OF_OTHER_UNIT',
      count: { pointId: kulob },
    });
    expect(await point.scan(coming, id, 'A-01')).toMatchObject({ say: 'FOUND_NOT_TAKEN_IN' });
    expect(await point.scan('RB26111234567X', id, 'A-01')).toMatchObject({ say: 'FOUND_UNKNOWN' });
    expect(await point.eventsOf(coming)).toBe(events);
    expect(await point.cellOf(foreign)).toBeNull();
    const codes = [one, foreign, coming, 'RB26111234567X'];
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.unsettled' });
    expect(dataOf(await point.settle(id, 'SET_ASIDE', codes))).toMatchObject({ settled: 4 });
    expect(dataOf(await point.close(id))).toMatchObject({ surplus: 4, found: 0 });
  });

  test('a courier’s parcel is not expected, and is named when it turns up', async () => {
    const [carried = ''] = await parcelsAtPoint(service, khujand, { count: 1 });
    await point.happens(carried, 'COURIER_OUT');
    const round = randomUUID();
    await service.context.sql`
      insert into courier_round (id, unit_id, courier_id, courier, made_at, made_by)
      select ${round}, ${khujand}, id, username, now(), 'test' from user_account limit 1`;
    await service.context.sql`
      with stop as (
        insert into courier_stop (id, round_id, number, customer_code, address, phone)
        values (${randomUUID()}, ${round}, 1, 'SF100', 'Rudaki 1', '+992900000000') returning id)
      insert into courier_parcel (request_id, stop_id, parcel_id, tracking_code, seq, out_at)
      select ${randomUUID()}, stop.id, parcel.id, tracking_code, 1, now() from stop, parcel where tracking_code = ${carried}`;
    const { id, expected } = await point.open();
    expect(expected).toBe(0);
    expect(await point.scan(carried, id, 'A-01')).toMatchObject({ say: 'FOUND_WITH_COURIER' });
  });
});

describe('a hub', () => {
  test('does not expect what stands in a transfer, and counts a closed bag as what is in it', async () => {
    const hub = await transferStation(service);
    const counter = await countStation(service, 'DUSHANBE-HUB', ['UNLOADING']);
    const [one, taken] = [await hub.atHub(khujand), await hub.atHub(kulob)];
    await hub.scan(taken, await hub.open(kulob));
    const { bag, inside } = await bagAtHub(service, khujand);
    const { id } = await counter.open();
    const { parcels } = await counter.snapshot(id);
    expect(parcels.map(({ code }) => code).toSorted()).toEqual([one, inside].toSorted());
    expect(await counter.scan(one, id)).toMatchObject({ say: 'COUNTED' });
    expect(await counter.scan(taken, id, 'H-01')).toMatchObject({ say: 'FOUND_IN_TRANSFER' });
    expect(await counter.scan(bag, id, 'H-02')).toMatchObject({ verdict: 'OK', say: 'BAG_COUNTED' });
    expect(await counter.scan(bag, id, 'H-02')).toMatchObject({ verdict: 'DUPLICATE' });
    expect(await counter.cellOf(inside)).toBe('H-02');
    expect(await counter.numbers(id)).toMatchObject({ expected: 2, found: 2, surplus: 1 });
    expect(await hub.statusOf(inside)).toBe('DHWCRK');
  });
});

describe('the end of a count', () => {
  test('waits for every cell and every difference, and says what is missing', async () => {
    const { id, one, two, three } = await counting(3, 'A-01', 'A-02', 'A-03');
    await point.scan(one, id, 'A-01');
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.cellsLeft' });
    expect(await point.done('A-02', id)).toMatchObject({ say: 'CELL_COUNTED' });
    expect(await point.done('a-02', id)).toMatchObject({ verdict: 'DUPLICATE', say: 'CELL_COUNTED_BEFORE' });
    await point.done('A-03', id);
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.unsettled' });
    await point.settle(id, 'LOOK_AGAIN', [two]);
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.unsettled' });
    const request = randomUUID();
    const settled = dataOf(await point.settle(id, 'MISSING', [two, three], request));
    expect(dataOf(await point.settle(id, 'MISSING', [two, three], request))).toMatchObject({
      settled: (settled as { settled: number }).settled,
    });
    // It turns up before the end.
    expect(await point.scan(three, id, 'A-03')).toMatchObject({ say: 'COUNTED' });
    const end = randomUUID();
    const closed = dataOf(await point.close(id, end));
    expect(closed).toMatchObject({ expected: 3, found: 2, missing: 1, unsettled: 0 });
    expect(dataOf(await point.close(id, end))).toEqual(closed);
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.over' });
    expect(await point.scan(one, id, 'A-01')).toMatchObject({ verdict: 'BLOCKED', say: 'COUNT_OVER' });
    const manager = await stationPerson(service, 'manager');
    const seen = async () => ({
      reported: dataOf<{ reported: object }>(await manager.get('/stations/inventories?businessLine=BSC'))
        .reported,
      late: dataOf<{ stages: { kind: string; late: number }[] }>(
        await manager.get('/reports/standstill?businessLine=BSC'),
      ).stages.find(({ kind }) => kind === 'notFound')?.late,
    });
    expect(await seen()).toMatchObject({
      reported: { total: 1, list: [{ code: two, cell: 'A-02', inventoryId: id }] },
      late: 1,
    });
    // Found after all, when the count is over.
    expect((await point.settle(id, 'LOOK_AGAIN', [two])).json).toMatchObject({ error: 'inventory.over' });
    expect(dataOf(await point.settle(id, 'FOUND', [two]))).toMatchObject({
      settled: 1,
      inventory: { missing: 1 },
    });
    expect(await seen()).toMatchObject({ reported: { total: 0 }, late: 0 });
    const { differences } = await point.page(id);
    expect(differences).toMatchObject([{ code: two, outcome: 'MISSING', settled: 'FOUND' }]);
  });

  test('waits for scans that a device of the unit has reported', async () => {
    const { id } = await counting(0);
    const other = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
    dataOf(await point.clerk.post(`/stations/devices/${other}/report`, { waiting: 3, oldestSeconds: 9 }));
    expect((await point.close(id)).json).toMatchObject({ error: 'inventory.scansWait' });
    dataOf(await point.clerk.post(`/stations/devices/${other}/report`, { waiting: 0 }));
    dataOf(await point.close(id));
  });

  test('one rack is counted alone', async () => {
    await parcelsAtPoint(service, khujand, { count: 4, cells: ['C-01', 'D-01'] });
    const opened = await point.open({ rack: 'c' });
    expect(opened).toMatchObject({ rack: 'C', expected: 2, cellsLeft: 1 });
    expect((await point.openAnswer({ rack: 'C', cell: 'C-01' })).status).toBe(400);
  });
});

test('a count is of its unit, for who has the right and stands at a device of it', async () => {
  const { id, one } = await counting(1, 'A-01');
  const other = await countStation(service, 'PP-KULOB');
  expect((await other.clerk.get(`/stations/inventories/${id}`)).status).toBe(404);
  expect((await other.settle(id, 'FOUND', [one])).status).toBe(404);
  expect(await other.scan(one, id, 'A-01')).toMatchObject({ verdict: 'WRONG_PLACE', parcel: null });
  const cashier = await stationPerson(service, 'cashier', 'PP-KHUJAND');
  expect((await cashier.get('/stations/inventories')).status).toBe(403);
  const manager = await stationPerson(service, 'manager');
  expect(dataOf(await manager.get(`/stations/inventories/${id}`))).toMatchObject({ inventory: { id } });
  const china = dataOf<{ id: string }>(await manager.post('/stations/devices', await deviceBody(service))).id;
  const body = { requestId: randomUUID(), deviceId: china };
  expect((await manager.post('/stations/inventories', body)).status).toBe(400);
  expect(
    await sendScans(manager, china, [scanOf(service, one, { action: 'COUNT', inventory: id })]),
  ).toMatchObject([{ say: 'OTHER_WORK' }]);
});
