import type { AddressInfo } from 'node:net';
import { locales, type Locale } from '@rohi/contract/locales';
import type { Role } from '@rohi/contract/roles';
import readSheets from 'read-excel-file/node';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countAgain } from '../../../test/count-again.ts';
import { logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';

let service: TestApp;
let points: { khujand: number; kulob: number };
let farhod: Customer;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  farhod = await newCustomer(service);
});

async function tokenOf(role: Role, unit?: string): Promise<string> {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  return (await logIn(service.app, account)).token;
}

async function download(token: string, body: object, locale: Locale = 'en') {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/fba-order/export',
    headers: { token, 'x-local': locale },
    payload: body,
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** The fields of a CSV, as RFC 4180 reads them. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${separator}]*)(${separator}|\\r\\n|$)`, 'gy');
  for (const [, field = '', end] of text.matchAll(pattern)) {
    if (end === '' && field === '') break;
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

async function sheetOf(bytes: Buffer): Promise<unknown[][]> {
  const [sheet] = await readSheets(bytes, { trim: false });
  return (sheet?.data ?? []) as unknown[][];
}

describe('a file of orders', () => {
  test('has the orders that fit, the columns asked for, and money and weights as numbers', async () => {
    const order = await newOrder(farhod, points.khujand, { ...whole, note: 'ring twice' });
    await builders(service.context).parcelReceivedInChina({
      trackingCode: 'SF1234567890123',
      facts: { orderCode: order.code, weightG: 8_500, pickupPointId: points.khujand },
    });
    await newOrder(farhod, points.kulob, { goods: 'Somewhere else' });
    const token = await tokenOf('manager');
    const filter = {
      pickupPointId: points.khujand,
      from: '2026-11-20',
      to: '2026-11-20',
      businessLine: 'BSC',
    };
    const columns = [
      'orderCode',
      'createdAt',
      'stage',
      'goods',
      'trackingCodes',
      'weightKg',
      'freightUsd',
      'note',
    ];
    const own = order.parcelList[0]?.trackingCode;
    const { status, headers, bytes } = await download(token, { filter, columns, format: 'csv' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Orders_2026-11-20.csv"; filename*=UTF-8''Orders%202026-11-20.csv`,
    );
    const text = bytes.toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    const line = [
      order.code,
      '2026-11-20 14:00',
      'To send',
      'Обувь, 12 пар',
      `${own} SF1234567890123`,
      '8.500',
      '21.25',
      'ring twice',
    ];
    expect(readCsv(text.slice(1), ',')).toEqual([
      [
        'Order number',
        'Created (Dushanbe)',
        'Stage',
        'Goods',
        'Tracking numbers',
        'Weight, kg',
        'Delivery, USD',
        'Note',
      ],
      line,
    ]);
    const russian = await download(token, { filter, columns, format: 'csv' }, 'ru');
    expect(readCsv(russian.bytes.toString().slice(1), ';')[1]?.slice(5)).toEqual([
      '8,500',
      '21,25',
      'ring twice',
    ]);
    const workbook = await download(token, { filter, columns });
    expect(workbook.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [, row] = await sheetOf(workbook.bytes);
    expect(row).toEqual([...line.slice(0, 5), 8.5, 21.25, 'ring twice']);
  });

  test('its name is in the language of the caller, as RFC 6266 has it', async () => {
    const { headers } = await download(await tokenOf('manager'), { format: 'csv' }, 'zh');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="___2026-11-20.csv"; filename*=UTF-8''%E8%AE%A2%E5%8D%95%202026-11-20.csv`,
    );
  });

  test('leaves cancelled orders out when asked to, and is named by its days', async () => {
    const order = await newOrder(farhod, points.khujand, { goods: 'Given up' });
    await farhod.ask('POST', `/orders/${order.code}/cancel`);
    const token = await tokenOf('manager');
    const codesOf = async (cancelled: boolean | undefined) => {
      const filter = { from: '2026-11-01', to: '2026-11-30', cancelled };
      const { bytes, headers } = await download(token, { filter, columns: ['orderCode'], format: 'csv' });
      expect(headers['content-disposition']).toContain('"Orders_2026-11-01_2026-11-30.csv"');
      return bytes.toString();
    };
    expect(await codesOf(undefined)).toContain(order.code);
    expect(await codesOf(true)).toContain(order.code);
    expect(await codesOf(false)).not.toContain(order.code);
  });

  test('is on record with what was asked for', async () => {
    const filter = { stage: 'NEW', from: '2026-11-01' };
    await download(await tokenOf('manager'), { filter, columns: ['orderCode'], format: 'csv' });
    const [entry] = await service.context.sql<{ details: object; actor_name: string }[]>`
      select details, actor_name from audit_event where action = 'order:export' order by seq desc limit 1`;
    expect(entry?.details).toEqual({
      format: 'csv',
      columns: ['orderCode'],
      from: '2026-11-01',
      to: null,
      stage: 'NEW',
      cancelled: true,
      businessLine: null,
      pickupPointId: null,
    });
    expect(entry?.actor_name).toMatch(/^manager-/);
  });

  test('T04: a clerk gets the orders of the own point, whatever the filter says', async () => {
    await service.context
      .sql`insert into role_authority (role, authority) values ('pickup-clerk', 'report:export')`;
    const token = await tokenOf('pickup-clerk', 'PP-KULOB');
    const goodsOf = async (filter: object) => {
      const { bytes } = await download(token, { filter, columns: ['goods'], format: 'csv' });
      return readCsv(bytes.toString().slice(1), ',')
        .slice(1)
        .map(([goods]) => goods);
    };
    expect(await goodsOf({})).toEqual(['Somewhere else']);
    expect(await goodsOf({ pickupPointId: points.khujand })).toEqual([]);
  });

  test.each([
    { columns: ['passwordHash'] },
    { columns: [] },
    { filter: { from: '2026-02-30' } },
    { filter: { customerId: 'x' } },
    { format: 'pdf' },
  ])('%j is refused', async (body) => {
    const { status } = await download(await tokenOf('manager'), body);
    expect(status).toBe(400);
  });

  test('every column has a heading of its own in every language', () => {
    for (const locale of locales) {
      const names = Object.values(exportColumnNames).map((texts) => texts[locale]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('T13: a file that others have written into', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];
  const bodies = [
    '1+1',
    'cmd|"/c calc"!A1',
    'HYPERLINK("https://evil.example","x")',
    'SUM(A1:A9)*1',
    'DDE("cmd";"/c";1)',
    "'x",
  ];
  const payloads = signs.flatMap((sign) => bodies.map((body) => `${sign}${body}`));
  const columns = ['goods', 'recipientName', 'recipientPhone', 'note'];
  const isHarmless = (cell: unknown) => typeof cell === 'string' && cell.startsWith("'");

  test('has no cell that a spreadsheet would compute with', async () => {
    const { sql } = service.context;
    const made = await newOrder(farhod, points.khujand);
    await sql`
      insert into customer_order (id, code, customer_id, request_id, pickup_point_id, goods, recipient_name, recipient_phone, note, created_at)
      select gen_random_uuid(), 'RA-T13-' || place, customer_id, gen_random_uuid(), pickup_point_id, text, text, text, text, '2026-03-01T09:00:00Z'
      from customer_order, unnest(${payloads}::text[]) with ordinality as payload (text, place) where code = ${made.code}`;
    await countAgain(
      service.context,
      payloads.map((_, index) => `RA-T13-${index + 1}`),
    );
    const filter = { to: '2026-03-02' };
    const token = await tokenOf('manager');
    for (const locale of ['en', 'ru'] as const) {
      const { bytes } = await download(token, { filter, columns, format: 'csv' }, locale);
      const rows = readCsv(bytes.toString().slice(1), locale === 'en' ? ',' : ';').slice(1);
      expect(rows).toHaveLength(payloads.length);
      expect(rows.flat().filter((cell) => !isHarmless(cell))).toEqual([]);
      expect(new Set(rows.map(([goods]) => goods?.slice(1)))).toEqual(new Set(payloads));
    }
    const { bytes } = await download(token, { filter, columns, format: 'xlsx' });
    const cells = (await sheetOf(bytes)).slice(1).flat();
    expect(cells).toHaveLength(payloads.length * columns.length);
    expect(cells.filter((cell) => !isHarmless(cell))).toEqual([]);
  });

  test('signs that XML cannot say do not break the workbook', async () => {
    const { sql } = service.context;
    await sql`update customer_order set goods = ${'a\u0001b <b> & "c" \uFFFE😀'} where code = 'RA-T13-1'`;
    const { bytes } = await download(await tokenOf('manager'), {
      filter: { to: '2026-03-02' },
      columns: ['orderCode', 'goods'],
    });
    const row = (await sheetOf(bytes)).find(([code]) => code === 'RA-T13-1');
    expect(row?.[1]).toBe('a b <b> & "c"  😀');
  });
});

test('two at once are written, a third is asked to wait; one without a reader makes room', async () => {
  const { app, context } = service;
  const made = await newOrder(farhod, points.khujand);
  await context.sql`
    insert into customer_order (id, code, customer_id, request_id, goods, note, created_at)
    select gen_random_uuid(), 'RA-MANY-' || number, customer_id, gen_random_uuid(), repeat('tea ', 120), repeat('note ', 95), created_at
    from customer_order, generate_series(1, 20000) as number where code = ${made.code}`;
  await countAgain(
    context,
    Array.from({ length: 20_000 }, (_, index) => `RA-MANY-${index + 1}`),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Answers are left unread here: closing the service would wait for their connections until they are cut off as
  // silent.
  onTestFinished(() => app.server.closeAllConnections());
  const { port } = app.server.address() as AddressInfo;
  const token = await tokenOf('manager');
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/api/fba-order/export`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv' }),
      ...(signal === undefined ? {} : { signal }),
    });
  const gone = new AbortController();
  const running = [await ask(gone.signal), await ask(gone.signal)];
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
  const third = await ask();
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('30');
  expect(await third.json()).toMatchObject({ error: 'server.busy' });
  gone.abort();
  const next = await vi.waitFor(
    async () => {
      const answer = await ask();
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 300_000, interval: 50 },
  );
  const text = await next.text();
  expect(text.split('\r\n').filter((line) => line.includes('RA-MANY-'))).toHaveLength(20_000);
});
