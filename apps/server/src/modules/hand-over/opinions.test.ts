import type { CollectedVisit } from '@rohi/contract/hand-over/opinions.contract';
import { expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { counterClerk, openCard, openShift, takeAll } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { readyParcel, setRate } from '../../../test/tills.ts';

const collected = async (customer: Customer) =>
  moneyOf<{ visit: CollectedVisit | null }>(await customer.ask('GET', '/profile/collected')).visit;
const say = (customer: Customer, id: string | undefined, isGood: boolean) =>
  customer.ask('PUT', `/profile/collected/${id}`, { isGood });

test('after collecting the customer sees receipt and question, answers in one tap, and the office sees which point it was', async () => {
  const { service, points } = await createOrderApp();
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  const clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
  const [customer, stranger] = [await newCustomer(service), await newCustomer(service)];
  const codes = [
    await readyParcel(service, customer, points.khujand),
    await readyParcel(service, customer, points.khujand),
  ];
  expect(await collected(customer)).toBeNull();
  moneyOf(await takeAll(clerk, customer, '1000'));
  const card = await openCard(clerk, customer, points.khujand);
  // Paid, and nothing taken yet.
  expect(await collected(customer)).toBeNull();
  for (const code of codes) moneyOf(await clerk.give(card, code));
  const visit = await collected(customer);
  expect(visit).toMatchObject({
    id: card.id,
    parcels: 2,
    trackingCodes: codes,
    isAtDoor: false,
    isGood: null,
    pickupPoint: { id: points.khujand },
  });
  const receipt = await service.app.inject({
    url: `/api/profile/receipts/${visit?.receipt?.id}/file`,
    headers: { token: customer.token },
  });
  expect([receipt.statusCode, visit?.receipt?.number]).toEqual([200, expect.stringMatching(/\d/)]);
  expect(endOf(await say(stranger, visit?.id, false))).toBe('404 handOver.visitNotFound');
  expect(moneyOf(await say(customer, visit?.id, false))).toMatchObject({ visit: { isGood: false } });
  const office = () => manager.get('/reports/opinions');
  expect(moneyOf(await office())).toMatchObject({
    points: [{ pickupPoint: { id: points.khujand }, good: 0, bad: 1 }],
    latestBad: [{ visitId: card.id, customerCode: customer.customerCode, trackingCode: codes[0] }],
  });
  moneyOf(await say(customer, visit?.id, true));
  moneyOf(await say(customer, visit?.id, true));
  expect(moneyOf(await office())).toMatchObject({
    points: [{ good: 1, bad: 0 }],
    latestBad: [],
  });
  expect(endOf(await clerk.get('/reports/opinions'))).toBe('403 auth.notAllowed');
  service.clock.advance(15 * 86_400_000);
  const { token } = await logIn(service.app, customer.account);
  const later: Customer = {
    ...customer,
    ask: (method, path, body) =>
      call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) }),
  };
  expect(await collected(later)).toBeNull();
  expect(endOf(await say(later, visit?.id, false))).toBe('404 handOver.visitNotFound');
});
