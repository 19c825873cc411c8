import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { snapshotCursorDays, type stationSnapshot } from '@rohi/contract/stations/snapshot.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { waitForEndedWrites } from '../../../../test/ended-writes.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { declaringTwice } from '../../../../test/declared-twice.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { readMigrations } from '../../../platform/migrate.ts';
import { systemPrincipal } from '../../../principal.ts';
import { rebuildReadModel } from '../../tracking/answers/read-model.service.ts';
import { writeParcels } from '../../tracking/tracking.service.ts';
import { forgetEndedRows, readSnapshot } from '../../warehouse/expected-parcels.service.ts';

type Snapshot = DataOf<typeof stationSnapshot>;

let service: TestApp;
let points: { khujand: number };
let clerk: StationPerson;
let device: string;
let customer: Customer;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  customer = await newCustomer(service);
});

const ask = (since?: string, deviceId = device, person = clerk) =>
  person.get(
    `/stations/snapshot?deviceId=${deviceId}&kind=RECEIVING${since === undefined ? '' : `&since=${since}`}`,
  );
const snapshot = async (since?: string) => dataOf<Snapshot>(await ask(since));
const now = async () => {
  await waitForEndedWrites(service.context);
  return (await snapshot()).cursor;
};

async function declare(more: Record<string, unknown> = {}) {
  const code = newTrackingCode();
  const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code], ...more });
  return { code, order };
}
const codesOf = ({ parcels }: Snapshot) => parcels.map(({ code }) => code);

/** A cursor as a device holds it that was sent codes before the migration put them right. */
const ofFormerCodes = (cursor: string) => cursor.replace(/^v2\./, '');

test('a device that holds a code which a migration has put right is sent the whole, with the code of now', async () => {
  const { sql } = service.context;
  const { code } = await declare();
  const written = code.replace('YT', 'УТ');
  await sql`update parcel set tracking_code = ${written} where tracking_code = ${code}`;
  await waitForEndedWrites(service.context);
  const held = await snapshot();
  expect(codesOf(held)).toContain(written);
  const file = (await readMigrations()).find(({ name }) => name.endsWith('-codes-in-latin-letters.sql'));
  await sql.begin((tx) => tx.unsafe(file?.text ?? ''));
  // No transaction of the service has said anything of it.
  expect(await snapshot(held.cursor)).toMatchObject({ isWhole: false, parcels: [], gone: [] });
  const news = await snapshot(ofFormerCodes(held.cursor));
  expect(news.isWhole).toBe(true);
  expect(codesOf(news)).toContain(code);
  expect(codesOf(news)).not.toContain(written);
  // From then on it follows the changes again.
  expect(await snapshot(news.cursor)).toMatchObject({ isWhole: false });
});

