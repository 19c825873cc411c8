import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { endWaitingPoints } from '../points/points-changes.service.ts';
import { endAllPoints } from '../points/points.service.ts';
import { checkLedger } from './check-ledger.service.ts';
import { house, ofCustomer, type AccountKey } from './account-kinds.ts';
import { post } from './ledger.service.ts';

let service: TestApp;
let second: FastifyInstance;
let manager: MoneyPerson;
let other: MoneyPerson;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  other = await moneyPerson(service, 'admin');
});
afterEach(() => expectLedgerAdds(service));

const account = async ({ ask }: Customer) =>
  moneyOf<{ points: number; balance: { available: { amount: string } } }>(
    await ask('GET', '/common/account'),
  );
const give = (customer: Customer, points: unknown, more: object = {}, by = manager, through = service.app) =>
  by.post(
    '/staff/points',
    { customerCode: customer.customerCode, points, reason: 'a late lorry', ...more },
    through,
  );
const sql: TestApp['context']['sql'] = ((...args: Parameters<TestApp['context']['sql']>) =>
  service.context.sql(...args)) as never;

describe('points by the office', () => {
  test('are given and taken back, are never fewer than none, and the customer sees them', async () => {
    const customer = await newCustomer(service);
    expect(endOf(await give(customer, 30))).toBe('ok');
    expect(endOf(await give(customer, -12))).toBe('ok');
    expect((await account(customer)).points).toBe(18);
    expect(endOf(await give(customer, -19))).toBe('409 billing.pointsTooFew');
    expect((await account(customer)).points).toBe(18);
  });

  test('above the limit need a second person, who is not the first', async () => {
    const customer = await newCustomer(service);
    const { id, state } = moneyOf<{ id: string; state: string }>(await give(customer, 501));
    expect(state).toBe('WAITING');
    expect((await account(customer)).points).toBe(0);
    const waiting = moneyOf<{ list: { id: string }[] }>(await other.get('/staff/points'));
    expect(waiting.list.map((each) => each.id)).toContain(id);
    const decide = (act: string, by: MoneyPerson) => by.post(`/staff/points/${id}/${act}`, {});
    expect(endOf(await decide('confirm', manager))).toBe('409 billing.secondPersonNeeded');
    expect(endOf(await decide('confirm', other))).toBe('ok');
    expect((await account(customer)).points).toBe(501);
    expect(endOf(await decide('refuse', other))).toBe('409 billing.alreadyDecided');
  });

  test('end after their last day, the oldest first, and are not spent afterwards', async () => {
    const customer = await newCustomer(service);
    await give(customer, 10);
    service.clock.set('2027-02-20T06:00:00Z');
    const later = await moneyPerson(service, 'manager');
    await give(customer, 7, {}, later);
    await give(customer, -4, {}, later);
    service.clock.set('2027-11-21T06:00:00Z');
    await endAllPoints(service.context);
    const balance = await sql<{ points: string }[]>`
      select balance_minor as points from ledger_account where owner = ${customer.customerCode} and kind = 'POINTS'`;
    expect(balance).toEqual([{ points: '7' }]);
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test('points that are not confirmed in time are not given any more', async () => {
    const customer = await newCustomer(service);
    const { id } = moneyOf<{ id: string }>(await give(customer, 900));
    service.clock.advance(73 * 3_600_000);
    await endWaitingPoints(service.context);
    const late = await moneyPerson(service, 'admin');
    expect(endOf(await late.post(`/staff/points/${id}/confirm`, {}))).toBe('409 billing.alreadyDecided');
    service.clock.set('2026-11-20T09:00:00Z');
  });

  test.each([0, 0.1 + 0.2, 1e308, 2 ** 53, '5', null])('of %s are refused at the edge', async (points) => {
    const customer = await newCustomer(service);
    expect(endOf(await give(customer, points))).toBe('400 request.invalid');
  });
});

describe('a request about money', () => {
  test('is done once, and something else under its id is refused', async () => {
    const customer = await newCustomer(service);
    const requestId = randomUUID();
    const first = await give(customer, 5, { requestId });
    expect((await give(customer, 5, { requestId })).json['data']).toEqual(first.json['data']);
    expect(endOf(await give(customer, 6, { requestId }))).toBe('422 billing.requestReused');
    expect(endOf(await give(customer, 5, { requestId }, other))).toBe('422 billing.requestReused');
    expect((await account(customer)).points).toBe(5);
  });

  test('that two processes have at once is done once', async () => {
    const customer = await newCustomer(service);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        give(customer, 5, { requestId }, manager, each % 2 === 0 ? service.app : second),
      ),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each.json['data']))).size).toBe(1);
    expect((await account(customer)).points).toBe(5);
  });

  test('T10: that takes the last points lets one of many through', async () => {
    const customer = await newCustomer(service);
    await give(customer, 5);
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        give(customer, -5, {}, manager, each % 2 === 0 ? service.app : second),
      ),
    );
    const counts = Object.groupBy(ends.map(endOf), (end) => end);
    expect(counts['ok']).toHaveLength(1);
    expect(counts['409 billing.pointsTooFew']).toHaveLength(19);
  });
});

