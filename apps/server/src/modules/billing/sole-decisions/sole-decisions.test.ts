import { randomUUID } from 'node:crypto';
import type { StaffCompensation, WireCompensation } from '@rohi/contract/billing/compensations.contract';
import type { WireCorrection } from '@rohi/contract/billing/corrections.contract';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WirePointsChange } from '@rohi/contract/billing/points.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import type { SoleAllowance } from '@rohi/contract/billing/sole-decisions.contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';
import { saveSetting } from '../../reference-data/settings.service.ts';
import { endWaitingRefunds } from '../refunds/refunds.service.ts';

const now = '2026-11-20T09:00:00Z';
let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  const other = await openTestContext(service.address);
  second = await buildApp(other.context);
  for (const { clock } of [service, other]) clock.set(now);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});
/** Each test has people who have decided nothing today. */
let one: MoneyPerson;
let two: MoneyPerson;
beforeEach(async () => {
  service.clock.set(now);
  [one, two] = await Promise.all([moneyPerson(service, 'manager'), moneyPerson(service, 'manager')]);
});
afterEach(() => expectLedgerAdds(service));

/** A customer who has paid ten dollars for a delivery, and owes ten for another one. */
async function customerWithMoney() {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand);
  const payment = moneyOf<WirePayment>(await till.take(customer, { cash: { TJS: '100' } }));
  await readyParcel(service, customer, points.khujand);
  const charges = (await till.owed(customer)).parcels.flatMap((parcel) => parcel.charges);
  const chargeId = charges.find(({ owed }) => owed.amount === '10.00')?.id ?? '';
  return { customer, code, payment, chargeId };
}
type Money = Awaited<ReturnType<typeof customerWithMoney>>;

const refund = async (
  by: MoneyPerson,
  { payment }: Pick<Money, 'payment'>,
  amount: string,
  through = service.app,
) =>
  moneyOf<WireRefund>(
    await by.post(
      `/staff/payments/${payment.id}/refunds`,
      { lines: [{ line: 1, amount }], reason: 'it was broken', owedAgain: false },
      through,
    ),
  );
const correct = async (
  by: MoneyPerson,
  { chargeId }: Pick<Money, 'chargeId'>,
  amount: string,
  way = 'LOWER',
) =>
  moneyOf<WireCorrection>(
    await by.post(`/staff/charges/${chargeId}/corrections`, { way, amount, reason: 'it was late' }),
  );
const give = async (by: MoneyPerson, { customerCode }: Customer, count: number, through = service.app) =>
  moneyOf<WirePointsChange>(
    await by.post('/staff/points', { customerCode, points: count, reason: 'a gift' }, through),
  );
async function compensate(by: MoneyPerson, { customer, code }: Money, granted: string) {
  const { id } = moneyOf<WireCompensation>(
    await customer.ask('POST', '/profile/compensations', {
      requestId: randomUUID(),
      trackingCode: code,
      amount: granted,
      kind: 'DAMAGED',
      words: 'The box is crushed and the cup broken',
    }),
  );
  const decision = { granted, reason: 'The box was opened' };
  return moneyOf<StaffCompensation>(await by.post(`/staff/compensations/${id}/decide`, decision));
}
const allowance = async (by: MoneyPerson, { customerCode }: Customer) =>
  moneyOf<SoleAllowance>(await by.get(`/staff/sole-allowance?customerCode=${customerCode}`));
const allowanceOf = async (by: MoneyPerson, { payment }: Money) =>
  moneyOf<{ alone: SoleAllowance; left: { amount: string }[] }>(
    await by.get(`/staff/payments/${payment.id}/refunds`),
  );
const set = (
  key: 'alone.paymentUpTo' | 'alone.customerUpTo' | 'alone.customerDays' | 'alone.dayUpTo',
  value: string | null,
) => saveSetting(service.context, key, value, 'test');

const day = 86_400_000;
/** Log-ins end meanwhile: who decides then comes anew. */
const after = (ms: number) => {
  service.clock.advance(ms);
  return moneyPerson(service, 'manager');
};

