import { randomUUID } from 'node:crypto';
import type { MergePreview, WireMerge } from '@rohi/contract/records/customer-merge.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../../../test/accounts.ts';
import { madeCustomer } from '../../../test/claims-by-slip.ts';
import { counterClerk, openCard } from '../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { openingFile, openingRow, openRows } from '../../../test/opening.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../test/tills.ts';
import { inTransaction } from '../../platform/database.ts';
import { findCustomerAsWritten } from '../accounts/codes/customer-codes.service.ts';
import { readBalances } from '../billing/ledger/ledger.service.ts';
import { givePoints } from '../billing/points/points.service.ts';
import { lockPurse } from '../billing/ledger/purse.store.ts';
import { followMerges } from './undo-merge.service.ts';

let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let admin: MoneyPerson;
let till: Till;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
  manager = await moneyPerson(service, 'manager');
  admin = await moneyPerson(service, 'admin');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: khujand });
});
afterEach(() => expectLedgerAdds(service));

type Side = { id: string; customerCode: string };
const sideOf = ({ account, customerCode }: Customer): Side => ({ id: account.id, customerCode });
const preview = async (from: Side, into: Side) =>
  moneyOf<MergePreview>(await manager.get(`/staff/customers/${from.id}/merge?into=${into.customerCode}`));
async function merge(from: Side, into: Side, fields: object = {}, by = manager) {
  const { seen } = await preview(from, into);
  const body = { into: into.id, reason: 'one person, passport seen', seen, ...fields };
  return by.post(`/staff/customers/${from.id}/merge`, body);
}
async function confirm(waiting: WireMerge, by = admin) {
  const { seen } = await preview(waiting.from, waiting.into);
  return by.post(`/staff/customer-merges/${waiting.id}/decision`, {
    requestId: undefined,
    isConfirmed: true,
    seen,
  });
}
const undo = (id: string, by = manager) =>
  by.post(`/staff/customer-merges/${id}/undo`, { requestId: undefined });
/** Money, points and debts of 500 somoni and 12 dollars for a customer of a file. */
async function withMoney(customer: Side): Promise<void> {
  await openRows(service.context, openingFile(), [
    openingRow(1, customer),
    openingRow(2, customer, { side: 'CREDIT', currency: 'USD', amountMinor: 1_200n }),
  ]);
  await inTransaction(service.context.db, async (tx) => {
    await lockPurse(tx, customer.customerCode);
    const subject = { type: 'customer', id: customer.customerCode };
    const by = { name: 'test', userId: null };
    await givePoints(service.context, tx, by, { customerCode: customer.customerCode, points: 20, subject });
  });
}
const balances = ({ customerCode }: Side) => readBalances(service.context.db, customerCode);
const ownerOf = async (trackingCode: string) => {
  const [row] = await service.context.sql<{ code: string }[]>`
    select customer_code as code from parcel where tracking_code = ${trackingCode} and is_current`;
  return row?.code;
};
const owed = async (customer: Customer) =>
  (await till.owed(customer)).debts.map((debt) => `${debt.owed.amount} ${debt.owed.currency}`);

