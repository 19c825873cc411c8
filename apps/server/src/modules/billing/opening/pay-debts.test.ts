import type { WireStatementLine } from '@rohi/contract/billing/statement.contract';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { counterClerk, openCard } from '../../../../test/counters.ts';
import { readPdf } from '../../../../test/label-reader.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { openingFile, openingRow, openRows } from '../../../../test/opening.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../../test/tills.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../platform/database.ts';
import { takeBackBalances } from './take-back-balances.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };
let manager: MoneyPerson;
let till: Till;
const day = '2026-11-21';
const rate = { rate: '10', rateDate: day };
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  service.clock.set('2026-11-21T09:00:00Z');
  manager = await moneyPerson(service, 'manager');
  await setRate(manager, '9.25', '2026-11-20');
  await setRate(manager, '10.00', day);
  const notes = { TJS: { notes: { 500: 4 } }, USD: { notes: { 1: 50 } } };
  till = await openTill(service, { manager, unitId: points.khujand }, notes);
});
afterEach(() => expectLedgerAdds(service));

type Debt = { id: string; owed: { amount: string } };
/** A customer who owes sums from before the move-in on 18 November. */
async function debtor(
  ...minor: bigint[]
): Promise<{ customer: Customer; file: ReturnType<typeof openingFile> }> {
  const customer = await newCustomer(service);
  const file = openingFile('2026-11-18');
  const rows = minor.map((amountMinor, index) =>
    openingRow(index + 1, customer, { amountMinor, words: 'борон' }),
  );
  await openRows(service.context, file, rows);
  return { customer, file };
}
const debtsOf = async (customer: Customer, currency = 'TJS'): Promise<Debt[]> =>
  (await till.owed(customer)).debts.find((each) => each.currency === currency)?.list ?? [];
const owedOf = async (customer: Customer) =>
  (await till.owed(customer)).debts.map(({ owed }) => `${owed.amount} ${owed.currency}`);
async function pay(customer: Customer, amounts: readonly string[], fields: object, by = till.clerk) {
  const debts = (await debtsOf(customer)).slice(0, amounts.length);
  return by.post('/staff/payments/debts', {
    customerCode: customer.customerCode,
    currency: 'TJS',
    debts: debts.map(({ id, owed }, index) => ({ id, owed: owed.amount, amount: amounts[index] })),
    over: 'TJS',
    ...fields,
  });
}
const cash = async (currency: 'TJS' | 'USD') => {
  const [row] = await service.context.sql<{ minor: string }[]>`
    select balance_minor as minor from ledger_account
    where kind = 'CASH' and owner = (select drawer_id::text from shift where id = ${till.shift.id}) and currency = ${currency}`;
  return Number(row?.minor ?? 0) / 100;
};

