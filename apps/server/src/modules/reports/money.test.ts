import type { DataOf } from '@rohi/contract/endpoint';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import type * as calls from '@rohi/contract/reports/money.contract';
import { beforeAll, expect, test } from 'vitest';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { openingFile, openingRow, openRows } from '../../../test/opening.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { newOwnRole } from '../../../test/own-roles.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Owed, type Till } from '../../../test/tills.ts';

type Report = DataOf<typeof calls.readMoney>;
type Unpaid = DataOf<typeof calls.listUnpaid>;
type Taken = DataOf<typeof calls.listTaken>;

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
let other: Till;
let customers: Customer[];
const range = 'from=2026-11-01&to=2026-11-30';
const soonAfter = '2026-11-20T19:05:00Z';
const minor = (amount: string) => readAmountMinor(amount.replace('-', '')) ?? 0n;
const signed = (amount: string) => (amount.startsWith('-') ? -minor(amount) : minor(amount));

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  // 23:50 in Dushanbe.
  service.clock.set('2026-11-20T18:50:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
  other = await openTill(service, { manager, unitId: points.kulob, unit: 'PP-KULOB' });
  customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(service)));
  const [first, second, third, fourth] = customers as [Customer, Customer, Customer, Customer];
  await readyParcel(service, first, points.khujand, 1_600);
  await readyParcel(service, first, points.khujand, 3_200);
  await readyParcel(service, second, points.khujand, 2_800);
  await readyParcel(service, third, points.kulob, 4_000);
  await readyParcel(service, fourth, points.kulob, 4_000);
  const payment = moneyOf<WirePayment>(
    await till.take(second, { cash: { TJS: '50' }, card: { amount: '18.50', reference: '1' } }),
  );
  const refund = moneyOf<WireRefund>(
    await till.clerk.post(`/staff/payments/${payment.id}/refunds`, {
      lines: [{ line: 1, amount: '3.00' }],
      reason: 'it was broken',
      owedAgain: true,
    }),
  );
  moneyOf(await till.clerk.post(`/staff/refunds/${refund.id}/pay`, { reference: '2' }));
  moneyOf(await other.take(third, { cash: { USD: '20' } }));
  // Past midnight the shift is still that of the day on which it was opened.
  service.clock.set(soonAfter);
  moneyOf(await till.take(second, { charges: [], cash: { USD: '10' }, over: 'BALANCE' }));
});

const report = async (by: MoneyPerson) => moneyOf<Report>(await by.get(`/reports/money?${range}`));

async function unpaidBehind(by: MoneyPerson, age?: string): Promise<Unpaid['list']> {
  const path = `/reports/money/unpaid?${age === undefined ? '' : `age=${encodeURIComponent(age)}&`}limit=1`;
  const { total } = moneyOf<Unpaid>(await by.get(path));
  const pages = await Promise.all(
    Array.from({ length: total }, async (_, index) =>
      moneyOf<Unpaid>(await by.get(`${path}&page=${index + 1}`)),
    ),
  );
  return pages.flatMap(({ list }) => list);
}

test('unpaid by age: each number is that of its list, and all of them are what the tills are shown', async () => {
  for (const now of ['2026-11-20T19:05:00Z', '2026-12-20T19:30:00Z', '2027-02-20T19:30:00Z']) {
    service.clock.set(now);
    const office = await moneyPerson(service, 'manager');
    const { unpaid } = await report(office);
    for (const { age, count, amount } of [...unpaid.ages, { age: undefined, ...unpaid.total }]) {
      const list = await unpaidBehind(office, age);
      expect(list).toHaveLength(count);
      expect(new Set(list.map(({ chargeId }) => chargeId)).size).toBe(count);
      expect(list.reduce((sum, { owed }) => sum + minor(owed.amount), 0n)).toBe(minor(amount.amount));
    }
    const owed = await Promise.all(
      customers.map(async ({ customerCode }) =>
        moneyOf<Owed>(await office.get(`/staff/payments/owed?customerCode=${customerCode}`)),
      ),
    );
    expect(owed.reduce((sum, each) => sum + minor(each.owed.amount), 0n)).toBe(
      minor(unpaid.total.amount.amount),
    );
    expect(unpaid.ages.reduce((sum, { count }) => sum + count, 0)).toBe(unpaid.total.count);
    expect(unpaid.total.count).toBeGreaterThan(3);
  }
  service.clock.set(soonAfter);
});

const count = async ({ clerk, shift }: Till, counted: object) =>
  moneyOf(await clerk.post(`/staff/shifts/${shift.id}/count`, { counted, card: '0' }));

