import { randomUUID } from 'node:crypto';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireShift } from '@rohi/contract/billing/shifts.contract';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, chargesToPay, type Till } from '../../../../test/tills.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let till: Till;
let customer: Customer;
/** 23:58 in Dushanbe, a minute before the notes are counted. */
const taken = '2026-11-20T18:58:00.000Z';
beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  khujand = made.points.khujand;
  service.clock.set('2026-11-20T18:30:00Z');
  await setRate(await moneyPerson(service, 'manager'));
});
beforeEach(async () => {
  service.clock.set('2026-11-20T18:30:00Z');
  manager = await moneyPerson(service, 'manager');
  till = await openTill(service, { manager, unitId: khujand });
  customer = await newCustomer(service);
  await readyParcel(service, customer, khujand);
});
afterEach(() => expectLedgerAdds(service));

const act = (by: MoneyPerson, name: string, body: object = {}) =>
  by.post(`/staff/shifts/${till.shift.id}/${name}`, body);

/** The notes of a drawer that began with 2,000 somoni and holds 92.50 of an unknown payment. */
async function countIt(): Promise<void> {
  service.clock.set('2026-11-20T18:59:00Z');
  const counted = { TJS: { notes: { 500: 4, 50: 1, 20: 2, 1: 2 }, coins: '0.50' }, USD: { notes: {} } };
  moneyOf(await act(till.clerk, 'count', { counted, card: '0' }));
}

async function closeIt(): Promise<void> {
  await countIt();
  moneyOf(await act(till.clerk, 'close', { reason: 'UNRECORDED' }));
  const { result } = moneyOf<WireShift>(await act(manager, 'confirm'));
  expect(result).toMatchObject({ difference: { TJS: '92.50' }, late: [] });
}

const late = (more: object = {}) => ({
  cash: { TJS: '100' },
  taken: { shiftId: till.shift.id, at: taken },
  ...more,
});
const report = async () => moneyOf<WireShift>(await manager.get(`/staff/shifts/${till.shift.id}`));
const postedDifference = async () => {
  const [row] = await service.context.sql<{ sum: string }[]>`
    select coalesce(sum(amount_minor), 0) as sum from ledger_posting join ledger_entry on posting_id = ledger_posting.id
    join ledger_account on ledger_account.id = account_id
    where shift_id = ${till.shift.id} and ledger_account.kind = 'DIFFERENCE' and currency = 'TJS'`;
  return Number(row?.sum);
};

describe('a payment that comes once its shift is closed', () => {
  test('is a late item of that shift: another sum was expected, nothing is opened again, and everybody sees it', async () => {
    const charges = chargesToPay(await till.owed(customer));
    await closeIt();
    expect(await postedDifference()).toBe(-92_50);
    // Ten past midnight: another day and another rate.
    service.clock.set('2026-11-20T19:10:00Z');
    await setRate(manager, '9.30', '2026-11-21');
    const requestId = randomUUID();
    const body = late({ requestId, charges });
    const payment = moneyOf<WirePayment>(await till.take(customer, body));
    expect(payment).toMatchObject({
      takenAt: taken,
      at: '2026-11-20T19:10:00.000Z',
      rate: { rate: '9.25', rateDate: '2026-11-20' },
      change: { TJS: { amount: '7.50' } },
    });
    const shift = await report();
    expect(shift).toMatchObject({ state: 'CLOSED', day: '2026-11-20' });
    expect(shift.result).toMatchObject({
      expected: { TJS: '2092.50' },
      counted: { TJS: '2092.50' },
      difference: { TJS: '0.00' },
      late: [
        {
          receiptNumber: payment.receiptNumber,
          takenAt: taken,
          cash: { TJS: '92.50', USD: '0.00' },
          card: '0.00',
        },
      ],
    });
    expect(await postedDifference()).toBe(0);
    // The drawer holds what was counted.
    const next = await moneyPerson(service, 'cashier', 'PP-KHUJAND');
    const opened = await next.post('/staff/shifts', {
      drawerId: shift.drawer.id,
      counted: { TJS: { notes: {} }, USD: { notes: {} } },
    });
    expect(moneyOf<WireShift>(opened).left.TJS).toBe('2092.50');
    expect(moneyOf<WirePayment>(await till.take(customer, body)).id).toBe(payment.id);
    expect(endOf(await till.take(customer, { ...body, cash: { TJS: '101' } }))).toBe(
      '422 billing.requestReused',
    );
    const recorded = await service.context.sql`
      select details from audit_event where action = 'cash:late' and subject_id = ${till.shift.id}`;
    expect(recorded).toHaveLength(1);
  });

  test('counts before the shift is closed too, and then there is no difference to post', async () => {
    const charges = chargesToPay(await till.owed(customer));
    await countIt();
    moneyOf(await till.take(customer, late({ charges })));
    const closed = moneyOf<WireShift>(await act(till.clerk, 'close', { reason: null }));
    expect(closed).toMatchObject({ state: 'CLOSED', result: { difference: { TJS: '0.00' } } });
    expect(await postedDifference()).toBe(0);
  });

  test('gives change in somoni out of a drawer that was emptied since', async () => {
    const charges = chargesToPay(await till.owed(customer));
    await closeIt();
    const { drawer } = await report();
    const next = await moneyPerson(service, 'cashier', 'PP-KHUJAND');
    const counted = { TJS: { notes: {} }, USD: { notes: {} } };
    moneyOf(await next.post('/staff/shifts', { drawerId: drawer.id, counted }));
    moneyOf(await till.take(customer, late({ charges, cash: { USD: '20' } })));
    expect((await report()).result).toMatchObject({ difference: { TJS: '185.00', USD: '-20.00' } });
  });

  test('is refused of a moment outside of the shift, by somebody else, and after three days', async () => {
    const charges = chargesToPay(await till.owed(customer));
    const end = async (more: object) => endOf(await till.take(customer, late({ charges, ...more })));
    const { id: shiftId } = till.shift;
    await countIt();
    for (const at of ['2026-11-20T18:29:00Z', '2026-11-20T18:59:01Z'])
      expect(await end({ taken: { shiftId, at } })).toBe('409 billing.takenElsewhere');
    const other = await openTill(service, { manager, unitId: khujand });
    expect(endOf(await other.take(customer, late({ charges })))).toBe('409 billing.takenElsewhere');
    service.clock.set('2026-11-23T19:00:00Z');
    const { account } = till.clerk;
    const { token } = await logIn(service.app, account);
    const body = {
      requestId: randomUUID(),
      customerCode: customer.customerCode,
      over: 'TJS',
      ...late({ charges }),
    };
    const tooLate = await call(service.app, 'POST', '/staff/payments', { token, body });
    expect(endOf(tooLate)).toBe('409 billing.takenElsewhere');
  });
});