describe('two customers who are one person', () => {
  test('parcels and orders become the taker’s, the old code leads there, and the old account says so', async () => {
    const from = await newCustomer(service);
    const into = await newCustomer(service);
    const parcel = await readyParcel(service, from, khujand);
    const order = await newOrder(from, khujand, { ...whole, trackingCodes: [`YT${Date.now()}`] });
    const code = sideOf(from).customerCode;
    expect(await preview(sideOf(from), sideOf(into))).toMatchObject({
      moves: { parcels: 2, orders: 1, balance: { amount: '0.00' }, points: 0, debts: [] },
      needsSecond: false,
      obstacles: [{ name: 'customers.mergeBothClaimed' }],
    });
    expect(endOf(await merge(sideOf(from), sideOf(into)))).toBe('409 customers.mergeBothClaimed');
    const done = moneyOf<WireMerge>(
      await merge(sideOf(from), sideOf(into), { consent: 'both signed at the counter' }),
    );
    expect(done).toMatchObject({ state: 'DONE', from: { customerCode: code } });
    expect(await ownerOf(parcel)).toBe(into.customerCode);
    expect((await into.ask('GET', `/orders/${order.code}`)).status).toBe(200);
    expect(await findCustomerAsWritten(service.context.db, code)).toMatchObject({ id: into.account.id });
    expect((await from.ask('GET', '/orders')).status).toBe(401);
    await expect(logIn(service.app, from.account)).rejects.toThrow(/accountMerged/);
    expect((await till.owed(into)).owed.amount).toBe('10.00');
    // The record of before is found by its code.
    const found = moneyOf<{ list: { code: string }[] }>(await manager.get(`/staff/customers?search=${code}`));
    expect(found.list.map((row) => row.code).toSorted()).toEqual([code, into.customerCode].toSorted());
    // The code of before is typed at the till, and the taker is meant.
    expect((await till.owed(from)).owed.amount).toBe('10.00');
    const again = { into: into.account.id, reason: 'once more', seen: 'sums' };
    expect(endOf(await manager.post(`/staff/customers/${from.account.id}/merge`, again))).toBe(
      '409 customers.merged',
    );
  });

  test('money, points and debts take two people, and each unit is posted on both sides', async () => {
    const from = await madeCustomer(service, manager);
    const into = await newCustomer(service);
    await withMoney(from);
    await withMoney(sideOf(into));
    const waiting = moneyOf<WireMerge>(await merge(from, sideOf(into)));
    expect(waiting).toMatchObject({ state: 'WAITING', isOwn: true });
    expect(await balances(from)).toMatchObject({ available: 1_200n, points: 20n });
    expect(endOf(await confirm(waiting, manager))).toBe('403 customers.mergeOwn');
    expect(endOf(await merge(from, sideOf(into)))).toBe('409 customers.mergeWaits');
    const { list } = moneyOf<{ list: WireMerge[] }>(await admin.get('/staff/customer-merges'));
    expect(list).toContainEqual(expect.objectContaining({ id: waiting.id, isOwn: false }));
    expect(moneyOf(await confirm(waiting))).toMatchObject({ state: 'DONE' });
    expect(await balances(from)).toEqual({ available: 0n, frozen: 0n, owed: 0n, points: 0n });
    expect(await balances(sideOf(into))).toMatchObject({ available: 2_400n, points: 40n });
    expect(await owed(into)).toEqual(['1000.00 TJS']);
    expect(endOf(await confirm(waiting))).toMatch(/list.otherState|customers.merged/);
  });

  test('the same request is answered by the merge that stands', async () => {
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    const { seen } = await preview(from, into);
    const body = { requestId: randomUUID(), into: into.id, reason: 'the same person', seen };
    const first = moneyOf<WireMerge>(await manager.post(`/staff/customers/${from.id}/merge`, body));
    const again = moneyOf<WireMerge>(await manager.post(`/staff/customers/${from.id}/merge`, body));
    expect(again).toEqual(first);
  });

  test('what was taken back of money later comes to the taker', async () => {
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    moneyOf(await merge(from, into));
    await withMoney(from);
    expect(await balances(from)).toMatchObject({ available: 0n, points: 0n });
    expect(await balances(into)).toMatchObject({ available: 1_200n, points: 20n });
  });
});

describe('what stands against a merge', () => {
  test('is named: the customer itself, transfers, a visit, the wrong way', async () => {
    const made = await madeCustomer(service, manager);
    const customer = await newCustomer(service);
    const other = await newCustomer(service);
    expect(endOf(await manager.get(`/staff/customers/${made.id}/merge?into=${made.customerCode}`))).toBe(
      '422 customers.mergeSelf',
    );
    expect(endOf(await merge(sideOf(customer), made))).toBe('409 customers.mergeWrongWay');
    moneyOf(
      await customer.ask('POST', '/profile/top-ups', {
        requestId: randomUUID(),
        currency: 'USD',
        amount: '5',
        reference: '12',
      }),
    );
    expect(endOf(await merge(made, sideOf(customer)))).toBe('409 customers.mergeOpenPayment');
    await readyParcel(service, other, khujand);
    await openCard(await counterClerk(service), other, khujand);
    expect(endOf(await merge(made, sideOf(other)))).toBe('409 customers.mergeVisitOpen');
  });

  test('nothing is given to a closed account', async () => {
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    await service.context.sql`update user_account set disabled_at = now() where id = ${into.id}`;
    expect(endOf(await merge(from, into))).toBe('409 customers.mergeIntoClosed');
  });

  test('sums that are others by now are shown again', async () => {
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    const { seen } = await preview(from, into);
    await withMoney(from);
    expect(endOf(await merge(from, into, { seen }))).toBe('409 customers.mergeChanged');
  });

  test('only manager and admin merge', async () => {
    const support = await moneyPerson(service, 'support');
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    expect((await merge(from, into, {}, support)).status).toBe(403);
  });
});

