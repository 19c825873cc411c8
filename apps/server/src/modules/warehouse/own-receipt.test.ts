import { randomUUID } from 'node:crypto';
import type { OwnReceipt } from '@rohi/contract/warehouse/receipt.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { sendPhoto } from '../../../test/photos.ts';
import {
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate } from '../../../test/tills.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

let service: TestApp;
let clerk: StationPerson;
let device: string;
let owner: Customer;
let point: number;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  point = made.points.khujand;
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  owner = await newCustomer(service);
});

const read = async (code: string, customer = owner) =>
  dataOf<{ receipt: OwnReceipt | null }>(await customer.ask('GET', `/profile/parcels/${code}/receipt`))
    .receipt;

/** An order of these parcels, submitted unless China has received them already. */
async function declare(codes: readonly string[], weightKg: string): Promise<void> {
  const goods = { goods: 'Coats', places: codes.length, weightKg, valueAmount: '40', valueCurrency: 'USD' };
  const body = { requestId: randomUUID(), pickupPointId: point, trackingCodes: codes, ...goods };
  const order = dataOf<{ code: string; status: string }>(await owner.ask('POST', '/orders', body));
  if (order.status === 'NEW') dataOf(await owner.ask('POST', `/orders/${order.code}/submit`));
}

describe('the receipt of an own parcel', () => {
  test('has weight, sides, photos, the charge as it stands, and the days to come', async () => {
    const code = newTrackingCode();
    await declare([code], '3.5');
    expect(await read(code)).toBeNull();
    const sides = { lengthMm: 380, widthMm: 280, heightMm: 210 };
    const scan = scanOf(service, code, { weightG: 3_420, sides });
    expect(await sendScans(clerk, device, [scan])).toMatchObject([{ say: 'RECEIVED' }]);
    const photoId = randomUUID();
    await sendPhoto(service, clerk, { ...scan, photoId, deviceId: device, kind: 'SCALE' } as never);
    expect(await read(code)).toMatchObject({
      trackingCode: code,
      receivedAt: service.context.clock.now().toISOString(),
      place: 'Yiwu',
      declaredKg: '3.500',
      weightKg: '3.420',
      sidesCm: { length: '38.0', width: '28.0', height: '21.0' },
      price: {
        steps: expect.arrayContaining([
          expect.objectContaining({ step: 'VOLUMETRIC_WEIGHT' }),
          expect.objectContaining({ step: 'CHARGEABLE_WEIGHT', basis: 'VOLUMETRIC' }),
        ]),
      },
      photos: [{ photoId, kind: 'SCALE' }],
      arrives: { from: expect.any(String), to: expect.any(String) },
      pickupPoint: { name: expect.any(String) },
      freeDays: expect.any(Number),
      ofOrder: null,
    });
  });

  test('of several parcels says how many are awaited, and no weight that was declared for all', async () => {
    const codes = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
    await declare(codes, '9');
    const [code = ''] = codes;
    await sendScans(clerk, device, [scanOf(service, code)]);
    expect(await read(code)).toMatchObject({
      declaredKg: null,
      weightKg: null,
      price: null,
      inSomoni: null,
      ofOrder: { total: 3, awaited: 2 },
    });
  });

  test('of an undeclared one stands beside a task, which its declaration ends', async () => {
    const code = newTrackingCode();
    const { customerCode } = owner;
    const scan = scanOf(service, code, { customerCode, weightG: 900 });
    expect(await sendScans(clerk, device, [scan])).toMatchObject([{ say: 'RECEIVED_UNDECLARED' }]);
    expect(await read(code)).toMatchObject({ orderCode: null, declaredKg: null, weightKg: '0.900' });
    const line = async () => {
      const answer = await owner.ask('GET', '/profile/parcels');
      const { list } = dataOf<{ list: { trackingCode: string; orderCode: string | null }[] }>(answer);
      return list.find(({ trackingCode }) => trackingCode === code);
    };
    expect(await line()).toMatchObject({ orderCode: null, weightKg: '0.900' });
    await declare([code], '1');
    expect(await line()).toMatchObject({ orderCode: expect.stringMatching(/^RA/), status: 'DTH' });
    expect(await read(code)).toMatchObject({ declaredKg: '1.000', weightKg: '0.900' });
  });

  test('says what of the payment is still to come, and no somoni of today once nothing is', async () => {
    const customer = await newCustomer(service);
    const manager = await moneyPerson(service, 'manager');
    await setRate(manager);
    const till = await openTill(service, { manager, unitId: point });
    const move = (code: string, type: 'CUSTOMER_RECEIVED' | 'CANCELLED') =>
      moveParcel(service.context, code, {
        type,
        actor: systemPrincipal('test'),
        source: 'station',
        ...(type === 'CANCELLED' ? { reason: 'LOST' } : {}),
      });
    const toPay = { amount: expect.any(String), currency: 'TJS' };
    const paid = await readyParcel(service, customer, point);
    expect(await read(paid, customer)).toMatchObject({
      payment: 'ON_COLLECTION',
      isClosed: false,
      inSomoni: { total: toPay },
    });
    moneyOf(await till.take(customer, { cash: { TJS: '200' } }));
    expect(await read(paid, customer)).toMatchObject({ payment: 'PAID', isClosed: false, inSomoni: null });
    await move(paid, 'CUSTOMER_RECEIVED');
    expect(await read(paid, customer)).toMatchObject({ payment: 'PAID', isClosed: true, inSomoni: null });
    const unpaid = await readyParcel(service, customer, point);
    await move(unpaid, 'CUSTOMER_RECEIVED');
    expect(await read(unpaid, customer)).toMatchObject({
      payment: 'NOW',
      isClosed: true,
      inSomoni: { total: toPay },
    });
    const cancelled = await readyParcel(service, customer, point);
    await move(cancelled, 'CANCELLED');
    expect(await read(cancelled, customer)).toMatchObject({
      payment: 'NONE',
      isClosed: true,
      inSomoni: null,
    });
    const facts = {
      customerCode: customer.customerCode,
      pickupPointId: point,
      orderCode: null,
      weightG: 4_000,
    };
    const onTheWay = await builders(service.context).parcelReceivedInChina({ facts });
    expect(await read(onTheWay, customer)).toMatchObject({ payment: 'ON_COLLECTION', isClosed: false });
    const path = `/staff/customers/${customer.account.id}/terms`;
    moneyOf(await manager.post(path, { terms: 'PREPAID', reason: 'agreed by telephone' }));
    expect(await read(onTheWay, customer)).toMatchObject({ payment: 'NOW', isClosed: false });
  });

  test('a receipt is shown to its owner alone, and to no staff', async () => {
    const code = newTrackingCode();
    const { customerCode } = owner;
    await sendScans(clerk, device, [scanOf(service, code, { customerCode })]);
    expect(await read(code)).toMatchObject({ trackingCode: code });
    const stranger = await newCustomer(service);
    expect(await stranger.ask('GET', `/profile/parcels/${code}/receipt`)).toMatchObject({
      status: 404,
      json: { error: 'tracking.notAmongOwn' },
    });
    expect(await clerk.get(`/profile/parcels/${code}/receipt`)).toMatchObject({ status: 403 });
  });
});
