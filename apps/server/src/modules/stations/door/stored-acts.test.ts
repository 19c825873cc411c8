import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { ScanException } from '@rohi/contract/stations/exceptions.contract';
import type { sendStoredAct } from '@rohi/contract/stations/stored-acts.contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../../../../test/accounts.ts';
import {
  askForEvidence,
  counterClerk,
  openCard,
  openShift,
  takeAll,
  type CounterClerk,
} from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { onlyStop, ownRound } from '../../../../test/own-rounds.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';

type Parts = DataOf<typeof sendStoredAct>['parts'];

const noon = '2026-11-20T09:00:00Z';
const later = '2026-11-20T09:10:00Z';
let service: TestApp;
let second: FastifyInstance;
let khujand: number;
let manager: MoneyPerson;
let clerk: CounterClerk;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, khujand);
});
afterEach(() => expectLedgerAdds(service));

type OnTheWay = { customer: Customer; courier: MoneyPerson; codes: string[]; stop: OwnStop };

/** A courier on the way with so many parcels of one customer, 10 USD each and 1.50 for the way. */
async function onTheWay(count = 1): Promise<OnTheWay> {
  service.clock.set(noon);
  const customer = await newCustomer(service, { email: `${randomUUID()}@example.com` });
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1) codes.push(await readyParcel(service, customer, khujand));
  const door = { address: 'ул. Ленина, 112, кв. 34', landmark: 'за аптекой', phone: '+992927005570' };
  moneyOf(await customer.ask('PUT', '/profile/courier', { trackingCodes: codes, ...door }));
  const courier = await moneyPerson(service, 'courier', 'PP-KHUJAND');
  await openShift(courier, manager, khujand);
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

const document = { type: 'PASSPORT', end: '4821' } as const;
/** Five minutes on the phone, whose clock is three days slow. */
const times = { at: '2026-11-17T08:00:00Z', sentAt: '2026-11-17T08:05:00Z' };

/** What the phone has stored of giving all of a stop, for what it was shown. */
async function givenAt({ courier, stop }: OnTheWay) {
  const { shiftId, rate } = await ownRound(courier);
  return {
    ...{ act: 'GIVE', requestId: randomUUID(), deviceId: randomUUID(), ...times, document },
    parcels: stop.parcels.map(({ trackingCode }) => ({ requestId: randomUUID(), trackingCode })),
    cash: {
      ...{ requestId: randomUUID(), shiftId, TJS: '500' },
      charges: stop.charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
      rate: { rate: rate.rate, rateDate: rate.rateDate },
    },
  };
}

const missedAt = (facts: object = {}) => ({
  ...{ act: 'NOT_MET', requestId: randomUUID(), deviceId: randomUUID(), ...times, reason: 'NO_ANSWER' },
  ...facts,
});

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

const given = (codes: readonly string[]) =>
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

