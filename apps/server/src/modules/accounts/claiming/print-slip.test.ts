import { randomUUID } from 'node:crypto';
import type { listClaimSlips } from '@rohi/contract/accounts/claim-slips.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { counterClerk, type CounterClerk } from '../../../../test/counters.ts';
import { madeCustomer, printSlip, slipOf } from '../../../../test/claims-by-slip.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';
import { house, ofCustomer } from '../../billing/ledger/account-kinds.ts';
import { post } from '../../billing/ledger/ledger.service.ts';

let service: TestApp;
let clerk: CounterClerk;
let manager: MoneyPerson;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  manager = await moneyPerson(service, 'manager');
});
beforeEach(async () => {
  service.clock.set('2026-11-20T09:00:00Z');
  clerk = await counterClerk(service);
});

type Slips = DataOf<typeof listClaimSlips>;
const listed = async (by: Pick<MoneyPerson, 'get'> = manager) =>
  moneyOf<Slips>(await by.get('/staff/claim-slips'));
const waitingOf = async (customerId: string, by = manager) =>
  (await listed(by)).waiting.filter((slip) => slip.customerId === customerId);
const doubtsOf = async (customerId: string, by = manager) =>
  (await listed(by)).printed.filter((slip) => slip.customerId === customerId);
const decide = (id: string, isAllowed: boolean, by: Pick<MoneyPerson, 'post'> = manager) =>
  by.post(`/staff/claim-slips/${id}/decision`, { requestId: undefined, isAllowed });
const see = (id: string, by: Pick<MoneyPerson, 'post'> = manager) =>
  by.post(`/staff/claim-slips/${id}/seen`, { requestId: undefined });
const recorded = (customerId: string) =>
  service.context.sql<{ action: string; details: Record<string, unknown> }[]>`
    select action, details from audit_event where subject_id = ${customerId} order by seq`;

/** As if so many hours had passed since a customer's slips: those who print stay logged in. */
const letPass = (hours: number, customerId: string) =>
  service.context.sql`
    update claim_slip set asked_at = asked_at - ${hours} * interval '1 hour', printed_at = printed_at - ${hours} * interval '1 hour'
    where user_id = ${customerId}`;

/** Does something while as many test labels are printed as may wait. */
async function whileAllPrint<Result>(work: () => Promise<Result>): Promise<Result> {
  const firm = await readFirmName(service.context);
  const label = { docType: 'test-label', format: 'pdf', name: 'test', printedDay: '2026-11-20' } as const;
  const over = new AbortController();
  const print = async () => {
    while (!over.signal.aborted) await printInThread(firm, label);
  };
  const prints = Array.from({ length: 20 }, print);
  try {
    return await work();
  } finally {
    over.abort();
    await Promise.all(prints);
  }
}

/** Gives a customer so many cents on the balance. */
const credit = (customerCode: string, cents: bigint) =>
  inTransaction(service.context.db, (tx) =>
    post(service.context, tx, { name: 'test', userId: null }, [
      {
        kind: 'TOP_UP',
        subject: { type: 'top-up', id: randomUUID() },
        entries: [
          { account: { ...house, kind: 'BANK', currency: 'USD' }, amount: cents },
          { account: { ...ofCustomer(customerCode), kind: 'BALANCE', currency: 'USD' }, amount: -cents },
        ],
      },
    ]),
  );

