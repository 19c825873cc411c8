/**
 * A code in another script is the same code at each door through which it comes, and what was stored otherwise before
 * is put right.
 */
import { randomUUID } from 'node:crypto';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { beforeAll, expect, test } from 'vitest';
import { importText, problemsOf } from '../../../../test/import-text.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../../test/orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { readMigrations } from '../../../platform/migrate.ts';
import { searchTextOf } from '../../../platform/search-text.ts';
import { foldOldTexts, rebuildSearchTexts } from '../../search/search-walk.service.ts';
import { trackParcels } from '../answers/track-query.service.ts';

let service: TestApp;
let khujand: number;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
});

const storedCodes = async () =>
  (await service.context.sql<{ code: string }[]>`select tracking_code as code from parcel order by id`).map(
    ({ code }) => code,
  );

test('an office file: look-alikes and the other layout are stored in Latin, words are told row by row', async () => {
  const report = await importText(
    service.context,
    [
      '快递单号,客户代码',
      ...['УТ8834207310001,TJ-356525', 'JТ3108847310002,TJ-356525', 'СХ473124829СN,TJ-356525'],
      ...[
        'ЫА1402877310004,TJ-356525',
        'Принял,Каримов',
        'pending,TJ-356525',
        'YT8834207310007 SF1402877310007,TJ-1',
      ],
    ].join('\n'),
  );
  expect(problemsOf(report).map(([row, , , reason]) => [row, reason])).toEqual([
    [7, 'wordForCode'],
    [8, 'severalCodes'],
  ]);
  const stored = ['YT8834207310001', 'JT3108847310002', 'CX473124829CN', 'SF1402877310004'];
  expect((await storedCodes()).toSorted()).toEqual(stored.toSorted());
  const codeForms = ['ут8834207310001', 'JT3108847310002', 'CX 473 124 829 CN', 'ЫА1402877310004'];
  const { found } = await trackParcels(service.context, codeForms, 'en');
  expect(found.map(({ trackingCode }) => trackingCode)).toEqual(stored);
});

test('an order: POST stores the Latin code and refuses what is none by name', async () => {
  const customer = await newCustomer(service);
  const order = await newOrder(customer, khujand, { ...whole, trackingCodes: ['УТ8834207320001'] });
  await customer.ask('POST', `/orders/${order.code}/submit`);
  expect(await storedCodes()).toContain('YT8834207320001');
  for (const word of ['уточняется', 'no-track', 'YT8834207320002 SF1402877320002']) {
    const { json } = await customer.ask('POST', '/orders', {
      ...whole,
      requestId: randomUUID(),
      trackingCodes: [word],
    });
    expect(JSON.stringify(json)).toContain('trackingCodes[0]');
  }
});

test('a station: two codes in one reading need a person, one code twice is that code', async () => {
  const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  const deviceId = await newDevice(service);
  const before = await storedCodes();
  const read = async (code: string) => (await sendScans(clerk, deviceId, [scanOf(service, code)]))[0];
  for (const text of [
    'SF1402877330001\r\nYT8834207330002',
    'SF1402877330001\tYT8834207330002',
    'SF1402877330001YT8834207330002',
  ])
    expect(await read(text)).toMatchObject({ verdict: 'BLOCKED', say: 'SEVERAL_CODES' });
  expect(await storedCodes()).toEqual(before);
  const twice = await read('SF1402877330001SF1402877330001');
  expect(twice).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' });
  expect(await read('ЫА1402877330001')).toMatchObject({ verdict: 'UNKNOWN', say: 'NOT_DECLARED' });
});

test('what was stored before is stored as it is read, and never under the code of another parcel', async () => {
  const { sql } = service.context;
  const others = [
    'УТ8834207340001',
    'УТ8834207340002',
    'YТ8834207340002',
    'ЫА1402877340003',
    'SF1402-8773-40004',
  ];
  const alone = [
    'КМ88342073177',
    'КК473124829СТ',
    'ПОСЫЛКА1',
    'JDVC20483910571-1',
    'SF140285771325-4',
    'SF1402877340005SF1402877340005',
  ];
  const latin = ['YT8834207340001'];
  await sql`delete from parcel_event`.catch(() => undefined);
  for (const code of [...latin, ...others, ...alone])
    await sql`insert into parcel (tracking_code, status) values (${code}, 'NEW')`;
  const ids = await sql<{ id: string; code: string }[]>`select id, tracking_code as code from parcel`;
  await rebuildSearchTexts(service.context);
  const file = (await readMigrations()).find(({ name }) => name.endsWith('-codes-in-latin-letters.sql'));
  await sql.begin((tx) => tx.unsafe(file?.text ?? ''));
  const now = new Map(
    (await sql<{ id: string; code: string }[]>`select id, tracking_code as code from parcel`).map(
      ({ id, code }) => [id, code],
    ),
  );
  const became = Object.fromEntries(ids.map(({ id, code }) => [code, now.get(id)]));
  expect(became).toMatchObject({
    YT8834207340001: 'YT8834207340001',
    УТ8834207340001: 'YT8834207340001-DUP1',
    УТ8834207340002: 'YT8834207340002',
    YТ8834207340002: 'YT8834207340002-DUP2',
    ЫА1402877340003: 'SF1402877340003',
    'SF1402-8773-40004': 'SF1402877340004',
    КМ88342073177: 'KM88342073177',
    КК473124829СТ: 'RR473124829CN',
    ПОСЫЛКА1: 'ПОСЫЛКА1',
    'JDVC20483910571-1': 'JDVC20483910571-1',
    'SF140285771325-4': 'SF140285771325-4',
    SF1402877340005SF1402877340005: 'SF1402877340005',
  });
  // Each is found by what is stored, and no two are one.
  const codes = [...now.values()];
  expect(codes.map(normalizeTrackingCode)).toEqual(codes);
  expect(new Set(codes).size).toBe(ids.length);
  // Searches of the staff find it by that as well, once the walk has passed.
  const texts = () => sql<{ text: string }[]>`
    select search_text as text from parcel_search join parcel on id = parcel_id where tracking_code = 'SF1402877340003'`;
  const [before] = await texts();
  await foldOldTexts(service.context);
  const [after] = await texts();
  expect(after?.text).toBe(searchTextOf([], ['SF1402877340003']));
  expect(after).not.toEqual(before);
});
