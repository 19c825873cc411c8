import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import type { StaffTopUp, WireTopUp } from '@rohi/contract/billing/top-ups.contract';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { endWaitingTopUps } from './top-ups.service.ts';

let service: TestApp;
let second: FastifyInstance;
let manager: MoneyPerson;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  const rate = { from: 'USD', to: 'TJS', rate: '9.25', rateDate: '2026-11-20', source: 'NBT' };
  expect(endOf(await manager.post('/price/rates', rate))).toBe('ok');
});
afterEach(() => expectLedgerAdds(service));

const announce = ({ ask }: Customer, fields: object = {}) =>
  ask('POST', '/profile/top-ups', {
    requestId: randomUUID(),
    currency: 'TJS',
    amount: '185',
    reference: 'order 77',
    ...fields,
  });
const announced = async (customer: Customer, fields: object = {}) =>
  moneyOf<WireTopUp>(await announce(customer, fields)).id;
const confirm = (id: string, received: string, more: object = {}, through = service.app) =>
  manager.post(`/staff/top-ups/${id}/confirm`, { received, ...more }, through);
const available = async ({ ask }: Customer) =>
  moneyOf<{ balance: { available: { amount: string } } }>(await ask('GET', '/common/account')).balance
    .available.amount;

describe('a transfer', () => {
  test('comes to the balance when the office has seen it, by the rate of today, as much as has come', async () => {
    const customer = await newCustomer(service);
    const id = await announced(customer);
    expect(await available(customer)).toBe('0.00');
    const { list } = moneyOf<{ list: StaffTopUp[] }>(await manager.get('/staff/top-ups'));
    expect(list.find((each) => each.id === id)).toMatchObject({ customerCode: customer.customerCode });
    const done = moneyOf<StaffTopUp>(await confirm(id, '92,50'));
    expect(done).toMatchObject({
      state: 'DONE',
      received: { amount: '92.50', currency: 'TJS' },
      credited: { amount: '10.00', currency: 'USD' },
    });
    expect(await available(customer)).toBe('10.00');
    const posted = await service.context.sql`
      select rate::float as rate, rate_source as source, entries from ledger_posting where subject_id = ${id}`;
    expect(posted).toEqual([{ rate: 9.25, source: 'NBT', entries: 4 }]);
    const own = moneyOf<{ list: WireTopUp[] }>(await customer.ask('GET', '/profile/top-ups'));
    expect(own.list.map(({ state }) => state)).toEqual(['DONE']);
  });

  test('in dollars is not exchanged', async () => {
    const customer = await newCustomer(service);
    await confirm(await announced(customer, { currency: 'USD', amount: '7' }), '7.01');
    expect(await available(customer)).toBe('7.01');
  });

  test('comes once: of many who confirm and refuse it at once one is done', async () => {
    const customer = await newCustomer(service);
    const id = await announced(customer, { currency: 'USD', amount: '5' });
    const ends = await Promise.all(
      Array.from({ length: 20 }, async (_, each) =>
        endOf(
          each % 3 === 0
            ? await manager.post(`/staff/top-ups/${id}/refuse`, { reason: 'nothing came' })
            : await confirm(id, '5', {}, each % 2 === 0 ? service.app : second),
        ),
      ),
    );
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 billing.alreadyDecided')).toHaveLength(19);
    expect(['0.00', '5.00']).toContain(await available(customer));
  });

  test('is answered alike when its confirmation is sent again, and not with another sum', async () => {
    const customer = await newCustomer(service);
    const id = await announced(customer, { currency: 'USD', amount: '5' });
    const requestId = randomUUID();
    const first = await confirm(id, '5', { requestId });
    expect((await confirm(id, '5', { requestId }, second)).json['data']).toEqual(first.json['data']);
    expect(endOf(await confirm(id, '50', { requestId }))).toBe('422 billing.requestReused');
    expect(await available(customer)).toBe('5.00');
  });

  test('above the sum of the setting is confirmed by two people, who have seen the same money', async () => {
    const customer = await newCustomer(service);
    const other = await moneyPerson(service, 'manager');
    const id = await announced(customer, { currency: 'USD', amount: '600' });
    const requestId = randomUUID();
    const first = moneyOf<StaffTopUp>(await confirm(id, '600', { requestId }));
    const { json } = await manager.get('/staff/top-ups');
    expect(json['data']).toMatchObject({ aloneUpTo: { amount: '500.00', currency: 'USD' } });
    expect(first).toMatchObject({
      state: 'WAITING',
      credited: null,
      seen: { received: { amount: '600.00' }, by: manager.account.username },
    });
    expect(moneyOf(await confirm(id, '600', { requestId }))).toEqual(first);
    expect(endOf(await confirm(id, '600'))).toBe('409 billing.secondPersonNeeded');
    expect(await available(customer)).toBe('0.00');
    // Another sum counts as new, also from another user.
    const path = `/staff/top-ups/${id}/confirm`;
    const [one, two] = [await other.post(path, { received: '599' }), await confirm(id, '600')];
    expect([one, two].map((each) => moneyOf<StaffTopUp>(each).state)).toEqual(['WAITING', 'WAITING']);
    const ends = await Promise.all(
      Array.from({ length: 4 }, async (_, each) =>
        endOf(
          await (each % 2 === 0 ? other.post(path, { received: '600' }) : confirm(id, '600', {}, second)),
        ),
      ),
    );
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(await available(customer)).toBe('600.00');
    const [row] = await service.context.sql`
      select state, seen_by as first, decided_by as second from top_up where id = ${id}`;
    expect(row).toEqual({ state: 'DONE', first: manager.account.username, second: other.account.username });
  });

  test('typed too large is put right by who typed it, or by a colleague, and needs one person then', async () => {
    const customer = await newCustomer(service);
    const other = await moneyPerson(service, 'manager');
    for (const by of [manager, other]) {
      const id = await announced(customer, { currency: 'USD', amount: '450' });
      expect(moneyOf<StaffTopUp>(await confirm(id, '4500')).state).toBe('WAITING');
      const done = moneyOf<StaffTopUp>(await by.post(`/staff/top-ups/${id}/confirm`, { received: '450' }));
      expect(done).toMatchObject({ state: 'DONE', credited: { amount: '450.00' }, seen: null });
      const again = await by.post(`/staff/top-ups/${id}/confirm`, { received: '450' });
      expect(endOf(again)).toBe('409 billing.alreadyDecided');
    }
    expect(await available(customer)).toBe('900.00');
    // Above the limit another sum is seen anew, and never confirmed by who has seen it.
    const id = await announced(customer, { currency: 'USD', amount: '600' });
    for (const received of ['6000', '600'])
      expect(moneyOf<StaffTopUp>(await confirm(id, received)).state).toBe('WAITING');
    expect(endOf(await confirm(id, '600'))).toBe('409 billing.secondPersonNeeded');
    const byHand = service.context.sql`
      update top_up set state = 'DONE', decided_by_id = ${other.account.id}, received_minor = 1, credited_minor = 1,
        posting_id = (select max(id) + 1 from ledger_posting) where id = ${id}`;
    await expect(byHand).rejects.toThrow('top_up_same_sum_check');
  });

  test('a top-up can be taken back by its customer, and ends by itself', async () => {
    const customer = await newCustomer(service);
    const stranger = await newCustomer(service);
    const withdraw = ({ ask }: Customer, id: string) =>
      ask('POST', `/profile/top-ups/${id}/withdraw`, { requestId: randomUUID() });
    const id = await announced(customer);
    expect(endOf(await withdraw(stranger, id))).toBe('404 billing.notFound');
    expect(endOf(await withdraw(customer, id))).toBe('ok');
    expect(endOf(await confirm(id, '5'))).toBe('409 billing.alreadyDecided');
    const late = await announced(customer);
    service.clock.advance(73 * 3_600_000);
    await endWaitingTopUps(service.context);
    const [row] = await service.context.sql`select state from top_up where id = ${late}`;
    expect(row).toEqual({ state: 'ENDED' });
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('is one of five at most that wait', async () => {
    const customer = await newCustomer(service);
    const ends = await Promise.all(Array.from({ length: 8 }, async () => endOf(await announce(customer))));
    expect(ends.filter((end) => end === 'ok')).toHaveLength(5);
    expect(ends.filter((end) => end === '409 billing.tooManyWaiting')).toHaveLength(3);
  });
});

describe('a sum', () => {
  test('is text: no number of a language is one, whatever it is', async () => {
    const customer = await newCustomer(service);
    const numbers = fc.oneof(
      fc.constantFrom(-0, 0.1 + 0.2, 1e308, 2 ** 53, -1, 5),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    await fc.assert(
      fc.asyncProperty(numbers, async (amount) => {
        expect(endOf(await announce(customer, { amount }))).toBe('400 request.invalid');
      }),
      { numRuns: 40 },
    );
  });

  test('is what was typed, to the cent, or is refused', async () => {
    const texts = fc.oneof(
      fc.constantFrom('-0', '0', '0.00', '0.001', '1e3', '1e308', '9007199254740993', '', ' ', '+5', '٣'),
      fc.stringMatching(/^\d{1,9}([.,]\d{1,3})?$/),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (amount) => {
        const customer = await newCustomer(service);
        const answer = await announce(customer, { currency: 'USD', amount });
        const minor = readAmountMinor(amount);
        if (minor === undefined || minor === 0n || minor > 1_000_000_000n) {
          expect(endOf(answer)).toBe('400 request.invalid');
          return;
        }
        expect(readAmountMinor(moneyOf<WireTopUp>(answer).amount.amount)).toBe(minor);
      }),
      { numRuns: 20 },
    );
  });

  test.each(['CNY', 'EUR', 'PTS', ''])('in %j is not taken', async (currency) => {
    const customer = await newCustomer(service);
    expect(endOf(await announce(customer, { currency }))).toBe('400 request.invalid');
  });
});
