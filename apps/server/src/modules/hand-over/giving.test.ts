import { randomUUID } from 'node:crypto';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import {
  counterClerk,
  openCard,
  openShift,
  pickupCode,
  takeAll,
  type CounterClerk,
} from '../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { openTestContext, runEvents, type TestApp } from '../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../test/tills.ts';
import { buildApp } from '../../app.ts';
import { brokenUniqueConstraint } from '../../platform/database.ts';

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

/** A customer with so many parcels of 4 kg at Khujand, 10 USD each. */
async function withParcels(count: number): Promise<{ customer: Customer; codes: string[] }> {
  const customer = await newCustomer(service);
  const codes: string[] = [];
  for (let made = 0; made < count; made += 1)
    codes.push(await readyParcel(service, customer, points.khujand));
  return { customer, codes };
}

/** The same, paid, with the card open. */
async function paidCard(count: number) {
  const { customer, codes } = await withParcels(count);
  moneyOf(await takeAll(clerk, customer, '1000'));
  return { customer, codes, card: await openCard(clerk, customer, points.khujand) };
}

const handOvers = (code: string) =>
  service.context.sql<{ clerk: string; delegate: string | null; cell: string | null; isBack: boolean }[]>`
    select clerk, delegate, cell, taken_back_at is not null as "isBack" from hand_over where tracking_code = ${code}
    order by id`;

const eventsOf = (code: string) =>
  service.context.sql<{ type: string; place: number | null }[]>`
    select type, place_id as place from parcel_event join parcel on parcel.id = parcel_id
    where tracking_code = ${code} and type in ('CUSTOMER_RECEIVED', 'CORRECTED') order by seq`;

describe('giving', () => {
  test('hands over what was paid at the same card, and names the point in the timeline at once', async () => {
    const { customer, codes } = await withParcels(3);
    const card = await openCard(clerk, customer, points.khujand);
    const [first = ''] = codes;
    expect(moneyOf(await clerk.scan(card, first))).toEqual({
      trackingCode: first,
      owed: { amount: '10.00', currency: 'USD' },
    });
    const unpaid = await clerk.give(card, first);
    expect(endOf(unpaid)).toBe('409 handOver.unpaid');
    expect(unpaid.json['msg']).toContain('10.00 USD');
    const shiftless = await counterClerk(service);
    expect(endOf(await takeAll(shiftless, customer, '300'))).toBe('409 billing.noOpenShift');
    moneyOf(await takeAll(clerk, customer, '300'));
    for (const code of codes) moneyOf(await clerk.give(card, code));
    expect(await eventsOf(first)).toEqual([{ type: 'CUSTOMER_RECEIVED', place: points.khujand }]);
    expect(await handOvers(first)).toEqual([
      { clerk: clerk.account.username, delegate: null, cell: null, isBack: false },
    ]);
    const view = await customer.ask('POST', '/track/query', { trackingCodeList: [first] });
    expect(JSON.stringify(view.json)).toContain('Point KHUJAND');
    expect(moneyOf(await clerk.get(`/hand-over/visits/${card.id}`))).toMatchObject({ ready: 0, parcels: [] });
    expect(
      moneyOf<{ givenLastHour: number }>(await clerk.get('/hand-over/day')).givenLastHour,
    ).toBeGreaterThanOrEqual(3);
    await expectLedgerAdds(service);
  });

  test('is refused by name for another’s parcel, one of another point, one on the way, a held one and one that is unknown', async () => {
    const { card, customer } = await paidCard(1);
    const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand, orderCode: null };
    const other = await withParcels(1);
    await service.context
      .sql`update user_account set name = 'Назаров Фирдавс' where id = ${other.customer.account.id}`;
    const make = builders(service.context);
    const cases: [string, string, string?][] = [
      [other.codes[0] ?? '', '409 handOver.otherCustomer', 'Н•••••• Ф••••••'],
      [await readyParcel(service, customer, points.kulob), '409 handOver.otherPoint', 'Point KULOB'],
      [await make.parcelOnTheRoad({ facts }), '409 handOver.notHere'],
      [await make.parcelAtPickupPoint({ facts, flag: 'HELD' }), '409 tracking.parcelHeld'],
      ['YT0000000000001', '404 tracking.parcelNotFound'],
      ['https://example.com/shop', '404 tracking.parcelNotFound'],
    ];
    for (const [code, refusal, named = ''] of cases)
      for (const answer of [await clerk.scan(card, code), await clerk.give(card, code)]) {
        expect(endOf(answer)).toBe(refusal);
        expect(answer.json['msg']).toContain(named);
      }
    // This code has no account: it stands once.
    const nameless = await make.parcelAtPickupPoint({ facts: { ...facts, customerCode: 'TJ-910706' } });
    expect(String((await clerk.scan(card, nameless)).json['msg']).split('TJ-910706')).toHaveLength(2);
    const colleague = await counterClerk(service);
    expect(endOf(await colleague.give(card, cases[0]?.[0] ?? ''))).toBe('404 handOver.visitNotFound');
    const kulob = await counterClerk(service, 'PP-KULOB');
    expect(endOf(await kulob.scan(card, cases[0]?.[0] ?? ''))).toBe('404 handOver.visitNotFound');
  });

  test('keeps who collected, where it lay and by which proof', async () => {
    const { card, codes } = await paidCard(1);
    const [code = ''] = codes;
    await service.context.sql`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${points.khujand}, 'C-04', now(), 'test' from parcel where tracking_code = ${code}`;
    const delegate = { name: 'Раҷабов Фаррух', document: { type: 'ID_CARD', end: '7712' } };
    moneyOf(await clerk.put(`/hand-over/visits/${card.id}/delegate`, { requestId: undefined, delegate }));
    moneyOf(await clerk.give(card, code));
    expect(await handOvers(code)).toMatchObject([{ delegate: delegate.name, cell: 'C-04' }]);
  });

  test('looks at storage as it stands then, not as the card has shown it', async () => {
    const { customer, codes } = await withParcels(1);
    moneyOf(await takeAll(clerk, customer, '100'));
    const proof = { kind: 'CODE', code: await pickupCode(customer, points.khujand) };
    service.clock.set('2026-11-28T18:45:00Z');
    const late = await counterClerk(service);
    const card = moneyOf<VisitCard>(await late.open(proof));
    expect(card).toMatchObject({ owed: { amount: '0.00' }, storageTomorrow: { amount: '0.20' } });
    // Midnight in Dushanbe is at 19:00: the free days are over.
    service.clock.set('2026-11-28T19:15:00Z');
    const refused = await late.give(card, codes[0] ?? '');
    expect(endOf(refused)).toBe('409 handOver.unpaid');
    expect(refused.json['msg']).toContain('0.20 USD');
    service.clock.set('2026-11-20T09:00:00Z');
  });
});

