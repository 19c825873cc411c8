import { randomUUID } from 'node:crypto';
import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import {
  counterClerk,
  foundOf,
  openCard,
  otherCode,
  pickupCode,
  type CounterClerk,
} from '../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { newDevice } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { readyParcel } from '../../../test/tills.ts';
import { forgetOldCounterLooks } from './finding/counter-looks.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let clerk: CounterClerk;
let madina: Customer;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  madina = await newCustomer(service, { phone: '+992900550148' });
  await readyParcel(service, madina, points.khujand);
  await readyParcel(service, madina, points.khujand);
});
// Tries count for a clerk: each test has its own.
beforeEach(async () => {
  clerk = await counterClerk(service);
});

const looks = () =>
  service.context.sql<{ by: string; sought: string | null; result: string; codes: string[] }[]>`
    select by, sought, result, customer_codes as codes from counter_look where clerk_id = ${clerk.account.id} order by id`;

describe('finding at the counter', () => {
  test('shows by customer code, phone and parcel no more than a masked name and how many are ready', async () => {
    await service.context
      .sql`update user_account set name = 'Раҷабова Мадина' where id = ${madina.account.id}`;
    const parcel = await readyParcel(service, madina, points.khujand);
    const view = { customerCode: madina.customerCode, nameMasked: 'Р••••••• М•••••', ready: 3 };
    for (const text of [madina.customerCode, '0148', '•••• 0148', parcel, ` ${parcel.toLowerCase()}\r\n`])
      expect(foundOf(await clerk.find(text))).toEqual([view]);
    expect(await looks()).toEqual(
      expect.arrayContaining([
        { by: 'PHONE', sought: '0148', result: 'FOUND', codes: [madina.customerCode] },
        { by: 'PARCEL', sought: parcel, result: 'FOUND', codes: [madina.customerCode] },
      ]),
    );
  });

  test('counter search returns no customer without parcels here, and names the point where a parcel is', async () => {
    const stranger = await newCustomer(service, { phone: '+992900559999' });
    const elsewhere = await readyParcel(service, stranger, points.kulob);
    for (const text of [stranger.customerCode, '9999', 'no such parcel', 'YT0000000000000'])
      expect(endOf(await clerk.find(text))).toBe('404 handOver.nobodyFound');
    const refused = await clerk.find(elsewhere);
    expect(endOf(refused)).toBe('409 handOver.otherPoint');
    expect(refused.json['msg']).toContain('Point KULOB');
    const parcel = await builders(service.context).collectedParcel({
      facts: { customerCode: madina.customerCode, pickupPointId: points.khujand, orderCode: null },
    });
    expect(endOf(await clerk.find(parcel))).toBe('409 handOver.alreadyGiven');
    expect((await looks()).map(({ result }) => result)).toEqual(
      expect.arrayContaining(['NOTHING', 'REFUSED']),
    );
  });

  test('is for who stands at a point alone, and its record is never changed before it is 400 days old', async () => {
    const nowhere = await counterClerk({ app: service.app, context: service.context }, 'YIWU-WH');
    expect(endOf(await nowhere.find('0148'))).toBe('409 handOver.noPoint');
    expect(endOf(await nowhere.get('/hand-over/day'))).toBe('409 handOver.noPoint');
    await clerk.find('0148');
    await expect(service.context.sql`update counter_look set result = 'NOTHING'`).rejects.toThrow(
      /append-only/,
    );
    await expect(service.context.sql`delete from counter_look`).rejects.toThrow(/append-only/);
    await forgetOldCounterLooks(service.context);
    expect(await looks()).toHaveLength(1);
    service.clock.set('2028-01-01T09:00:00Z');
    await forgetOldCounterLooks(service.context);
    expect(await looks()).toEqual([]);
    service.clock.set('2026-11-20T09:00:00Z');
  });
});

