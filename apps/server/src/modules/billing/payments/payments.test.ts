import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireShift } from '@rohi/contract/billing/shifts.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, chargesToPay, type Till } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});
afterEach(() => expectLedgerAdds(service));

async function withParcels(...weights: number[]): Promise<Customer> {
  const customer = await newCustomer(service);
  for (const weightG of weights) await readyParcel(service, customer, points.khujand, weightG);
  return customer;
}
const account = async ({ ask }: Customer) =>
  moneyOf<{ unpaid: { amount: string }; balance: { available: { amount: string } } }>(
    await ask('GET', '/common/account'),
  );
const paid = async (customer: Customer, fields: object) =>
  moneyOf<WirePayment>(await till.take(customer, fields));

describe('a payment', () => {
  test('settles several charges of a customer in somoni, with change, a rate and a receipt', async () => {
    const customer = await withParcels(3_420, 3_800);
    const owed = await till.owed(customer);
    expect(owed).toMatchObject({ owed: { amount: '18.05' }, owedTjs: { amount: '166.96' } });
    expect(owed.parcels).toHaveLength(2);
    const own = moneyOf<typeof owed>(await customer.ask('GET', '/profile/owed'));
    expect(own).toMatchObject({ owed: owed.owed, owedTjs: owed.owedTjs, parcels: owed.parcels });
    const payment = await paid(customer, { cash: { TJS: '200' } });
    expect(payment).toMatchObject({
      total: { amount: '18.05', currency: 'USD' },
      change: { TJS: { amount: '33.04' } },
      rate: { rate: '9.25', rateDate: '2026-11-20', source: 'NBT' },
      lines: [
        { kind: 'DELIVERY', amount: { amount: '8.55' }, quantity: '3.420', unit: 'KG', unitPrice: '2.50' },
        { kind: 'DELIVERY', amount: { amount: '9.50' } },
      ],
    });
    expect(payment.receiptNumber).toMatch(/^KHUJAND-26-\d{6}$/);
    expect(await account(customer)).toMatchObject({ unpaid: { amount: '0.00' } });
    expect((await till.owed(customer)).owed.amount).toBe('0.00');
    expect(endOf(await till.take(customer, { cash: { TJS: '200' } }))).toBe('409 billing.paidTooMuch');
  });

  test('takes balance, dollars, card and somoni together; what is over goes to the balance if it is wanted', async () => {
    const customer = await withParcels(20_000);
    const top = await paid(customer, { charges: [], cash: { USD: '7' }, over: 'BALANCE' });
    expect(top).toMatchObject({ total: { amount: '0.00' }, toBalance: { amount: '7.00' }, rate: null });
    const payment = await paid(customer, {
      balance: '6.50',
      cash: { USD: '20', TJS: '150' },
      card: { amount: '92.50', reference: ' 004711 ' },
      over: 'BALANCE',
    });
    // 23.50 of 50.00 are left for somoni: 217.38; 25.12 of 242.50 are over, 2.72.
    expect(payment).toMatchObject({
      total: { amount: '50.00' },
      toBalance: { amount: '2.72' },
      means: expect.arrayContaining([
        {
          means: 'CARD',
          given: { amount: '92.50', currency: 'TJS' },
          worth: { amount: '9.99', currency: 'USD' },
          reference: '004711',
        },
      ]) as unknown,
    });
    expect((await account(customer)).balance.available.amount).toBe('3.22');
    const other = await withParcels(4_000);
    expect(endOf(await till.take(other, { balance: '10' }))).toBe('409 billing.balanceTooSmall');
    expect(endOf(await till.take(other, { cash: { USD: '9.50' } }))).toBe('400 request.invalid');
    expect(endOf(await till.take(other, { cash: { TJS: '92.49' } }))).toBe('409 billing.paidTooLittle');
    expect(endOf(await till.take(other, { card: { amount: '92.51', reference: '1' } }))).toBe(
      '409 billing.paidTooMuch',
    );
  });

  test('is asked again when the rate or what is owed has changed meanwhile', async () => {
    const customer = await withParcels(20_000);
    const charges = chargesToPay(await till.owed(customer));
    service.clock.set('2026-12-01T06:00:00Z');
    const late = await moneyPerson(service, 'manager');
    await setRate(late, '9.30', '2026-12-01');
    till = await openTill(service, { manager: late, unitId: points.khujand });
    // Three days of storage beside the delivery.
    const snapshot = chargesToPay(await till.owed(customer));
    expect(snapshot).toHaveLength(2);
    const old = { charges, cash: { TJS: '700' } };
    expect(endOf(await till.take(customer, old))).toBe('409 billing.rateChanged');
    const rate = { rate: '9.3', rateDate: '2026-12-01' };
    const storage = snapshot.find(({ amount }) => amount === '3.00');
    const body = { charges: [{ ...storage, amount: '2.00' }], cash: { TJS: '700' }, rate };
    expect(endOf(await till.take(customer, body))).toBe('409 billing.owedChanged');
    await paid(customer, { cash: { TJS: '700' }, rate });
    service.clock.set('2026-12-02T06:00:00Z');
    till = await openTill(service, {
      manager: await moneyPerson(service, 'manager'),
      unitId: points.khujand,
    });
    // What was paid of storage stays paid: one more day.
    expect((await till.owed(customer)).owed.amount).toBe('1.00');
    service.clock.set('2026-11-20T09:00:00Z');
    manager = await moneyPerson(service, 'manager');
    till = await openTill(service, { manager, unitId: points.khujand });
  });

  test('is still owed for a parcel that was collected unpaid, with the storage it had come to', async () => {
    service.clock.set('2026-12-01T06:00:00Z');
    const late = await moneyPerson(service, 'manager');
    const drawer = await openTill(service, { manager: late, unitId: points.khujand });
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand, 20_000);
    const station = { actor: systemPrincipal('test'), source: 'station' } as const;
    await moveParcel(service.context, code, { type: 'CUSTOMER_RECEIVED', ...station });
    const owed = await drawer.owed(customer);
    expect(owed).toMatchObject({ owed: { amount: '53.00' }, parcels: [{ trackingCode: code }] });
    expect(owed.parcels[0]?.collectedAt).toBe('2026-12-01T06:00:00.000Z');
    expect(await account(customer)).toMatchObject({ unpaid: { amount: '53.00' } });
    const body = { cash: { USD: '60' }, over: 'USD' };
    moneyOf<WirePayment>(await drawer.take(customer, body));
    expect((await drawer.owed(customer)).parcels).toEqual([]);
    expect(await account(customer)).toMatchObject({ unpaid: { amount: '0.00' } });
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('is done once, and of many at once one pays', async () => {
    const customer = await withParcels(4_000);
    const charges = chargesToPay(await till.owed(customer));
    const requestId = randomUUID();
    const body = { requestId, charges, cash: { TJS: '100' } };
    const [first, again] = await Promise.all([till.take(customer, body), till.take(customer, body, second)]);
    expect(moneyOf(first)).toEqual(moneyOf(again));
    const changed = { ...body, cash: { TJS: '101' } };
    expect(endOf(await till.take(customer, changed))).toBe('422 billing.requestReused');
    const next = await withParcels(4_000);
    const both = chargesToPay(await till.owed(next));
    const ends = await Promise.all(
      Array.from({ length: 8 }, async (_, each) =>
        endOf(
          await till.take(
            next,
            { charges: both, cash: { TJS: '100' } },
            each % 2 === 0 ? service.app : second,
          ),
        ),
      ),
    );
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 billing.owedChanged')).toHaveLength(7);
  });

  test('belongs to the open shift of who takes it, and stands in its report', async () => {
    const own = await openTill(service, { manager, unitId: points.khujand });
    await own.take(await withParcels(4_000), { cash: { TJS: '100' } });
    await own.take(await withParcels(4_000), { card: { amount: '92.50', reference: '1' } });
    const cash = {
      counted: { TJS: { notes: { 500: 4, 50: 1, 20: 2, 1: 2 }, coins: '0.50' }, USD: { notes: {} } },
    };
    const { result } = moneyOf<WireShift>(
      await own.clerk.post(`/staff/shifts/${own.shift.id}/count`, { ...cash, card: '92.50' }),
    );
    expect(result).toMatchObject({
      difference: { TJS: '0.00', USD: '0.00' },
      card: { count: 1, taken: '92.50' },
    });
    expect(result?.lines).toContainEqual({ kind: 'PAYMENT', count: 1, TJS: '92.50', USD: '0.00' });
    const refused = await own.take(await withParcels(4_000), { cash: { TJS: '100' } });
    expect(endOf(refused)).toBe('409 billing.noOpenShift');
  });

  test('gives no change that is not there, and leaves nothing behind', async () => {
    const empty = await openTill(
      service,
      { manager, unitId: points.khujand },
      { TJS: { notes: {} }, USD: { notes: {} } },
    );
    const customer = await withParcels(4_000);
    const refused = await empty.take(customer, { cash: { USD: '100' }, over: 'USD' });
    expect(endOf(refused)).toBe('ok');
    const other = await withParcels(3_420);
    expect(endOf(await empty.take(other, { cash: { USD: '10' }, over: 'TJS' }))).toBe(
      '409 billing.drawerTooEmpty',
    );
    expect((await account(other)).unpaid.amount).toBe('8.55');
  });

  test('is read within the own point, and who looked at what is owed is on record', async () => {
    const customer = await withParcels(4_000);
    const { id, receiptNumber } = await paid(customer, { cash: { TJS: '100' } });
    expect(moneyOf(await till.clerk.get(`/staff/payments/${id}`))).toMatchObject({ id, receiptNumber });
    const found = await till.clerk.get(`/staff/payments?receiptNumber=${receiptNumber.toLowerCase()}`);
    expect(moneyOf(found)).toMatchObject({ total: 1, list: [{ id }] });
    const stranger = await moneyPerson(service, 'cashier', 'PP-KULOB');
    expect(endOf(await stranger.get(`/staff/payments/${id}`))).toBe('404 billing.notFound');
    expect(moneyOf(await stranger.get('/staff/payments'))).toMatchObject({ total: 0 });
    const looks = await service.context.sql`
      select kind from personal_look where person_name = ${customer.customerCode} and kind = 'MONEY'`;
    expect(looks.length).toBeGreaterThan(0);
  });
});

describe('numbers of receipts', () => {
  test('have no gaps and no doubles when many are paid at once and some are refused', async () => {
    const unit = { manager, unitId: points.kulob, unit: 'PP-KULOB' };
    const [even, odd] = await Promise.all([openTill(service, unit), openTill(service, unit)]);
    const customers = await Promise.all(Array.from({ length: 12 }, () => withParcels(4_000)));
    await Promise.all(
      customers.map((customer, each) =>
        (each % 2 === 0 ? even : odd).take(
          customer,
          each % 3 === 0 ? { cash: { TJS: '1' } } : { cash: { TJS: '100' } },
        ),
      ),
    );
    const rows = await service.context.sql<{ text: string }[]>`
      select text from receipt where unit_id = ${points.kulob} order by number`;
    expect(rows.map(({ text }) => text)).toEqual(
      Array.from({ length: 8 }, (_, each) => `KULOB-26-${String(each + 1).padStart(6, '0')}`),
    );
  });
});
