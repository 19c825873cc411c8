import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { readPdf } from '../../../../test/label-reader.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../../test/orders.ts';
import { readTables } from '../../../../test/read-tables.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf } from '../../../../test/trips.ts';

type Papers = {
  parcels: number;
  persons: number;
  tripGaps: string[];
  gaps: { gap: string; parcels: number; list: { trackingCode: string; orderCode: string | null }[] }[];
} & Record<string, unknown>;

let service: TestApp;
let points: { khujand: number; kulob: number };
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let customer: Customer;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  office = await dispatcherOf(service);
  customer = await newCustomer(service);
});

const shoes = { goods: 'Кроссовки мужские', pieces: 12, valueAmount: '840.50', hsCode: '640411' };
const cases = { goods: '手机壳', pieces: 100, valueAmount: '300' };

/** Puts parcels on a trip as a file of the office does, with what they weigh. */
async function putOn(trip: string, codes: readonly string[], weightG: number | null = 4_250): Promise<void> {
  const { sql } = service.context;
  await sql`update parcel set trip_code = ${trip}, weight_g = ${weightG} where tracking_code = any(${[...codes]})`;
}

/** An order of the customer with these parcels. */
async function ordered(codes: readonly string[], fields: object = {}) {
  const recipient = { recipientName: 'Назарова Мадина Ҷӯраевна', recipientPhone: '+992 93 555 12 34' };
  return newOrder(customer, points.khujand, {
    trackingCodes: codes,
    places: codes.length,
    ...recipient,
    ...fields,
  });
}

const check = async (trip: string) => dataOf<Papers>(await office.dispatcher.get(`/trips/${trip}/papers`));
const draw = (trip: string, paper: string, query = '', { token } = office.dispatcher) =>
  service.app.inject({ url: `/api/trips/${trip}/papers/${paper}?${query}`, headers: { token } });
const textOf = async (bytes: Buffer) =>
  (await readPdf(bytes, { pictures: false })).map(({ text }) => text.replaceAll(/\s+/g, ' '));

describe('what is missing', () => {
  test('is named before the departure, of the trip and of each parcel with its order', async () => {
    const trip = await office.newTrip({ plannedDepartureAt: '2026-11-28T04:00:00Z' });
    const [whole, bare, near, far] = Array.from({ length: 4 }, newTrackingCode) as [
      string,
      string,
      string,
      string,
    ];
    await ordered([whole], { items: [shoes] });
    const unsaid = await ordered([bare], { goods: 'Посуда' });
    const parted = await ordered([near, far], { items: [cases] });
    await putOn(trip.id, [whole, bare, near]);
    await putOn(trip.id, [bare], null);
    const papers = await check(trip.id);
    expect(papers).toMatchObject({
      parcels: 3,
      persons: 1,
      pieces: 12,
      weightKg: '8.500',
      values: [{ amount: '840.50', currency: 'CNY' }],
    });
    expect(papers.tripGaps).toEqual(['DRIVER', 'SEALS', 'CONSIGNMENT_NOTE', 'CUSTOMS_OFFICE']);
    const named = Object.fromEntries(papers.gaps.map(({ gap, list }) => [gap, list]));
    const one = { trackingCode: bare, orderCode: unsaid.code };
    expect(named).toEqual({
      SHARE: [{ trackingCode: near, orderCode: parted.code }],
      VALUE: [one],
      PIECES: [one],
      HS_CODE: [one],
      WEIGHT: [one],
    });
  });

  test('ends once the items say which parcel they are in', async () => {
    const trip = await office.newTrip();
    const [near, far] = [newTrackingCode(), newTrackingCode()];
    const order = await ordered([near, far], {
      items: [
        { ...shoes, trackingCode: near },
        { ...cases, trackingCode: far },
      ],
    });
    await putOn(trip.id, [near]);
    expect((await check(trip.id)).gaps).toEqual([]);
    const [, first] = await readTables((await draw(trip.id, 'manifest', 'format=xlsx')).rawPayload);
    expect(first).toContain(order.code);
    expect(first).toContain('640411');
  });
});