describe('the print of a slip', () => {
  test('says where, by whom and whether a document was seen, and each is on record', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const { text } = await printSlip(service, clerk, customerCode, false);
    expect(text).toContain(customerCode);
    expect(text).toContain('20.12.2026');
    expect(text).toContain(`Point KHUJAND, ${clerk.account.username} 20.11.2026 14:00`);
    expect(text).toContain('документ: нет');
    await printSlip(service, clerk, customerCode);
    const details = (await recorded(id)).filter(({ action }) => action === 'customer:slip');
    expect(details.map((event) => event.details)).toEqual([
      expect.objectContaining({ documentSeen: false, isOneOfMany: false, isOwnPhone: false }),
      expect.objectContaining({ documentSeen: true }),
    ]);
    const stored = await service.context.sql<{ row: string }[]>`
      select row_to_json(claim_slip)::text as row from claim_slip where user_id = ${id}`;
    const code = /варақа ([0-9A-Z]{4}) ([0-9A-Z]{4}) /.exec(text);
    expect(stored.map(({ row }) => row).join()).not.toContain(`${code?.[1]}${code?.[2]}`);
  });

  test('is for who makes customers: a station or a customer prints none', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    const operator = await moneyPerson(service, 'china-operator', 'YIWU-WH');
    expect((await printSlip(service, operator, customerCode)).end).toBe('403 auth.notAllowed');
    expect((await printSlip(service, clerk, 'TJ-99999')).end).toBe('404 list.notFound');
  });

  test('more than three within an hour are shown to the manager until somebody has looked', async () => {
    const made = [];
    for (let number = 0; number < 4; number += 1) made.push(await madeCustomer(service, manager));
    for (const { customerCode } of made) await slipOf(service, clerk, customerCode);
    const [last] = made.slice(-1);
    expect(await doubtsOf(made[0]!.id)).toEqual([]);
    const [slip] = await doubtsOf(last!.id);
    expect(slip).toMatchObject({ doubts: ['MANY'], clerk: clerk.account.username, seen: null, usedAt: null });
    for (const each of made) await letPass(1, each.id);
    const { id, customerCode } = await madeCustomer(service, manager);
    await slipOf(service, clerk, customerCode);
    expect(await doubtsOf(id)).toEqual([]);
    expect(endOf(await see(slip!.id))).toBe('ok');
    expect(endOf(await see(slip!.id))).toBe('ok');
    expect(await doubtsOf(last!.id)).toMatchObject([{ seen: { by: manager.account.username } }]);
    expect((await recorded(last!.id)).filter(({ action }) => action === 'customer:slip-seen')).toHaveLength(
      1,
    );
  });

  test('one for the phone of the clerk is shown too, and not to the clerk alone', async () => {
    const own = await moneyPerson(service, 'manager');
    await service.context.sql`update user_account set phone = '+992927005566' where id = ${own.account.id}`;
    const { id, customerCode } = await madeCustomer(service, manager, { phone: '+992927005566' });
    await slipOf(service, own, customerCode);
    const [slip] = await doubtsOf(id);
    expect(slip).toMatchObject({ doubts: ['OWN_PHONE'], isOwn: false });
    expect(await doubtsOf(id, own)).toMatchObject([{ isOwn: true }]);
    expect(endOf(await see(slip!.id, own))).toBe('403 claim.ownSlip');
  });
});

describe('a slip that does not come out', () => {
  test('is on no record, and leaves the one before and what was allowed as they were', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const before = await slipOf(service, clerk, customerCode);
    await credit(customerCode, 5001n);
    await printSlip(service, clerk, customerCode);
    const [asked] = await waitingOf(id);
    expect(endOf(await decide(asked!.id, true))).toBe('ok');
    expect((await whileAllPrint(() => printSlip(service, clerk, customerCode))).end).toBe('503 server.busy');
    expect((await recorded(id)).filter(({ action }) => action === 'customer:slip')).toHaveLength(1);
    const look = { body: { customerCode, slipCode: before } };
    expect(endOf(await call(service.app, 'POST', '/auth/claim/slip', look))).toBe('ok');
    service.clock.advance(1000);
    await slipOf(service, clerk, customerCode);
    expect(endOf(await call(service.app, 'POST', '/auth/claim/slip', look))).toBe('422 claim.notFitting');
  });
});

describe('a customer with money on the balance', () => {
  test('gets a slip once a second person has allowed it', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    await credit(customerCode, 5001n);
    expect((await printSlip(service, clerk, customerCode)).end).toBe('409 claim.secondPersonNeeded');
    expect((await printSlip(service, clerk, customerCode)).end).toBe('409 claim.secondPersonNeeded');
    const waiting = await waitingOf(id);
    expect(waiting).toMatchObject([
      { customerCode, clerk: clerk.account.username, documentSeen: true, isOwn: false },
    ]);
    expect(endOf(await decide(waiting[0]!.id, true))).toBe('ok');
    expect(endOf(await decide(waiting[0]!.id, false))).toBe('409 list.otherState');
    expect(await waitingOf(id)).toEqual([]);
    await slipOf(service, clerk, customerCode);
    // The next one asks again.
    expect((await printSlip(service, clerk, customerCode)).end).toBe('409 claim.secondPersonNeeded');
  });

  test('who asks does not allow it, and a refusal holds for the clerk', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    await credit(customerCode, 6000n);
    const asking = await moneyPerson(service, 'manager');
    expect((await printSlip(service, asking, customerCode)).end).toBe('409 claim.secondPersonNeeded');
    const [slip] = await waitingOf(id);
    expect(endOf(await decide(slip!.id, true, asking))).toBe('403 claim.ownSlip');
    expect(endOf(await decide(slip!.id, false))).toBe('ok');
    expect((await printSlip(service, asking, customerCode)).end).toBe('409 claim.slipRefused');
    await letPass(8, id);
    expect((await printSlip(service, asking, customerCode)).end).toBe('409 claim.secondPersonNeeded');
  });

  test('up to the setting one person is enough', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    await credit(customerCode, 5000n);
    await slipOf(service, clerk, customerCode);
  });

  test('a request that nobody has decided ends', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    await credit(customerCode, 9000n);
    await printSlip(service, clerk, customerCode);
    const [slip] = await waitingOf(id);
    await letPass(8, id);
    expect(await waitingOf(id)).toEqual([]);
    expect(endOf(await decide(slip!.id, true))).toBe('409 list.otherState');
    expect((await printSlip(service, clerk, customerCode)).end).toBe('409 claim.secondPersonNeeded');
    expect(await waitingOf(id)).toHaveLength(1);
  });
});
