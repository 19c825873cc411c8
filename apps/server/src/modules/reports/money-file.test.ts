import type { WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { locales, type Locale } from '@rohi/contract/locales';
import type * as calls from '@rohi/contract/reports/money.contract';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { moneyOf, moneyPerson, type MoneyPerson } from '../../../test/money.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openTill, readyParcel, setRate, type Till } from '../../../test/tills.ts';

let service: TestApp;
let manager: MoneyPerson;
let till: Till;
let payment: WirePayment;
const days = 'from=2026-11-01&to=2026-11-30';
const formula = '=HYPERLINK("https://evil.example","x")';

beforeAll(async () => {
  const made = await createOrderApp();
  service = made.service;
  manager = await moneyPerson(service, 'manager');
  await setRate(manager);
  till = await openTill(service, { manager, unitId: made.points.khujand });
  const customer = await newCustomer(service);
  await readyParcel(service, customer, made.points.khujand);
  payment = moneyOf<WirePayment>(await till.take(customer, { cash: { TJS: '100' } }));
  await readyParcel(service, await newCustomer(service), made.points.khujand, 1_600);
  await close(till, { TJS: { notes: { 500: 4, 50: 1, 20: 2, 1: 2 }, coins: '0.50' }, USD: { notes: {} } });
  service.clock.advance(60_000);
  const unitId = made.points.khujand;
  const drawer = moneyOf<WireDrawer>(await manager.post('/staff/drawers', { unitId, name: `+${formula}` }));
  const clerk = await moneyPerson(service, 'cashier', 'PP-KHUJAND');
  const counted = { TJS: { notes: { 10: 1 } }, USD: { notes: {} } };
  const shift = moneyOf<WireShift>(await clerk.post('/staff/shifts', { drawerId: drawer.id, counted }));
  await close({ clerk, shift }, { TJS: { notes: { 5: 1 } }, USD: { notes: {} } }, formula);
});

async function close({ clerk, shift }: Pick<Till, 'clerk' | 'shift'>, counted: object, note?: string) {
  moneyOf(await clerk.post(`/staff/shifts/${shift.id}/count`, { counted, card: '0' }));
  const why = note === undefined ? { reason: null } : { reason: 'UNKNOWN', note };
  moneyOf(await clerk.post(`/staff/shifts/${shift.id}/close`, why));
}

async function download(view: string, { format = 'csv', locale = 'en' as Locale, by = manager } = {}) {
  const answer = await service.app.inject({
    url: `/api/reports/money/file?view=${view}&${days}&format=${format}`,
    headers: { token: by.token, 'x-local': locale },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

async function rowsOf(view: string, locale: Locale = 'en'): Promise<string[][]> {
  const { status, bytes } = await download(view, { locale });
  expect(status).toBe(200);
  const delimiter = locale === 'ru' || locale === 'tg' ? ';' : ',';
  return parse(bytes, { bom: true, delimiter }) as string[][];
}

test('each file has the rows behind its numbers', async () => {
  type Report = DataOf<typeof calls.readMoney>;
  const { unpaid, takings } = moneyOf<Report>(await manager.get(`/reports/money?${days}`));
  const [heading, ...charges] = await rowsOf('unpaid');
  expect(heading).toEqual(['Tracking number', 'Customer code', 'Charged for', 'Days unpaid', 'Owed, USD']);
  expect(charges).toHaveLength(unpaid.total.count);
  expect(charges.map((row) => row[4])).toEqual([unpaid.total.amount.amount]);
  const [, ...taken] = await rowsOf('taken');
  expect(taken).toHaveLength(1);
  expect(taken[0]).toEqual([
    ...['2026-11-20', expect.any(String), till.clerk.account.username, payment.receiptNumber],
    ...[expect.stringMatching(/^2026-11-20 /), 'Payment', payment.customerCode, 'Cash, TJS'],
    ...[takings[0]?.taken.amount.amount, 'TJS'],
  ]);
  const [, ...shifts] = await rowsOf('differences');
  expect(shifts.map((row) => row.slice(5, 8))).toEqual([
    ['0.00', '0.00', ''],
    ['-5.00', '0.00', 'Not known'],
  ]);
});

test('T13: no cell of them is a formula, in any language and format', async () => {
  for (const view of ['unpaid', 'taken', 'differences'])
    for (const locale of locales) {
      const csv = (await rowsOf(view, locale)).flat();
      const sheets = await readXlsx((await download(view, { format: 'xlsx', locale })).bytes);
      const cells = sheets.flatMap(({ data }) => data.flat()).filter((cell) => typeof cell === 'string');
      // A number of a CSV may be less than zero.
      const texts = [...csv.filter((cell) => !/^-?\d+([.,]\d+)?$/.test(cell)), ...cells];
      expect(texts.filter((text) => /^[\s"]*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
      if (view === 'differences') expect(texts.filter((text) => text.startsWith(`'=`))).toHaveLength(2);
      if (view === 'differences') expect(texts.filter((text) => text.startsWith(`'+=`))).toHaveLength(2);
    }
});

test('who took a file is on record; users who may not download reports have none', async () => {
  const { headers } = await download('differences', { locale: 'ru' });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    'Расхождения в кассах 2026-11-01_2026-11-30.csv',
  );
  const [audit] = await service.context.sql<{ details: object; subject_id: string }[]>`
    select subject_id, details from audit_event where action = 'money:export' order by seq desc limit 1`;
  expect(audit).toEqual({
    subject_id: 'differences',
    details: { format: 'csv', from: '2026-11-01', to: '2026-11-30' },
  });
  expect((await download('unpaid', { by: till.clerk })).status).toBe(403);
  expect((await download('everything')).status).toBe(400);
});
