import { randomUUID } from 'node:crypto';
import type { StaffCompensation, WireCompensation } from '@rohi/contract/billing/compensations.contract';
import { locales } from '@rohi/contract/locales';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../../test/attachments.ts';
import { call } from '../../../../test/accounts.ts';
import { openShift, takeAll } from '../../../../test/counters.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { readyParcel, setRate } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';
import type { LetterParams } from '../../notifications/letters.ts';
import { renderLetter } from '../../notifications/render-letter.service.ts';

let service: TestApp;
let second: FastifyInstance;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let other: MoneyPerson;
let clerk: MoneyPerson;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  other = await moneyPerson(service, 'manager');
  await setRate(manager);
  clerk = await moneyPerson(service, 'pickup-clerk', 'PP-KHUJAND');
  await openShift(clerk, manager, points.khujand);
});

/** A customer with a parcel of 10 USD at Khujand, paid. */
async function paidParcel(): Promise<{ customer: Customer; code: string }> {
  const customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand);
  moneyOf(await takeAll(clerk, customer, '1000'));
  return { customer, code };
}

const wanted = (trackingCode: string, amount: string) => ({
  requestId: randomUUID() as string,
  trackingCode,
  amount,
  kind: 'DAMAGED',
  words: 'Коробка смята, чашка разбита',
});
const ask = ({ ask: by }: Customer, body: object) => by('POST', '/profile/compensations', body);
const ownOf = async ({ ask: by }: Customer) =>
  ((await by('GET', '/profile/compensations')).json['data'] as { list: WireCompensation[] }).list;
const balanceOf = async ({ ask: by }: Customer) =>
  ((await by('GET', '/common/account')).json['data'] as { balance: { available: { amount: string } } })
    .balance.available.amount;
const decide = (by: MoneyPerson, id: string, granted: string, through = service.app) =>
  by.post(`/staff/compensations/${id}/decide`, { granted, reason: 'Упаковка нарушена в пути' }, through);
const confirm = (by: MoneyPerson, id: string, isConfirmed: boolean, through = service.app) =>
  by.post(`/staff/compensations/${id}/confirm`, { isConfirmed }, through);