describe('a giving that a phone has stored', () => {
  test('is on record once, however often it is sent and by which process, with cash in the courier’s drawer', async () => {
    const way = await onTheWay(2);
    const act = await givenAt(way);
    const sent = await Promise.all([says(way, act), says(way, act, second), says(way, act)]);
    for (const answers of sent) {
      expect(['OK CASH_TAKEN', 'DUPLICATE CASH_KNOWN']).toContain(answers[0]);
      expect(answers.slice(1)).toEqual(['OK GIVEN', 'OK GIVEN']);
    }
    const { courier, stop, customer, codes } = way;
    const record = { clerk: courier.account.username, end: '4821', stop: stop.id };
    expect(await given(codes)).toEqual([record, record]);
    expect(await paid(customer)).toEqual([{ total: '2150', balance: '0' }]);
    expect(await listed(customer.customerCode, ...codes)).toEqual([]);
    // The call of the door, which the phone has left, does nothing more under the same id.
    const { requestId, deviceId, parcels, cash } = act;
    const proof = { kind: 'DOCUMENT', document };
    const late = { requestId, deviceId, at: noon, parcels, cash, proof };
    expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, late))).toBe('409 handOver.visitEnded');
  });

  test('whose answer was lost after the commit, by the call of the door or this one, is done once', async () => {
    const way = await onTheWay();
    const act = await givenAt(way);
    const { requestId, deviceId, parcels, cash } = act;
    const proof = { kind: 'DOCUMENT', document };
    const body = { requestId, deviceId, at: noon, parcels, cash, proof };
    moneyOf(await way.courier.post(`/courier/stops/${way.stop.id}/give`, body));
    for (const _ of [1, 2]) expect(await says(way, act)).toEqual(['DUPLICATE CASH_KNOWN', 'OK GIVEN']);
    expect(await given(way.codes)).toHaveLength(1);
    expect(await paid(way.customer)).toEqual([{ total: '1150', balance: '0' }]);
  });

  test('is the own courier’s alone, also after a colleague was logged in on the same phone', async () => {
    const way = await onTheWay();
    const act = await givenAt(way);
    const colleague = await moneyPerson(service, 'courier', 'PP-KHUJAND');
    expect(endOf(await post({ ...way, courier: colleague }, act))).toBe('404 courier.stopNotFound');
    const { token } = await logIn(service.app, way.courier.account);
    expect(token).not.toBe(way.courier.token);
    expect(await says(way, act)).toEqual(['OK CASH_TAKEN', 'OK GIVEN']);
    const other = await onTheWay();
    const reused = { ...(await givenAt(other)), requestId: act.requestId };
    expect(endOf(await post(other, reused))).toBe('422 handOver.requestReused');
  });

  const admin = () => moneyPerson(service, 'admin');
  const giveAtCounter = async ({ customer }: OnTheWay, code: string) => {
    moneyOf(await bringBack(code));
    moneyOf(await takeAll(clerk, customer, '500'));
    return clerk.give(await openCard(clerk, customer, khujand), code);
  };
  const toOther = async (way: OnTheWay, code: string) => {
    const { customerCode } = await newCustomer(service);
    await service.context
      .sql`update parcel set customer_code = ${customerCode} where tracking_code = ${code}`;
    return way;
  };
  const elsewhere = async (way: OnTheWay, code: string) => {
    await service.context.sql`
      update parcel set pickup_point_id = (select id from place where code = 'PP-KULOB') where tracking_code = ${code}`;
    return way;
  };

  test.each([
    ['HELD', (_: OnTheWay, code: string) => flag(code, 'flag')],
    [
      'CANCELLED',
      (_: OnTheWay, code: string) => manager.post(`/staff/parcels/${code}/cancel`, { reason: 'DESTROYED' }),
    ],
    ['ALREADY_GIVEN', giveAtCounter],
    ['NOT_WITH_COURIER', (_: OnTheWay, code: string) => bringBack(code)],
    ['OTHER_CUSTOMER', toOther],
    ['NOT_AT_POINT', elsewhere],
    ['NO_EVIDENCE', async () => askForEvidence(await admin(), 'PHOTO')],
    ['STILL_OWED', async () => undefined],
  ])('is a case where it is refused: %s', async (say, meanwhile) => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    await meanwhile(way, code);
    const stored = say === 'STILL_OWED' ? { ...act, cash: undefined } : act;
    const before = (await given([code])).length;
    for (const _ of [1, 2]) expect((await says(way, stored)).at(-1)).toBe(`NEEDS_PERSON ${say}`);
    expect(await given([code])).toHaveLength(before);
    const { username } = way.courier.account;
    expect(await listed(code)).toMatchObject([
      {
        ...{ code, say, action: 'GIVE', unit: expect.stringMatching(/./) as string },
        station: {
          ...{ device: null, scannedBy: username, document, customerCode: way.customer.customerCode },
          // Five minutes on the phone, whatever its clock shows.
          scannedAt: '2026-11-20T09:05:00.000Z',
          stop: { number: 1, setOutAt: expect.any(String) as string, parcels: [code] },
        },
        parcel: { trackingCode: code },
      },
    ]);
    const [left] = (await onlyStop(way.courier)).parcels;
    expect(left?.needsPerson).toBe(left?.ended === null);
    if (say !== 'STILL_OWED') expect(await paid(way.customer)).toHaveLength(say === 'ALREADY_GIVEN' ? 2 : 1);
    if (say === 'NO_EVIDENCE') await askForEvidence(await admin(), 'NONE');
  });

  test('of a code that nobody knows is a case, and the others of the stop are given', async () => {
    const way = await onTheWay();
    const act = await givenAt(way);
    const parcels = [...act.parcels, { requestId: randomUUID(), trackingCode: 'SF1402857713299' }];
    expect(await says(way, { ...act, parcels })).toEqual([
      ...['OK CASH_TAKEN', 'OK GIVEN', 'NEEDS_PERSON NO_SUCH_PARCEL'],
    ]);
    expect(
      await settle('SF1402857713299', { how: 'LAY_ASIDE', note: 'a slip of the scanner' }),
    ).toMatchObject({
      isSettled: true,
    });
  });

  test('is taken after all by a person once nothing stands against it, and gives the round free', async () => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await flag(code, 'flag'));
    await says(way, act);
    expect(await settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: false, say: 'HELD' });
    moneyOf(await flag(code, 'unflag'));
    expect(await settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'GIVEN' });
    const by = manager.account.username;
    expect(await given([code])).toEqual([{ clerk: by, end: '4821', stop: way.stop.id }]);
    expect(await says(way, act)).toEqual(['DUPLICATE CASH_KNOWN', 'NEEDS_PERSON HELD']);
    expect(await given([code])).toHaveLength(1);
  });

  test('that was brought back by the record is given by a person, who has asked the customer', async () => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await bringBack(code));
    await says(way, act);
    expect(await settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'GIVEN' });
  });

  test('that was laid aside is not done by the same act coming once more', async () => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    const act = await givenAt(way);
    moneyOf(await flag(code, 'flag'));
    await says(way, act);
    await settle(code, { how: 'LAY_ASIDE', note: 'the courier has it' });
    moneyOf(await flag(code, 'unflag'));
    expect((await says(way, act)).at(-1)).toBe('NEEDS_PERSON HELD');
    expect(await given([code])).toEqual([]);
    expect((await onlyStop(way.courier)).parcels).toMatchObject([{ ended: null, needsPerson: false }]);
  });
});

