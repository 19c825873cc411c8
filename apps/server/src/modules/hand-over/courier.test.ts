import { randomUUID } from 'node:crypto';
import type { CourierChoices } from '@rohi/contract/collection/courier-choice.contract';
import type { CourierPointDay, OwnStop, PointRound } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import {
  foundOf,
  askForEvidence,
  counterClerk,
  openCard,
  openPurse,
  openShift,
  pickupCode,
  takeAll,
  type CounterClerk,
} from '../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { onlyStop, ownRound } from '../../../test/own-rounds.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { screenshot } from '../../../test/pictures.ts';
import { openTestContext, type TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate, type Owed } from '../../../test/tills.ts';
import { buildApp } from '../../app.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let clerk: CounterClerk;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await counterClerk(service);
  await openShift(clerk, manager, points.khujand);
});

const door = { address: 'ул. Ленина, 112, кв. 34', landmark: 'за аптекой', phone: '+992927005570' };

const choose = ({ ask }: Customer, ...trackingCodes: string[]) =>
  ask('PUT', '/profile/courier', { trackingCodes, ...door });

/** A customer who has so many parcels of 4 kg at Khujand (10 USD each) brought to the door. */
async function withDeliveries(count: number): Promise<{ customer: Customer; codes: string[] }> {
  const customer = await newCustomer(service, { email: `${randomUUID()}@example.com` });
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1)
    codes.push(await readyParcel(service, customer, points.khujand));
  moneyOf(await choose(customer, ...codes));
  return { customer, codes };
}

const newCourier = () => moneyPerson(service, 'courier', 'PP-KHUJAND');

const takeOut = ({ account }: MoneyPerson, code: string, through = service.app, requestId = randomUUID()) =>
  clerk.post('/courier/out', { requestId, courierId: account.id, code }, through);

/** Sets out with these parcels; returns the id of the round. */
async function setOutWith(courier: MoneyPerson, codes: readonly string[]): Promise<string> {
  let round = '';
  for (const code of codes) round = moneyOf<{ roundId: string }>(await takeOut(courier, code)).roundId;
  moneyOf(await clerk.post(`/courier/rounds/${round}/set-out`, { from: '14:00', to: '18:00' }));
  return round;
}

const at = () => service.context.clock.now().toISOString();
const passport = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '4821' } } as const;

/** Asks for the parcels of a stop to be given, with cash where it is owed. */
async function giving(courier: MoneyPerson, stop: OwnStop, proof: object = passport) {
  const { shiftId, rate } = await ownRound(courier);
  const cash =
    stop.charges.length === 0 || stop.owedTjs === null
      ? {}
      : {
          cash: {
            requestId: randomUUID(),
            shiftId,
            TJS: stop.owedTjs.amount,
            charges: stop.charges.map(({ id, owed }) => ({ id, amount: owed.amount })),
            rate: { rate: rate.rate, rateDate: rate.rateDate },
          },
        };
  return {
    requestId: randomUUID(),
    deviceId: randomUUID(),
    at: at(),
    proof,
    ...cash,
    parcels: stop.parcels.map(({ trackingCode }) => ({ requestId: randomUUID(), trackingCode })),
  };
}

const eventsOf = async (code: string) =>
  (
    await service.context.sql<{ type: string }[]>`
      select type from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}
        and type in ('COURIER_OUT', 'COURIER_BACK', 'CUSTOMER_RECEIVED') order by seq`
  ).map(({ type }) => type);

const lettersOf = async ({ account }: Customer) =>
  (
    await service.context.sql<{ name: string }[]>`
      select name from letter where recipient = ${account.email} and name like 'courier%' order by name`
  ).map(({ name }) => name);

