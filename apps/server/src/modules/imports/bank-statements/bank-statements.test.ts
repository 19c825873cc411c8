import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { StaffTopUp, WireTopUp } from '@rohi/contract/billing/top-ups.contract';
import type { SentStatement } from '@rohi/contract/imports/bank-statements.contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '../../../../test/declarations.ts';
import { endOf, expectLedgerAdds, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { setRate } from '../../../../test/tills.ts';
import { buildApp } from '../../../app.ts';

let service: TestApp;
let second: FastifyInstance;
let manager: MoneyPerson;
let colleague: MoneyPerson;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  second = await buildApp((await openTestContext(service.address)).context);
  manager = await moneyPerson(service, 'manager');
  colleague = await moneyPerson(service, 'manager');
  await setRate(manager);
});
afterEach(() => expectLedgerAdds(service));

const announce = async ({ ask }: Customer, amount: string, fields: object = {}) =>
  moneyOf<WireTopUp>(
    await ask('POST', '/profile/top-ups', {
      requestId: randomUUID(),
      currency: 'TJS',
      amount,
      reference: 'PP-77',
      ...fields,
    }),
  ).id;

type Sent = { id?: string; by?: MoneyPerson; query?: string };

async function send(bytes: Buffer | string, { id = randomUUID(), by = manager, query = '' }: Sent = {}) {
  const answer = await service.app.inject({
    method: 'PUT',
    url: `/api/staff/bank-statements/${id}?name=week.xlsx${query}`,
    headers: { token: by.token, 'x-local': 'en', 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  const json = answer.json<{ error?: string; msg: string; data: SentStatement }>();
  return { id, status: answer.statusCode, json, file: json.data };
}

const read = async (id: string, by = manager) =>
  moneyOf<SentStatement>(await by.get(`/staff/bank-statements/${id}`));
const confirm = (
  id: string,
  row: number,
  topUpId: string,
  more: object = {},
  by = manager,
  through = service.app,
) => by.post(`/staff/bank-statements/${id}/lines/${row}/confirm`, { topUpId, ...more }, through);
const available = async ({ ask }: Customer) =>
  moneyOf<{ balance: { available: { amount: string } } }>(await ask('GET', '/common/account')).balance
    .available.amount;

/** The statement of a bank: titles, a header of two rows, a total. */
const statement = (lines: readonly (readonly (string | number | null)[])[]) =>
  workbookOf([
    ['Выписка по счёту, валюта: TJS', null, null, null, null, null],
    ['Дата', 'Референс', 'Плательщик', 'Обороты', null, 'Назначение платежа'],
    [null, null, null, 'Дебет', 'Кредит', null],
    ...lines,
    ['Итого', null, null, null, '999 999,00', null],
  ]);

const line = (sum: string, { code = '', payer = '', reference = randomUUID() } = {}) => [
  ...['20.11.2026', reference, payer, null, sum],
  `Пополнение баланса ${code}`,
];

describe('a statement', () => {
  test('suggests transfers with reasons and posts nothing; a confirmed line is that transfer with what came in', async () => {
    const [customer, other] = [await newCustomer(service), await newCustomer(service)];
    const wanted = await announce(customer, '185,00');
    await announce(other, '185,00', { reference: 'PP-900' });
    const before = await service.context.sql`select count(*) from ledger_posting`;
    const { id, file } = await send(
      await statement([
        line('181,50', { code: customer.customerCode }),
        line('7 777,77', { code: 'TJ-00000' }),
        ['20.11.2026', 'X', 'Комиссия', '5,00', null, 'Комиссия'],
      ]),
    );
    expect(file.counts).toEqual({ lines: 2, suggested: 1, alone: 1, matched: 0, unreadable: 0 });
    const [first, alone] = file.lines;
    expect(first).toMatchObject({
      row: 4,
      day: '2026-11-20',
      amount: { amount: '181.50', currency: 'TJS' },
      state: 'SUGGESTED',
      suggestions: [
        {
          topUpId: wanted,
          customerCode: customer.customerCode,
          state: 'WAITING',
          score: 55,
          reasons: ['NEAR_AMOUNT', 'CUSTOMER_CODE', 'DAY'],
        },
      ],
    });
    expect(alone).toMatchObject({ row: 5, customerCode: 'TJ-00000', state: 'ALONE', suggestions: [] });
    expect(await service.context.sql`select count(*) from ledger_posting`).toEqual(before);
    expect(await available(customer)).toBe('0.00');
    const requestId = randomUUID();
    const done = await confirm(id, 4, wanted, { requestId });
    expect(moneyOf<StaffTopUp>(done)).toMatchObject({
      state: 'DONE',
      received: { amount: '181.50', currency: 'TJS' },
      credited: { amount: '19.62' },
    });
    expect((await confirm(id, 4, wanted, { requestId }, manager, second)).json['data']).toEqual(
      done.json['data'],
    );
    expect(endOf(await confirm(id, 5, wanted, { requestId }))).toBe('422 billing.requestReused');
    expect(await available(customer)).toBe('19.62');
    const after = await read(id);
    expect(after.counts).toMatchObject({ suggested: 0, alone: 1, matched: 1 });
    expect(after.lines.find(({ row }) => row === 4)?.matched).toMatchObject({
      customerCode: customer.customerCode,
      by: manager.account.username,
    });
    const [audit] = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'top-up:confirm' order by seq desc limit 1`;
    expect(audit?.details).toMatchObject({ file: 'week.xlsx' });
  });

  test('suggests the first announced before the others, where a day and a sum are all that is known', async () => {
    const [late, early] = [await newCustomer(service), await newCustomer(service)];
    const ids = [await announce(late, '333,00'), await announce(early, '333,00')];
    await service.context.sql`
      update top_up set asked_at = asked_at - interval '1 minute' where id = ${ids[1] ?? ''}`;
    const { file } = await send(await statement([line('333,00')]));
    expect(file.lines[0]?.suggestions.map(({ topUpId }) => topUpId)).toEqual(ids.toReversed());
  });

  test('is known again: the same file by a colleague, and the same line in another file, which matches nothing twice', async () => {
    const customer = await newCustomer(service);
    const [first, next] = [await announce(customer, '61,00'), await announce(customer, '61,00')];
    const own = line('61,00', { code: customer.customerCode });
    const bytes = await statement([own]);
    const { id, file } = await send(bytes);
    expect(file.sentBefore).toBeNull();
    expect(endOf(await confirm(id, 4, first))).toBe('ok');
    const again = await send(bytes, { by: colleague });
    expect(again.file.sentBefore).toMatchObject({ by: manager.account.username });
    expect(again.file.counts).toMatchObject({ suggested: 0, matched: 1 });
    const csv = `Date;Reference;Credit;Purpose\n2026-11-20;${String(own[1])};61.00;${String(own[5])}\n`;
    const later = await send(csv, { by: colleague, query: '&currency=TJS' });
    expect(later.file.lines).toMatchObject([{ row: 2, state: 'MATCHED' }]);
    expect(endOf(await confirm(later.id, 2, next, {}, colleague))).toBe('409 billing.bankLineTaken');
    expect(endOf(await confirm(id, 4, first))).toBe('409 billing.bankLineTaken');
    expect(await available(customer)).toBe('6.59');
  });

  test('of many who match one line at once to two transfers one is done', async () => {
    const [one, other] = [await newCustomer(service), await newCustomer(service)];
    const ids = [await announce(one, '40,00'), await announce(other, '40,00')];
    const bytes = await statement([line('40,00')]);
    const files = [await send(bytes), await send(bytes, { by: colleague })];
    const ends = await Promise.all(
      Array.from({ length: 12 }, async (_, each) => {
        const by = each % 2;
        const who = by === 0 ? manager : colleague;
        const through = each % 3 === 0 ? second : service.app;
        return endOf(
          await confirm(files[by]?.id ?? '', 4, ids[each % 4 < 2 ? 0 : 1] ?? '', {}, who, through),
        );
      }),
    );
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['ok', '409 billing.bankLineTaken']));
    expect([await available(one), await available(other)].toSorted()).toEqual(['0.00', '4.32']);
  });

  test('shows a transfer that was confirmed by hand or has ended, and confirms neither', async () => {
    const customer = await newCustomer(service);
    const hand = await announce(customer, '33,00');
    expect(endOf(await manager.post(`/staff/top-ups/${hand}/confirm`, { received: '33' }))).toBe('ok');
    const ended = await announce(customer, '34,00');
    await service.context.sql`update top_up set ends_at = asked_at where id = ${ended}`;
    const { id, file } = await send(
      await statement(['33,00', '34,00'].map((sum) => line(sum, { code: customer.customerCode }))),
    );
    expect(
      file.lines.map(({ state, suggestions }) => [state, suggestions.map((each) => each.state)]),
    ).toEqual([
      ['ALONE', ['DONE']],
      ['ALONE', ['ENDED']],
    ]);
    for (const [row, topUp] of [[4, hand] as const, [5, ended] as const])
      expect(endOf(await confirm(id, row, topUp))).toBe('409 billing.alreadyDecided');
    const [lines] = await service.context
      .sql`select count(*)::int as count from bank_line where top_up_id in (${hand}, ${ended})`;
    expect(lines).toEqual({ count: 0 });
  });
});

describe('refused is', () => {
  test('a line in another currency, a row that is no line, and the file of somebody else', async () => {
    const customer = await newCustomer(service);
    const id = await announce(customer, '12', { currency: 'USD' });
    const sent = await send(`Date,Credit,Currency\n2026-11-20,12,TJS\n`);
    expect(sent.file.lines).toMatchObject([{ state: 'ALONE', suggestions: [] }]);
    expect(endOf(await confirm(sent.id, 2, id))).toBe('409 billing.otherCurrency');
    expect(endOf(await confirm(sent.id, 3, id))).toBe('404 billing.notFound');
    expect(endOf(await confirm(sent.id, 2, randomUUID()))).toBe('404 billing.notFound');
    expect(endOf(await confirm(sent.id, 2, id, {}, colleague))).toBe('404 imports.fileNotFound');
    expect(endOf(await colleague.get(`/staff/bank-statements/${sent.id}`))).toBe('404 imports.fileNotFound');
    expect(await available(customer)).toBe('0.00');
  });

  test.each([
    ['a list of parcels', 'Tracking code,Weight kg\nYT1,2\n', 'Date of operation, Credit'],
    ['sums of which nothing says whether they came in', 'Date,Amount,Currency\n2026-11-20,5,TJS\n', 'Credit'],
    ['a statement without a currency', 'Date,Credit\n2026-11-20,5\n', 'currency'],
    ['one in which nothing came in', 'Date,Debit,Credit\n2026-11-20,5,\n', 'No money'],
    ['an empty file', '', 'empty'],
    ['a broken workbook', 'PK\u0003\u0004 no archive', 'Excel'],
  ])('%s', async (_what, text, why) => {
    const { status, json } = await send(text);
    expect([status, json.error]).toEqual([422, 'imports.fileRefused']);
    expect(json.msg).toContain(why);
  });

  test('too large a file, another file under the same id, and who does not confirm money', async () => {
    const { id } = await send('Date,Credit,Currency\n2026-11-20,5,TJS\n');
    expect((await send('Date,Credit,Currency\n2026-11-20,6,TJS\n', { id })).json.error).toBe(
      'imports.otherFile',
    );
    expect((await send(Buffer.alloc(4_000_001, 'a'))).status).toBe(413);
    const rows = 'Date,Credit,Currency\n'.concat('2026-11-20,5,TJS\n'.repeat(10_001));
    expect((await send(rows)).json.error).toBe('imports.fileRefused');
    const cashier = await moneyPerson(service, 'cashier', 'PP-KHUJAND');
    expect((await send('Date,Credit\n', { by: cashier })).status).toBe(403);
  });
});
