import { randomUUID } from 'node:crypto';
import type { SheetComparison, SheetDifferenceRow } from '@rohi/contract/imports/side-by-side.contract';
import { expect, test } from 'vitest';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { openPoint } from '../../../../test/orders.ts';
import { call } from '../../../../test/accounts.ts';
import { forgetComparisons } from './side-by-side.service.ts';

const customers = `Код клиента,ФИО,Телефон
TPS001,Мадина,927770011
TPS014,Юсуф,927770012
`;
const warehouse = `Трек,Код клиента,Кг,Дата,Статус
YT8834201957316,TPS001,"2,4",03.11.2026,готов
SF1402857713264,TPS014,1.5,18.11.2026,готов
YT8834201957317,TPS001,3,17.11.2026,в пути
YT8834201957318,TPS014,0.7,16.11.2026,в Китае
`;
const debts = `Код клиента,Долг сомони
TPS001,340
TPS014,12.50
`;

/** A firm that has come over with two customers, four parcels and two debts. */
async function createFirm() {
  const service = await createTestApp();
  await openPoint(service.context, 'KHUJAND');
  const [point] = await service.context.sql<{ id: number }[]>`select id from place where code = 'PP-KHUJAND'`;
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS', arrivedUnitId: point?.id ?? null, year: 2026 });
  for (const file of [customers, warehouse, debts]) await mover.written((await mover.checked(file)).id);
  await runJobs(service);
  return { service, mover, ...callsOf(service, mover.token) };
}

type Shown = { comparison: SheetComparison; total: number; list: SheetDifferenceRow[] };

