import { randomUUID } from 'node:crypto';
import { locales, type Locale } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { workbookOf } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { readTables } from '../../../../test/read-tables.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';
import { inTurn } from '../../../../../../tools/turns.ts';

let service: TestApp;
let tokens: { dispatcher: string; manager: string; admin: string };
let trip: string;
let customerCode: string;
let product: string;

beforeAll(async () => {
  ({ service } = await createOrderApp());
  await service.app.ready();
  const { dispatcher, newTrip } = await dispatcherOf(service);
  trip = (await newTrip()).id;
  ({ customerCode } = await newCustomer(service));
  const [row] = await service.context.sql<{ code: string }[]>`select code from product order by id limit 1`;
  product = row?.code ?? '';
  const tokenOf = async (role: 'manager' | 'admin') =>
    (await logIn(service.app, await newAccount(service.context, role))).token;
  tokens = {
    dispatcher: dispatcher.token,
    manager: await tokenOf('manager'),
    admin: await tokenOf('admin'),
  };
});

/** The template with one row filled in below its headings, cell by cell in their order. */
async function filled(
  name: string,
  locale: Locale,
  row: readonly (string | number | null)[],
): Promise<Buffer> {
  const answer = await service.app.inject({ url: `/api/common/template/${name}?lang=${locale}` });
  expect(answer.statusCode).toBe(200);
  const rows = await readTables(answer.rawPayload);
  expect(rows, 'headings alone').toHaveLength(1);
  return workbookOf([rows[0] ?? [], row]);
}

async function send(path: string, bytes: Buffer, token: string): Promise<Record<string, unknown>> {
  const answer = await service.app.inject({
    method: 'PUT',
    url: `/api${path.replace('{id}', randomUUID())}?name=filled.xlsx`,
    headers: { token, 'x-local': 'en', 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  const json = answer.json<{ success: boolean; data: Record<string, unknown> }>();
  expect(json).toMatchObject({ success: true });
  return json.data;
}

describe.each(inTurn(locales))('what is filled in below the headings in %s', (locale) => {
  test('is read as a manifest, as rates, as prices and as what came in at the bank, each by its own reader', async () => {
    const row = [
      1,
      trip,
      'YT8800000000001',
      null,
      customerCode,
      null,
      'Мадина',
      null,
      null,
      'Обувь',
      '640411',
      2,
      '4,25',
      80,
      'CNY',
    ];
    const manifest = await send(
      `/trips/${trip}/manifests/{id}`,
      await filled('manifest', locale, row),
      tokens.dispatcher,
    );
    expect(manifest).toMatchObject({
      parcels: 1,
      surplus: [{ trackingCode: 'YT8800000000001', weightKg: '4.250', recipient: 'Мадина' }],
      unreadable: [],
    });
    const rates = await filled('rates', locale, ['2026-11-19', 1, 'USD', '10,9', 'TJS']);
    expect(await send('/price/rates/files/{id}', rates, tokens.manager)).toMatchObject({
      rates: [{ from: 'USD', to: 'TJS', rate: '10.9', nominal: 1, rateDate: '2026-11-19' }],
      rejected: [],
      skipped: 0,
    });
    const came = ['20.11.2026', '17', null, 'Мадина', null, '1 250,50', 'TJS', customerCode];
    const statement = await filled('bank-statement', locale, came);
    expect(await send('/staff/bank-statements/{id}', statement, tokens.manager)).toMatchObject({
      lines: [
        {
          day: '2026-11-20',
          amount: { amount: '1250.50', currency: 'TJS' },
          payer: 'Мадина',
          reference: '17',
          customerCode,
        },
      ],
    });
    const prices = await filled('prices', locale, [null, customerCode, product, '5,5', '2026-12-01', null]);
    const { id, counts, unknownColumns } = await send(
      '/staff/customer-prices/imports/{id}',
      prices,
      tokens.admin,
    );
    expect({ counts, unknownColumns }).toMatchObject({ counts: { new: 1 }, unknownColumns: [] });
    const { json } = await call(service.app, 'GET', `/staff/customer-prices/imports/${String(id)}`, {
      token: tokens.admin,
    });
    expect(JSON.stringify(json['data'])).toContain(product);
  });
});
