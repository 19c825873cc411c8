import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { bagSnapshot } from '@rohi/contract/stations/bag-snapshot.contract';
import { beforeAll, expect, test } from 'vitest';
import { waitForEndedWrites } from '../../../../test/ended-writes.ts';
import { bagStation, newBagCode, type BagStation } from '../../../../test/bags.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { rebuildReadModel } from '../../tracking/answers/read-model.service.ts';
import { readBagSnapshot } from '../../warehouse/bags/bag-snapshot.service.ts';
import { putParcel } from '../../containers/bags.service.ts';

type Snapshot = DataOf<typeof bagSnapshot>;

let service: TestApp;
let station: BagStation;
let hub: { id: number };
beforeAll(async () => {
  service = await createTestApp();
  station = await bagStation(service);
  const [place] = await service.context.sql<{ id: number }[]>`
    select id from place where kind = 'HUB' order by id limit 1`;
  hub = place ?? { id: -1 };
});

const ask = (since?: string, deviceId = station.device) =>
  station.clerk.get(
    `/stations/bag-snapshot?deviceId=${deviceId}${since === undefined ? '' : `&since=${since}`}`,
  );
const snapshot = async (since?: string) => dataOf<Snapshot>(await ask(since));
/** Its cursor stands behind all that was written. */
const settledSnapshot = async (since?: string) => {
  await waitForEndedWrites(service.context);
  return snapshot(since);
};
const parcelIn = ({ parcels }: Snapshot, code: string) => parcels.find((each) => each.code === code);
const bagIn = ({ bags }: Snapshot, code: string) => bags.find((each) => each.code === code);

test('the whole has what lies in the warehouse and the bags of it, where each lies, and nothing that is personal', async () => {
  const pallet = await station.openBag({ kind: 'PALLET', destinationId: hub.id });
  const sack = await station.openBag();
  const [code, loose] = [await station.received(), await station.received()];
  await station.put(code, sack);
  await station.put(sack, pallet);
  const found = await snapshot();
  expect(found).toMatchObject({ isWhole: true, gone: [], hasMore: false });
  expect(bagIn(found, pallet)).toEqual({
    code: pallet,
    kind: 'PALLET',
    channelId: null,
    isOpen: true,
    destination: { id: hub.id, isHub: true, name: expect.stringMatching(/./) },
    inBag: null,
    weightG: null,
  });
  expect(bagIn(found, sack)).toMatchObject({ kind: 'SACK', destination: null, inBag: pallet });
  expect(parcelIn(found, code)).toEqual({
    code,
    customerCode: null,
    weightG: 2_000,
    pointId: null,
    channelId: expect.any(Number),
    isHeld: false,
    stays: null,
    bag: sack,
  });
  expect(parcelIn(found, loose)).toMatchObject({ bag: null });
});

test('a cursor from before a migration put codes right gets the whole', async () => {
  const { cursor } = await snapshot();
  expect(await snapshot(cursor)).toMatchObject({ isWhole: false });
  expect(await snapshot(cursor.replace(/^v2\./, ''))).toMatchObject({ isWhole: true });
});

test('what changes comes after the cursor: into a bag and out of it, closed, opened again, held, and gone from China', async () => {
  const bag = await station.openBag();
  const [first, second, third] = [
    await station.received(),
    await station.received(),
    await station.received(),
  ];
  const since = (await settledSnapshot()).cursor;
  await station.put(first, bag);
  await station.put(second, bag);
  await station.takeOut(second);
  await station.close(bag, 2_000);
  const manager = await stationPerson(service, 'manager');
  dataOf(
    await manager.post(`/staff/parcels/${third}/cancel`, { requestId: randomUUID(), reason: 'RETURNED' }),
  );
  const delta = await snapshot(since);
  expect(delta.isWhole).toBe(false);
  expect(parcelIn(delta, first)).toMatchObject({ bag });
  expect(parcelIn(delta, second)).toMatchObject({ bag: null });
  expect(bagIn(delta, bag)).toMatchObject({ isOpen: false, weightG: 2_000 });
  expect(delta.gone).toEqual([third]);

  await station.scan('REPORT_PROBLEM', second, { problem: 'WET' });
  dataOf(
    await station.clerk.post(`/stations/bags/${bag}/reopen`, {
      deviceId: station.device,
      reason: 'a wrong one',
    }),
  );
  const next = await settledSnapshot(delta.cursor);
  expect(parcelIn(next, second)).toMatchObject({ isHeld: true });
  expect(bagIn(next, bag)).toMatchObject({ isOpen: true, weightG: null });
  expect(await snapshot(next.cursor)).toMatchObject({ bags: [], parcels: [], gone: [] });
});

