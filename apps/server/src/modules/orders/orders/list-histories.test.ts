import readSheets from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder } from '../../../../test/orders.ts';
import { listUser } from '../../../../test/staff-list.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
const newest = async () => (await (await listUser(service, 'audit')).find('?group=files')).list[0];

describe('the file of parcels', () => {
  test('holds what the filters find and nothing else, in the order of the list', async () => {
    const { parcelAtHub, parcelOnTheRoad } = builders(service.context);
    const facts = { customerCode: 'TJ-71001', orderCode: '=HYPERLINK("x")', weightG: 1_250 };
    const hub = await parcelAtHub({ facts });
    const road = await parcelOnTheRoad({ facts: { ...facts, weightG: 980 } });
    await parcelOnTheRoad({ facts: { customerCode: 'TJ-71002' } });
    const parcels = await listUser(service, 'parcels');
    const all = linesOf((await parcels.file('?format=csv&search=TJ-71001')).bytes);
    expect(all.map((line) => line.split(',')[0])).toEqual(['Tracking number', road, hub]);
    expect(all[2]).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(all[2]).toContain(',1.25,');
    expect(all[0]).toContain(',Received in China (Dushanbe),Free storage until,Last event (Dushanbe)');
    const cut = linesOf((await parcels.file('?format=csv&search=TJ-71001&status=DHWCCK')).bytes);
    expect(cut.slice(1).map((line) => line.split(',')[0])).toEqual([hub]);
    expect(await newest()).toMatchObject({ action: 'parcel:export', subjectType: 'parcel' });
  });

  test('as a workbook has the same rows, with figures as figures', async () => {
    const code = await builders(service.context).parcelAtHub({
      facts: { customerCode: 'TJ-71003', weightG: 12_345 },
    });
    const parcels = await listUser(service, 'parcels');
    const { bytes, headers } = await parcels.file('?format=xlsx&search=TJ-71003');
    expect(headers['content-disposition']).toContain('.xlsx');
    const [sheet] = await readSheets(bytes);
    expect(sheet?.data[1]?.[0]).toBe(code);
    expect(sheet?.data[1]).toContain(12.345);
  });

  test('goes past the pages of the list', async () => {
    const { parcelOnTheRoad } = builders(service.context);
    const facts = { customerCode: 'TJ-71004' };
    for (let count = 0; count < 3; count += 1) await parcelOnTheRoad({ facts });
    // As many rows as two pieces of a file and one more: the same parcels under other codes.
    await service.context.sql`
      insert into parcel (tracking_code, business_line, country_code, status, customer_code, version, is_current)
      select 'ZZ' || lpad(n::text, 9, '0'), business_line, country_code, status, customer_code, version, true
      from generate_series(1, 998) as n, (select * from parcel where customer_code = 'TJ-71004' limit 1) as one`;
    const parcels = await listUser(service, 'parcels');
    for (const sort of ['declared', '-declared']) {
      const lines = linesOf((await parcels.file(`?format=csv&search=TJ-71004&sort=${sort}`)).bytes);
      expect(lines).toHaveLength(1 + 1_001);
      expect(new Set(lines).size).toBe(1 + 1_001);
    }
  });

  test('of a clerk has the own point alone', async () => {
    const { parcelAtPickupPoint } = builders(service.context);
    const facts = { customerCode: 'TJ-71005' };
    const own = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.khujand } });
    await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.kulob } });
    const clerk = await newAccount(service.context, 'pickup-clerk', { unit: 'PP-KHUJAND' });
    const { token } = await logIn(service.app, clerk);
    const file = async (query: string) => {
      const answer = await service.app.inject({
        url: `/api/staff/parcels/file?format=csv&search=TJ-71005${query}`,
        headers: { token, 'x-local': 'ru' },
      });
      return linesOf(answer.rawPayload);
    };
    expect((await file('')).slice(1).map((line) => line.split(';')[0])).toEqual([own]);
    expect(await file(`&unit=${points.kulob}`)).toHaveLength(1);
  });
});

test('the history of a parcel tells each event, who told it and from where, in the language of the asker', async () => {
  const code = await builders(service.context).parcelOnTheRoad({ flag: 'HELD' });
  const parcels = await listUser(service, 'parcels', 'support');
  const history = await parcels.history(code);
  expect(history[0]).toMatchObject({ action: 'event:FLAG_RAISED' });
  expect(history.at(-1)).toMatchObject({ action: 'event:ORDER_CREATED' });
  expect(history.every((entry) => (entry as { title?: string }).title !== '')).toBe(true);
  const stranger = await listUser(service, 'parcels');
  expect((await stranger.get('RP00000000/history')).status).toBe(404);
});

describe('orders', () => {
  test('the file holds what the filters find; goods that would be a formula are harmless', async () => {
    const customer = await newCustomer(service);
    const { code } = await newOrder(customer, points.khujand, { goods: '=1+1' });
    const orders = await listUser(service, 'orders');
    const { bytes } = await orders.file(`?format=csv&search=${customer.customerCode}`);
    const lines = linesOf(bytes);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(code);
    expect(lines[1]).toContain(`,'=1+1,`);
    const none = await orders.file(`?format=csv&search=${customer.customerCode}&stage=DKHQS`);
    expect(linesOf(none.bytes)).toHaveLength(1);
    expect(await newest()).toMatchObject({
      action: 'order:export',
      changes: expect.arrayContaining([{ field: 'stage', before: null, after: 'DKHQS' }]) as unknown,
    });
  });

  test('the history tells what was done with the order and what happened to its boxes, together', async () => {
    const customer = await newCustomer(service);
    const support = await listUser(service, 'orders', 'support');
    const box = { lengthCm: '60', widthCm: '50', heightCm: '40', weightKg: '12', count: 3 };
    const made = await support.create({
      customerCode: customer.customerCode,
      pickupPointId: points.khujand,
      goods: 'Ткань',
      valueAmount: '300',
      valueCurrency: 'USD',
      boxes: [box],
    });
    const { code } = (made.json as { data: { code: string } }).data;
    const history = await support.history(code);
    expect(history.map(({ action }) => action)).toContain('order:take');
    const submitted = history.find(({ action }) => action === 'event:ORDER_SUBMITTED');
    expect(submitted?.changes).toContainEqual({ field: 'parcels', before: null, after: '3' });
    const clerk = await newAccount(service.context, 'pickup-clerk', { unit: 'PP-KULOB' });
    const { token } = await logIn(service.app, clerk);
    expect((await call(service.app, 'GET', `/staff/orders/${code}/history`, { token })).status).toBe(404);
  });
});

test('claims have a file and a history', async () => {
  const { token } = await logIn(service.app, await newAccount(service.context, 'support'));
  const file = await service.app.inject({
    url: '/api/claims/file?format=csv',
    headers: { token, 'x-local': 'en' },
  });
  expect([file.statusCode, linesOf(file.rawPayload)[0]?.startsWith('Claim,')]).toEqual([200, true]);
  expect((await call(service.app, 'GET', '/claims/RC00000000A/history', { token })).json['error']).toBe(
    'claims.notFound',
  );
});
