import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { expect, test } from 'vitest';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { openTill, readyParcel, setRate } from '../../../../test/tills.ts';

test('for thirty days after a claim money goes out against a document only', async () => {
  const { service, points } = await createOrderApp();
  service.clock.set('2026-11-20T09:00:00Z');
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  const till = await openTill(service, { manager, unitId: points.khujand });
  const customer = await newCustomer(service);
  await readyParcel(service, customer, points.khujand, 3_200);
  const payment = moneyOf<WirePayment>(await till.take(customer, { cash: { TJS: '200' } }));
  const body = { lines: [{ line: 1, amount: '2.00' }], reason: 'it was broken', owedAgain: false };
  const ask = async () =>
    moneyOf<WireRefund>(await till.clerk.post(`/staff/payments/${payment.id}/refunds`, body));
  const pay = ({ id }: WireRefund, more: object = {}) => till.clerk.post(`/staff/refunds/${id}/pay`, more);
  const claimedDaysAgo = (days: number) => service.context.sql`
    update user_account set made_by_id = ${manager.account.id},
      claimed_at = ${new Date(service.clock.now().getTime() - days * 86_400_000)}
    where id = ${customer.account.id}`;

  await claimedDaysAgo(29);
  const refund = await ask();
  expect(refund.needsDocument).toBe(true);
  expect(endOf(await pay(refund))).toBe('409 billing.documentNeeded');
  expect(endOf(await pay(refund, { documentSeen: false }))).toBe('409 billing.documentNeeded');
  expect(moneyOf<WireRefund>(await pay(refund, { documentSeen: true })).state).toBe('DONE');

  await claimedDaysAgo(30);
  const later = await ask();
  expect(later.needsDocument).toBe(false);
  expect(moneyOf<WireRefund>(await pay(later)).state).toBe('DONE');
  await expectLedgerAdds(service);
  const records = await service.context.sql<{ seen: boolean }[]>`
    select details->'documentSeen' as seen from audit_event where action = 'refund:pay' order by seq`;
  expect(records.map(({ seen }) => seen)).toEqual([true, false]);
});