describe('what one person decides alone', () => {
  test('is five dollars of a payment, in however many pieces and by whomever', async () => {
    const money = await customerWithMoney();
    expect(await allowanceOf(one, money)).toMatchObject({
      left: [{ amount: '10.00' }],
      alone: {
        left: { amount: '5.00' },
        ofPayment: { left: { amount: '5.00' }, limit: { amount: '5.00' } },
        ofCustomer: { left: { amount: '5.00' }, days: 30 },
        ofPerson: { left: { amount: '25.00' }, limit: { amount: '25.00' } },
      },
    });
    const pieces: readonly (readonly [MoneyPerson, string, string])[] = [
      [one, '2.00', 'APPROVED'],
      [one, '2.00', 'APPROVED'],
      [two, '0.99', 'APPROVED'],
      [one, '0.01', 'APPROVED'],
      [one, '0.01', 'WAITING'],
      [two, '0.01', 'WAITING'],
      [one, '4.98', 'WAITING'],
    ];
    for (const [by, amount, state] of pieces) expect((await refund(by, money, amount)).state).toBe(state);
    expect((await allowanceOf(two, money)).alone).toMatchObject({
      left: { amount: '0.00' },
      ofPayment: { left: { amount: '0.00' } },
      ofPerson: { left: { amount: '24.01' } },
    });
    // Of a payment it is five for good, also when the thirty days of the customer are over.
    expect((await allowanceOf(await after(31 * day), money)).alone).toMatchObject({
      left: { amount: '0.00' },
      ofCustomer: { left: { amount: '5.00' } },
    });
  });

  test('counts refunds, corrections, points and compensations of a customer together', async () => {
    const money = await customerWithMoney();
    expect((await give(one, money.customer, 100)).state).toBe('DONE');
    expect((await correct(two, money, '1.50')).state).toBe('DONE');
    expect((await refund(one, money, '1.00')).state).toBe('APPROVED');
    expect((await compensate(two, money, '1.49')).state).toBe('ACCEPTED');
    expect(await allowance(one, money.customer)).toMatchObject({
      left: { amount: '0.01' },
      ofPayment: null,
      ofCustomer: { left: { amount: '0.01' } },
    });
    // Taking what was given and raising what was lowered is no way to decide once more.
    for (const by of [one, two, manager]) {
      expect((await give(by, money.customer, -2)).state).toBe('WAITING');
      expect((await correct(by, money, '0.02', 'RAISE')).state).toBe('WAITING');
      expect((await correct(by, money, '0.02')).state).toBe('WAITING');
      expect((await refund(by, money, '0.02')).state).toBe('WAITING');
    }
    expect((await compensate(one, money, '0.02')).state).toBe('CONFIRMING');
    expect((await give(two, money.customer, 1)).state).toBe('DONE');
    expect((await give(two, money.customer, 1)).state).toBe('WAITING');
    expect((await correct(await after(30 * day), money, '5.00', 'RAISE')).state).toBe('DONE');
  });

  test('is left as it was by what two have decided, was refused, taken back, or has ended', async () => {
    const money = await customerWithMoney();
    const left = async () => (await allowanceOf(one, money)).alone.left.amount;
    const large = await refund(one, money, '5.01');
    expect(large.state).toBe('WAITING');
    moneyOf(await two.post(`/staff/refunds/${large.id}/approve`, {}));
    const points = await give(one, money.customer, 501);
    moneyOf(await two.post(`/staff/points/${points.id}/confirm`, {}));
    const lowered = await correct(one, money, '6.00');
    moneyOf(await two.post(`/staff/corrections/${lowered.id}/refuse`, {}));
    expect((await compensate(one, money, '0.50')).state).toBe('ACCEPTED');
    expect(await left()).toBe('4.50');
    const small = await refund(one, money, '4.00');
    expect([small.state, await left()]).toEqual(['APPROVED', '0.50']);
    moneyOf(await one.post(`/staff/refunds/${small.id}/withdraw`, {}));
    expect(await left()).toBe('4.50');
    const forgotten = await refund(one, money, '4.49');
    expect([forgotten.state, await left()]).toEqual(['APPROVED', '0.01']);
    const later = await after(3 * day);
    await endWaitingRefunds(service.context);
    expect((await allowanceOf(later, money)).alone.ofPayment?.left.amount).toBe('5.00');
    expect(endOf(await later.post(`/staff/refunds/${forgotten.id}/pay`, {}))).toBe(
      '409 billing.alreadyDecided',
    );
  });

  test('is twenty-five dollars on a Dushanbe day, for whichever customers', async () => {
    const customers = await Promise.all(Array.from({ length: 7 }, () => newCustomer(service)));
    const answers = await Promise.all(
      customers.map((customer, each) => give(one, customer, 500, each % 2 === 0 ? service.app : second)),
    );
    const states = answers.map(({ state }) => state).toSorted();
    expect(states).toEqual([...Array.from({ length: 5 }, () => 'DONE'), 'WAITING', 'WAITING']);
    const fresh = await newCustomer(service);
    expect((await allowance(one, fresh)).left.amount).toBe('0.00');
    expect((await give(one, fresh, 1)).state).toBe('WAITING');
    expect((await give(two, fresh, 1)).state).toBe('DONE');
    // Ten hours later it is another day in Dushanbe, and the same person logs in anew.
    const again = async ({ account }: MoneyPerson) => {
      const { token } = await logIn(service.app, account);
      const body = { requestId: randomUUID(), customerCode: fresh.customerCode, points: 1, reason: 'a gift' };
      return call(service.app, 'POST', '/staff/points', { token, body });
    };
    service.clock.advance(10 * 3_600_000);
    expect(moneyOf(await again(one))).toMatchObject({ state: 'DONE' });
  });

  test('is not passed by many at once, of one customer by two people in two processes', async () => {
    const money = await customerWithMoney();
    const act = (each: number, by: MoneyPerson, app: FastifyInstance): Promise<{ state: string }> => {
      if (each % 3 === 0) return refund(by, money, '0.70', app);
      return each % 3 === 1 ? give(by, money.customer, 70, app) : correct(by, money, '0.70');
    };
    const done = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        act(each, each % 2 === 0 ? one : two, each % 4 < 2 ? service.app : second),
      ),
    );
    expect(done.filter(({ state }) => state !== 'WAITING')).toHaveLength(7);
  });

  test('follows the settings of the manager, which no large sum fits', async () => {
    const money = await customerWithMoney();
    await set('alone.customerUpTo', '2');
    expect((await give(one, money.customer, 201)).state).toBe('WAITING');
    await set('alone.customerUpTo', '20');
    await set('alone.paymentUpTo', '6');
    expect((await refund(one, money, '6.00')).state).toBe('APPROVED');
    await set('alone.dayUpTo', '7');
    expect((await allowance(one, money.customer)).ofPerson).toMatchObject({
      left: { amount: '1.00' },
      limit: { amount: '7.00' },
    });
    await set('alone.dayUpTo', '0');
    expect((await allowance(one, money.customer)).left.amount).toBe('0.00');
    expect((await correct(one, money, '0.01')).state).toBe('WAITING');
    for (const value of ['501', '99999', '5.5', '-1'])
      await expect(set('alone.customerUpTo', value)).rejects.toThrow('request.invalid');
    for (const key of ['alone.customerUpTo', 'alone.paymentUpTo', 'alone.dayUpTo'] as const)
      await set(key, null);
  });

  test('is held by the database too', async () => {
    const money = await customerWithMoney();
    const { sql } = service.context;
    const { id } = await refund(one, money, '9.00');
    const approvedAlone = sql`update refund set state = 'APPROVED' where id = ${id}`;
    await expect(approvedAlone).rejects.toThrow('is not counted');
    const tooMuch = sql`
      insert into sole_decision (id, kind, customer_code, payment_id, amount_minor, by_id, at, day, payment_limit, customer_limit,
        customer_days, day_limit)
      select id, 'REFUND', customer_code, payment_id, amount_minor, asked_by_id, asked_at, '2026-11-20', 500, 500, 30, 2500
      from refund where id = ${id}`;
    await expect(tooMuch).rejects.toThrow('more than one person decides alone');
    const small = await correct(one, money, '1.00');
    const forged = sql`update sole_decision set amount_minor = 1 where id = ${small.id}`;
    await expect(forged).rejects.toThrow('never changed');
    await expect(sql`delete from sole_decision where id = ${small.id}`).rejects.toThrow('never changed');
    const waiting = await correct(one, money, '6.00');
    await expect(sql`update charge_correction set state = 'DONE' where id = ${waiting.id}`).rejects.toThrow(
      'is not counted',
    );
    const { id: granted } = await compensate(one, money, '1.00');
    const another = sql`update compensation set granted_minor = 2 where id = ${granted}`;
    await expect(another).rejects.toThrow('is not counted');
  });
});
