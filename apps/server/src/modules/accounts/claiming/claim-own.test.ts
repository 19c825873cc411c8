import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { claim, madeCustomer, slipOf } from '../../../../test/claims-by-slip.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { readyParcel } from '../../../../test/tills.ts';
import { findCustomerAsWritten } from '../codes/customer-codes.service.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  manager = await moneyPerson(service, 'manager');
});

const claimAs = (customer: Customer, slip: { customerCode: string; slipCode: string }) =>
  customer.ask('POST', '/profile/claim', slip);

describe('somebody who has registered claims an old code', () => {
  test('name, password and e-mail of an unused account move to the old customer, and its code leads there', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const newcomer = await newCustomer(service);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    const session = moneyOf<{ token: string; user: { id: string; username: string } }>(
      await claimAs(newcomer, slip),
    );
    expect(session.user).toMatchObject({ id, username: newcomer.account.username });
    const own = moneyOf(await call(service.app, 'GET', '/auth/userinfo', { token: session.token }));
    expect(own).toMatchObject({ customerCode, email: newcomer.account.email, name: 'Мадина Раҷабова' });
    expect((await newcomer.ask('GET', '/orders')).status).toBe(401);
    expect((await logIn(service.app, newcomer.account)).user.id).toBe(id);
    expect(await findCustomerAsWritten(service.context.db, newcomer.customerCode)).toMatchObject({
      id,
      customerCode,
    });
    expect(endOf(await claimAs(newcomer, slip))).toBe('401 auth.sessionExpired');
  });

  test('the phone that opened the account opens the old customer, and the former one is on record', async () => {
    const phone = '+992927770163';
    const { id, customerCode } = await madeCustomer(service, manager, { phone: '+992927770164' });
    const newcomer = await newCustomer(service, { phone });
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    expect(endOf(await claimAs(newcomer, slip))).toBe('ok');
    const { user } = await logIn(service.app, { username: '927770163', password: newcomer.account.password });
    expect(user.id).toBe(id);
    const [record] = await service.context.sql<{ former: string }[]>`
      select details->>'formerPhone' as former from audit_event
      where subject_id = ${id} and action = 'customer:claim'`;
    expect(record?.former).toBe('+992•••••0164');
  });

  test('pickup point and warehouse go along, and parcels on the way follow', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const trackingCode = await builders(service.context).parcelAtHub({
      facts: { customerCode, orderCode: null, pickupPointId: null },
    });
    const newcomer = await newCustomer(service);
    expect(endOf(await newcomer.ask('PUT', '/profile/pickup-point', { pickupPointId: khujand }))).toBe('ok');
    await service.context.sql`
      insert into chosen_warehouse (customer_id, place_id)
      select ${newcomer.account.id}, id from place where code = 'YIWU-WH'`;
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    const { token } = moneyOf<{ token: string }>(await claimAs(newcomer, slip));
    const own = moneyOf(await call(service.app, 'GET', '/profile/pickup-point', { token }));
    expect(own).toMatchObject({ pickupPoint: { id: khujand } });
    const [row] = await service.context.sql`
      select pickup_point_id as point, customer_id as chooser from parcel_facts, chosen_warehouse
      where tracking_code = ${trackingCode}`;
    expect(row).toEqual({ point: khujand, chooser: id });
  });

  test('somebody who came by a slip and has a second old code brings both together', async () => {
    const first = await madeCustomer(service, manager);
    const second = await madeCustomer(service, manager);
    const slipFor = async ({ customerCode }: { customerCode: string }) => ({
      customerCode,
      slipCode: await slipOf(service, manager, customerCode),
    });
    const { token } = moneyOf<{ token: string }>(await claim(service, await slipFor(first)));
    const body = await slipFor(second);
    const session = moneyOf<{ user: { id: string } }>(
      await call(service.app, 'POST', '/profile/claim', { token, body }),
    );
    expect(session.user.id).toBe(second.id);
    expect(await findCustomerAsWritten(service.context.db, first.customerCode)).toMatchObject(second);
  });

  test('an account that was used is left to the office, and the slip opens the old code on its own', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const user = await newCustomer(service);
    await readyParcel(service, user, khujand);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    const refused = await claimAs(user, slip);
    expect(endOf(refused)).toBe('409 claim.mergeNeeded');
    expect(refused.json['msg']).toMatch(/the office can merge it with the old code/);
    expect((await user.ask('GET', '/orders')).status).toBe(200);
    const session = moneyOf<{ user: { id: string } }>(await claim(service, slip));
    expect(session.user.id).toBe(id);
    expect((await logIn(service.app, user.account)).user.id).toBe(user.account.id);
  });

  test('a wrong slip moves nothing', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    await slipOf(service, manager, customerCode);
    const user = await newCustomer(service);
    expect(endOf(await claimAs(user, { customerCode, slipCode: 'AAAA0000' }))).toBe('422 claim.notFitting');
    expect((await user.ask('GET', '/orders')).status).toBe(200);
  });
});