test('money by day: each number is that of its list, refunds apart, on the day of the shift', async () => {
  // The count is blind: what came in is not shown while a shift is open.
  expect((await report(manager)).takings).toEqual([]);
  await count(till, { TJS: { notes: { 500: 4 } }, USD: { notes: { 10: 1 } } });
  await count(other, { TJS: { notes: { 500: 4 } }, USD: { notes: { 10: 1 } } });
  const { takings } = await report(manager);
  expect(takings.every(({ key }) => key === '2026-11-20')).toBe(true);
  expect(
    takings.map(({ means, clerk, taken, refunded }) => [clerk, means, taken.count, refunded.count]),
  ).toEqual(
    expect.arrayContaining([
      [till.clerk.account.username, 'CARD', 1, 1],
      [till.clerk.account.username, 'CASH_TJS', 1, 1],
      [till.clerk.account.username, 'CASH_USD', 1, 0],
      [other.clerk.account.username, 'CASH_USD', 1, 0],
    ]),
  );
  for (const { unitId, clerkId, means, taken, refunded } of takings) {
    const path = `/reports/money/taken?${range}&unitId=${unitId}&clerkId=${clerkId}&means=${means}`;
    const { total, list } = moneyOf<Taken>(await manager.get(path));
    const sum = (kind: string) =>
      list.reduce((all, row) => (row.kind === kind ? all + signed(row.amount.amount) : all), 0n);
    expect(total).toBe(taken.count + refunded.count);
    expect(list).toHaveLength(total);
    expect(sum('PAYMENT')).toBe(signed(taken.amount.amount));
    expect(-sum('REFUND')).toBe(signed(refunded.amount.amount));
  }
  const card = takings.find(({ means }) => means === 'CARD');
  expect(card).toMatchObject({ taken: { amount: { amount: '18.50', currency: 'TJS' } } });
});

test('days outside a period have none, more than 92 days are months, and more than ten years are refused', async () => {
  const reportOf = async (days: string) => manager.get(`/reports/money?${days}`);
  expect(moneyOf<Report>(await reportOf('from=2026-11-21&to=2026-11-30')).takings).toEqual([]);
  const months = moneyOf<Report>(await reportOf('from=2026-01-01&to=2026-12-31')).takings;
  expect(new Set(months.map(({ key }) => key))).toEqual(new Set(['2026-11']));
  expect(endOf(await reportOf('from=2010-01-01&to=2026-12-31'))).toBe('400 request.invalid');
  expect(endOf(await till.clerk.get(`/reports/money?${range}`))).toBe('403 auth.notAllowed');
});

test('staff of a point get the money of that point alone', async () => {
  const bound = await newOwnRole(service, { workplace: 'POINT', unit: 'PP-KULOB' });
  await bound.grant('report:read');
  const { unpaid, takings } = moneyOf<Report>(await bound.ask('GET', `/reports/money?${range}`));
  expect(new Set(takings.map(({ unitId }) => unitId))).toEqual(new Set([points.kulob]));
  const { total, list } = moneyOf<Unpaid>(await bound.ask('GET', '/reports/money/unpaid'));
  expect(list.map(({ customerCode }) => customerCode)).toEqual([customers[3]?.customerCode]);
  expect(unpaid.total.count).toBe(total);
});

test('debts from before a move-in stand by currency with their customers, and apart from what is unpaid', async () => {
  const before = await report(manager);
  expect(before.debts).toEqual([]);
  const [first, second] = customers as [Customer, Customer];
  const file = openingFile('2026-11-18');
  await openRows(service.context, file, [
    openingRow(1, first, { words: 'борон' }),
    openingRow(2, second, { amountMinor: 7_050n }),
    openingRow(3, second, { currency: 'USD', amountMinor: 1_200n }),
    openingRow(4, second, { side: 'CREDIT', currency: 'USD', amountMinor: 900n }),
  ]);
  const after = await report(manager);
  expect(after.unpaid).toEqual(before.unpaid);
  expect(after.debts).toEqual([
    { currency: 'TJS', count: 2, amount: { amount: '570.50', currency: 'TJS' } },
    { currency: 'USD', count: 1, amount: { amount: '12.00', currency: 'USD' } },
  ]);
  const list = (currency: string, page = 1) =>
    manager.get(`/reports/money/debts?currency=${currency}&limit=1&page=${page}`);
  expect(moneyOf(await list('TJS', 2))).toMatchObject({
    total: 2,
    list: [
      { customerCode: second.customerCode, day: '2026-11-18', owed: { amount: '70.50', currency: 'TJS' } },
    ],
  });
  expect(moneyOf(await list('TJS'))).toMatchObject({
    list: [{ customerCode: first.customerCode, words: 'борон' }],
  });
  expect(endOf(await list('CNY'))).toBe('400 request.invalid');
  // They belong to no point.
  const bound = await newOwnRole(service, { workplace: 'POINT', unit: 'PP-KULOB' });
  await bound.grant('report:read');
  expect(moneyOf<Report>(await bound.ask('GET', `/reports/money?${range}`)).debts).toEqual([]);
  expect(moneyOf(await bound.ask('GET', '/reports/money/debts?currency=TJS'))).toEqual({
    total: 0,
    list: [],
  });
});
