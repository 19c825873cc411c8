import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { newDecider, ownerlessParcel } from '../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { newOrderCode } from '../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Decider = Awaited<ReturnType<typeof newDecider>>;
type Verdict = { fits: boolean; why: string | null };
type Acts = { id: string; assign: Verdict; raise: Verdict };

async function actsOf({ ask }: Decider, body: { ids?: string[]; orders?: string[] }): Promise<Acts[]> {
  const { json } = await ask('POST', '/staff/parcels/acts', body);
  return (json['data'] as { list: Acts[] }).list;
}

describe('whether a parcel may be given to a customer', () => {
  test.each(['support', 'hub-operator'] as const)(
    'is told as the act itself judges it, to %s',
    async (role) => {
      const [owner, customer] = [await newCustomer(service), await newCustomer(service)];
      const { parcelAtHub, parcelReceivedInChina } = builders(service.context);
      const ids = [
        await ownerlessParcel(service),
        await parcelAtHub({ facts: { customerCode: owner.customerCode, orderCode: null } }),
        await parcelReceivedInChina({ facts: { orderCode: null, customerCode: null } }),
      ];
      const clerk = await newDecider(service, role);
      const offered = new Map((await actsOf(clerk, { ids })).map(({ id, assign }) => [id, assign]));
      const body = { customerCode: customer.customerCode, reason: 'по звонку' };
      for (const id of ids) {
        const { json } = await clerk.ask('POST', `/staff/parcels/${id}/assign`, body);
        expect(offered.get(id)).toEqual({
          fits: json['success'],
          why: json['success'] === true ? null : json['msg'],
        });
      }
    },
  );

  test('needs the right to decide', async () => {
    const code = await ownerlessParcel(service);
    const account = await newAccount(service.context, 'dispatcher');
    const { token } = await logIn(service.app, account);
    const { json } = await call(service.app, 'POST', '/staff/parcels/acts', { token, body: { ids: [code] } });
    expect(json['data']).toMatchObject({
      list: [{ id: code, assign: { fits: false, why: expect.stringMatching(/role/) } }],
    });
  });
});

test('a code that waits in an order beside the parcel of somebody else is not acted on there', async () => {
  const support = await newDecider(service);
  const code = newTrackingCode();
  const orders: string[] = [];
  for (const goods of ['Обувь', 'Чай']) {
    const customer = await newCustomer(service);
    await customer.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
    const body = { requestId: randomUUID(), goods, trackingCodes: [code] };
    const { json } = await customer.ask('POST', '/orders', body);
    orders.push((json['data'] as { code: string }).code);
  }
  const [first = '', second = ''] = orders;
  expect((await actsOf(support, { orders: [first] })).map(({ id }) => id)).toEqual([code]);
  expect(await actsOf(support, { orders: [second] })).toEqual([]);
});

test('the parcels of ticked orders are judged with them, those of unknown ones are not there', async () => {
  const orderCode = newOrderCode('2026-11-20');
  const boxes = [
    await ownerlessParcel(service, { orderCode }),
    await ownerlessParcel(service, { orderCode }),
  ];
  const support = await newDecider(service);
  const { customerCode } = await newCustomer(service);
  const body = { customerCode, reason: 'по звонку' };
  await support.ask('POST', `/staff/parcels/${boxes[0]}/assign`, body);
  const acts = await actsOf(support, { orders: [orderCode, `RA${randomUUID().slice(0, 10)}`] });
  expect(acts.map(({ id }) => id).toSorted()).toEqual(boxes.toSorted());
  expect(acts).toMatchObject([{ raise: { fits: true } }, { raise: { fits: true } }]);
});