describe('a card', () => {
  test('opens by the pickup code, cell by cell, with what is owed and what comes', async () => {
    const customer = await newCustomer(service);
    const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand, orderCode: null };
    const [far, near, nowhere] = [
      await readyParcel(service, customer, points.khujand, 3_420),
      await readyParcel(service, customer, points.khujand, 3_800),
      await readyParcel(service, customer, points.khujand, 2_100),
    ];
    const coming = await builders(service.context).parcelOnTheRoad({
      facts,
      receivedAt: '2026-11-10T06:00:00Z',
    });
    const cells = [
      [far, 'A-12'],
      [near, 'A-2'],
    ] as const;
    for (const [code, cell] of cells)
      await service.context.sql`
        insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
        select id, ${points.khujand}, ${cell}, now(), 'test' from parcel where tracking_code = ${code}`;
    const code = await pickupCode(customer, points.khujand);
    const card = moneyOf<VisitCard>(await clerk.open({ kind: 'CODE', code }));
    expect(card).toMatchObject({
      customer: { code: customer.customerCode },
      proof: 'CODE',
      ready: 3,
      delegate: null,
    });
    expect(card.parcels.map(({ trackingCode, cell }) => [trackingCode, cell])).toEqual([
      [near, 'A-2'],
      [far, 'A-12'],
      [nowhere, null],
    ]);
    expect(card.parcels.map(({ owed }) => owed.amount)).toEqual(['9.50', '8.55', '5.25']);
    expect(card.owed.amount).toBe('23.30');
    expect(card.coming).toMatchObject([{ trackingCode: coming }]);
    expect(moneyOf<VisitCard>(await clerk.get(`/hand-over/visits/${card.id}`)).ready).toBe(3);
    const stored = await looks();
    const look = { by: 'CODE', sought: null, result: 'FOUND' };
    expect(stored).toMatchObject([look, look]);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('opens by a document of a chosen customer, of which the last four signs are stored', async () => {
    const proof = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: ' a-4 82 ' } };
    expect(endOf(await clerk.open(proof))).toBe('400 request.invalid');
    const five = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '54821' } };
    expect(endOf(await clerk.open(five, madina.customerCode))).toBe('400 request.invalid');
    const card = moneyOf<VisitCard>(await clerk.open(proof, madina.customerCode));
    expect(card.document).toEqual({ type: 'PASSPORT', end: 'A482' });
    const nothing = await newCustomer(service);
    expect(endOf(await clerk.open(proof, nothing.customerCode))).toBe('409 handOver.nothingWaits');
  });

  test('is opened once by a repeated request, and shown to its clerk alone while it is open', async () => {
    const code = await pickupCode(madina, points.khujand);
    const body = { deviceId: clerk.deviceId, requestId: randomUUID(), proof: { kind: 'CODE', code } };
    const [first, again] = [
      await clerk.post('/hand-over/visits', body),
      await clerk.post('/hand-over/visits', body),
    ];
    const card = moneyOf<VisitCard>(first);
    expect(moneyOf<VisitCard>(again).id).toBe(card.id);
    const colleague = await counterClerk(service);
    expect(endOf(await colleague.post('/hand-over/visits', body))).toBe('422 handOver.requestReused');
    expect(endOf(await colleague.get(`/hand-over/visits/${card.id}`))).toBe('404 handOver.visitNotFound');
    const ended = await clerk.post(`/hand-over/visits/${card.id}/end`, {});
    expect(endOf(ended)).toBe('ok');
    expect(await clerk.post(`/hand-over/visits/${card.id}/end`, {})).toMatchObject({
      json: { data: ended.json['data'] },
    });
    expect(endOf(await clerk.get(`/hand-over/visits/${card.id}`))).toBe('409 handOver.visitEnded');
    const late = moneyOf<VisitCard>(await clerk.open({ kind: 'CODE', code }));
    service.clock.advance(61 * 60_000);
    const { token } = await logIn(service.app, clerk.account);
    expect(endOf(await call(service.app, 'GET', `/hand-over/visits/${late.id}`, { token }))).toBe(
      '409 handOver.visitEnded',
    );
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('names a delegate where the code was given', async () => {
    const card = await openCard(clerk, madina, points.khujand);
    const delegate = { name: ' Раҷабов Фаррух ', document: { type: 'ID_CARD', end: '7712' } };
    const named = moneyOf<VisitCard>(
      await clerk.put(`/hand-over/visits/${card.id}/delegate`, { requestId: undefined, delegate }),
    );
    expect(named.delegate).toEqual({ ...delegate, name: 'Раҷабов Фаррух' });
    const own = moneyOf<VisitCard>(
      await clerk.put(`/hand-over/visits/${card.id}/delegate`, { requestId: undefined, delegate: null }),
    );
    expect(own.delegate).toBeNull();
    const seen = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '0001' } };
    const byDocument = moneyOf<VisitCard>(await clerk.open(seen, madina.customerCode));
    expect(
      endOf(
        await clerk.put(`/hand-over/visits/${byDocument.id}/delegate`, { requestId: undefined, delegate }),
      ),
    ).toBe('409 handOver.delegateNeedsCode');
  });
});

