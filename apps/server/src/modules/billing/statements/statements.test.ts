import { beforeAll, describe, expect, test } from 'vitest';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson } from '../../../../test/money.ts';
import { readPdf } from '../../../../test/label-reader.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';
import type { Statement } from './statements.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let till: Till;
let customer: Customer;
let payment: WirePayment;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-20T09:00:00Z');
  const manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: points.khujand });
  customer = await newCustomer(service);
  const code = await readyParcel(service, customer, points.khujand, 4_000);
  expect(code).not.toBe('');
  const body = { cash: { TJS: '140' }, over: 'BALANCE' };
  payment = moneyOf<WirePayment>(await till.take(customer, body));
  const refund = moneyOf<WireRefund>(
    await till.clerk.post(`/staff/payments/${payment.id}/refunds`, {
      lines: [{ line: 1, amount: '2.00' }],
      reason: 'it was wet',
      owedAgain: false,
    }),
  );
  moneyOf(await till.clerk.post(`/staff/refunds/${refund.id}/pay`, {}));
});

const statement = async (from: string, to: string, { ask } = customer) =>
  ask('GET', `/profile/statement?from=${from}&to=${to}`);
const file = (path: string, { token } = customer) =>
  service.app.inject({ method: 'GET', url: `/api${path}`, headers: { token } });

describe('a statement', () => {
  test('a statement of any days says when money or points moved first; before that it shows nothing', async () => {
    for (const [from, to] of [
      ['2026-11-01', '2026-11-30'],
      ['2025-01-01', '2025-01-31'],
    ] as const)
      expect(moneyOf<Statement>(await statement(from, to)).firstDay).toBe('2026-11-20');
    const newcomer = await newCustomer(service);
    expect(moneyOf<Statement>(await statement('2026-11-01', '2026-11-30', newcomer)).firstDay).toBeNull();
  });

  test('a statement says what was charged, paid and paid back, with the balance of the ledger after each', async () => {
    await expectLedgerAdds(service);
    const read = moneyOf<Statement>(await statement('2026-11-01', '2026-11-30'));
    // 140.00 somoni: 92.50 pay for ten dollars, 47.50 are 5.14 on the balance.
    expect(read).toMatchObject({
      opening: { amount: '0.00' },
      closing: { amount: '5.14' },
      charged: { amount: '8.00' },
      paid: { amount: '8.00' },
      toBalance: { amount: '5.14' },
      owed: { amount: '0.00' },
    });
    expect(
      read.lines.map(({ kind, charged, paid, toBalance, balance }) => [
        ...[kind, charged?.amount ?? '', paid?.amount ?? '', toBalance?.amount ?? '', balance.amount],
      ]),
    ).toEqual([
      ['DELIVERY', '10.00', '', '', '0.00'],
      ['PAYMENT', '', '10.00', '', '0.00'],
      ['TO_BALANCE', '', '', '5.14', '5.14'],
      ['TAKEN_BACK', '-2.00', '', '', '5.14'],
      ['REFUND', '', '-2.00', '', '5.14'],
    ]);
    const account = await customer.ask('GET', '/common/account');
    expect(moneyOf(account)).toMatchObject({ balance: { available: { amount: '5.14' } } });
    const later = moneyOf<Statement>(await statement('2026-11-21', '2026-11-30'));
    expect(later).toMatchObject({ opening: { amount: '5.14' }, closing: { amount: '5.14' }, lines: [] });
  });

  test('a statement is of the own customer alone, and of days in their order', async () => {
    const other = await newCustomer(service);
    expect(moneyOf<Statement>(await statement('2026-11-01', '2026-11-30', other)).lines).toEqual([]);
    expect(endOf(await statement('2026-11-30', '2026-11-01'))).toBe('400 request.invalid');
    expect((await file(`/profile/receipts/${payment.id}/file`, other)).statusCode).toBe(404);
  });

  test('a statement comes as a page and as a workbook, and receipts as copies', async () => {
    const days = 'from=2026-11-01&to=2026-11-30';
    await readyParcel(service, customer, points.khujand, 2_000);
    const pdf = await file(`/profile/statement/file?${days}`);
    const [page] = await readPdf(pdf.rawPayload, { pictures: false });
    expect(page?.text).toMatch(/Не оплачено на 20\.11\.2026\s+5,00/);
    expect(page?.text).toMatch(/Итого за период\s+8,00\s+8,00\s+5,14\s+5,14/);
    const workbook = await file(`/profile/statement/file?${days}&format=xlsx`);
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const { list } = moneyOf<{ list: { id: string; receiptNumber: string }[] }>(
      await customer.ask('GET', '/profile/receipts'),
    );
    expect(list).toMatchObject([{ id: payment.id, receiptNumber: payment.receiptNumber }]);
    const receipt = await file(`/profile/receipts/${payment.id}/file`);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