describe('a debt of 500 somoni', () => {
  test('is paid by 500 somoni on another day, in parts, with receipts in somoni', async () => {
    const { customer } = await debtor(50_000n);
    expect(await till.owed(customer)).toMatchObject({
      owed: { amount: '0.00' },
      debts: [
        {
          currency: 'TJS',
          owed: { amount: '500.00', currency: 'TJS' },
          list: [
            { day: '2026-11-18', words: 'борон', amount: { amount: '500.00' }, paid: { amount: '0.00' } },
          ],
        },
      ],
    });
    const before = await cash('TJS');
    const first = moneyOf<WirePayment>(await pay(customer, ['200'], { cash: { TJS: '250' } }));
    expect(first).toMatchObject({
      currency: 'TJS',
      rate: null,
      total: { amount: '200.00', currency: 'TJS' },
      lines: [{ kind: 'OPENING', trackingCode: null, amount: { amount: '200.00', currency: 'TJS' } }],
      change: { TJS: { amount: '50.00' } },
    });
    expect(await owedOf(customer)).toEqual(['300.00 TJS']);
    moneyOf(await pay(customer, ['300'], { card: { amount: '300', reference: '77' } }));
    expect(await owedOf(customer)).toEqual([]);
    expect((await cash('TJS')) - before).toBe(200);
    const file = await service.app.inject({
      method: 'GET',
      url: `/api/staff/payments/${first.id}/receipt?format=pdf`,
      headers: { token: till.clerk.token },
    });
    const [page] = await readPdf(file.rawPayload, { pictures: false });
    expect(page?.text).toContain('Прежний долг / Қарзи пештара');
    expect(page?.text).toMatch(/Итого \/ Ҷамъ, TJS\s*200,00/);
  });

  test('is paid by dollars at the rate of the day, and by the balance', async () => {
    const { customer } = await debtor(50_000n);
    const credit = { side: 'CREDIT', currency: 'USD', amountMinor: 1_500n } as const;
    await openRows(service.context, openingFile(), [openingRow(1, customer, credit)]);
    const [tjs, usd] = [await cash('TJS'), await cash('USD')];
    expect(endOf(await pay(customer, ['500'], { cash: { USD: '60' } }))).toBe('409 billing.rateChanged');
    expect(
      endOf(await pay(customer, ['500'], { cash: { USD: '60' }, rate: { ...rate, rate: '9.25' } })),
    ).toBe('409 billing.rateChanged');
    const paid = moneyOf<WirePayment>(
      await pay(customer, ['500'], { balance: '10', cash: { USD: '45' }, rate }),
    );
    expect(paid).toMatchObject({
      rate: { rate: '10' },
      change: { TJS: { amount: '50.00' }, USD: { amount: '0.00' } },
      means: [
        {
          means: 'BALANCE',
          given: { amount: '10.00', currency: 'USD' },
          worth: { amount: '100.00', currency: 'TJS' },
        },
        { means: 'CASH_USD', given: { amount: '45.00' }, worth: { amount: '400.00', currency: 'TJS' } },
      ],
    });
    expect([(await cash('TJS')) - tjs, (await cash('USD')) - usd]).toEqual([-50, 45]);
    expect((await till.owed(customer)).balance.amount).toBe('5.00');
  });

  test('is refused above what is owed, in parts below one somoni, in the other currency, and for somebody else', async () => {
    const { customer } = await debtor(50_000n);
    const stranger = (await debtor(100n)).customer;
    expect(endOf(await pay(customer, ['500.01'], { cash: { TJS: '501' } }))).toBe('409 billing.moreThanOwed');
    expect(endOf(await pay(customer, ['0.99'], { cash: { TJS: '1' } }))).toBe('409 billing.partTooSmall');
    expect(endOf(await pay(customer, ['500'], { cash: { TJS: '499.99' } }))).toBe(
      '409 billing.paidTooLittle',
    );
    expect(endOf(await pay(customer, ['500'], { card: { amount: '501', reference: '1' } }))).toBe(
      '409 billing.paidTooMuch',
    );
    expect(endOf(await pay(customer, ['500'], { currency: 'USD', cash: { USD: '500' } }))).toBe(
      '409 billing.owedChanged',
    );
    expect(
      endOf(await pay(customer, ['500'], { customerCode: stranger.customerCode, cash: { TJS: '500' } })),
    ).toBe('409 billing.owedChanged');
    expect(await owedOf(customer)).toEqual(['500.00 TJS']);
  });

  test('is paid once by two tills at once', async () => {
    const { customer } = await debtor(50_000n);
    const second = await openTill(service, { manager, unitId: points.khujand });
    const ends = await Promise.all(
      [till.clerk, second.clerk, till.clerk, second.clerk].map((by) =>
        pay(customer, ['500'], { cash: { TJS: '500' } }, by),
      ),
    );
    expect(ends.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
    expect(ends.map(endOf).filter((end) => end === '409 billing.owedChanged')).toHaveLength(3);
    expect(await owedOf(customer)).toEqual([]);
  });

  test('stands beside what parcels cost and beside dollars, and is added to neither', async () => {
    const { customer } = await debtor(50_000n, 7_000n);
    const dollars = { currency: 'USD', amountMinor: 1_200n } as const;
    await openRows(service.context, openingFile(), [openingRow(1, customer, dollars)]);
    await readyParcel(service, customer, points.khujand);
    const owed = await till.owed(customer);
    expect(owed.owed.amount).toBe('10.00');
    expect(await owedOf(customer)).toEqual(['570.00 TJS', '12.00 USD']);
    moneyOf(await till.take(customer, { cash: { USD: '10' }, rate }));
    moneyOf(await pay(customer, ['500', '70'], { cash: { TJS: '570' } }));
    const [debt] = await debtsOf(customer, 'USD');
    const body = {
      customerCode: customer.customerCode,
      currency: 'USD',
      debts: [{ id: debt?.id, owed: '12.00', amount: '12' }],
      cash: { TJS: '120' },
      over: 'TJS',
      rate,
    };
    expect(moneyOf<WirePayment>(await till.clerk.post('/staff/payments/debts', body))).toMatchObject({
      currency: 'USD',
      total: { amount: '12.00', currency: 'USD' },
    });
    expect(await owedOf(customer)).toEqual([]);
  });
});

describe('money that was paid for a debt', () => {
  const ask = async (id: string, amount: string, owedAgain: boolean) =>
    moneyOf<WireRefund>(
      await till.clerk.post(`/staff/payments/${id}/refunds`, {
        lines: [{ line: 1, amount }],
        reason: 'it was wrong',
        owedAgain,
      }),
    );
  const payOut = async ({ id }: WireRefund) => {
    expect(endOf(await manager.post(`/staff/refunds/${id}/approve`, {}))).toBe('ok');
    return moneyOf<WireRefund>(await till.clerk.post(`/staff/refunds/${id}/pay`, {}));
  };

  test('goes back in somoni, seen by two, and is owed again', async () => {
    const { customer } = await debtor(50_000n);
    const { id } = moneyOf<WirePayment>(await pay(customer, ['500'], { cash: { TJS: '500' } }));
    const before = await cash('TJS');
    const refund = await ask(id, '200', true);
    expect(refund).toMatchObject({ state: 'WAITING', amount: { amount: '200.00', currency: 'TJS' } });
    expect((await payOut(refund)).means).toMatchObject([
      { means: 'CASH_TJS', given: { amount: '200.00', currency: 'TJS' } },
    ]);
    expect(await owedOf(customer)).toEqual(['200.00 TJS']);
    expect((await cash('TJS')) - before).toBe(-200);
  });

  test('goes back in dollars as it came, and the debt was none', async () => {
    const { customer } = await debtor(50_000n);
    const { id } = moneyOf<WirePayment>(await pay(customer, ['500'], { cash: { USD: '60' }, rate }));
    const before = await cash('USD');
    for (const amount of ['101.50', '398.50']) await payOut(await ask(id, amount, false));
    expect(await owedOf(customer)).toEqual([]);
    // 500 somoni were 50 dollars: 10 and 39 in notes, and what is below a dollar in somoni.
    expect((await cash('USD')) - before).toBe(-49);
    const [row] = await service.context.sql<{ tjs: string }[]>`
      select sum(somoni_minor)::text as tjs from refund_means join refund on refund.id = refund_id where payment_id = ${id}`;
    expect(row?.tjs).toBe('1000');
  });

  test('keeps its file from being taken back', async () => {
    const { customer, file } = await debtor(50_000n, 100n);
    moneyOf(await pay(customer, ['1'], { cash: { TJS: '1' } }));
    const takeBack = () =>
      inTransaction(service.context.db, (tx) =>
        takeBackBalances(service.context, tx, { name: 'x', userId: null }, file.importId),
      );
    expect(await takeBack()).toEqual({
      takenBack: 0,
      used: [{ row: 1, customerCode: customer.customerCode, used: 'PAYMENT' }],
    });
  });
});

test('the customer sees debts, receipts and the statement in their own currency, and no sum of two', async () => {
  const { customer } = await debtor(50_000n);
  const credit = { side: 'CREDIT', currency: 'USD', amountMinor: 1_500n } as const;
  const file = openingFile();
  await openRows(service.context, file, [openingRow(1, customer, credit)]);
  moneyOf(await pay(customer, ['200'], { cash: { TJS: '200' } }));
  const own = async <Data>(path: string) => moneyOf<Data>(await customer.ask('GET', path));
  expect(await own('/profile/owed')).toMatchObject({
    owed: { amount: '0.00', currency: 'USD' },
    debts: [{ currency: 'TJS', owed: { amount: '300.00' } }],
  });
  expect(await own('/profile/receipts')).toMatchObject({
    list: [{ total: { amount: '200.00', currency: 'TJS' } }],
  });
  type Statement = { lines: WireStatementLine[]; charged: unknown; debts: unknown; closing: unknown };
  const days = 'from=2026-11-01&to=2026-11-30';
  const statement = await own<Statement>(`/profile/statement?${days}`);
  expect(
    statement.lines.map(({ kind, charged, paid, toBalance }) => [kind, charged ?? paid ?? toBalance]),
  ).toEqual([
    ['OPENING_CREDIT', { amount: '15.00', currency: 'USD' }],
    ['OPENING', { amount: '200.00', currency: 'TJS' }],
    ['PAYMENT', { amount: '200.00', currency: 'TJS' }],
  ]);
  expect(statement).toMatchObject({
    charged: { amount: '0.00', currency: 'USD' },
    debts: [{ amount: '300.00', currency: 'TJS' }],
    closing: { amount: '15.00', currency: 'USD' },
  });
  const drawn = await service.app.inject({
    method: 'GET',
    url: `/api/profile/statement/file?${days}&format=pdf`,
    headers: { token: customer.token },
  });
  const [page] = await readPdf(drawn.rawPayload, { pictures: false });
  expect(page?.text).toContain('300,00 TJS');
});

test('the office sees debts on the record of the customer and at the counter', async () => {
  const { customer } = await debtor(50_000n);
  await readyParcel(service, customer, points.khujand);
  expect(
    moneyOf<{ debts: unknown }>(await manager.get(`/staff/customers/${customer.account.id}/account`)).debts,
  ).toMatchObject([{ currency: 'TJS', owed: { amount: '500.00' }, list: [{ words: 'борон' }] }]);
  const clerk = await counterClerk(service);
  const card = await openCard(clerk, customer, points.khujand);
  expect(card.debts).toEqual([{ amount: '500.00', currency: 'TJS' }]);
  expect(card.owed).toEqual({ amount: '10.00', currency: 'USD' });
});
