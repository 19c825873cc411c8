import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { trackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { stayFlags, type StayFlag } from '@rohi/contract/tracking/stays-put';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import { dataOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { readyParcel } from '../../../../test/tills.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let service: TestApp;
let khujand: number;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
});

const office = { actor: systemPrincipal('test'), source: 'office' } as const;
const keep = (code: string, flag: StayFlag) =>
  moveParcel(service.context, code, { ...office, type: 'FLAG_RAISED', flag, reason: 'test' });
const letGo = (code: string, flag: StayFlag) =>
  moveParcel(service.context, code, { ...office, type: 'FLAG_CLEARED', flag, reason: 'test' });

type Line = { trackingCode: string; canCollect: boolean; toPay: object | null; eta: object | null };
const cabinet = async ({ ask }: Customer) =>
  dataOf<{ ready: number; road: number; list: Line[] }>(await ask('GET', '/profile/parcels'));
const owed = async ({ ask }: Customer) =>
  dataOf<{ owed: { amount: string } }>(await ask('GET', '/profile/owed')).owed.amount;
const readyOnPass = async ({ ask }: Customer) =>
  dataOf<DataOf<typeof ownCollections>>(await ask('GET', '/profile/collections')).places.reduce(
    (sum, { ready }) => sum + ready,
    0,
  );
const paymentOf = async ({ ask }: Customer, code: string) =>
  dataOf<{ receipt: { payment: string; inSomoni: object | null } | null }>(
    await ask('GET', `/profile/parcels/${code}/receipt`),
  ).receipt?.payment;
const tracked = async (code: string, { ask }: Customer) =>
  trackingAnswer.parse(dataOf(await ask('POST', '/track/query', { trackingCodeList: [code] }))).detailList[0];

/** What anybody reads who knows the code. */
async function trackedByAnybody(code: string) {
  const answer = await call(service.app, 'POST', '/track/query', { body: { trackingCodeList: [code] } });
  return trackingAnswer.parse(dataOf(answer)).detailList[0];
}

test.each(stayFlags)(
  'at its point as %s it is nowhere offered for money, and is again afterwards',
  async (why) => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, khujand);
    const offered = { ready: 1, road: 0, list: [{ trackingCode: code, canCollect: true }] };
    expect(await cabinet(customer)).toMatchObject(offered);
    expect(await owed(customer)).toBe('10.00');
    await keep(code, why);
    expect(await cabinet(customer)).toMatchObject({
      ready: 0,
      road: 0,
      list: [{ trackingCode: code, canCollect: false, toPay: null, eta: null }],
    });
    expect(await owed(customer)).toBe('0.00');
    expect(await readyOnPass(customer)).toBe(0);
    expect(await paymentOf(customer, code)).toBe('NONE');
    expect((await tracked(code, customer))?.own).toMatchObject({ canCollect: false });
    await letGo(code, why);
    expect(await cabinet(customer)).toMatchObject(offered);
    expect(await owed(customer)).toBe('10.00');
    expect(await readyOnPass(customer)).toBe(1);
    expect(await paymentOf(customer, code)).toBe('ON_COLLECTION');
    expect((await tracked(code, customer))?.own).toMatchObject({ canCollect: true });
  },
);

test.each(stayFlags)('on the road as %s a parcel has no day of arrival', async (why) => {
  const customer = await newCustomer(service);
  const facts = { customerCode: customer.customerCode, pickupPointId: khujand, weightG: 900 };
  const codes = [
    await builders(service.context).parcelReceivedInChina({ facts }),
    await builders(service.context).parcelOnTheRoad({ facts }),
  ];
  expect(await cabinet(customer)).toMatchObject({ road: 2 });
  for (const code of codes) {
    expect((await trackedByAnybody(code))?.eta).not.toBeNull();
    expect(await paymentOf(customer, code)).toBe('ON_COLLECTION');
    await keep(code, why);
    expect((await trackedByAnybody(code))?.eta).toBeNull();
    expect((await tracked(code, customer))?.eta).toBeNull();
    expect(await paymentOf(customer, code)).toBe('NONE');
  }
  const { ready, road, list } = await cabinet(customer);
  expect({ ready, road, etas: list.map(({ eta }) => eta) }).toEqual({
    ready: 0,
    road: 0,
    etas: [null, null],
  });
  for (const code of codes) {
    await letGo(code, why);
    expect((await trackedByAnybody(code))?.eta).not.toBeNull();
  }
  expect(await cabinet(customer)).toMatchObject({ road: 2 });
});

test('a cancelled one is neither owed nor counted', async () => {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, khujand);
  await moveParcel(service.context, code, { ...office, type: 'CANCELLED', reason: 'LOST' });
  expect(await cabinet(customer)).toMatchObject({ ready: 0, road: 0, list: [] });
  expect(await owed(customer)).toBe('0.00');
  expect(await paymentOf(customer, code)).toBe('NONE');
  expect((await trackedByAnybody(code))?.eta).toBeNull();
});

test.each(stayFlags)('its order, in the list and by itself, counts as ready what is not %s', async (why) => {
  const customer = await newCustomer(service);
  const { code: orderCode } = await newOrder(customer, khujand, whole);
  const facts = { customerCode: customer.customerCode, pickupPointId: khujand, orderCode, weightG: 900 };
  const make = builders(service.context);
  const staying = await make.parcelAtPickupPoint({ facts });
  await make.parcelAtPickupPoint({ facts });
  const counts = async () => [
    dataOf<{ list: { ready: number }[] }>(await customer.ask('GET', '/orders')).list[0]?.ready,
    dataOf<{ ready: number }>(await customer.ask('GET', `/orders/${orderCode}`)).ready,
  ];
  expect(await counts()).toEqual([2, 2]);
  await keep(staying, why);
  expect(await counts()).toEqual([1, 1]);
  await letGo(staying, why);
  expect(await counts()).toEqual([2, 2]);
});
