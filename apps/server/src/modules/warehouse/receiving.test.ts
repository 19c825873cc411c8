import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { logIn, newAccount, call } from '../../../test/accounts.ts';
import { builders, newTrackingCode, type ParcelOptions } from '../../../test/build.ts';
import { declaringTwice } from '../../../test/declared-twice.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import {
  addWarehouse,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  dataOf,
  type StationPerson,
} from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let clerk: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
});

const scan = async (code: string, facts: Record<string, unknown> = {}) =>
  (await sendScans(clerk, device, [scanOf(service, code, facts)]))[0];

async function stored(code: string) {
  const [parcel] = await findParcelsOfCodes(service.context.db, [code]);
  if (parcel === undefined) throw new Error(`no parcel of ${code}`);
  return parcel;
}

const isThere = async (code: string) => (await findParcelsOfCodes(service.context.db, [code])).length > 0;
const receipts = async (code: string) =>
  (await stored(code)).history.filter(({ type }) => type === 'CN_RECEIVED');

/** A submitted order of one place of 8.5 kg; its one tracking code. */
async function declared(customer: Customer, submit = true): Promise<{ code: string; order: string }> {
  const code = newTrackingCode();
  const order = await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
  if (submit) await customer.ask('POST', `/orders/${order.code}/submit`);
  return { code, order: order.code };
}

const sides = { lengthMm: 600, widthMm: 400, heightMm: 300 };

