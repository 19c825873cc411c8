import { randomUUID } from 'node:crypto';
import type { WireCustomerTerms } from '@rohi/contract/billing/customer-terms.contract';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { ownOwed } from '@rohi/contract/billing/statement.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, setRate, chargesToPay, type Till } from '../../../../test/tills.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { checkDueCharges } from '../check-charges.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
const reason = 'agreed by telephone';

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T06:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});

const setTerms = ({ account }: Customer, terms: string, more: object = {}, by = manager) =>
  by.post(`/staff/customers/${account.id}/terms`, { terms, reason, ...more });
const receive = ({ customerCode }: Customer, weightG: number | null = 4_000) =>
  builders(service.context).parcelReceivedInChina({
    facts: { customerCode, weightG, pickupPointId: points.khujand, orderCode: null },
    receivedAt: '2026-11-10T06:00:00Z',
  });
/** What the till is shown for each parcel: the sum, and whether it is on its way. */
const owedFor = async (customer: Customer) =>
  Object.fromEntries(
    (await till.owed(customer)).parcels.map(({ trackingCode, owed, isUnderWay }) => [
      trackingCode,
      [owed.amount, isUnderWay],
    ]),
  );
const arrive = async (trackingCode: string) => {
  const actor = systemPrincipal('test');
  for (const type of ['LINEHAUL_DEPARTED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED'] as const)
    await moveParcel(service.context, trackingCode, { type, actor, source: 'office' });
};

test('who pays before departure owes from the receipt on, what was under way with it; with the old terms that ends, and what was paid stays', async () => {
  const customer = await newCustomer(service);
  const earlier = await receive(customer);
  expect(await owedFor(customer)).toEqual({});
  expect(moneyOf(await setTerms(customer, 'PREPAID'))).toMatchObject({ terms: 'PREPAID', reason });
  const later = await receive(customer);
  await receive(customer, null);
  const owed = await owedFor(customer);
  const price = owed[earlier]?.[0];
  expect(Number(price)).toBeGreaterThan(0);
  expect(owed).toEqual({ [earlier]: [price, true], [later]: [price, true] });
  const own = moneyOf<DataOf<typeof ownOwed>>(await customer.ask('GET', '/profile/owed'));
  expect(own).toMatchObject({ terms: 'PREPAID', parcels: [{ isUnderWay: true }, { isUnderWay: true }] });
  const { charges } = own.parcels.find(({ trackingCode }) => trackingCode === earlier) ?? { charges: [] };
  expect(charges.map(({ kind }) => kind)).toEqual(['DELIVERY']);
  expect((await checkDueCharges(service.context)).wrong).toEqual([]);
  moneyOf<WirePayment>(
    await till.take(customer, {
      charges: charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
      cash: { USD: '100' },
      over: 'BALANCE',
    }),
  );
  expect(await owedFor(customer)).toEqual({ [earlier]: ['0.00', true], [later]: [price, true] });
  moneyOf(await setTerms(customer, 'WHEN_READY'));
  expect(await owedFor(customer)).toEqual({});
  // What was paid is not owed again at the point.
  await arrive(earlier);
  await arrive(later);
  expect(await owedFor(customer)).toEqual({ [earlier]: ['0.00', false], [later]: [price, false] });
  expect((await checkDueCharges(service.context)).wrong).toEqual([]);
  await expectLedgerAdds(service);
});

test('terms are set by the office with a reason, once a request, and stand in the record of the customer', async () => {
  const customer = await newCustomer(service);
  const { id } = customer.account;
  const account = async () =>
    moneyOf<{ terms: WireCustomerTerms }>(await manager.get(`/staff/customers/${id}/account`)).terms;
  expect(await account()).toEqual({ terms: 'WHEN_READY', since: null, by: null, reason: null });
  expect(endOf(await setTerms(customer, 'PREPAID', {}, till.clerk))).toBe('403 auth.notAllowed');
  expect(endOf(await setTerms(customer, 'PREPAID', { reason: ' ' }))).toBe('400 request.invalid');
  expect(endOf(await setTerms(customer, 'WHEN_READY'))).toBe('409 billing.termsStand');
  const requestId = randomUUID();
  const [first, again] = [
    await setTerms(customer, 'PREPAID', { requestId }),
    await setTerms(customer, 'PREPAID', { requestId }),
  ];
  expect(moneyOf(again)).toEqual(moneyOf(first));
  expect(endOf(await setTerms(customer, 'WHEN_READY', { requestId }))).toBe('422 billing.requestReused');
  const ends = await Promise.all([setTerms(customer, 'WHEN_READY'), setTerms(customer, 'WHEN_READY')]);
  expect(ends.map(endOf).toSorted()).toEqual(['409 billing.termsStand', 'ok']);
  expect(await account()).toMatchObject({ terms: 'WHEN_READY', by: manager.account.username, reason });
  const { list } = moneyOf<{ list: { action: string; changes: object[] }[] }>(
    await manager.get(`/staff/customers/${id}/timeline`),
  );
  const changed = list.filter(({ action }) => action === 'customer:terms');
  expect(changed).toHaveLength(2);
  expect(changed[0]?.changes).toMatchObject([
    { field: 'reason', after: reason },
    { field: 'termsAfter', after: 'WHEN_READY' },
    { field: 'termsBefore', after: 'PREPAID' },
  ]);
});

test('parcels that are received while the terms are set are charged by the new ones', async () => {
  for (let round = 0; round < 5; round += 1) {
    const customer = await newCustomer(service);
    const receipts = Array.from({ length: 6 }, () => receive(customer));
    const [answer, ...codes] = await Promise.all([setTerms(customer, 'PREPAID'), ...receipts]);
    moneyOf(answer);
    expect(Object.keys(await owedFor(customer)).toSorted()).toEqual(codes.toSorted());
  }
});

test('one charge that two cashiers take at once is paid once', async () => {
  const customer = await newCustomer(service);
  moneyOf(await setTerms(customer, 'PREPAID'));
  await receive(customer);
  const other = await openTill(service, { manager, unitId: points.kulob, unit: 'PP-KULOB' });
  const charges = chargesToPay(await till.owed(customer));
  const paid = { charges, cash: { USD: '50' }, over: 'BALANCE' };
  const ends = await Promise.all([till.take(customer, paid), other.take(customer, paid)]);
  expect(ends.map(endOf).toSorted()).toEqual(['409 billing.owedChanged', 'ok']);
  expect(chargesToPay(await till.owed(customer))).toEqual([]);
});