describe('a customer with a courier', () => {
  test('a customer has own parcels brought where the city has a courier, and changes the address until one has them', async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand);
    const far = await readyParcel(service, customer, points.kulob);
    const refused = await choose(customer, far);
    expect(endOf(refused)).toBe('409 courier.noneInCity');
    expect(refused.json['msg']).toContain('Kulob');
    expect(endOf(await choose(await newCustomer(service), code))).toBe('404 tracking.notAmongOwn');
    const wrong = await customer.ask('PUT', '/profile/courier', {
      trackingCodes: [code],
      ...door,
      phone: '12',
    });
    expect(endOf(wrong)).toBe('400 request.invalid');
    const { places } = moneyOf<CourierChoices>(await choose(customer, code));
    const here = places.find(({ pickupPoint }) => pickupPoint.id === points.khujand);
    expect(here).toMatchObject({
      price: { amount: '1.50', currency: 'USD' },
      parcels: [{ trackingCode: code, isReady: true, isOut: false, courier: door }],
    });
    expect(places.find(({ pickupPoint }) => pickupPoint.id === points.kulob)?.price).toBeNull();
    const courier = await newCourier();
    moneyOf(await takeOut(courier, code));
    expect(endOf(await choose(customer, code))).toBe('409 courier.isOut');
    expect(endOf(await customer.ask('POST', '/profile/courier/drop', { trackingCodes: [code] }))).toBe(
      '409 courier.isOut',
    );
  });

  test('a customer who has changed their mind collects at the counter, and no courier takes the parcel', async () => {
    const { customer, codes } = await withDeliveries(1);
    const [code = ''] = codes;
    moneyOf(await customer.ask('POST', '/profile/courier/drop', { trackingCodes: codes }));
    expect(endOf(await takeOut(await newCourier(), code))).toBe('409 courier.notChosen');
  });
});