describe('cash that was taken at a door', () => {
  test('is on the balance where the same was paid meanwhile, and a person is told', async () => {
    const way = await onTheWay();
    const act = await givenAt(way);
    moneyOf(await takeAll(clerk, way.customer, '500'));
    for (const _ of [1, 2]) expect((await says(way, act))[0]).toBe('NEEDS_PERSON CASH_TO_BALANCE');
    expect(await given(way.codes)).toHaveLength(1);
    // 11.50 USD at 9.25 are 106.38 somoni, and the rest of 500 was given back.
    expect(await paid(way.customer)).toEqual([
      { total: '0', balance: '1150' },
      { total: '1150', balance: '0' },
    ]);
    const { customerCode } = way.customer;
    expect(await listed(customerCode)).toMatchObject([
      { action: 'TAKE_CASH', station: { cash: { amount: '106.38' }, stop: { number: 1 } } },
    ]);
    expect(await settle(customerCode, { how: 'TAKE' })).toMatchObject({ isSettled: true });
    expect(await paid(way.customer)).toHaveLength(2);
  });

  test('that was too little is on the balance too, and what it was to pay for is not given', async () => {
    const way = await onTheWay();
    const act = await givenAt(way);
    const little = { ...act, cash: { ...act.cash, TJS: '37' } };
    expect(await says(way, little)).toEqual(['NEEDS_PERSON CASH_TO_BALANCE', 'NEEDS_PERSON STILL_OWED']);
    expect(await paid(way.customer)).toEqual([{ total: '0', balance: '400' }]);
  });

  test.each([
    ['SHIFT_OVER', () => ({ shiftId: randomUUID() })],
    ['NO_SUCH_RATE', () => ({ rate: { rate: '9.99', rateDate: '2026-11-20' } })],
  ])('is a case with its sum where it belongs to nothing: %s', async (say, wrong) => {
    const way = await onTheWay();
    const act = await givenAt(way);
    const stored = { ...act, cash: { ...act.cash, TJS: '106.38', ...wrong() } };
    expect((await says(way, stored))[0]).toBe(`NEEDS_PERSON ${say}`);
    expect(await paid(way.customer)).toEqual([]);
    expect(await listed(way.customer.customerCode)).toMatchObject([
      { say, station: { cash: { amount: '106.38' }, scannedBy: way.courier.account.username } },
    ]);
  });
});