test('says by which channel each goes, and again when the office has moved it to another one', async () => {
  const code = await station.received();
  const before = await snapshot();
  const channels = await service.context.sql<{ id: number }[]>`
    select other.id from channel as other join channel as own on own.business_line = other.business_line
      and own.country_code = other.country_code
    where own.id = ${parcelIn(before, code)?.channelId ?? 0} and other.id <> own.id and other.enabled limit 1`;
  const toChannelId = channels[0]?.id ?? 0;
  const dispatcher = await stationPerson(service, 'dispatcher');
  const move = { requestId: randomUUID(), codes: [code], toChannelId };
  dataOf(await dispatcher.post('/trips/channel-moves', move));
  expect(parcelIn(await snapshot(before.cursor), code)).toMatchObject({ channelId: toChannelId });
});

test('a bag is gone once its opening was taken back, and there again once its code is opened anew', async () => {
  const bag = newBagCode();
  const opening = scanOf(service, bag, { action: 'BAG_OPEN' });
  await sendScans(station.clerk, station.device, [opening]);
  const opened = await settledSnapshot();
  expect(bagIn(opened, bag)).toBeDefined();
  const undo = scanOf(service, bag, { action: 'UNDO', undoes: opening.scanId, reason: 'MISTAKE' });
  await sendScans(station.clerk, station.device, [undo]);
  const after = await settledSnapshot(opened.cursor);
  expect(after).toMatchObject({ gone: [bag], bags: [] });
  await station.scan('BAG_OPEN', bag, { kind: 'POUCH' });
  const again = await snapshot(after.cursor);
  expect(bagIn(again, bag)).toMatchObject({ kind: 'POUCH' });
  expect(again.gone).toEqual([]);
});

test('has what a transaction moved that began before the cursor and ended after it', async () => {
  const { context } = await openTestContext(service.address);
  const bag = await station.openBag();
  const code = await station.received();
  const [row] = await service.context.sql<{ parcelId: string; bagId: string }[]>`
    select parcel.id::text as "parcelId", bag.id::text as "bagId" from parcel, bag
    where tracking_code = ${code} and bag.code = ${bag}`;
  let cursor = '';
  await inTransaction(context.db, async (tx) => {
    await putParcel(tx, { parcelId: '', bagId: '', ...row, at: context.clock.now(), by: 'test' });
    // Others begin later and end earlier.
    const quick = await station.received();
    const between = await snapshot();
    expect(parcelIn(between, quick)).toBeDefined();
    expect(parcelIn(between, code)).toMatchObject({ bag: null });
    ({ cursor } = between);
  });
  expect(parcelIn(await snapshot(cursor), code)).toMatchObject({ bag });
});

test('comes in parts, with the bags in the first, and is made again with the read model', async () => {
  const bag = await station.openBag();
  for (const _each of [1, 2, 3]) await station.put(await station.received(), bag);
  const [{ id } = { id: -1 }] = await service.context.sql<{ id: number }[]>`
    select id from place where code = 'YIWU-WH'`;
  const read = (since?: string) => readBagSnapshot(service.context, id, { since, locale: 'zh', limit: 2 });
  let part = await read();
  expect(bagIn(part, bag)).toBeDefined();
  const seen = part.parcels.map(({ code }) => code);
  while (part.hasMore) {
    part = await read(part.cursor);
    expect(part).toMatchObject({ isWhole: false, bags: [] });
    seen.push(...part.parcels.map(({ code }) => code));
  }
  const all = (await snapshot()).parcels.map(({ code }) => code);
  expect(seen.toSorted()).toEqual(all.toSorted());
  await service.context.sql`delete from lying_parcel`;
  await rebuildReadModel(service.context);
  expect((await snapshot()).parcels.map(({ code }) => code).toSorted()).toEqual(all.toSorted());
});

test('a device of another unit or of other work gets nothing, and a warehouse nothing of another', async () => {
  const elsewhere = await newDevice(service, { unit: await addWarehouse(service) });
  expect((await ask(undefined, elsewhere)).json).toMatchObject({ error: 'stations.deviceNotFound' });
  const shelves = await newDevice(service, { works: ['PUT_AWAY'] });
  expect((await ask(undefined, shelves)).json).toMatchObject({ error: 'request.invalid' });
  const code = await station.received();
  const bag = newBagCode();
  await station.scan('BAG_OPEN', bag);
  const [{ id } = { id: -1 }] = await service.context.sql<{ id: number }[]>`
    select id from place where code = 'KASHGAR-WH'`;
  const there = await readBagSnapshot(service.context, id, { since: undefined, locale: 'ru' });
  expect(bagIn(there, bag)).toBeUndefined();
  expect(parcelIn(there, code)).toBeUndefined();
});