describe('papers', () => {
  let trip: string;
  let codes: [string, string, string];
  beforeAll(async () => {
    const body = {
      plannedDepartureAt: '2026-11-28T04:00:00Z',
      units: [{ number: '新A·8K214', trailer: '新A·3321挂', seals: ['S-10442'] }],
      drivers: [{ name: 'Ma Qiang', phone: null }],
      consignmentNote: 'CN-77',
    };
    trip = (await office.newTrip(body)).id;
    codes = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
    await ordered(codes.slice(0, 2), { items: [shoes, cases] });
    await ordered(codes.slice(2), { items: [shoes], recipientName: 'Шарипов Далер', valueCurrency: 'USD' });
    await putOn(trip, codes);
  });

  test('a manifest as a workbook adds up, and what an order says of two parcels stands in it once', async () => {
    const [head = [], ...lines] = await readTables(
      (await draw(trip, 'manifest', 'format=xlsx&language=en')).rawPayload,
    );
    const rows = lines.slice(0, 4);
    const sums = (name: string) => lines.slice(4).map((row) => row[head.indexOf(name)] ?? '');
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '');
    expect(new Set(column('Trip'))).toEqual(new Set([trip]));
    expect(column('Tracking code')).toEqual([codes[0], codes[0], codes[1], codes[2]]);
    expect(column('Description of goods')[2]).toBe(`Declared with ${codes[0]}`);
    const sum = (name: string) => column(name).reduce((total, cell) => total + Number(cell), 0);
    expect([sum('Pieces'), sum('Gross, kg'), sum('Value')]).toEqual([124, 12.75, 1_981]);
    expect(column('Currency')).toEqual(['CNY', 'CNY', '', 'USD']);
    expect(sums('Tracking code')).toEqual(['Total', 'Total']);
    expect(sums('Pieces')).toEqual(['124', '']);
    expect(sums('Gross, kg').map(Number)).toEqual([12.75, 0]);
    expect(sums('Value').map(Number)).toEqual([1_140.5, 840.5]);
    expect(sums('Currency')).toEqual(['CNY', 'USD']);
    expect(column('Phone')[0]).toMatch(/^\+992\d{9}$/);
  });

  test('a number of pieces that was not stated is a dash, not a nought', async () => {
    const { id } = await office.newTrip();
    const code = newTrackingCode();
    await ordered([code], { goods: 'Tea' });
    await putOn(id, [code]);
    for (const paper of ['manifest', 'invoice', 'packing-list']) {
      const [page = ''] = await textOf((await draw(id, paper)).rawPayload);
      expect(page).toMatch(/Итого .*—/);
      expect(page).not.toMatch(/Итого 0/);
    }
  });

  test('no text of a manifest is a formula', async () => {
    const { id } = await office.newTrip();
    const [code] = [newTrackingCode()];
    const hostile = { goods: "=cmd|'/C calc'!A0", pieces: 1, valueAmount: '5' };
    await ordered([code], { items: [hostile], recipientName: '@SUM(A1:A9)' });
    await putOn(id, [code]);
    const rows = await readTables((await draw(id, 'manifest', 'format=xlsx')).rawPayload);
    const cells = rows.flat();
    expect(cells.filter((cell) => cell.includes('SUM(A1') || cell.includes('calc'))).toHaveLength(2);
    // A telephone number stays as it is, a plus and digits alone.
    expect(cells.filter((cell) => /^(?:[=@-]|\+(?!\d+$))/.test(cell))).toEqual([]);
  });

  test('a manifest as a PDF names every parcel, its order and both sums, each in its currency', async () => {
    const text = (await textOf((await draw(trip, 'manifest')).rawPayload)).join(' ');
    for (const paperText of [...codes, trip, '新A·8K214', 'S-10442', 'Кроссовки', '手机壳', 'Лист 1 из 1'])
      expect(text).toContain(paperText);
    expect(text).toContain('12.750');
    expect(text.replaceAll(' ', '')).toContain('1140.50CNY+840.50USD');
    expect(text).toContain('ещё не отправлен');
  });

  test('invoice and packing list are pages by person, in three languages', async () => {
    const invoices = await textOf((await draw(trip, 'invoice', 'language=en')).rawPayload);
    expect(invoices).toHaveLength(2);
    expect(invoices[1]).toContain('Шарипов Далер');
    expect(invoices[1]).toContain(codes[2]);
    expect(invoices[1]).not.toContain(codes[0]);
    const lists = await textOf((await draw(trip, 'packing-list', 'language=zh')).rawPayload);
    expect(lists).toHaveLength(2);
    expect(lists[0]).toContain('装箱单');
    expect(lists[0]).toContain('8.500');
  });

  test('a CMR has its 24 boxes on one page, filled with what the trip says', async () => {
    const [page, ...more] = await textOf((await draw(trip, 'cmr')).rawPayload);
    expect(more).toEqual([]);
    for (let number = 1; number <= 24; number += 1) expect(page).toMatch(new RegExp(` ${number}[.] `));
    for (const text of [
      'CN-77',
      '新A·8K214',
      'Ma Qiang',
      'S-10442',
      '640411',
      '12.750',
      '2026-11-28',
      '银海路88号 3号库 ',
      // Of both ends the country; of the warehouse its phone.
      'Китай',
      'Таджикистан',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('customerCode');
  });

  test('the boxes of a CMR are named in two languages, whichever it is drawn in', async () => {
    const textIn = async (language: string) =>
      ((await textOf((await draw(trip, 'cmr', `language=${language}`)).rawPayload))[0] ?? '').replaceAll(
        /\s+/g,
        '',
      );
    for (const [language, own, second] of [
      ['ru', 'Получатель', 'Consignee'],
      ['zh', '收货人', 'Consignee'],
      ['en', 'Consignee', 'Получатель'],
    ] as const) {
      const page = await textIn(language);
      expect(page).toContain(own);
      expect(page).toContain(second);
    }
  });

  test('are refused to who departs no trips, for an empty trip, and in a form they have not; who drew them is on record', async () => {
    const hub = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
    expect((await draw(trip, 'cmr', '', hub)).statusCode).toBe(403);
    const empty = await office.newTrip();
    expect((await draw(empty.id, 'cmr')).json()).toMatchObject({ error: 'documents.tripEmpty' });
    expect((await draw('RT-NONE', 'cmr')).json()).toMatchObject({ error: 'list.notFound' });
    expect((await draw(trip, 'invoice', 'format=xlsx')).json()).toMatchObject({ error: 'request.invalid' });
    const [row] = await service.context.sql`
      select details from audit_event where action = 'trip:papers' and subject_id = ${trip} and details ->> 'paper' = 'cmr'`;
    expect(row).toMatchObject({ details: { paper: 'cmr', format: 'pdf', languages: ['ru'] } });
  });
});