describe('a merge is undone', () => {
  test('as a whole, while nothing was used', async () => {
    const from = await madeCustomer(service, manager);
    const into = await newCustomer(service);
    await withMoney(from);
    const parcel = await readyParcel(service, from as unknown as Customer, khujand);
    const done = moneyOf<WireMerge>(await confirm(moneyOf<WireMerge>(await merge(from, sideOf(into)))));
    expect(await ownerOf(parcel)).toBe(into.customerCode);
    expect(moneyOf(await undo(done.id))).toMatchObject({ state: 'UNDONE' });
    expect(moneyOf(await undo(done.id))).toMatchObject({ state: 'UNDONE' });
    expect(await ownerOf(parcel)).toBe(from.customerCode);
    expect(await balances(from)).toMatchObject({ available: 1_200n, points: 20n });
    expect(await balances(sideOf(into))).toMatchObject({ available: 0n, points: 0n });
    expect(await owed(from as unknown as Customer)).toEqual(['500.00 TJS']);
    expect((await till.owed(from as unknown as Customer)).owed.amount).toBe('10.00');
    expect(await findCustomerAsWritten(service.context.db, from.customerCode)).toMatchObject({ id: from.id });
    moneyOf(await confirm(moneyOf<WireMerge>(await merge(from, sideOf(into)))));
  });

  test('never after a payment, and the refusal says so', async () => {
    const from = await madeCustomer(service, manager);
    const into = await newCustomer(service);
    await readyParcel(service, from as unknown as Customer, khujand);
    const done = moneyOf<WireMerge>(await merge(from, sideOf(into)));
    moneyOf(await till.take(into, { cash: { TJS: '92.50' } }));
    const answer = await undo(done.id);
    expect(endOf(answer)).toBe('409 customers.mergeUsed');
    expect(JSON.stringify(answer.json)).toContain('(a payment)');
  });

  test('not before the merge that came after it', async () => {
    const [a, b, c] = [
      await madeCustomer(service, manager),
      await madeCustomer(service, manager),
      await madeCustomer(service, manager),
    ];
    await withMoney(a);
    const first = moneyOf<WireMerge>(await confirm(moneyOf<WireMerge>(await merge(a, b))));
    const second = moneyOf<WireMerge>(await confirm(moneyOf<WireMerge>(await merge(b, c))));
    expect(await findCustomerAsWritten(service.context.db, a.customerCode)).toMatchObject({ id: c.id });
    expect(endOf(await undo(first.id))).toBe('409 customers.mergeUsed');
    moneyOf(await undo(second.id));
    moneyOf(await undo(first.id));
    expect(await findCustomerAsWritten(service.context.db, a.customerCode)).toMatchObject({ id: a.id });
    expect(await balances(a)).toMatchObject({ available: 1_200n, points: 20n });
  });
});