describe('a hand-over that comes twice', () => {
  test('is one: the same request is answered as the first time, also once the card is closed and by another process', async () => {
    const { card, codes } = await paidCard(2);
    const [code = '', other = ''] = codes;
    const requestId = randomUUID();
    const answers = await Promise.all(
      [service.app, second, service.app].map((through) => clerk.give(card, code, { requestId, through })),
    );
    const [first] = answers.map((answer) => moneyOf(answer));
    for (const answer of answers) expect(moneyOf(answer)).toEqual(first);
    moneyOf(await clerk.post(`/hand-over/visits/${card.id}/end`, {}));
    expect(moneyOf(await clerk.give(card, code, { requestId, through: second }))).toEqual(first);
    expect(endOf(await clerk.give(card, other, { requestId }))).toBe('422 handOver.requestReused');
    expect(endOf(await clerk.give(card, other))).toBe('409 handOver.visitEnded');
    expect(await eventsOf(code)).toHaveLength(1);
    expect(await handOvers(code)).toHaveLength(1);
  });

  test('T02: of two clerks at two processes one gives, and the other is shown who did', async () => {
    const colleague = await counterClerk(service);
    for (let round = 0; round < 5; round += 1) {
      const { customer, card, codes } = await paidCard(1);
      const [code = ''] = codes;
      const theirs = await openCard(colleague, customer, points.khujand);
      const answers = await Promise.all([
        clerk.give(card, code),
        colleague.give(theirs, code, { through: second }),
      ]);
      expect(answers.map(endOf).toSorted()).toEqual(['409 handOver.alreadyGiven', 'ok']);
      const [stored] = await handOvers(code);
      const refused = answers.find((answer) => endOf(answer) !== 'ok');
      expect(refused?.json['msg']).toContain(stored?.clerk);
      expect(await eventsOf(code)).toHaveLength(1);
    }
  });
});

