import { randomUUID } from 'node:crypto';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../../test/label-reader.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { locales } from '@rohi/contract/locales';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';
import type { LetterParams } from '../../notifications/letters.ts';
import { renderLetter } from '../../notifications/render-letter.service.ts';
import { systemPrincipal } from '../../../principal.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { endWaitingRefunds } from './refunds.service.ts';

type RefundLetter = LetterParams['refundApproved'] & LetterParams['refundPaid'];

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
});
afterEach(() => expectLedgerAdds(service));

async function paid(
  fields: object,
  ...weights: number[]
): Promise<{ customer: Customer; payment: WirePayment }> {
  const customer = await newCustomer(service);
  for (const weightG of weights) await readyParcel(service, customer, points.khujand, weightG);
  return { customer, payment: moneyOf<WirePayment>(await till.take(customer, fields)) };
}
const ask = (id: string, amounts: readonly string[], more: object = {}) =>
  till.clerk.post(`/staff/payments/${id}/refunds`, {
    lines: amounts.map((amount, index) => ({ line: index + 1, amount })),
    reason: 'it was broken',
    owedAgain: false,
    ...more,
  });
const askRefundOf = async (id: string, amounts: readonly string[], more: object = {}) =>
  moneyOf<WireRefund>(await ask(id, amounts, more));
const act = (by: MoneyPerson, { id }: Pick<WireRefund, 'id'>, name: string, body: object = {}) =>
  by.post(`/staff/refunds/${id}/${name}`, body);
const printed = ({ id }: Pick<WireRefund, 'id'>, query: string) =>
  service.app.inject({
    method: 'GET',
    url: `/api/staff/refunds/${id}/receipt?${query}`,
    headers: { token: till.clerk.token },
  });
const owed = async (customer: Customer) => (await till.owed(customer)).owed.amount;

