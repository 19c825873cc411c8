/** A point with couriers who act at doors while offline, and send later what their phones have stored. */
import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { sendStoredAct } from '@rohi/contract/stations/stored-acts.contract';
import { buildApp } from '../src/app.ts';
import { counterClerk, openPurse, openShift } from './counters.ts';
import { moneyOf, moneyPerson, type MoneyPerson } from './money.ts';
import { createOrderApp, newCustomer, type Customer } from './orders.ts';
import { onlyStop, ownRound } from './own-rounds.ts';
import { openTestContext } from './test-app.ts';
import { readyParcel, setRate } from './tills.ts';

type Parts = DataOf<typeof sendStoredAct>['parts'];

/** When a courier sets out. */
export const noon = '2026-11-20T09:00:00Z';
const later = '2026-11-20T09:10:00Z';

export type OnTheWay = { customer: Customer; courier: MoneyPerson; codes: string[]; stop: OwnStop };

/** What the courier looked at. */
export const document = { type: 'PASSPORT', end: '4821' } as const;
/** Five minutes on the phone, with a clock that is three days slow. */
const times = { at: '2026-11-17T08:00:00Z', sentAt: '2026-11-17T08:05:00Z' };

/** What the phone has stored of giving all of a stop, for what it was shown. */
export async function givenAt({ courier, stop }: OnTheWay) {
  const { shiftId, rate } = await ownRound(courier);
  return {
    act: 'GIVE',
    requestId: randomUUID(),
    deviceId: randomUUID(),
    ...times,
    document,
    parcels: stop.parcels.map(({ trackingCode }) => ({ requestId: randomUUID(), trackingCode })),
    cash: {
      requestId: randomUUID(),
      shiftId,
      TJS: '500',
      charges: stop.charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
      rate: { rate: rate.rate, rateDate: rate.rateDate },
    },
  };
}

/** What the phone has stored of a door that was not opened. */
export const missedAt = (facts: object = {}) => ({
  act: 'NOT_MET',
  requestId: randomUUID(),
  deviceId: randomUUID(),
  ...times,
  reason: 'NO_ANSWER',
  ...facts,
});

/**
 * The service in two processes, a manager and a clerk of Khujand with an open shift, and what is done and looked up at
 * doors.
 */
export async function openStoredDoors() {
  const { service, points } = await createOrderApp();
  const { khujand } = points;
  const second = await buildApp((await openTestContext(service.address)).context);
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  const clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);

  /** A courier on the way with so many parcels of one customer, 10 USD each and 1.50 for the way. */
  async function onTheWay(count = 1): Promise<OnTheWay> {
    service.clock.set(noon);
    const customer = await newCustomer(service, { email: `${randomUUID()}@example.com` });
    const codes: string[] = [];
    for (let made = 0; made < count; made += 1) codes.push(await readyParcel(service, customer, khujand));
    const door = { address: 'ул. Ленина, 112, кв. 34', landmark: 'за аптекой', phone: '+992927005570' };
    moneyOf(await customer.ask('PUT', '/profile/courier', { trackingCodes: codes, ...door }));
    const courier = await moneyPerson(service, 'courier', 'PP-KHUJAND');
    await openPurse(courier);
    let round = '';
    for (const code of codes) {
      const out = await clerk.post('/courier/out', { courierId: courier.account.id, code });
      round = moneyOf<{ roundId: string }>(out).roundId;
    }
    moneyOf(await clerk.post(`/courier/rounds/${round}/set-out`, { from: '14:00', to: '18:00' }));
    const stop = await onlyStop(courier);
    service.clock.set(later);
    return { customer, courier, codes, stop };
  }

  const post = ({ courier, stop }: OnTheWay, act: object, through = service.app) =>
    courier.post(`/courier/stops/${stop.id}/stored-acts`, act, through);

  const says = async (way: OnTheWay, act: object, through = service.app) =>
    moneyOf<{ parts: Parts }>(await post(way, act, through)).parts.map(
      ({ verdict, say }) => `${verdict} ${say}`,
    );

  const listed = async (...codes: string[]) =>
    moneyOf<{ list: ScanException[] }>(await manager.get('/stations/exceptions')).list.filter(({ code }) =>
      codes.includes(code),
    );

  const settle = async (code: string, body: object) => {
    const [found] = await listed(code);
    return moneyOf<{ isSettled: boolean; say: string }>(
      await manager.post(`/stations/exceptions/${found?.id}/settle`, { requestId: undefined, ...body }),
    );
  };

  const handOversOf = (codes: readonly string[]) =>
    service.context.sql<{ clerk: string; end: string; stop: string }[]>`
      select hand_over.clerk, document_end as "end", stop_id as stop from hand_over
      join counter_visit on counter_visit.id = visit_id where tracking_code = any(${[...codes]})`;

  const paid = ({ customerCode }: Customer) =>
    service.context.sql<{ total: string; balance: string }[]>`
      select total_minor::text as total, to_balance_minor::text as balance from payment
      where customer_code = ${customerCode} order by total_minor`;

  const flag = (code: string, how: 'flag' | 'unflag') =>
    manager.post(`/staff/parcels/${code}/${how}`, { flag: 'HELD', reason: 'the customer asks for it' });

  const bringBack = (code: string) => clerk.post('/courier/back', { code });

  return {
    service,
    second,
    khujand,
    manager,
    clerk,
    onTheWay,
    post,
    says,
    listed,
    settle,
    given: handOversOf,
    paid,
    flag,
    bringBack,
  };
}

export type StoredDoors = Awaited<ReturnType<typeof openStoredDoors>>;