describe('the whole snapshot', () => {
  test('has what is declared and not received, and nothing that is personal', async () => {
    const { code, order } = await declare({ goods: 'Обувь, 12 пар, и много других вещей для всей семьи' });
    const { code: received } = await declare();
    await sendScans(clerk, device, [scanOf(service, received, { cell: 'A-7' })]);
    const found = await snapshot();
    expect(found).toMatchObject({ isWhole: true, gone: [], hasMore: false });
    expect(found.parcels.find((each) => each.code === code)).toEqual({
      code,
      customerCode: customer.customerCode,
      orderCode: order.code,
      goods: 'Обувь, 12 пар, и много других вещей для ',
      weightG: 8_500,
      sides: null,
      pickupPointId: points.khujand,
      flags: [],
      isSeveral: false,
    });
    expect(found.points).toContainEqual({ id: points.khujand, name: 'Point KHUJAND' });
    expect(codesOf(found)).not.toContain(received);
    expect(found.cells).toContainEqual({ customerCode: customer.customerCode, cell: 'A-7' });
  });

  test('the snapshot names no owner where several wait for a code', async () => {
    const { code } = await declaringTwice(service, points.khujand).twice();
    expect((await snapshot()).parcels.filter((each) => each.code === code)).toEqual([
      expect.objectContaining({
        code,
        customerCode: null,
        orderCode: null,
        goods: null,
        pickupPointId: null,
        isSeveral: true,
      }),
    ]);
  });

  test('comes in parts, and misses nothing of what changes meanwhile', async () => {
    for (const _each of [1, 2, 3]) await declare();
    const { context } = service;
    const read = (since?: string) => readSnapshot(context, 1, { since, locale: 'en', limit: 2 });
    const first = await read();
    const { code: early } = await declare();
    const seen = new Set(codesOf(first));
    let part = first;
    while (part.hasMore) {
      part = await read(part.cursor);
      expect(part.isWhole).toBe(false);
      for (const code of codesOf(part)) seen.add(code);
    }
    for (let delta = await read(part.cursor); ; delta = await read(delta.cursor)) {
      for (const code of codesOf(delta)) seen.add(code);
      if (!delta.hasMore) break;
    }
    expect(seen).toContain(early);
    expect([...seen]).toEqual(expect.arrayContaining(codesOf(await snapshot())));
  });

  test('is made again with the read model', async () => {
    const { code } = await declare();
    await service.context.sql`delete from expected_parcel`;
    expect(codesOf(await snapshot())).not.toContain(code);
    await rebuildReadModel(service.context);
    expect(codesOf(await snapshot())).toContain(code);
  });

  test('is compressed for who takes that', async () => {
    for (const _each of [1, 2, 3, 4, 5]) await declare();
    const answer = await service.app.inject({
      url: `/api/stations/snapshot?deviceId=${device}&kind=RECEIVING`,
      headers: { token: clerk.token, 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const json = JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as { data: Snapshot };
    expect(json.data.isWhole).toBe(true);
  });
});

describe('changes since a cursor', () => {
  test('are what was declared, changed, received and cancelled since', async () => {
    const { code: changed, order } = await declare();
    const { code: received } = await declare();
    const { code: cancelled, order: gone } = await declare();
    const since = await now();
    expect(await snapshot(since)).toMatchObject({ isWhole: false, hasMore: false });
    const { code: fresh } = await declare();
    const { version } = order;
    await customer.ask('PUT', `/orders/${order.code}`, { version, goods: 'Coats' });
    await sendScans(clerk, device, [scanOf(service, received, { cell: 'B-3' })]);
    await customer.ask('POST', `/orders/${gone.code}/cancel`);
    const delta = await snapshot(since);
    expect(delta.isWhole).toBe(false);
    expect(codesOf(delta)).toEqual(expect.arrayContaining([changed, fresh]));
    expect(delta.parcels.find(({ code }) => code === changed)).toMatchObject({ goods: 'Coats' });
    expect(delta.gone).toEqual(expect.arrayContaining([received, cancelled]));
    expect(codesOf(delta)).not.toContain(received);
    expect(delta.cells).toEqual([{ customerCode: customer.customerCode, cell: 'B-3' }]);
    const { parcels, gone: left, cells } = await snapshot(await now());
    expect({ parcels, left, cells }).toEqual({ parcels: [], left: [], cells: [] });
  });

  test('a code that was cancelled and declared anew is not gone', async () => {
    const { code, order } = await declare();
    const since = await now();
    await customer.ask('POST', `/orders/${order.code}/cancel`);
    await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    const delta = await snapshot(since);
    expect(delta.gone).not.toContain(code);
    expect(codesOf(delta)).toContain(code);
  });

  test('has what a transaction wrote that began before the cursor and ended after it', async () => {
    const { context } = await openTestContext(service.address);
    const late = newTrackingCode();
    const move = { actor: systemPrincipal('test'), source: 'office' } as const;
    let cursor = '';
    await inTransaction(context.db, async (tx) => {
      await writeParcels(context, tx, [{ trackingCode: late, declare: { facts: {}, move }, moves: [] }]);
      // Others begin later and end earlier.
      const { code: quick } = await declare();
      const between = await snapshot();
      expect(codesOf(between)).toContain(quick);
      expect(codesOf(between)).not.toContain(late);
      ({ cursor } = between);
    });
    expect(codesOf(await snapshot(cursor))).toContain(late);
  });

  test('the cell of a customer is taken away once nothing of theirs lies there', async () => {
    const other = await newCustomer(service);
    const code = newTrackingCode();
    const { customerCode } = other;
    await sendScans(clerk, device, [scanOf(service, code, { customerCode, cell: 'C-9' })]);
    const since = await now();
    const manager = await stationPerson(service, 'manager');
    dataOf(
      await manager.post(`/staff/parcels/${code}/cancel`, { requestId: randomUUID(), reason: 'RETURNED' }),
    );
    expect((await snapshot(since)).cells).toEqual([{ customerCode, cell: null }]);
  });

  test.each([
    ['no cursor', () => 'yesterday'],
    ['the cursor of another database', (cursor: string) => cursor.replace(/^(v\d+\.)\d+/, '$11')],
    [
      'a cursor ahead of the database',
      (cursor: string) => cursor.replace(/^((?:[^.]+\.){3})\d+/, '$199999999'),
    ],
    ['a cursor from before codes were put right', ofFormerCodes],
  ])('with %s the whole is sent', async (_what, spoil) => {
    expect(await snapshot(spoil(await now()))).toMatchObject({ isWhole: true });
  });

  test(`a cursor counts for ${snapshotCursorDays} days`, async () => {
    const since = await now();
    const { context } = service;
    const after = (ms: number) => ({
      ...context,
      clock: { now: () => new Date(context.clock.now().getTime() + ms) },
    });
    const days = snapshotCursorDays * 86_400_000;
    expect(await readSnapshot(after(days - 1), 1, { since, locale: 'en' })).toMatchObject({ isWhole: false });
    expect(await readSnapshot(after(days), 1, { since, locale: 'en' })).toMatchObject({ isWhole: true });
  });

  test('what ended, and cells that were emptied, are stored for longer than a cursor counts', async () => {
    const { code } = await declare();
    const since = await now();
    await sendScans(clerk, device, [scanOf(service, code, { cell: 'E-1' })]);
    const manager = await stationPerson(service, 'manager');
    dataOf(
      await manager.post(`/staff/parcels/${code}/cancel`, { requestId: randomUUID(), reason: 'RETURNED' }),
    );
    const { context } = service;
    const age = async (days: number) => {
      await context.sql`update expected_parcel set changed_at = now() - make_interval(days => ${days}) where not is_expected`;
      await context.sql`update parcel_cell set changed_at = now() - make_interval(days => ${days}) where cell is null`;
      await forgetEndedRows(context);
      const { gone, cells } = await snapshot(since);
      return { isGoneSent: gone.includes(code), cells: cells.filter(({ cell }) => cell === null).length };
    };
    const before = await age(snapshotCursorDays);
    expect(before).toMatchObject({ isGoneSent: true });
    expect(await age(snapshotCursorDays + 2)).toEqual({ isGoneSent: false, cells: 0 });
    const [left] = await context.sql<{ cells: number }[]>`
      select count(*)::integer as cells from parcel_cell where cell is null`;
    expect(left).toEqual({ cells: 0 });
  });

  test('has each row once, though a database that was loaded from a dump bears numbers that it has not given yet', async () => {
    const { code } = await declare();
    await service.context.sql`
      update expected_parcel set changed_in = '900000000000' from parcel
      where parcel.id = parcel_id and tracking_code = ${code}`;
    const found = await snapshot();
    expect(codesOf(found)).toContain(code);
    expect(codesOf(await snapshot(found.cursor))).not.toContain(code);
  });

  test('that another customer waits for a code as well is one', async () => {
    const { code } = await declare();
    const since = await now();
    const second = await newCustomer(service);
    await newOrder(second, points.khujand, { ...whole, trackingCodes: [code] });
    expect((await snapshot(since)).parcels.filter((each) => each.code === code)).toEqual([
      expect.objectContaining({ isSeveral: true, customerCode: null, goods: null }),
    ]);
  });
});

describe('a device', () => {
  test('that has ended, is of another unit, or does other work gets nothing', async () => {
    const manager = await stationPerson(service, 'manager');
    const ended = await newDevice(service);
    await manager.post(`/stations/devices/${ended}/end`);
    expect((await ask(undefined, ended)).json).toMatchObject({ error: 'stations.deviceEnded' });
    const elsewhere = await newDevice(service, { unit: await addWarehouse(service) });
    expect((await ask(undefined, elsewhere)).json).toMatchObject({ error: 'stations.deviceNotFound' });
    const shelves = await newDevice(service, { works: ['PUT_AWAY'] });
    expect((await ask(undefined, shelves)).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'kind', error: 'notAllowed' }],
    });
  });
});