describe('a failed attempt that a phone has stored', () => {
  const missed = ({ id }: OwnStop) =>
    service.context.sql<{ reason: string; again: string; at: string }[]>`
      select not_met_reason as reason, again_on::text as again, not_met_at::text as at from courier_stop
      where id = ${id} and not_met_at is not null`;

  test('is on record once, from when it was', async () => {
    const way = await onTheWay();
    const act = missedAt({ againOn: '2026-11-23' });
    for (const through of [service.app, second])
      expect(await says(way, act, through)).toEqual(['OK NOT_MET']);
    expect(await missed(way.stop)).toMatchObject([{ reason: 'NO_ANSWER', again: '2026-11-23' }]);
    expect(await says(way, missedAt())).toEqual(['NEEDS_PERSON NOT_MET_BEFORE']);
    expect((await onlyStop(way.courier)).parcels).toMatchObject([{ ended: null, needsPerson: true }]);
    const [code = ''] = way.codes;
    expect(await settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: false, say: 'NOT_MET_BEFORE' });
    expect(await settle(code, { how: 'LAY_ASIDE', note: 'the same attempt' })).toMatchObject({
      isSettled: true,
    });
  });

  test('whose day is over is a case, and is noted by a person for the next day', async () => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    const act = missedAt({ againOn: '2026-11-19' });
    for (const _ of [1, 2]) expect(await says(way, act)).toEqual(['NEEDS_PERSON DAY_NOT_OPEN']);
    expect(await missed(way.stop)).toEqual([]);
    expect(await listed(code)).toMatchObject([
      {
        ...{ action: 'NOT_MET', say: 'DAY_NOT_OPEN' },
        station: { notMet: { reason: 'NO_ANSWER', againOn: '2026-11-19' }, stop: { parcels: [code] } },
      },
    ]);
    expect(await settle(code, { how: 'TAKE' })).toMatchObject({ isSettled: true, say: 'NOT_MET' });
    const [noted] = await missed(way.stop);
    expect((noted?.again ?? '') > '2026-11-20').toBe(true);
  });

  test('was not before the round set out, whatever the phone says', async () => {
    const way = await onTheWay();
    expect(await says(way, missedAt({ at: '2026-11-14T08:00:00Z' }))).toEqual(['OK NOT_MET']);
    expect(new Date((await missed(way.stop))[0]?.at ?? '').toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });

  test('of what was brought back meanwhile is a case', async () => {
    const way = await onTheWay();
    const [code = ''] = way.codes;
    moneyOf(await bringBack(code));
    expect(await says(way, missedAt())).toEqual(['NEEDS_PERSON NOT_WITH_COURIER']);
    expect(await listed(code)).toMatchObject([{ events: [{}, {}, {}, { type: 'COURIER_BACK' }] }]);
  });
});

test('what needs a person is found by the point’s people and the office, and by no courier', async () => {
  const way = await onTheWay();
  const [code = ''] = way.codes;
  moneyOf(await flag(code, 'flag'));
  await says(way, await givenAt(way));
  expect(endOf(await way.courier.get('/stations/exceptions'))).toContain('403');
  const support = await moneyPerson(service, 'support');
  const [found] = moneyOf<{ list: ScanException[] }>(await support.get('/stations/exceptions')).list.filter(
    (each) => each.code === code,
  );
  expect(found?.station.stop?.number).toBe(1);
  const path = `/stations/exceptions/${found?.id}/settle`;
  const stranger = await counterClerk(service, 'PP-KULOB');
  const aside = { requestId: undefined, how: 'LAY_ASIDE', note: 'the courier has it' };
  expect(endOf(await stranger.post(path, aside))).toBe('404 stations.exceptionNotFound');
  moneyOf(await clerk.post(path, aside));
  expect(await listed(code)).toEqual([]);
});
