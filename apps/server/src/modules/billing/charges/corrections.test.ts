import { randomUUID } from 'node:crypto';
import type { WireCorrection } from '@rohi/contract/billing/corrections.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});
afterEach(() => expectLedgerAdds(service));

/** A parcel with a delivery of ten dollars, and its charge. */
async function charged() {
  const customer = await newCustomer(service);
  await readyParcel(service, customer, points.khujand, 4_000);
  const { parcels } = await till.owed(customer);
  const id = parcels[0]?.charges.find(({ kind }) => kind === 'DELIVERY')?.id ?? '';
  const owed = async () => (await till.owed(customer)).owed.amount;
  return { customer, id, owed };
}
const correct = (by: MoneyPerson, id: string, amount: string, more: object = {}) =>
  by.post(`/staff/charges/${id}/corrections`, { way: 'LOWER', amount, reason: 'it was late', ...more });

describe('a correction of a charge', () => {
  test('lowers what is owed, and what is left is paid', async () => {
    const { customer, id, owed } = await charged();
    const requestId = randomUUID();
    const first = moneyOf<WireCorrection>(await correct(manager, id, '4.00', { requestId }));
    expect(first).toMatchObject({ state: 'DONE', amount: { amount: '-4.00' } });
    expect(moneyOf(await correct(manager, id, '4.00', { requestId }))).toEqual(first);
    expect(await owed()).toBe('6.00');
    moneyOf(await correct(manager, id, '1.00', { way: 'RAISE' }));
    expect(moneyOf(await till.take(customer, { cash: { TJS: '100' } }))).toMatchObject({
      total: { amount: '7.00' },
      lines: [{ amount: { amount: '7.00' }, quantity: null }],
    });
    expect(endOf(await correct(manager, id, '0.01'))).toBe('409 billing.correctionTooMuch');
  });

  test('above the limit waits for somebody else', async () => {
    const { id, owed } = await charged();
    const waiting = moneyOf<WireCorrection>(await correct(manager, id, '9.00'));
    expect(waiting.state).toBe('WAITING');
    expect(await owed()).toBe('10.00');
    const confirm = (by: MoneyPerson) => by.post(`/staff/corrections/${waiting.id}/confirm`, {});
    expect(endOf(await confirm(manager))).toBe('409 billing.secondPersonNeeded');
    const other = await moneyPerson(service, 'admin');
    const ends = await Promise.all([confirm(other), confirm(other)]);
    expect(ends.map(endOf).toSorted()).toEqual(['409 billing.alreadyDecided', 'ok']);
    expect(await owed()).toBe('1.00');
    expect(moneyOf<{ list: unknown[] }>(await manager.get('/staff/corrections')).list).toEqual([]);
  });

  test('is refused when the charge costs less by then, and is no work of a cashier', async () => {
    const { id, owed } = await charged();
    const waiting = moneyOf<WireCorrection>(await correct(manager, id, '9.00'));
    moneyOf(await correct(manager, id, '3.00'));
    const other = await moneyPerson(service, 'admin');
    const late = await other.post(`/staff/corrections/${waiting.id}/confirm`, {});
    expect(endOf(late)).toBe('409 billing.correctionTooMuch');
    expect(moneyOf(await manager.post(`/staff/corrections/${waiting.id}/refuse`, {}))).toMatchObject({
      state: 'REFUSED',
    });
    expect(await owed()).toBe('7.00');
    expect(endOf(await correct(till.clerk, id, '1.00'))).toBe('403 auth.notAllowed');
    expect(endOf(await correct(manager, '999999', '1.00'))).toBe('404 billing.notFound');
  });
});
