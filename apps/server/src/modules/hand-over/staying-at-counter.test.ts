import type { CourierChoices } from '@rohi/contract/collection/courier-choice.contract';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { stayFlags, type StayFlag } from '@rohi/contract/tracking/stays-put';
import { beforeAll, expect, test } from 'vitest';
import { counterClerk, openCard, openShift, takeAll, type CounterClerk } from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate, type Owed } from '../../../test/tills.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

let service: TestApp;
let khujand: number;
let clerk: CounterClerk;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);
});

const office = { actor: systemPrincipal('test'), source: 'office' } as const;
const keep = (code: string, flag: StayFlag) =>
  moveParcel(service.context, code, { ...office, type: 'FLAG_RAISED', flag, reason: 'test' });
const letGo = (code: string, flag: StayFlag) =>
  moveParcel(service.context, code, { ...office, type: 'FLAG_CLEARED', flag, reason: 'test' });

const refusals = { LOST: '409 tracking.parcelLost', RETURNING: '409 tracking.parcelReturning' } as const;

test.each(stayFlags)(
  'a parcel that is %s owes nothing, stands on no card, and is not given, paid or not',
  async (why) => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, khujand);
    const other = await readyParcel(service, customer, khujand);
    const owed = async () => {
      const { parcels } = moneyOf<Owed>(
        await clerk.get(`/staff/payments/owed?customerCode=${customer.customerCode}`),
      );
      return parcels.flatMap(({ trackingCode }) => trackingCode ?? []).toSorted();
    };
    const both = [code, other].toSorted();
    expect(await owed()).toEqual(both);
    await keep(code, why);
    expect(await owed()).toEqual([other]);
    const card = await openCard(clerk, customer, khujand);
    const onCard = async () => {
      const { ready, parcels } = moneyOf<VisitCard>(await clerk.get(`/hand-over/visits/${card.id}`));
      return { ready, parcels: parcels.map(({ trackingCode }) => trackingCode).toSorted() };
    };
    expect(await onCard()).toEqual({ ready: 1, parcels: [other] });
    for (const answer of [await clerk.scan(card, code), await clerk.give(card, code)])
      expect(endOf(answer)).toBe(refusals[why]);
    moneyOf(await takeAll(clerk, customer, '100'));
    moneyOf(await clerk.give(card, other));
    await letGo(code, why);
    expect(await owed()).toEqual([code]);
    expect(await onCard()).toEqual({ ready: 1, parcels: [code] });
    moneyOf(await takeAll(clerk, customer, '100'));
    // What was paid before the flag stays paid, and is not given for that.
    await keep(code, why);
    expect(endOf(await clerk.give(card, code))).toBe(refusals[why]);
    await letGo(code, why);
    moneyOf(await clerk.give(card, code));
  },
);

test.each(stayFlags)('no courier and no price of one is offered where all that comes is %s', async (why) => {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, khujand);
  const offered = async () => {
    const { places } = moneyOf<CourierChoices>(await customer.ask('GET', '/profile/courier'));
    return places.map(({ parcels }) => parcels.map(({ trackingCode }) => trackingCode));
  };
  expect(await offered()).toEqual([[code]]);
  await keep(code, why);
  expect(await offered()).toEqual([]);
});

test('a courier cannot be chosen for a parcel of an order that was not submitted', async () => {
  const customer = await newCustomer(service);
  const { code, version, parcelList } = await newOrder(customer, khujand, whole);
  const body = {
    trackingCodes: parcelList.map(({ trackingCode }) => trackingCode),
    address: 'ул. Ленина, 112, кв. 34',
    landmark: 'за аптекой',
    phone: '+992927005570',
  };
  const refused = await customer.ask('PUT', '/profile/courier', body);
  expect(endOf(refused)).toBe('409 courier.notSentYet');
  expect(refused.json['msg']).toContain(body.trackingCodes[0]);
  moneyOf(await customer.ask('POST', `/orders/${code}/submit`, { version }));
  expect(endOf(await customer.ask('PUT', '/profile/courier', body))).not.toBe('409 courier.notSentYet');
});