test('T02: the database refuses what no lock has held back: a second hand-over of a parcel, a request that comes twice', async () => {
  const { card, codes } = await paidCard(2);
  const [code = '', other = ''] = codes;
  const requestId = randomUUID();
  moneyOf(await clerk.give(card, code, { requestId }));
  const insert = (input: string, tracked: string) =>
    service.context.sql`
      insert into hand_over (request_id, visit_id, parcel_id, tracking_code, unit_id, clerk_id, clerk, device_id, at)
      select ${input}, ${card.id}, parcel.id, tracking_code, ${points.khujand}, ${clerk.account.id}, 'a clerk', ${clerk.deviceId}, now()
      from parcel where tracking_code = ${tracked}`.then(() => 'stored', brokenUniqueConstraint);
  expect(await insert(randomUUID(), code)).toBe('hand_over_stands');
  expect(await insert(requestId, other)).toBe('hand_over_request_id_key');
  expect(await insert(randomUUID(), other)).toBe('stored');
});

describe('a hand-over that was wrong', () => {
  test('brings the points of what was paid for delivery, once, and loses them when it is undone', async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand, 4_200);
    const pointsNow = async () =>
      moneyOf<{ points: number }>(await customer.ask('GET', '/profile/points')).points;
    moneyOf(await takeAll(clerk, customer, '1000'));
    const card = await openCard(clerk, customer, points.khujand);
    const requestId = randomUUID();
    moneyOf(await clerk.give(card, code, { requestId }));
    moneyOf(await clerk.give(card, code, { requestId }));
    // 4.2 kg cost 10.50 USD.
    expect(await pointsNow()).toBe(10);
    const { version } = moneyOf<{ version: number }>(await manager.get(`/staff/parcels/${code}`));
    moneyOf(await manager.post(`/staff/parcels/${code}/undo`, { version, reason: 'the wrong box' }));
    await runEvents(service);
    expect(await pointsNow()).toBe(0);
    const again = await openCard(clerk, customer, points.khujand);
    moneyOf(await clerk.give(again, code));
    await runEvents(service);
    expect(await pointsNow()).toBe(10);
    await expectLedgerAdds(service);
  });

  test('that is undone takes no more points back than there are, those that have ended not counted', async () => {
    const { customer, card, codes } = await paidCard(1);
    const [code = ''] = codes;
    moneyOf(await clerk.give(card, code));
    const change = async (count: number) => {
      const body = { requestId: randomUUID(), customerCode: customer.customerCode, points: count };
      moneyOf(await manager.post('/staff/points', { ...body, reason: 'test' }));
    };
    await change(-6);
    await change(3);
    // Four of the hand-over are left, and the three have ended.
    await service.context.sql`
      update points_lot set last_day = '2026-01-01' where customer_code = ${customer.customerCode} and earned = 3`;
    const { version } = moneyOf<{ version: number }>(await manager.get(`/staff/parcels/${code}`));
    moneyOf(await manager.post(`/staff/parcels/${code}/undo`, { version, reason: 'the wrong box' }));
    await runEvents(service);
    expect(moneyOf<{ points: number }>(await customer.ask('GET', '/profile/points')).points).toBe(0);
    await expectLedgerAdds(service);
  });

  test('is taken back by who may, within a day: the row says so, the payment stays, and it can be given again', async () => {
    const { customer, card, codes } = await paidCard(1);
    const [code = ''] = codes;
    moneyOf(await clerk.give(card, code));
    const undo = async (person: Pick<MoneyPerson, 'get' | 'post'>) => {
      const { version } = moneyOf<{ version: number }>(await person.get(`/staff/parcels/${code}`));
      return person.post(`/staff/parcels/${code}/undo`, { version, reason: 'the wrong box' });
    };
    expect(endOf(await undo(clerk))).toContain('403');
    expect(endOf(await undo(manager))).toBe('ok');
    expect(await handOvers(code)).toMatchObject([{ isBack: true }]);
    const back = await openCard(clerk, customer, points.khujand);
    expect(back.parcels).toMatchObject([{ trackingCode: code, owed: { amount: '0.00' } }]);
    moneyOf(await clerk.give(back, code));
    expect((await handOvers(code)).map(({ isBack }) => isBack)).toEqual([true, false]);
    const { latest } = moneyOf<{ latest: { trackingCode: string; takenBackAt: string | null }[] }>(
      await clerk.get('/hand-over/day'),
    );
    expect(
      latest
        .filter(({ trackingCode }) => trackingCode === code)
        .map(({ takenBackAt }) => takenBackAt !== null),
    ).toEqual([false, true]);
    await expectLedgerAdds(service);
  });
});