describe('T01: wrong pickup codes', () => {
  test('of a chosen customer the fifth wrong code replaces the code, and no one has more tries within the hour', async () => {
    const customer = await newCustomer(service);
    await readyParcel(service, customer, points.khujand);
    const wrong = otherCode(await pickupCode(customer, points.khujand));
    const say = () => clerk.open({ kind: 'CODE', code: wrong }, customer.customerCode);
    const first = await say();
    expect(endOf(first)).toBe('409 handOver.wrongCode');
    expect(first.json['msg']).toContain('4 tries are left');
    for (let tried = 2; tried < 5; tried += 1) expect(endOf(await say())).toBe('409 handOver.wrongCode');
    expect(endOf(await say())).toBe('409 handOver.codeReplaced');
    expect((await looks()).map(({ result, codes }) => [result, codes])).toEqual(
      Array.from({ length: 5 }, () => ['WRONG', [customer.customerCode]]),
    );
    expect(endOf(await clerk.open({ kind: 'CODE', code: 'abc' }, customer.customerCode))).toBe(
      '400 request.invalid',
    );
    // Neither the new code, nor by a colleague: a pass or a document opens the card.
    const code = await pickupCode(customer, points.khujand);
    const colleague = await counterClerk(service);
    for (const by of [clerk, colleague]) {
      const late = await by.open({ kind: 'CODE', code }, customer.customerCode);
      expect(endOf(late)).toBe('429 handOver.codeClosed');
      expect(late.json['msg']).toContain('60 minutes');
    }
    const seen = { kind: 'DOCUMENT', document: { type: 'PASSPORT', end: '0001' } };
    moneyOf(await colleague.open(seen, customer.customerCode));
    service.clock.advance(61 * 60_000);
    const { token } = await logIn(service.app, clerk.account);
    const { customerCode } = customer;
    const body = { requestId: randomUUID(), deviceId: clerk.deviceId, customerCode };
    moneyOf(
      await call(service.app, 'POST', '/hand-over/visits', {
        token,
        body: { ...body, proof: { kind: 'CODE', code } },
      }),
    );
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('of a chosen customer at once: five are tried, the rest wait, and right ones cost nothing', async () => {
    const customer = await newCustomer(service);
    await readyParcel(service, customer, points.khujand);
    const code = await pickupCode(customer, points.khujand);
    const open = (word: string) => clerk.open({ kind: 'CODE', code: word }, customer.customerCode);
    for (let opened = 0; opened < 6; opened += 1) moneyOf(await open(code));
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(otherCode(code))));
    const ends = answers.map(endOf).toSorted();
    expect(ends.filter((end) => end === '429 handOver.codeClosed')).toHaveLength(15);
    expect(ends.slice(0, 5)).toEqual([
      ...['409 handOver.codeReplaced', ...Array.from({ length: 4 }, () => '409 handOver.wrongCode')],
    ]);
  });

  test('without a chosen customer: ten an hour for the clerk and for the device, and right ones cost nothing', async () => {
    const deviceId = await newDevice(service, { unit: 'PP-KHUJAND', works: ['COUNTER'] });
    clerk = await counterClerk(service, 'PP-KHUJAND', deviceId);
    const code = await pickupCode(madina, points.khujand);
    const wrong = { kind: 'CODE', code: otherCode(code) };
    const refused = await clerk.open(wrong);
    expect(endOf(refused)).toBe('404 handOver.codeUnknown');
    expect(refused.json['msg']).toContain('9 tries are left');
    const rest = await Promise.all(Array.from({ length: 12 }, () => clerk.open(wrong)));
    expect(rest.filter((answer) => endOf(answer) === '404 handOver.codeUnknown')).toHaveLength(9);
    expect(rest.filter((answer) => endOf(answer) === '429 handOver.tooManyTries')).toHaveLength(3);
    // A right code without a chosen customer waits too; a chosen customer, a document and a colleague do not.
    const late = await clerk.open({ kind: 'CODE', code });
    expect(endOf(late)).toBe('429 handOver.tooManyTries');
    expect(late.json['msg']).toContain('60 minutes');
    const elsewhere = { deviceId: randomUUID(), proof: wrong };
    expect(endOf(await clerk.post('/hand-over/visits', elsewhere))).toBe('429 handOver.tooManyTries');
    moneyOf(await clerk.open({ kind: 'CODE', code }, madina.customerCode));
    const colleague = await counterClerk(service);
    const onDevice = { deviceId, proof: { kind: 'CODE', code } };
    expect(endOf(await colleague.post('/hand-over/visits', onDevice))).toBe('429 handOver.tooManyTries');
    for (let opened = 0; opened < 12; opened += 1) moneyOf(await colleague.open({ kind: 'CODE', code }));
    service.clock.advance(61 * 60_000);
    const { token } = await logIn(service.app, clerk.account);
    const body = { requestId: randomUUID(), deviceId, proof: { kind: 'CODE', code } };
    moneyOf(await call(service.app, 'POST', '/hand-over/visits', { token, body }));
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('an id that is no device in use of the own point gives no new tries', async () => {
    const code = await pickupCode(madina, points.khujand);
    const wrong = { kind: 'CODE', code: otherCode(code) };
    const at = (unit: string) => newDevice(service, { unit, works: ['COUNTER'] });
    const [foreign, ended, standing] = [await at('PP-KULOB'), await at('PP-KHUJAND'), await at('PP-KHUJAND')];
    const manager = await moneyPerson(service, 'manager');
    moneyOf(await manager.post(`/stations/devices/${ended}/end`, { requestId: undefined }));
    for (const deviceId of [randomUUID(), foreign, ended]) {
      const one = await counterClerk(service, 'PP-KHUJAND', deviceId);
      const answers = await Promise.all(Array.from({ length: 12 }, () => one.open(wrong)));
      expect(answers.filter((answer) => endOf(answer) === '404 handOver.codeUnknown')).toHaveLength(10);
      for (const other of [standing, randomUUID()])
        expect(endOf(await one.post('/hand-over/visits', { deviceId: other, proof: wrong }))).toBe(
          '429 handOver.tooManyTries',
        );
      moneyOf(await (await counterClerk(service, 'PP-KHUJAND', deviceId)).open({ kind: 'CODE', code }));
    }
    const there = await counterClerk(service, 'PP-KULOB', foreign);
    expect((await there.open(wrong)).json['msg']).toContain('9 tries are left');
    const here = await counterClerk(service, 'PP-KHUJAND', standing);
    expect((await here.open(wrong)).json['msg']).toContain('9 tries are left');
  });
});