describe('a compensation', () => {
  test('a compensation is asked for once at a time, of an own parcel and no more than its delivery costs', async () => {
    const { customer, code } = await paidParcel();
    const stranger = await newCustomer(service);
    expect(endOf(await ask(stranger, wanted(code, '3')))).toBe('404 tracking.parcelNotFound');
    const refused = await ask(customer, wanted(code, '10.01'));
    expect(endOf(refused)).toBe('409 billing.compensationTooMuch');
    expect(refused.json['msg']).toContain('10.00 USD');
    const body = wanted(code, '3');
    const first = moneyOf<WireCompensation>(await ask(customer, body));
    expect(first).toMatchObject({
      state: 'WAITING',
      limit: { amount: '10.00' },
      decideBy: '2026-12-20',
      granted: null,
    });
    expect(moneyOf(await ask(customer, body))).toEqual(first);
    expect(endOf(await ask(customer, { ...body, amount: '4' }))).toBe('422 billing.requestReused');
    expect(endOf(await ask(customer, wanted(code, '4')))).toBe('409 billing.compensationOpen');
    expect(await ownOf(customer)).toEqual([first]);
  });

  test('a compensation goes to the balance by one person up to a limit, once, with a letter in every language', async () => {
    const { customer, code } = await paidParcel();
    const { id } = moneyOf<WireCompensation>(await ask(customer, wanted(code, '5')));
    const before = Number(await balanceOf(customer));
    expect(endOf(await decide(manager, id, '5.01'))).toBe('409 billing.compensationTooMuch');
    const answers = await Promise.all([decide(manager, id, '4'), decide(other, id, '0', second)]);
    expect(answers.map(endOf).toSorted()).toEqual(['409 billing.alreadyDecided', 'ok']);
    const [own] = await ownOf(customer);
    const granted = own?.state === 'PARTLY' ? 4 : 0;
    expect(own?.state).toMatch(/PARTLY|REFUSED/);
    expect(Number(await balanceOf(customer))).toBe(before + granted);
    const [letter] = await service.context.sql<{ params: LetterParams['compensationDecided'] }[]>`
      select params from letter where name = 'compensationDecided' and recipient = ${customer.account.email ?? ''}`;
    expect(letter?.params).toMatchObject({ trackingCode: code, reason: 'Упаковка нарушена в пути' });
    if (letter === undefined) return;
    for (const locale of locales)
      expect(renderLetter('compensationDecided', letter.params, locale, undefined).text).toContain(code);
    await expectLedgerAdds(service);
  });

  test('a compensation above the limit waits for a second person, and stands on the statement then', async () => {
    const { customer, code } = await paidParcel();
    const { id } = moneyOf<WireCompensation>(await ask(customer, wanted(code, '10')));
    const before = Number(await balanceOf(customer));
    expect(moneyOf(await decide(manager, id, '9'))).toMatchObject({ state: 'CONFIRMING' });
    expect(await ownOf(customer)).toMatchObject([{ state: 'CONFIRMING', granted: null, reason: null }]);
    expect(endOf(await confirm(manager, id, true))).toBe('409 billing.secondPersonNeeded');
    expect(moneyOf(await confirm(other, id, false))).toMatchObject({ state: 'WAITING' });
    moneyOf(await decide(other, id, '9'));
    const answers = await Promise.all([confirm(manager, id, true), confirm(manager, id, true, second)]);
    expect(answers.map(endOf).toSorted()).toEqual(['409 billing.alreadyDecided', 'ok']);
    expect(Number(await balanceOf(customer))).toBe(before + 9);
    const { json } = await customer.ask('GET', '/profile/statement?from=2026-11-01&to=2026-11-30');
    expect(JSON.stringify(json)).toContain('"kind":"COMPENSATION"');
    const rows = await service.context.sql`
      select action, details from audit_event where action like 'compensation:%' order by seq desc limit 1`;
    expect(rows).toMatchObject([
      { action: 'compensation:grant', details: { amountMinor: 900, parcel: code } },
    ]);
    // What was granted before counts against what was paid.
    const again = moneyOf<WireCompensation>(await ask(customer, wanted(code, '3')));
    expect(endOf(await decide(manager, again.id, '2'))).toBe('409 billing.compensationTooMuch');
    await expectLedgerAdds(service);
  });

  test('compensations and refunds of one delivery are together no more than was paid, in both orders, also while one waits', async () => {
    const withPayment = async () => {
      const paid = await paidParcel();
      const { list } = moneyOf<{ list: { id: string }[] }>(
        await manager.get(`/staff/payments?customerCode=${paid.customer.customerCode}`),
      );
      const { id } = moneyOf<WireCompensation>(await ask(paid.customer, wanted(paid.code, '10')));
      return { ...paid, id, path: `/staff/payments/${list[0]?.id ?? ''}/refunds` };
    };
    const refund = (path: string, amount: string) =>
      other.post(path, { lines: [{ line: 1, amount }], reason: 'it was late', owedAgain: false });
    const leftOf = async (path: string) =>
      moneyOf<{ left: { amount: string }[] }>(await manager.get(path)).left[0]?.amount;
    // The compensation first: while it waits for a second person, and once it is paid.
    const first = await withPayment();
    moneyOf(await decide(manager, first.id, '7'));
    expect(await leftOf(first.path)).toBe('3.00');
    expect(endOf(await refund(first.path, '3.01'))).toBe('409 billing.refundTooMuch');
    moneyOf(await confirm(other, first.id, true));
    expect(endOf(await refund(first.path, '3.01'))).toBe('409 billing.refundTooMuch');
    moneyOf(await refund(first.path, '3.00'));
    expect(await leftOf(first.path)).toBe('0.00');
    // The refund first: while it waits for a second person, and once it may be paid out.
    const next = await withPayment();
    const waiting = moneyOf<{ id: string; state: string }>(await refund(next.path, '6'));
    expect(waiting.state).toBe('WAITING');
    expect((await decide(manager, next.id, '4.01')).json['msg']).toContain('4.00 USD');
    moneyOf(await manager.post(`/staff/refunds/${waiting.id}/approve`, {}));
    expect(endOf(await decide(manager, next.id, '4.01'))).toBe('409 billing.compensationTooMuch');
    // Both at once, of which one is as much as the other leaves.
    const both = await withPayment();
    const ends = await Promise.all([decide(manager, both.id, '6', second), refund(both.path, '6')]);
    expect(ends.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
    // What was taken back leaves as much as before; the database holds the same.
    moneyOf(await other.post(`/staff/refunds/${waiting.id}/withdraw`, {}));
    moneyOf(await decide(manager, next.id, '10'));
    const byHand = service.context
      .sql`update refund set state = 'WAITING', decided_by_id = null where id = ${waiting.id}`;
    await expect(byHand).rejects.toThrow('more goes back for a delivery than was paid');
    await expectLedgerAdds(service);
  });

  test('a compensation is no more than was paid: of an unpaid delivery nothing is granted', async () => {
    const customer = await newCustomer(service);
    const code = await readyParcel(service, customer, points.khujand);
    const { id } = moneyOf<WireCompensation>(await ask(customer, wanted(code, '3')));
    const refused = await decide(manager, id, '1');
    expect(endOf(refused)).toBe('409 billing.compensationTooMuch');
    expect(refused.json['msg']).toContain('0.00 USD');
    moneyOf(await decide(manager, id, '0'));
    expect(await ownOf(customer)).toMatchObject([{ state: 'REFUSED', granted: null }]);
  });

  test('a compensation is written down at the counter for parcels of the own point, with photos, and not decided by who wrote it', async () => {
    const { customer, code } = await paidParcel();
    const body = { ...wanted(code, '3'), customerCode: customer.customerCode };
    const kulob = await moneyPerson(service, 'pickup-clerk', 'PP-KULOB');
    expect(endOf(await kulob.post('/staff/compensations', body))).toBe('404 tracking.parcelNotFound');
    const both = await moneyPerson(service, 'manager', 'PP-KHUJAND');
    const { id } = moneyOf<WireCompensation>(await both.post('/staff/compensations', body));
    const photoId = randomUUID();
    const bytes = await screenshot(320, 240, 'jpeg');
    const send = ({ token }: MoneyPerson) =>
      call(service.app, 'PUT', `/staff/compensations/${id}/photos/${photoId}`, {
        token,
        headers: { 'content-type': 'image/jpeg' },
        body: bytes,
      });
    expect(endOf(await send(clerk))).toBe('404 billing.notFound');
    moneyOf(await send(both));
    expect(moneyOf(await send(both))).toMatchObject({ photoIds: [photoId] });
    const { list } = moneyOf<{ list: StaffCompensation[] }>(await manager.get('/staff/compensations'));
    expect(list.find((each) => each.id === id)).toMatchObject({
      askedBy: both.account.username,
      paid: { amount: '10.00' },
      photoIds: [photoId],
    });
    const url = `/api/staff/compensations/${id}/photos/${photoId}`;
    const file = await service.app.inject({ url, headers: { token: manager.token } });
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(endOf(await decide(both, id, '0'))).toBe('409 billing.secondPersonNeeded');
    moneyOf(await decide(manager, id, '3'));
    expect(endOf(await send(both))).toBe('ok');
    service.clock.advance(91 * 86_400_000);
    await throwPicturesAway(service.context);
    expect(await service.context.sql`select from attachment where subject = 'COMPENSATION'`).toHaveLength(0);
  });
});