describe('a declared parcel', () => {
  test('is received with weight, sides and cell, and the owner sees it at once', async () => {
    const customer = await newCustomer(service);
    const { code, order } = await declared(customer);
    const answer = await scan(code, { weightG: 8_200, weighedBy: 'SCALE', sides, cell: 'a-12' });
    expect(answer).toMatchObject({
      verdict: 'OK',
      say: 'RECEIVED',
      parcel: {
        trackingCode: code,
        customerCode: customer.customerCode,
        orderCode: order,
        goods: whole.goods,
        cell: 'A-12',
        weightG: 8_200,
      },
    });
    const { facts, state, history } = await stored(code);
    expect(facts).toMatchObject({ weightG: 8_200, ...sides });
    expect(state.status).toBe(ParcelStatus.AwaitingDeparture);
    expect(history.at(-1)).toMatchObject({
      type: 'CN_RECEIVED',
      source: 'station',
      actor: clerk.account.username,
      implied: false,
    });
    const seen = await customer.ask('GET', `/orders/${order}`);
    expect(seen.json).toMatchObject({ data: { status: 'DTH', headline: 'At our China warehouse' } });
    const [charge] = await service.context.sql<{ found: boolean }[]>`
      select true as found from freight_charge join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    expect(charge).toEqual({ found: true });
  });

  test('that the customer has not submitted is received too: that it was declared is implied', async () => {
    const { code } = await declared(await newCustomer(service), false);
    expect(await scan(code)).toMatchObject({ verdict: 'OK', say: 'RECEIVED' });
    expect((await stored(code)).history.map(({ type, implied }) => [type, implied])).toEqual([
      ['ORDER_CREATED', false],
      ['ORDER_SUBMITTED', true],
      ['FORECAST_ACCEPTED', true],
      ['CN_RECEIVED', false],
    ]);
  });

  test('bears the time that the station claims', async () => {
    const { code } = await declared(await newCustomer(service));
    service.clock.advance(600_000);
    const at = new Date(service.clock.now().getTime() - 300_000);
    expect(await scan(code, { at: at.toISOString() })).toMatchObject({ verdict: 'OK' });
    expect((await receipts(code))[0]).toMatchObject({ claimedAt: at, occurredAt: at });
  });

  test('is received once: another scan says so and writes nothing', async () => {
    const { code } = await declared(await newCustomer(service));
    await scan(code, { weightG: 8_200 });
    expect(await scan(code, { weightG: 8_900, cell: 'B-1' })).toMatchObject({
      verdict: 'DUPLICATE',
      say: 'ALREADY_RECEIVED',
      parcel: { weightG: 8_200, cell: null },
    });
    expect(await receipts(code)).toHaveLength(1);
  });

  test('of another customer than the label names is not received', async () => {
    const { code } = await declared(await newCustomer(service));
    const { customerCode } = await newCustomer(service);
    expect(await scan(code, { customerCode })).toMatchObject({ verdict: 'BLOCKED', say: 'OTHER_CUSTOMER' });
    expect(await receipts(code)).toHaveLength(0);
  });
});

describe('weight and sides far from what was declared', () => {
  test('are asked about once, and written when somebody is sure', async () => {
    const { code } = await declared(await newCustomer(service));
    const far = { weightG: 12_000 };
    expect(await scan(code, far)).toMatchObject({ verdict: 'BLOCKED', say: 'FAR_FROM_DECLARED' });
    expect(await receipts(code)).toHaveLength(0);
    expect((await stored(code)).facts.weightG).toBeNull();
    expect(await scan(code, { ...far, isSure: true })).toMatchObject({ verdict: 'OK', say: 'RECEIVED' });
    expect((await stored(code)).facts.weightG).toBe(12_000);
  });

  test('are those of the box where it has its own', async () => {
    const { context } = service;
    const { customerCode } = await newCustomer(service);
    const facts = { customerCode, orderCode: null, weightG: 9_000, ...sides };
    const code = await builders(context).newParcel({ facts });
    expect(await scan(code, { sides: { lengthMm: 300, widthMm: 850, heightMm: 400 } })).toMatchObject({
      say: 'FAR_FROM_DECLARED',
    });
    expect(await scan(code, { sides: { lengthMm: 300, widthMm: 600, heightMm: 400 } })).toMatchObject({
      say: 'RECEIVED',
    });
  });
});

describe('an undeclared box', () => {
  test('with the code of a customer becomes that customer’s, and goes to the bound point', async () => {
    const customer = await newCustomer(service);
    await customer.ask('PUT', '/profile/pickup-point', { pickupPointId: points.kulob });
    const code = newTrackingCode();
    const typed = customer.customerCode.replace('TJ-', 'tj ');
    expect(await scan(code, { customerCode: typed, weightG: 1_000 })).toMatchObject({
      verdict: 'OK',
      say: 'RECEIVED_UNDECLARED',
      parcel: { customerCode: customer.customerCode, orderCode: null },
    });
    const { facts, state, history } = await stored(code);
    expect(facts).toMatchObject({ customerCode: customer.customerCode, pickupPointId: points.kulob });
    expect(state.problems).toEqual([]);
    expect(history.map(({ type, implied }) => [type, implied])).toEqual([
      ['ORDER_CREATED', true],
      ['ORDER_SUBMITTED', true],
      ['FORECAST_ACCEPTED', true],
      ['CN_RECEIVED', false],
    ]);
  });

  test('with a code that no customer has is not taken', async () => {
    const code = newTrackingCode();
    expect(await scan(code, { customerCode: 'TJ-999999', isSure: true })).toEqual(
      expect.objectContaining({ verdict: 'UNKNOWN', say: 'NO_SUCH_CUSTOMER', parcel: null }),
    );
    expect(await isThere(code)).toBe(false);
  });

  test('is asked about when its owner is illegible, then waits in the pool', async () => {
    const code = newTrackingCode();
    expect(await scan(code)).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED', parcel: null });
    expect(await isThere(code)).toBe(false);
    expect(await scan(code, { isSure: true, cell: 'P-1' })).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'RECEIVED_UNOWNED',
      parcel: { customerCode: null, cell: 'P-1' },
    });
    const { state, facts } = await stored(code);
    expect(state.problems).toEqual(['UNIDENTIFIED']);
    expect(facts.customerCode).toBeNull();
    const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
    const assigned = await call(service.app, 'POST', `/staff/parcels/${code}/assign`, {
      token,
      body: { customerCode: (await newCustomer(service)).customerCode, reason: 'found by phone' },
    });
    expect(assigned.json).toMatchObject({ success: true });
  });

  test('bears a code, not a word', async () => {
    expect(await scan('HELLO', { isSure: true })).toMatchObject({ verdict: 'BLOCKED', say: 'NOT_A_CODE' });
    expect(await isThere('HELLO')).toBe(false);
  });

  test('with a code that was closed long ago is another parcel', async () => {
    const code = newTrackingCode();
    const options: ParcelOptions = { trackingCode: code, receivedAt: '2026-02-01T06:00:00Z' };
    await builders(service.context).collectedParcel(options);
    const { customerCode } = await newCustomer(service);
    expect(await scan(code, { customerCode })).toMatchObject({ say: 'RECEIVED_UNDECLARED' });
    expect((await stored(code)).facts.customerCode).toBe(customerCode);
  });
});

describe('a parcel of a file that names an unknown customer', () => {
  const unidentified = () =>
    builders(service.context).newParcel({ facts: { orderCode: null, customerCode: null } });

  test('is asked about, and becomes that of the customer on the label', async () => {
    const code = await unidentified();
    expect(await scan(code)).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' });
    expect(await receipts(code)).toHaveLength(0);
    const { customerCode } = await newCustomer(service);
    expect(await scan(code, { customerCode })).toMatchObject({
      say: 'RECEIVED',
      parcel: { customerCode },
    });
    expect((await stored(code)).state.problems).toEqual([]);
  });

  test('waits in the pool when the label is illegible', async () => {
    const code = await unidentified();
    expect(await scan(code, { isSure: true })).toMatchObject({ verdict: 'UNKNOWN', say: 'RECEIVED_UNOWNED' });
    expect((await stored(code)).state.problems).toEqual(['UNIDENTIFIED']);
  });
});

describe('a code that several customers wait for', () => {
  test('is that of the customer on the label', async () => {
    const { code, second } = await declaringTwice(service, points.khujand).twice();
    expect(await scan(code)).toMatchObject({ verdict: 'UNKNOWN', say: 'SEVERAL_WAIT' });
    expect(await scan(code, { customerCode: (await newCustomer(service)).customerCode })).toMatchObject({
      verdict: 'BLOCKED',
      say: 'OTHER_CUSTOMER',
    });
    expect(await scan(code, { customerCode: second.customerCode })).toMatchObject({
      verdict: 'OK',
      say: 'RECEIVED',
      parcel: { customerCode: second.customerCode },
    });
  });

  test('stays without an owner when the label is illegible', async () => {
    const { code } = await declaringTwice(service, points.khujand).twice();
    expect(await scan(code, { isSure: true })).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'RECEIVED_UNOWNED',
      parcel: { customerCode: null },
    });
    expect((await stored(code)).state.problems).toEqual(['UNIDENTIFIED']);
  });
});

describe('a parcel that cannot be received', () => {
  test.each([
    ['that has left China', 'parcelOnTheRoad', 'LEFT_CHINA'],
    ['at the pickup point', 'parcelAtPickupPoint', 'LEFT_CHINA'],
    ['that was collected', 'collectedParcel', 'COLLECTED'],
    ['that was cancelled', 'cancelledParcel', 'CANCELLED'],
  ] as const)('%s', async (_what, kind, say) => {
    const code = await builders(service.context)[kind]();
    const { version } = (await stored(code)).state;
    expect(await scan(code, { isSure: true })).toMatchObject({ verdict: 'BLOCKED', say });
    expect(await scan(code, { action: 'PUT_AWAY', cell: 'A-1' })).toMatchObject({ verdict: 'BLOCKED', say });
    expect((await stored(code)).state.version).toBe(version);
  });

  test('that is held', async () => {
    const code = await builders(service.context).newParcel({ flag: 'HELD' });
    expect(await scan(code, { isSure: true })).toMatchObject({ verdict: 'BLOCKED', say: 'HELD' });
  });

  test('that lies in another warehouse: nothing of it is shown', async () => {
    const { code } = await declared(await newCustomer(service));
    const other = await newDevice(service, { unit: await addWarehouse(service) });
    const manager = await stationPerson(service, 'manager');
    await sendScans(manager, other, [scanOf(service, code)]);
    for (const facts of [{}, { action: 'PUT_AWAY', cell: 'A-1' }])
      expect(await scan(code, facts)).toMatchObject({
        verdict: 'WRONG_PLACE',
        say: 'OTHER_WAREHOUSE',
        parcel: null,
      });
    const refusalAt = async (person: StationPerson, deviceId: string) =>
      dataOf(await person.get(`/stations/parcels/${code}?deviceId=${deviceId}`));
    expect(await refusalAt(clerk, device)).toEqual({ refusal: 'OTHER_WAREHOUSE' });
    expect(await refusalAt(manager, other)).toEqual({ refusal: null });
    expect((await clerk.get(`/stations/parcels/${code}?deviceId=${other}`)).json).toMatchObject({
      error: 'stations.deviceNotFound',
    });
  });
});

describe('putting away', () => {
  const putAway = (code: string, cell: string) => scan(code, { action: 'PUT_AWAY', cell });

  test('writes the cell; the same cell again writes nothing', async () => {
    const { code } = await declared(await newCustomer(service));
    expect(await putAway(code, 'A-1')).toMatchObject({ verdict: 'BLOCKED', say: 'NOT_RECEIVED' });
    await scan(code);
    expect(await putAway(code, ' a-1 ')).toMatchObject({
      verdict: 'OK',
      say: 'PUT_AWAY',
      parcel: { cell: 'A-1' },
    });
    expect(await putAway(code, 'A-1')).toMatchObject({ verdict: 'DUPLICATE', say: 'ALREADY_THERE' });
    expect(await putAway(code, 'A-2')).toMatchObject({ verdict: 'OK', parcel: { cell: 'A-2' } });
    const [row] = await service.context.sql<{ unit: string; by: string }[]>`
      select place.code as unit, placed_by as by from parcel_cell join place on place.id = unit_id
      join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    expect(row).toEqual({ unit: 'YIWU-WH', by: clerk.account.username });
  });

  test('putting away refuses what is no cell, and an unknown code', async () => {
    const { code } = await declared(await newCustomer(service));
    await scan(code);
    expect(await putAway(code, 'YT8834201957316YT88342')).toMatchObject({ say: 'NO_SUCH_CELL' });
    expect(await putAway(newTrackingCode(), 'A-1')).toMatchObject({
      verdict: 'UNKNOWN',
      say: 'NOT_RECEIVED',
    });
  });

  test('a parcel that departs, is cancelled or was not received after all lies in no cell', async () => {
    const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
    const codes: string[] = [];
    for (const _each of [1, 2]) {
      const { code } = await declared(await newCustomer(service));
      await scan(code, { cell: 'D-7' });
      codes.push(code);
    }
    const [undone = '', cancelled = ''] = codes;
    const ask = (code: string, act: string, body: object) =>
      call(service.app, 'POST', `/staff/parcels/${code}/${act}`, { token, body });
    const { version } = (await stored(undone)).state;
    await ask(undone, 'undo', { requestId: crypto.randomUUID(), version, reason: 'wrong box' });
    await ask(cancelled, 'cancel', { requestId: crypto.randomUUID(), reason: 'RETURNED' });
    const rows = await service.context.sql<{ cell: string | null }[]>`
      select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = any(${codes})`;
    expect(rows).toEqual([{ cell: null }, { cell: null }]);
  });
});