describe('the database', () => {
  const by = { name: 'test', userId: null };
  const bank: AccountKey = { ...house, kind: 'BANK', currency: 'USD' };
  const posted = async (customer: Customer) => {
    const balance: AccountKey = { ...ofCustomer(customer.customerCode), kind: 'BALANCE', currency: 'USD' };
    const [id = ''] = await inTransaction(service.context.db, (tx) =>
      post(service.context, tx, by, [
        {
          kind: 'POINTS_GIVEN',
          subject: { type: 'test', id: randomUUID() },
          entries: [
            { account: bank, amount: 500n },
            { account: balance, amount: -500n },
          ],
        },
      ]),
    );
    return id;
  };

  test('refuses to change, delete or add to what was posted', async () => {
    const id = await posted(await newCustomer(service));
    await expect(sql`update ledger_entry set amount_minor = 1 where posting_id = ${id}`).rejects.toThrow(
      'never changed',
    );
    await expect(sql`delete from ledger_entry where posting_id = ${id}`).rejects.toThrow('never changed');
    await expect(sql`delete from ledger_posting where id = ${id}`).rejects.toThrow('never changed');
    await expect(sql`truncate ledger_entry, ledger_posting cascade`).rejects.toThrow('never changed');
    await expect(sql`update ledger_account set side = -side where kind = 'BANK'`).rejects.toThrow(
      'never changed',
    );
    for (const line of [2, 3])
      await expect(sql`
        insert into ledger_entry (posting_id, line, of, account_id, amount_minor, balance_after_minor)
        select posting_id, ${line}, ${line}, account_id, 1, 1 from ledger_entry where posting_id = ${id} limit 1`).rejects.toThrow(
        /foreign key|duplicate key/,
      );
  });

  test('refuses postings that do not come to zero, and balances below zero', async () => {
    await posted(await newCustomer(service));
    const entries = (amounts: string) => `
      with posting as (
        insert into ledger_posting (kind, posted_at, day, by_name, subject_type, subject_id, entries)
        values ('POINTS_GIVEN', now(), '2026-11-20', 'test', 'test', '1', 2) returning id)
      insert into ledger_entry (posting_id, line, of, account_id, amount_minor, balance_after_minor)
      select posting.id, line, 2, ledger_account.id, amount, 0
      from posting, ledger_account, (values ${amounts}) as given (line, amount) where kind = 'BANK'`;
    await expect(service.context.sql.unsafe(entries('(1, 5), (2, -4)'))).rejects.toThrow(
      'do not come to zero',
    );
    await expect(service.context.sql.unsafe(entries('(1, 5)'))).rejects.toThrow('has 1 entries of 2');
    await expect(sql`update ledger_account set balance_minor = -1 where kind = 'BALANCE'`).rejects.toThrow(
      'not_below_zero',
    );
  });

  test('is checked: a balance that somebody has changed by hand is named', async () => {
    const customer = await newCustomer(service);
    await posted(customer);
    const { customerCode } = customer;
    await sql`update ledger_account set balance_minor = 499 where kind = 'BALANCE' and owner = ${customerCode}`;
    expect((await checkLedger(service.context)).wrong).toEqual([`CUSTOMER ${customerCode} BALANCE USD`]);
    await sql`update ledger_account set balance_minor = 500 where kind = 'BALANCE' and owner = ${customerCode}`;
    expect((await account(customer)).balance.available.amount).toBe('5.00');
  });
});