describe('a round', () => {
  test('a round goes out, is paid and given at the door by the rules of the counter, and ends at the drawer', async () => {
    const admin = await moneyPerson(service, 'admin');
    await askForEvidence(admin, 'SIGNATURE');
    const { customer, codes } = await withDeliveries(2);
    const [code = '', other = ''] = codes;
    const courier = await newCourier();
    await openPurse(courier);
    const day = moneyOf<CourierPointDay>(await clerk.get('/courier/point'));
    const waiting = day.waiting.find(({ customerCode }) => customerCode === customer.customerCode);
    expect(waiting).toMatchObject({ address: door.address, phoneMasked: '+992•••••5570' });
    expect(waiting?.parcels).toHaveLength(2);
    expect(day.couriers).toContainEqual(
      expect.objectContaining({ id: courier.account.id, hasOpenShift: true }),
    );
    const requestId = randomUUID();
    const first = moneyOf(await takeOut(courier, code, service.app, requestId));
    expect(moneyOf(await takeOut(courier, code, second, requestId))).toEqual(first);
    expect(endOf(await takeOut(courier, code))).toBe('409 handOver.withCourier');
    const round = await setOutWith(courier, [other]);
    expect(endOf(await takeOut(courier, (await withDeliveries(1)).codes[0] ?? ''))).toBe(
      '409 courier.hasSetOut',
    );
    expect(await lettersOf(customer)).toEqual(['courierSetOut']);
    // The customer at the counter does not get what a courier has.
    const card = await openCard(clerk, customer, points.khujand);
    expect([card.parcels, foundOf(await clerk.find(customer.customerCode))[0]?.ready]).toEqual([[], 0]);
    expect(endOf(await clerk.scan(card, code))).toBe('409 handOver.withCourier');
    expect(endOf(await clerk.give(card, code))).toBe('409 handOver.withCourier');
    // Two deliveries of 10 USD, and one way of 1.50.
    const stop = await onlyStop(courier);
    expect(stop).toMatchObject({ owed: { amount: '21.50' }, owedTjs: { amount: '198.88', currency: 'TJS' } });
    expect(stop.charges.map(({ kind }) => kind).toSorted()).toEqual(['COURIER', 'DELIVERY', 'DELIVERY']);
    const unpaid = { ...(await giving(courier, stop)), cash: undefined };
    expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, unpaid))).toBe('409 handOver.unpaid');
    // It may come again later than a card at a counter stays open.
    await service.context.sql`
      update counter_visit set opened_at = opened_at - interval '2 hours' where id = ${unpaid.requestId}`;
    expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, unpaid))).toBe('409 handOver.unpaid');
    const colleague = await newCourier();
    expect(endOf(await colleague.post(`/courier/stops/${stop.id}/give`, unpaid))).toBe(
      '404 courier.stopNotFound',
    );
    expect(moneyOf(await colleague.get('/courier/round'))).toEqual({ round: null });
    expect(endOf(await courier.get(`/staff/payments/owed?customerCode=${customer.customerCode}`))).toContain(
      '403',
    );
    const proof = { kind: 'CODE', code: await pickupCode(customer, points.khujand) };
    const response = await giving(courier, stop, proof);
    // The point asks for a signature, at the door too; what was paid stays paid.
    expect((await ownRound(courier)).evidence).toBe('SIGNATURE');
    expect(endOf(await courier.post(`/courier/stops/${stop.id}/give`, response))).toBe(
      '409 handOver.noSignature',
    );
    const picture = `${randomUUID()}?visit=${response.requestId}&kind=SIGNATURE&takenAt=${at()}`;
    const body = await screenshot(320, 120, 'png');
    const sign = ({ token }: MoneyPerson) =>
      call(service.app, 'PUT', `/courier/stops/${stop.id}/evidence/${picture}`, {
        token,
        headers: { 'content-type': 'image/png' },
        body,
      });
    expect(endOf(await sign(colleague))).toBe('404 courier.stopNotFound');
    for (const _ of [1, 2]) moneyOf(await sign(courier));
    const handOver = moneyOf<{ receiptNumber: string; given: object[] }>(
      await courier.post(`/courier/stops/${stop.id}/give`, response),
    );
    expect(handOver.given).toHaveLength(2);
    expect(moneyOf(await courier.post(`/courier/stops/${stop.id}/give`, response, second))).toEqual(handOver);
    expect(await eventsOf(code)).toEqual(['COURIER_OUT', 'CUSTOMER_RECEIVED']);
    const [paid] = await service.context.sql<{ count: string }[]>`
      select count(*) from payment where customer_code = ${customer.customerCode}`;
    expect(Number(paid?.count)).toBe(1);
    const ended = await clerk.post(`/courier/rounds/${round}/end`, {});
    expect(endOf(ended)).toBe('ok');
    const { shift } = moneyOf<{ shift: { id: string } }>(await courier.get('/staff/shifts/own'));
    // Four notes of 500, and what was taken at the door.
    const counted = {
      TJS: { notes: { 500: 4, 100: 1, 50: 1, 20: 2, 5: 1, 3: 1 }, coins: '0.88' },
      USD: { notes: {} },
    };
    const count = moneyOf<{ result: object }>(
      await courier.post(`/staff/shifts/${shift.id}/count`, { counted, card: '0' }),
    );
    expect(count.result).toMatchObject({ difference: { TJS: '0.00' } });
    await expectLedgerAdds(service);
    await askForEvidence(admin, 'NONE');
  });

  test('a stop with an absent customer comes back to its shelf, and goes out another day without a second price', async () => {
    const { customer, codes } = await withDeliveries(1);
    const [code = ''] = codes;
    const courier = await newCourier();
    const round = await setOutWith(courier, [code]);
    const stop = await onlyStop(courier);
    const missed = { requestId: randomUUID(), at: at(), reason: 'NOT_AT_HOME' };
    const path = `/courier/stops/${stop.id}/not-met`;
    expect(endOf(await courier.post(path, { ...missed, againOn: '2026-11-01' }))).toBe('400 request.invalid');
    const answer = moneyOf<{ againOn: string }>(await courier.post(path, missed));
    expect(moneyOf(await courier.post(path, missed, second))).toEqual(answer);
    expect(endOf(await courier.post(path, { ...missed, requestId: randomUUID() }))).toBe(
      '409 courier.alreadyNotMet',
    );
    expect(await lettersOf(customer)).toEqual(['courierNotMet', 'courierSetOut']);
    expect(endOf(await clerk.post(`/courier/rounds/${round}/end`, {}))).toBe('409 courier.stillOut');
    const requestId = randomUUID();
    expect(moneyOf(await clerk.post('/courier/back', { requestId, code }))).toMatchObject({
      againOn: answer.againOn,
    });
    expect(endOf(await clerk.post('/courier/back', { requestId, code }, second))).toBe('ok');
    expect(endOf(await clerk.post('/courier/back', { code }))).toBe('409 courier.notOut');
    expect(await eventsOf(code)).toEqual(['COURIER_OUT', 'COURIER_BACK']);
    expect(endOf(await clerk.post(`/courier/rounds/${round}/end`, {}))).toBe('ok');
    const { waiting } = moneyOf<CourierPointDay>(await clerk.get('/courier/point'));
    expect(waiting.find(({ customerCode }) => customerCode === customer.customerCode)?.wantedOn).toBe(
      answer.againOn,
    );
    await setOutWith(courier, [code]);
    expect((await onlyStop(courier)).owed.amount).toBe('11.50');
  });

  test('a parcel taken back before the round set out costs nothing, and lies at the point', async () => {
    const { customer, codes } = await withDeliveries(1);
    const [code = ''] = codes;
    const courier = await newCourier();
    await setOutWith(courier, [code]);
    const { version } = moneyOf<{ version: number }>(await manager.get(`/staff/parcels/${code}`));
    moneyOf(await manager.post(`/staff/parcels/${code}/undo`, { version, reason: 'the wrong box' }));
    moneyOf(await takeAll(clerk, customer, '92.50'));
    const card = await openCard(clerk, customer, points.khujand);
    moneyOf(await clerk.give(card, code));
    const { rounds } = moneyOf<{ rounds: PointRound[] }>(await clerk.get('/courier/point'));
    const own = rounds.find(({ courierId }) => courierId === courier.account.id);
    expect(own?.stops[0]?.parcels).toEqual([{ trackingCode: code, ended: 'TAKEN_BACK' }]);
    await expectLedgerAdds(service);
  });

  test('a parcel taken by a courier and by a customer at the counter at once goes to one of them', async () => {
    const courier = await newCourier();
    const ends: string[][] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { customer, codes } = await withDeliveries(1);
      const [code = ''] = codes;
      moneyOf(await takeAll(clerk, customer, '100'));
      const card = await openCard(clerk, customer, points.khujand);
      const [handOver, out] = await Promise.all([clerk.give(card, code), takeOut(courier, code, second)]);
      ends.push([endOf(handOver), endOf(out)]);
      expect(await eventsOf(code)).toHaveLength(1);
    }
    for (const each of ends)
      expect([
        ['ok', '409 handOver.alreadyGiven'],
        ['409 handOver.withCourier', 'ok'],
      ]).toContainEqual(each);
  });
});

