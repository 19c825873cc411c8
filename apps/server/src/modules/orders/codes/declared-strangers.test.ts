import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { ownerlessParcel } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

/** What stands on record of a parcel, its history included. */
async function recordOf(trackingCode: string) {
  const rows = await service.context.sql`
    select parcel.id, order_code, customer_code, pickup_point_id, status, version, count(*)::integer as events
    from parcel join parcel_event on parcel_id = parcel.id
    where tracking_code = ${trackingCode} group by parcel.id order by parcel.id`;
  return rows.map((row) => ({ ...row }));
}

/**
 * A parcel that has arrived without this customer having a hand in it; in no order, so that nothing but its owner keeps
 * it.
 */
const strangers: [string, () => Promise<string>][] = [
  ['nobody', () => ownerlessParcel(service)],
  ['a customer code that no account has', () => ownerlessParcel(service, { customerCode: 'T999999' })],
  [
    'another customer',
    async () => {
      const { customerCode } = await newCustomer(service);
      return ownerlessParcel(service, { customerCode });
    },
  ],
  [
    'nobody, just received in China',
    () => builders(service.context).parcelReceivedInChina({ facts: { orderCode: null, customerCode: null } }),
  ],
];

/** The ways in which a customer names a code for an order of their own. */
const declarations: [string, (caller: Customer, code: string) => Promise<unknown>][] = [
  [
    'a new order',
    async (caller, code) =>
      (
        await caller.ask('POST', '/orders', {
          requestId: randomUUID(),
          pickupPointId: points.khujand,
          trackingCodes: [newTrackingCode(), code.toLowerCase()],
        })
      ).json,
  ],
  [
    'an order that is there',
    async (caller, code) => {
      const order = await newOrder(caller, points.khujand);
      const own = order.parcelList.map(({ trackingCode }) => trackingCode);
      const body = { version: order.version, trackingCodes: [...own, code] };
      return (await caller.ask('PUT', `/orders/${order.code}`, body)).json;
    },
  ],
];

describe.each(strangers)('an arrived parcel of %s', (_owner, arrive) => {
  test.each(declarations)('is not got by declaring its code in %s', async (_way, declare) => {
    const code = await arrive();
    const before = await recordOf(code);
    const farhod = await newCustomer(service);
    expect(await declare(farhod, code)).toMatchObject({ error: 'orders.codeTaken' });
    expect(await recordOf(code)).toEqual(before);
    const track = await farhod.ask('POST', '/track/query', { trackingCodeList: [code] });
    const { detailList } = track.json['data'] as { detailList: object[] };
    expect(detailList).toHaveLength(1);
    expect(detailList[0]).not.toHaveProperty('own');
    expect((await farhod.ask('GET', '/profile/parcels')).json['data']).not.toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ trackingCode: code })]) as unknown,
    });
  });
});

test('an arrived parcel that carries the own customer code is got by declaring it', async () => {
  const farhod = await newCustomer(service);
  const code = await ownerlessParcel(service, { customerCode: farhod.customerCode });
  const order = await newOrder(farhod, points.khujand, { trackingCodes: [code] });
  expect(await recordOf(code)).toMatchObject([{ order_code: order.code }]);
});