describe('a refund', () => {
  test('a refund goes back the way the money came, at the rate of the payment, and the charge costs so much less', async () => {
    const { customer, payment } = await paid({ cash: { TJS: '200' } }, 3_200, 2_800);
    const refund = await askRefundOf(payment.id, ['4.00']);
    expect(refund).toMatchObject({
      state: 'APPROVED',
      means: [{ means: 'CASH_TJS', given: { amount: '37.00', currency: 'TJS' }, worth: { amount: '4.00' } }],
    });
    const done = moneyOf<WireRefund>(await act(till.clerk, refund, 'pay'));
    expect(done).toMatchObject({
      state: 'DONE',
      receiptNumber: expect.stringMatching(/^KHUJAND-26-/) as unknown,
    });
    const receipt = await printed(refund, 'format=pdf');
    const [page] = await readPdf(receipt.rawPayload, { pictures: false });
    expect(page?.text).toContain('Причина / Сабаб: it was broken');
    expect(page?.text).toContain('1 USD = 9,25 TJS');
    expect(page?.text).toMatch(/Получил \/ Гирифт: _+/);
    expect(receipt.headers['content-disposition']).toContain(done.receiptNumber);
    expect((await printed(refund, 'format=escpos')).rawPayload.length).toBeGreaterThan(1_000);
    expect(await owed(customer)).toBe('0.00');
    expect(endOf(await act(till.clerk, refund, 'pay'))).toBe('409 billing.alreadyDecided');
    const again = await askRefundOf(payment.id, ['4.00'], { owedAgain: true });
    await act(manager, again, 'approve');
    await act(till.clerk, again, 'pay');
    expect(await owed(customer)).toBe('4.00');
    expect(endOf(await ask(payment.id, ['0.01']))).toBe('409 billing.refundTooMuch');
  });

  test('a refund above the limit waits for a second person, and ends when none comes', async () => {
    const { payment } = await paid({ cash: { TJS: '200' } }, 4_000);
    const refund = await askRefundOf(payment.id, ['8.00']);
    expect(refund.state).toBe('WAITING');
    expect((await printed(refund, 'format=pdf')).statusCode).toBe(404);
    expect(endOf(await act(till.clerk, refund, 'pay'))).toBe('409 billing.alreadyDecided');
    expect(endOf(await act(till.clerk, refund, 'approve'))).toBe('403 auth.notAllowed');
    expect(moneyOf(await act(manager, refund, 'approve'))).toMatchObject({
      state: 'APPROVED',
      decidedBy: manager.account.username,
    });
    moneyOf(await act(till.clerk, refund, 'pay'));
    const own = moneyOf<WireRefund>(
      await manager.post(`/staff/payments/${payment.id}/refunds`, {
        lines: [{ line: 1, amount: '2.00' }],
        reason: 'once more',
        owedAgain: true,
      }),
    );
    expect(endOf(await act(manager, own, 'refuse'))).toBe('409 billing.secondPersonNeeded');
    service.clock.set('2026-11-23T10:00:00Z');
    await endWaitingRefunds(service.context);
    service.clock.set('2026-11-20T09:00:00Z');
    expect(moneyOf(await till.clerk.get(`/staff/refunds/${own.id}`))).toMatchObject({ state: 'ENDED' });
    // What has ended may be asked for again.
    expect((await askRefundOf(payment.id, ['2.00'])).state).toBe('APPROVED');
  });

  test('of two refunds that are asked for at once one stands, and is paid out once', async () => {
    const { payment } = await paid({ cash: { TJS: '200' } }, 1_600);
    const ends = await Promise.all([ask(payment.id, ['3.00']), ask(payment.id, ['3.00'])]);
    expect(ends.map(endOf).toSorted()).toEqual(['409 billing.refundTooMuch', 'ok']);
    const refund = moneyOf<WireRefund>(ends.find((end) => endOf(end) === 'ok') ?? ends[0]);
    const paidOut = await Promise.all(Array.from({ length: 6 }, () => act(till.clerk, refund, 'pay')));
    expect(paidOut.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
    const requestId = randomUUID();
    const one = await ask(payment.id, ['0.50'], { requestId });
    expect(moneyOf(await ask(payment.id, ['0.50'], { requestId }))).toEqual(moneyOf(one));
    expect(endOf(await ask(payment.id, ['0.60'], { requestId }))).toBe('422 billing.requestReused');
  });

  test('a refund of a whole payment that was paid out is decided already, for every user, then and later', async () => {
    const { payment } = await paid({ cash: { TJS: '200' } }, 1_600);
    const colleague = await openTill(service, { manager, unitId: points.khujand });
    const refund = await askRefundOf(payment.id, ['4.00']);
    const ends = await Promise.all(
      [till, colleague].map(async ({ clerk }) => endOf(await act(clerk, refund, 'pay'))),
    );
    expect(ends.toSorted()).toEqual(['409 billing.alreadyDecided', 'ok']);
    // Also from somebody without a shift.
    for (const by of [till.clerk, colleague.clerk, manager])
      expect(endOf(await act(by, refund, 'pay'))).toBe('409 billing.alreadyDecided');
    expect(endOf(await act(till.clerk, refund, 'withdraw'))).toBe('409 billing.alreadyDecided');
  });

  test('a refund goes to the card by the slip of the terminal, to the balance, and in notes of dollars with the rest in somoni', async () => {
    const { customer, payment } = await paid(
      { cash: { USD: '8' }, card: { amount: '18.50', reference: '1' } },
      4_000,
    );
    const refund = await askRefundOf(payment.id, ['4.50']);
    expect(refund.means).toMatchObject([
      { means: 'CARD', given: { amount: '18.50' } },
      { means: 'CASH_USD', given: { amount: '2.00', currency: 'USD' }, somoni: { amount: '4.63' } },
    ]);
    expect(endOf(await act(till.clerk, refund, 'pay'))).toBe('409 billing.slipNeeded');
    moneyOf(await act(till.clerk, refund, 'pay', { reference: '77' }));
    moneyOf(await till.take(customer, { charges: [], cash: { USD: '10' }, over: 'BALANCE' }));
    await readyParcel(service, customer, points.khujand, 1_600);
    const next = moneyOf<WirePayment>(await till.take(customer, { balance: '4.00' }));
    const whole = await askRefundOf(next.id, ['4.00']);
    await act(manager, whole, 'approve');
    moneyOf(await act(till.clerk, whole, 'pay'));
    expect((await till.owed(customer)).balance.amount).toBe('10.00');
  });

  test('a refund leaves a charge that its parcel may go on with, also back', async () => {
    const { customer, payment } = await paid({ cash: { TJS: '200' } }, 1_600);
    moneyOf(await act(till.clerk, await askRefundOf(payment.id, ['4.00'], { owedAgain: true }), 'pay'));
    const code = payment.lines[0]?.trackingCode ?? '';
    const [last] = await service.context.sql<{ seq: number }[]>`
      select max(seq) as seq from parcel_event join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
    const corrects = last?.seq ?? 0;
    const undo = {
      actor: systemPrincipal('test'),
      source: 'station',
      corrects,
      reason: 'WRONG_SCAN',
    } as const;
    await moveParcel(service.context, code, { type: 'CORRECTED', ...undo });
    expect(await owed(customer)).toBe('0.00');
  });

  test('a refund is written to the customer by letter as it is approved, paid out and taken back, each once, in every language', async () => {
    const { customer, payment } = await paid({ cash: { TJS: '200' } }, 4_000);
    const letters = () =>
      service.context.sql<
        { name: 'refundApproved' | 'refundPaid' | 'refundTakenBack'; params: RefundLetter }[]
      >`
        select name, params from letter where name like 'refund%' and recipient = ${customer.account.email ?? ''} order by queued_at`;
    const names = async () => (await letters()).map(({ name }) => name);
    const requestId = randomUUID();
    const refund = await askRefundOf(payment.id, ['9.00'], { requestId, owedAgain: true });
    expect(await names()).toEqual([]);
    moneyOf(await act(manager, refund, 'approve'));
    for (let press = 0; press < 2; press += 1) await act(manager, refund, 'approve');
    expect(await names()).toEqual(['refundApproved']);
    const body = { requestId: randomUUID() };
    const paidOut = moneyOf<WireRefund>(await act(till.clerk, refund, 'pay', body));
    await Promise.all([act(till.clerk, refund, 'pay', body), act(till.clerk, refund, 'pay')]);
    await ask(payment.id, ['9.00'], { requestId, owedAgain: true });
    expect(await names()).toEqual(['refundApproved', 'refundPaid']);
    const small = await askRefundOf(payment.id, ['0.10']);
    moneyOf(await act(till.clerk, small, 'withdraw'));
    const waiting = await askRefundOf(payment.id, ['0.90']);
    if (waiting.state === 'WAITING') moneyOf(await act(manager, waiting, 'refuse'));
    const sent = await letters();
    expect(sent.slice(0, 4).map(({ name }) => name)).toEqual([
      ...['refundApproved', 'refundPaid', 'refundApproved', 'refundTakenBack'],
    ]);
    expect(sent[1]?.params).toMatchObject({
      amount: '9.00',
      receipt: payment.receiptNumber,
      refundReceipt: paidOut.receiptNumber,
      owedAgain: true,
    });
    for (const { name, params } of sent)
      for (const locale of locales)
        expect(renderLetter(name, params, locale, undefined).text).toContain(payment.receiptNumber);
  });

  test('a refund is seen and paid within the own point alone, and taken back by the requester', async () => {
    const { payment } = await paid({ cash: { TJS: '200' } }, 1_600);
    const refund = await askRefundOf(payment.id, ['1.00']);
    const stranger = await moneyPerson(service, 'cashier', 'PP-KULOB');
    expect(endOf(await stranger.get(`/staff/refunds/${refund.id}`))).toBe('404 billing.notFound');
    expect(endOf(await act(stranger, refund, 'pay'))).toBe('404 billing.notFound');
    const colleague = await moneyPerson(service, 'cashier', 'PP-KHUJAND');
    expect(endOf(await act(colleague, refund, 'pay'))).toBe('409 billing.noOpenShift');
    expect(endOf(await act(colleague, refund, 'withdraw'))).toBe('404 billing.notFound');
    expect(moneyOf(await act(till.clerk, refund, 'withdraw'))).toMatchObject({ state: 'WITHDRAWN' });
    const audited = await service.context.sql<{ action: string }[]>`
      select distinct action from audit_event where action like 'refund:%' order by action`;
    expect(audited.map(({ action }) => action)).toEqual(['refund:approve', 'refund:pay']);
  });
});