describe('the fee of a stop', () => {
  /** Two parcels of 10 USD on their way, of which the first bears the fee. */
  async function twoOnTheWay() {
    const { customer, codes } = await withDeliveries(2);
    const [first = '', other = ''] = codes;
    const courier = await newCourier();
    await openPurse(courier);
    return { customer, courier, first, other, round: await setOutWith(courier, codes) };
  }

  const owedKinds = async ({ customerCode }: Customer) =>
    moneyOf<Owed>(await clerk.get(`/staff/payments/owed?customerCode=${customerCode}`)).parcels.flatMap(
      ({ trackingCode, charges }) =>
        charges.flatMap(({ kind, owed }) =>
          owed.amount === '0.00' ? [] : [`${trackingCode} ${kind} ${owed.amount}`],
        ),
    );

  const undo = async (code: string) => {
    const { version } = moneyOf<{ version: number }>(await manager.get(`/staff/parcels/${code}`));
    return manager.post(`/staff/parcels/${code}/undo`, { version, reason: 'the wrong box' });
  };

  const cancel = (code: string) => manager.post(`/staff/parcels/${code}/cancel`, { reason: 'DESTROYED' });

  const bringBack = (code: string) => clerk.post('/courier/back', { code });

  test.each([
    ['brought back', bringBack, ['DELIVERY 10.00']],
    ['taken back', undo, ['DELIVERY 10.00']],
    ['cancelled', cancel, []],
  ])('is paid with the other parcel when the first is %s', async (_way, end, left) => {
    const { customer, courier, first, other } = await twoOnTheWay();
    moneyOf(await end(first));
    const stop = await onlyStop(courier);
    expect(stop.owed.amount).toBe('11.50');
    expect(stop.charges.map(({ trackingCode, kind }) => `${trackingCode} ${kind}`).toSorted()).toEqual([
      `${other} COURIER`,
      `${other} DELIVERY`,
    ]);
    const response = await giving(courier, stop);
    response.parcels = response.parcels.filter(({ trackingCode }) => trackingCode === other);
    moneyOf(await courier.post(`/courier/stops/${stop.id}/give`, response));
    expect(await owedKinds(customer)).toEqual(left.map((owed) => `${first} ${owed}`));
    await expectLedgerAdds(service);
  });

  test('a paid fee is not asked for again', async () => {
    const { customer, courier, first, other } = await twoOnTheWay();
    moneyOf(await takeAll(clerk, customer, '198.88'));
    moneyOf(await undo(first));
    const stop = await onlyStop(courier);
    expect(stop.charges).toEqual([]);
    const response = await giving(courier, stop);
    response.parcels = response.parcels.filter(({ trackingCode }) => trackingCode === other);
    moneyOf(await courier.post(`/courier/stops/${stop.id}/give`, response));
    expect(await owedKinds(customer)).toEqual([]);
  });

  test('the fee is paid before anything is given, and a refused parcel pays its next way', async () => {
    const { courier, first, other, round } = await twoOnTheWay();
    const stop = await onlyStop(courier);
    const response = await giving(courier, stop);
    const only = (trackingCode: string, kind: string, TJS: string) => ({
      ...response,
      requestId: randomUUID(),
      cash: {
        ...response.cash,
        requestId: randomUUID(),
        TJS,
        charges: stop.charges
          .filter((charge) => charge.trackingCode === trackingCode && charge.kind === kind)
          .map(({ id, owed }) => ({ id, amount: owed.amount })),
      },
      parcels: response.parcels.filter((parcel) => parcel.trackingCode === other),
    });
    const give = (body: object) => courier.post(`/courier/stops/${stop.id}/give`, body);
    expect(endOf(await give(only(other, 'DELIVERY', '92.50')))).toBe('409 handOver.unpaid');
    expect(endOf(await give(only(first, 'COURIER', '13.88')))).toBe('ok');
    moneyOf(await bringBack(first));
    moneyOf(await clerk.post(`/courier/rounds/${round}/end`, {}));
    await setOutWith(courier, [first]);
    expect((await onlyStop(courier)).owed.amount).toBe('11.50');
  });

  test('the fee is owed once when the first parcel is cancelled while the other is given', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { customer, courier, first, other } = await twoOnTheWay();
      const stop = await onlyStop(courier);
      const response = await giving(courier, stop);
      response.parcels = response.parcels.filter(({ trackingCode }) => trackingCode === other);
      const [cancelled] = await Promise.all([
        cancel(first),
        courier.post(`/courier/stops/${stop.id}/give`, response, second),
      ]);
      moneyOf(cancelled);
      const [fees] = await service.context.sql<{ count: string; minor: string }[]>`
        select count(*), sum(amount_minor) as minor from charge
        where customer_code = ${customer.customerCode} and kind = 'COURIER' and (due_at is not null or settled_minor > 0)`;
      expect(fees).toEqual({ count: '1', minor: '150' });
    }
    await expectLedgerAdds(service);
  });
});
