import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../test/orders.ts';
import { listUser } from '../../../test/staff-list.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number };
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  const settings = await listUser(service, 'settings');
  await settings.change('chain.ownerAtHub', { version: 0, value: 'YIWU-WH' });
});

const scan = async (code: string, facts: Record<string, unknown> = {}) =>
  (await sendScans(clerk, device, [scanOf(service, code, facts)]))[0];

async function stored(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel of ${code}`);
  return parcel;
}

describe('where owners are left to the hub', () => {
  test('a box is taken in by its code alone, and awaits its owner without a flag', async () => {
    const code = newTrackingCode();
    expect(await scan(code)).toMatchObject({
      verdict: 'OK',
      say: 'RECEIVED_WITHOUT_OWNER',
      parcel: { trackingCode: code, customerCode: null, weightG: null },
    });
    const { state, history } = await stored(code);
    expect(state).toMatchObject({ problems: [], awaitsOwner: true, status: 'DTH' });
    expect(history.at(-1)?.details).toEqual({ leftToHub: ['OWNER', 'WEIGHT'] });
    const pool = await clerk.get('/staff/pool');
    expect(JSON.stringify(pool.json)).not.toContain(code);
  });

  test('twenty codes of one second are taken in in their order', async () => {
    const codes = Array.from({ length: 20 }, newTrackingCode);
    const answers = await sendScans(
      clerk,
      device,
      codes.map((code) => scanOf(service, code)),
    );
    expect(answers.map(({ say, parcel }) => [say, parcel?.trackingCode])).toEqual(
      codes.map((code) => ['RECEIVED_WITHOUT_OWNER', code]),
    );
  });

  test.each([
    ['ru', 'Вес и сумма будут известны после прибытия в Душанбе.'],
    ['tg', 'Вазн ва маблағ пас аз расидан ба Душанбе маълум мешаванд.'],
    ['zh', '重量和金额将在抵达杜尚别后确定。'],
    ['en', 'Weight and price will be known after arrival in Dushanbe.'],
  ])('the public is told in %s what the hub will find out, and of no trouble', async (locale, text) => {
    const code = newTrackingCode();
    await scan(code);
    const { json } = await call(service.app, 'POST', '/track/query', {
      body: { trackingCodeList: [code] },
      headers: { 'x-local': locale },
    });
    const [parcel] = (json['data'] as { detailList: Record<string, unknown>[] }).detailList;
    expect(parcel).toMatchObject({ problems: [] });
    expect(JSON.stringify(parcel)).toContain(text);
  });

  test('a declared code finds its owner by itself, and a weight that was taken is told as ever', async () => {
    const customer = await newCustomer(service);
    const code = newTrackingCode();
    const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    await customer.ask('POST', `/orders/${order.code}/submit`);
    expect(await scan(code, { weightG: 8_400 })).toMatchObject({
      say: 'RECEIVED',
      parcel: { customerCode: customer.customerCode },
    });
    expect((await stored(code)).history.at(-1)?.details).toEqual({});
  });

  test('a receipt that was taken back leaves nothing that awaits an owner', async () => {
    const code = newTrackingCode();
    const receipt = scanOf(service, code);
    await sendScans(clerk, device, [receipt]);
    const undo = { action: 'UNDO', undoes: receipt.scanId, reason: 'MISTAKE' };
    expect(await scan(code, undo)).toMatchObject({ say: 'UNDONE' });
    expect((await stored(code)).state).toMatchObject({ awaitsOwner: false, receivedAt: null, problems: [] });
  });

  test('another warehouse asks as before', async () => {
    const unit = await addWarehouse(service);
    const other = await stationPerson(service, 'china-operator', unit);
    const theirs = await newDevice(service, { unit });
    const [answer] = await sendScans(other, theirs, [scanOf(service, newTrackingCode())]);
    expect(answer).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' });
  });

  test('a station is told by its snapshot', async () => {
    const answer = await clerk.get(`/stations/snapshot?deviceId=${device}&kind=RECEIVING`);
    expect(dataOf<{ isOwnerAtHub: boolean }>(answer).isOwnerAtHub).toBe(true);
  });
});

test.each(['NO-SUCH-WH', 'DUSHANBE-HUB', 'YIWU-WH;KASHGAR-WH'])(
  '%s is refused as a warehouse that leaves owners to the hub',
  async (value) => {
    const settings = await listUser(service, 'settings');
    const { status, json } = await settings.change('chain.ownerAtHub', { version: 1, value });
    expect([status, (json['fields'] as { field: string }[])[0]?.field]).toEqual([400, 'value']);
  },
);