function callsOf({ app }: TestApp, token: string) {
  const ask = async <Data>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const { json } = await call(app, method, `/staff/side-by-side${path}`, { token, body });
    return { error: json['error'], msg: String(json['msg']), data: json['data'] as Data };
  };
  return {
    ask,
    compare: async (sheet: string, id: string = randomUUID()) => {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/staff/side-by-side/${id}?name=evening.csv`,
        headers: { token, 'x-local': 'en', 'content-type': 'application/octet-stream' },
        payload: Buffer.from(sheet),
      });
      const json = answer.json<{ data: SheetComparison; error?: string; msg: string }>();
      return { id, error: json.error, msg: json.msg, data: json.data };
    },
    rows: async (id: string, query = '') => (await ask<Shown>('GET', `/${id}${query}`)).data,
  };
}

test('the sheet that was brought agrees in everything, also under a code written otherwise', async () => {
  const { compare, ask } = await createFirm();
  const { data } = await compare(warehouse.replace('TPS014,1.5', 'ТРS 14,1.55'));
  expect(data).toMatchObject({ compared: 4, agree: 4, differences: [], setAside: 0, unreadRows: 0 });
  const owed = await compare(debts);
  expect(owed.data).toMatchObject({
    compared: 2,
    agree: 2,
    sums: [{ currency: 'TJS', sheetMinor: 35_250, hereMinor: 35_250 }],
  });
  const { data: listed } = await ask<{ list: SheetComparison[] }>('GET', '');
  expect(listed.list.map(({ id }) => id).toSorted()).toEqual([data.id, owed.data.id].toSorted());
});

test('each kind of difference is named, with what both sides say', async () => {
  const { compare, rows, service } = await createFirm();
  const before = await service.context.sql`select count(*) as count from parcel_event`;
  const { id, data } = await compare(`Трек,Код клиента,Кг,Дата,Статус
YT8834201957316,TPS001,"2,4",03.11.2026,выдан
SF1402857713264,TPS001,1.5,18.11.2026,готов
YT8834201957317,TPS001,3.2,17.11.2026,в пути
YT9900000000001,TPS014,1,17.11.2026,в пути
7.73E+13,TPS001,1,,01.11.2026
`);
  expect(data).toMatchObject({ compared: 5, agree: 0, unreadRows: 1 });
  expect(data.differences).toEqual([
    { difference: 'onlyInSheet', count: 1 },
    { difference: 'onlyHere', count: 1 },
    { difference: 'status', count: 1 },
    { difference: 'owner', count: 1 },
    { difference: 'weight', count: 1 },
  ]);
  const { total, list } = await rows(id);
  expect(total).toBe(5);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: 'YT8834201957316',
        difference: 'status',
        row: 2,
        sheet: { status: 'HANDED_OVER', owner: 'TPS001', weightG: 2_400, owed: [] },
        here: { status: 'ARRIVED', owner: 'TPS001', weightG: 2_400, owed: [] },
      }),
      expect.objectContaining({ code: 'YT8834201957318', difference: 'onlyHere', sheet: null }),
      expect.objectContaining({ code: 'YT9900000000001', difference: 'onlyInSheet', here: null }),
    ]),
  );
  expect((await rows(id, '?difference=owner')).list).toMatchObject([
    { code: 'SF1402857713264', sheet: { owner: 'TPS001' }, here: { owner: 'TPS014' } },
  ]);
  // Nothing is changed by it.
  expect(await service.context.sql`select count(*) as count from parcel_event`).toEqual(before);
});

test('a debt differs by one diram, and one that only the sheet or only the service has', async () => {
  const { compare, rows } = await createFirm();
  const { id, data } = await compare('Код клиента,Долг сомони\nTPS001,340.01\nTPS999,5\n');
  expect(data).toMatchObject({
    compared: 3,
    agree: 0,
    differences: [{ difference: 'debt', count: 3 }],
    sums: [{ currency: 'TJS', sheetMinor: 34_501, hereMinor: 35_250 }],
  });
  expect((await rows(id)).list).toMatchObject([
    { code: 'TPS001', sheet: { owed: [{ minor: 34_001 }] }, here: { owed: [{ minor: 34_000 }] } },
    { code: 'TPS999', here: null },
    { code: 'TPS014', sheet: null },
  ]);
});

test('what the sheet is said to be wrong about is left out of the next, until that is taken back', async () => {
  const { compare, rows, ask } = await createFirm();
  const heavier = warehouse.replace('TPS001,3,', 'TPS001,9,');
  const first = await compare(heavier);
  expect(first.data).toMatchObject({ agree: 3, differences: [{ difference: 'weight', count: 1 }] });
  const key = { thing: 'parcel', code: 'YT8834201957317', difference: 'weight' };
  const answer = await ask<{ setAside: unknown }>('POST', '/set-aside', { ...key, note: 'описка' });
  expect(answer.data.setAside).toMatchObject({ note: 'описка' });
  // What was compared stands; the row says so.
  expect((await rows(first.id)).comparison).toMatchObject({ agree: 3 });
  expect((await rows(first.id)).list).toMatchObject([{ setAside: { note: 'описка' } }]);
  expect((await compare(`${heavier}\n`)).data).toMatchObject({ agree: 4, differences: [], setAside: 1 });
  await ask('POST', '/set-aside', { ...key, note: null });
  expect((await compare(`${heavier}\n\n`)).data).toMatchObject({ agree: 3, setAside: 0 });
});

test('a repeat is answered as the first, other content under its id and a file of something else are refused', async () => {
  const { compare, rows, ask } = await createFirm();
  const id = randomUUID();
  const [one, other] = await Promise.all([compare(warehouse, id), compare(warehouse, id)]);
  expect(one.data).toEqual(other.data);
  expect((await ask<{ list: SheetComparison[] }>('GET', '')).data.list).toHaveLength(1);
  expect(await compare(debts, id)).toMatchObject({ error: 'imports.otherFile' });
  expect(await compare(customers)).toMatchObject({ error: 'sideBySide.notUnderstood' });
  expect(await compare('')).toMatchObject({ error: 'imports.fileRefused' });
  expect((await ask('GET', `/${randomUUID()}`)).error).toBe('list.notFound');
  expect((await rows(id)).total).toBe(0);
});

test('columns that were not understood are named, and comparisons are forgotten after two months', async () => {
  const { compare, service } = await createFirm();
  const { data } = await compare(warehouse.replaceAll('\n', ',x\n').replace(',x\n', ',Пакет Ъ\n'));
  expect(data.unreadColumns).toEqual(['Пакет Ъ']);
  service.clock.advance(61 * 86_400_000);
  await forgetComparisons(service.context);
  expect(await service.context.sql`select id from sheet_comparison`).toEqual([]);
});