describe('at the same time', () => {
  test('of a payment and a merge one wins, and no money is lost', async () => {
    const from = await newCustomer(service);
    const into = await newCustomer(service);
    await readyParcel(service, from, khujand);
    const [paid, merged] = await Promise.all([
      till.take(from, { cash: { TJS: '92.50' } }),
      merge(sideOf(from), sideOf(into), { consent: 'both agree' }),
    ]);
    expect(endOf(merged)).toMatch(/^ok$|customers.mergeChanged/);
    expect(endOf(paid)).toMatch(/^ok$|billing.owedChanged|billing.nothingOwed/);
    const left = (await till.owed(into)).owed.amount;
    const isMerged = endOf(merged) === 'ok';
    if (isMerged) expect(left).toBe(endOf(paid) === 'ok' ? '0.00' : '10.00');
  });

  test('of a merge and its undoing with others nothing is left between the two', async () => {
    const from = await madeCustomer(service, manager);
    const into = await madeCustomer(service, manager);
    await readyParcel(service, from as unknown as Customer, khujand);
    const { seen } = await preview(from, into);
    const ask = () =>
      manager.post(`/staff/customers/${from.id}/merge`, { into: into.id, reason: 'one person', seen });
    const ends = (await Promise.all([ask(), ask(), ask()])).map(endOf);
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.filter((end) => end === '409 customers.merged')).toHaveLength(2);
    const { list } = moneyOf<{ list: WireMerge[] }>(await manager.get(`/staff/customers/${into.id}/merges`));
    const undone = (await Promise.all([undo(list[0]?.id ?? ''), undo(list[0]?.id ?? '')])).map(endOf);
    expect(undone).toEqual(['ok', 'ok']);
  });

  test('a parcel that is given out while the two are merged goes to one of them', async () => {
    const from = await newCustomer(service);
    const into = await newCustomer(service);
    const code = await readyParcel(service, from, khujand);
    moneyOf(await till.take(from, { cash: { TJS: '92.50' } }));
    const clerk = await counterClerk(service);
    const card = await openCard(clerk, from, khujand);
    const [given, merged] = await Promise.all([
      clerk.give(card, code),
      merge(sideOf(from), sideOf(into), { consent: 'both agree' }),
    ]);
    expect([endOf(given), endOf(merged)]).toEqual(['ok', '409 customers.mergeVisitOpen']);
    expect(await ownerOf(code)).toBe(from.customerCode);
  });
});

test('receipts keep the old code, and the taker has them as of before the merge', async () => {
  const from = await newCustomer(service);
  const into = await newCustomer(service);
  await readyParcel(service, from, khujand);
  const { id } = moneyOf<{ id: string }>(await till.take(from, { cash: { TJS: '92.50' } }));
  moneyOf(await merge(sideOf(from), sideOf(into), { consent: 'both agree' }));
  const own = moneyOf<{ list: object[] }>(await into.ask('GET', '/profile/receipts'));
  expect(own.list).toEqual([expect.objectContaining({ id, codeBefore: from.customerCode })]);
  const url = `/api/profile/receipts/${id}/file`;
  const file = await service.app.inject({ url, headers: { token: into.token } });
  expect(file.headers['content-type']).toBe('application/pdf');
  const { list } = moneyOf<{ list: object[] }>(
    await till.clerk.get(`/staff/payments?customerCode=${from.customerCode}`),
  );
  expect(list).toEqual([expect.objectContaining({ id, customerCode: from.customerCode })]);
});

describe('what comes under the old code later', () => {
  test('follows within a minute, and comes back with the merge', async () => {
    const from = await madeCustomer(service, manager);
    const into = await newCustomer(service);
    const done = moneyOf<WireMerge>(await merge(from, sideOf(into)));
    const late = await readyParcel(service, from as unknown as Customer, khujand);
    expect(await ownerOf(late)).toBe(from.customerCode);
    await followMerges(service.context);
    expect(await ownerOf(late)).toBe(into.customerCode);
    expect((await till.owed(into)).owed.amount).toBe('10.00');
    moneyOf(await undo(done.id));
    expect(await ownerOf(late)).toBe(from.customerCode);
  });
});

test('both statements say what was merged, and their sums hold', async () => {
  const from = await newCustomer(service);
  const into = await newCustomer(service);
  await withMoney(sideOf(from));
  moneyOf(
    await confirm(moneyOf<WireMerge>(await merge(sideOf(from), sideOf(into), { consent: 'both agree' }))),
  );
  const days = 'from=2026-11-01&to=2026-11-30';
  const statement = moneyOf(await into.ask('GET', `/profile/statement?${days}`));
  expect(statement).toMatchObject({
    closing: { amount: '12.00' },
    lines: [expect.objectContaining({ kind: 'MERGED', toBalance: { amount: '12.00', currency: 'USD' } })],
    points: { lines: [expect.objectContaining({ kind: 'MERGED', points: 20 })] },
  });
});

describe('after seven days', () => {
  test('a merge stands for good', async () => {
    const [from, into] = [await madeCustomer(service, manager), await madeCustomer(service, manager)];
    const done = moneyOf<WireMerge>(await merge(from, into));
    service.clock.advance(7 * 86_400_000);
    expect(endOf(await undo(done.id, await moneyPerson(service, 'manager')))).toBe('409 customers.mergeOver');
  });
});
