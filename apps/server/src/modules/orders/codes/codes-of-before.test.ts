import { randomUUID } from 'node:crypto';
import { foldCustomerCode, looseOf } from '@rohi/contract/accounts/customer-code';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { importText, problemsOf } from '../../../../test/import-text.ts';
import { moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { shapesChangeKey } from '../../accounts/codes/customer-codes.service.ts';
import { foldOldTexts } from '../../search/search-walk.service.ts';

let service: TestApp;
let manager: MoneyPerson;
let amina: Customer;
let bobo: Customer;
let points: { khujand: number; kulob: number };

/** A code that a customer had elsewhere. */
async function addAlias({ customerCode }: Customer, written: string): Promise<void> {
  const folded = foldCustomerCode(written) ?? '';
  await service.context.sql`
    insert into customer_code_alias (folded, loose, written, user_id, source, since)
    select ${folded}, ${looseOf(folded)}, ${written}, id, 'IMPORT', now() from user_account where customer_code = ${customerCode}`;
}

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
  amina = await newCustomer(service);
  bobo = await newCustomer(service);
  for (const [customer, written] of [
    [amina, 'TPS001'],
    [amina, 'TPS-17'],
    [bobo, 'TPS0017'],
  ] as const)
    await addAlias(customer, written);
  service.context.changes.end([shapesChangeKey]);
});

const listed = async (path: string) =>
  ((await manager.get(path)).json['data'] as { list: { code: string }[] }).list.map(({ code }) => code);

describe('a code of before leads to its customer', () => {
  const order = (customerCode: string) => ({
    requestId: randomUUID(),
    customerCode,
    goods: 'Чайник',
    pickupPointId: points.khujand,
  });

  test('in an order taken on the phone, and is asked about where it may be of two', async () => {
    const taken = await manager.post('/staff/retail-orders', order('тps 1'));
    expect(taken.json['data']).toMatchObject({ customerCode: amina.customerCode });
    const refused = await manager.post('/staff/retail-orders', order('TPS 017'));
    expect(refused.json['error']).toBe('customers.codeAmbiguous');
    expect(refused.json['msg']).toContain(amina.customerCode);
    expect(refused.json['msg']).toContain(bobo.customerCode);
  });

  test('in a file of parcels', async () => {
    const codes = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
    const [first, second, third] = codes;
    const text = `Tracking code,Customer code\n${first},ТРS-001\n${second},tps0017\n${third},TPS017\n`;
    const report = await importText(service.context, text);
    expect(problemsOf(report)).toEqual([[4, 'Customer code', 'TPS017', 'severalCustomers']]);
    const owners = await service.context.sql<{ owner: string }[]>`
      select customer_code as owner from parcel where tracking_code = any(${codes}) order by id`;
    expect(owners.map(({ owner }) => owner)).toEqual([amina.customerCode, bobo.customerCode]);
  });

  test('at the till', async () => {
    const { json } = await manager.get('/staff/payments/owed?customerCode=tps001');
    expect(json['data']).toMatchObject({ customerCode: amina.customerCode });
    const both = await manager.get('/staff/payments/owed?customerCode=TPS017');
    expect(both.json['error']).toBe('customers.codeAmbiguous');
  });

  test('in the lists of the office, in either script', async () => {
    await foldOldTexts(service.context);
    for (const search of ['TPS001', 'ТРS 001', 'tps-001', 'tps 1'])
      expect(await listed(`/staff/customers?search=${encodeURIComponent(search)}`)).toEqual([
        amina.customerCode,
      ]);
  });

  test('and its shape is known to whoever is logged in', async () => {
    const { json } = await amina.ask('GET', '/auth/userinfo');
    const { customerCodeShapes } = json['data'] as { customerCodeShapes: { letters: string }[] };
    expect(customerCodeShapes.map(({ letters }) => letters)).toContain('TPS');
  });
});
