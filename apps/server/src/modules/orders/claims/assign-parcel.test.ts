import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { newClaim, newDecider, ownerlessParcel } from '../../../../test/claims.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { newOrderCode } from '../../tracking/tracking.service.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

const recordsOf = (code: string) => service.context.sql`
  select actor_name, details from audit_event where action = 'parcel:assign' and subject_id = ${code}`;

describe('an unidentified parcel', () => {
  test('is given to the customer that is named, with its order, and its claims end', async () => {
    const [farhod, rival] = [await newCustomer(service), await newCustomer(service)];
    const support = await newDecider(service);
    const orderCode = newOrderCode('2026-11-20');
    const code = await ownerlessParcel(service, { orderCode });
    const sibling = await ownerlessParcel(service, { orderCode });
    await newClaim(service, rival, code);
    const body = { customerCode: farhod.customerCode.toLowerCase(), reason: 'назвал содержимое' };
    for (let times = 0; times < 2; times += 1)
      expect((await support.ask('POST', `/staff/parcels/${code}/assign`, body)).json['data']).toMatchObject({
        id: code,
        customerCode: farhod.customerCode,
        problems: [],
      });
    const { json } = await support.ask('GET', `/staff/parcels/${sibling}`);
    expect(json['data']).toMatchObject({ customerCode: farhod.customerCode, orderCode });
    expect(await recordsOf(code)).toMatchObject([{ actor_name: support.account.username }]);
    const claims = await support.ask('GET', `/claims?search=${code}`);
    expect(claims.json['data']).toMatchObject({ list: [{ state: 'REFUSED', refusal: 'GIVEN_TO_ANOTHER' }] });
    const { json: history } = await support.ask('GET', `/staff/parcels/${code}/timeline`);
    expect(JSON.stringify(history)).toContain('назвал содержимое');
  });

  test('that two give to two customers at once is one customer’s, and the other clerk reads why', async () => {
    const code = await ownerlessParcel(service);
    const give = async (): Promise<string> => {
      const { customerCode } = await newCustomer(service);
      const clerk = await newDecider(service);
      const { json } = await clerk.ask('POST', `/staff/parcels/${code}/assign`, {
        customerCode,
        reason: 'по звонку',
      });
      return typeof json['error'] === 'string' ? json['error'] : 'none';
    };
    const errors = await Promise.all([give(), give()]);
    expect(errors.toSorted()).toEqual(['claims.parcelOwned', 'none']);
    expect(await recordsOf(code)).toHaveLength(1);
  });

  test('is given by who decides alone, where it lies, to somebody there is, and for a reason', async () => {
    const { customerCode } = await newCustomer(service);
    const { parcelReceivedInChina } = builders(service.context);
    const code = await parcelReceivedInChina({ facts: { orderCode: null, customerCode: null } });
    const body = { customerCode, reason: 'по коробке' };
    const path = `/staff/parcels/${code}/assign`;
    const hub = await newDecider(service, 'hub-operator');
    expect((await hub.ask('POST', path, body)).json['error']).toBe('claims.parcelAway');
    const support = await newDecider(service);
    const unknownCustomer = { ...body, customerCode: `TJ-${randomUUID().slice(0, 4)}` };
    expect((await support.ask('POST', path, unknownCustomer)).json['error']).toBe('orders.customerNotFound');
    expect((await support.ask('POST', path, { ...body, reason: ' ' })).json['error']).toBe('request.invalid');
    const cancelled = await ownerlessParcel(service);
    const manager = await newAccount(service.context, 'manager');
    const { token } = await logIn(service.app, manager);
    const cancel = { requestId: randomUUID(), reason: 'LOST' };
    await call(service.app, 'POST', `/staff/parcels/${cancelled}/cancel`, { token, body: cancel });
    const late = await support.ask('POST', `/staff/parcels/${cancelled}/assign`, body);
    expect(late.json['error']).toBe('tracking.parcelClosed');
    expect(await recordsOf(code)).toEqual([]);
  });
});
