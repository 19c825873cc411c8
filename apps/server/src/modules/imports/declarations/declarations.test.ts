import { randomUUID } from 'node:crypto';
import { declarationColumns } from '@rohi/contract/imports/declaration-limits';
import { locales } from '@rohi/contract/locales';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import { confirm, problemsIn, sendFile, upload, workbookOf } from '../../../../test/declarations.ts';
import { encodeText } from '../../../../test/encode-text.ts';
import { createOrderApp, newCustomer, newOrder, orderOf } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { headerOf } from '../tables/column-headers.ts';
import { declarationExample } from './declaration-help.ts';
import { parseTables } from '../tables/read-table.service.ts';
import { writeTemplate } from '../templates/write-template.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

/** A customer who collects in Khujand. */
async function customer(of: TestApp = service) {
  const caller = await newCustomer(of);
  await caller.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
  return caller;
}
function encoded(text: string, encoding: 'gb18030' | 'windows-1251' | 'utf-8' | 'utf-16le'): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  return encoding === 'utf-16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : encodeText(text, encoding);
}

type Caller = Awaited<ReturnType<typeof customer>>;
const ordersOf = async (caller: Caller) =>
  (await caller.ask('GET', '/orders?limit=100')).json['data'] as { total: number; list: { code: string }[] };

describe('a file of declarations', () => {
  test('is shown row by row and declares nothing by itself; confirmed, it is orders on their way', async () => {
    const farhod = await customer();
    const codes = [newTrackingCode(), newTrackingCode(), newTrackingCode()];
    const file = await upload(
      service,
      farhod,
      await workbookOf([
        ['Мой список', null],
        [
          'Заказ',
          'Трек-номер',
          'Товар',
          'Мест',
          'Вес, кг',
          'Объём, м³',
          'Стоимость',
          'Валюта',
          'Магазин',
          'ПВЗ',
        ],
        ['A', codes[0] ?? '', 'кроссовки', 1, 2.5, 0.02, 260, 'юань', 'Таобао', null],
        ['a', codes[1] ?? '', 'футболки', 2, '1,25', null, '¥ 40', null, null, 'Kulob'],
        [null, codes[2] ?? '', 'посуда', 1, 8, null, '12 USD', null, 'Poizon', null],
      ]),
      { name: 'C:\\fakepath\\покупки.xlsx', locale: 'ru' },
    );
    expect(file).toMatchObject({
      fileName: 'покупки.xlsx',
      sheet: 'List',
      confirmedAt: null,
      ignoredColumns: [],
      orders: 2,
      parcels: 3,
      rejectedRows: 0,
    });
    expect(file.rows).toMatchObject([
      {
        index: 3,
        orderIndex: 3,
        orderGroup: 'A',
        trackingCode: codes[0],
        goods: 'кроссовки',
        places: 1,
        weightKg: '2.500',
        volumeM3: '0.020',
        value: { amount: '260.00', currency: 'CNY' },
        marketplace: 'TAOBAO',
        pickupPoint: { code: 'PP-KULOB' },
        problems: [],
        notes: [],
        orderCode: null,
      },
      { index: 4, orderIndex: 3, weightKg: '1.250', value: { amount: '40.00', currency: 'CNY' } },
      {
        index: 5,
        orderIndex: 5,
        value: { amount: '12.00', currency: 'USD' },
        marketplace: 'OTHER',
        pickupPoint: { code: 'PP-KHUJAND' },
      },
    ]);
    expect(await ordersOf(farhod)).toMatchObject({ total: 0 });

    const { accepted, rejected } = await confirm(farhod, file.id);
    expect(rejected).toEqual([]);
    expect(accepted.map(({ index, key }) => [index, key])).toEqual([
      [3, codes[0]],
      [5, codes[2]],
    ]);
    const order = orderOf(await farhod.ask('GET', `/orders/${accepted[0]?.id}`));
    expect(order).toMatchObject({
      status: 'DTH',
      pickupPoint: { code: 'PP-KULOB' },
      declaration: {
        goods: 'кроссовки, футболки',
        places: 3,
        weightKg: '3.750',
        volumeM3: '0.020',
        value: { amount: '300.00', currency: 'CNY' },
        marketplace: 'TAOBAO',
      },
    });
    expect(order.parcelList.map(({ trackingCode }) => trackingCode)).toEqual(codes.slice(0, 2));
    const after = (await farhod.ask('GET', `/declaration-files/${file.id}`)).json['data'];
    expect(after).toMatchObject({
      confirmedAt: '2026-11-20T09:00:00.000Z',
      orders: 2,
      rows: accepted.flatMap(({ id }, index) =>
        index === 0 ? [{ orderCode: id }, { orderCode: id }] : [{ orderCode: id }],
      ),
    });
  });

  test('lists the items of its orders where each row says its goods and pieces', async () => {
    const nigora = await customer();
    const [near, far, single, bare] = Array.from({ length: 4 }, newTrackingCode) as [
      string,
      string,
      string,
      string,
    ];
    const bytes = await workbookOf([
      ['Заказ', 'Трек-номер', 'Товар', 'Штук', 'Код ТН ВЭД', 'Стоимость'],
      ['A', near, 'кроссовки', '2 пары', '6404.11', 260],
      ['A', far, 'чехлы', 100, null, 40],
      ['A', null, 'носки', 3, null, 12],
      ['B', single, 'чай', 2, 'б/н', 5],
      ['C', bare, 'посуда', null, null, 7],
    ]);
    const file = await upload(service, nigora, bytes);
    expect(problemsIn(file)).toEqual({ 5: ['hsCode badHsCode'] });
    await confirm(nigora, file.id);
    const orders = await Promise.all(
      (await ordersOf(nigora)).list.map(async ({ code }) =>
        orderOf(await nigora.ask('GET', `/orders/${code}`)),
      ),
    );
    const declared = orders
      .map(({ declaration }) => declaration)
      .toSorted((one, other) => String(one['goods']).localeCompare(String(other['goods'])));
    expect(declared).toMatchObject([
      {
        goods: 'кроссовки; чехлы; носки',
        value: { amount: '312.00', currency: 'CNY' },
        items: [
          {
            goods: 'кроссовки',
            pieces: 2,
            hsCode: '640411',
            trackingCode: near,
            value: { amount: '260.00' },
          },
          { goods: 'чехлы', pieces: 100, hsCode: null, trackingCode: far },
          { goods: 'носки', pieces: 3, trackingCode: null },
        ],
      },
      { goods: 'посуда', value: { amount: '7.00' }, items: [] },
    ]);
  });

  test('may be left as drafts, and lacks what can be added later', async () => {
    const farhod = await customer();
    const file = await upload(service, farhod, 'Goods\nshoes\n');
    expect(file.rows[0]?.notes).toEqual([
      {
        column: null,
        value: '',
        error: 'incomplete',
        msg: 'lacks: Weight, kg; Value of goods',
      },
    ]);
    const { accepted } = await confirm(farhod, file.id, false);
    const order = orderOf(await farhod.ask('GET', `/orders/${accepted[0]?.id}`));
    expect(order).toMatchObject({ status: 'NEW', declaration: { goods: 'shoes', weightKg: null } });
    expect(order.parcelList[0]?.trackingCode).toMatch(/^RP/);
  });

  test.each([
    ['GB18030', '运单号,货物,重量\n{code},运动鞋,2.5\n', 'gb18030'],
    ['windows-1251', 'Трек-номер;Товар;Вес\n{code};Кроссовки детские;2,5\n', 'windows-1251'],
    ['UTF-8 of a Tajik office', 'Рақами пайгирӣ;Мол;Вазн\n{code};Кроссовка;2,5\n', 'utf-8'],
    ['UTF-16', 'Tracking code\tGoods\tWeight\n{code}\tTrainers\t2.5\n', 'utf-16le'],
  ] as const)('is understood in %s', async (_name, text, encoding) => {
    const farhod = await customer();
    const code = newTrackingCode();
    const file = await upload(service, farhod, encoded(text.replace('{code}', code), encoding));
    expect(file.rows).toMatchObject([{ trackingCode: code, weightKg: '2.500', problems: [] }]);
  });

  test.each(locales)('is the template in %s with its own examples filled in', async (locale) => {
    const farhod = await customer();
    const { bytes } = await writeTemplate('declarations', locale);
    const [sheet, help] = await parseTables(bytes);
    expect(sheet?.rows).toEqual([declarationColumns.map((key) => headerOf('declarations', key, locale))]);
    expect(help?.rows).toHaveLength(declarationColumns.length + 1);
    const filled = await workbookOf([
      [...(sheet?.rows[0] ?? [])].map(String),
      declarationColumns.map((key) =>
        key === 'trackingCode' ? newTrackingCode() : declarationExample(key, locale),
      ),
    ]);
    const file = await upload(service, farhod, filled, { locale });
    expect(file).toMatchObject({ ignoredColumns: [], orders: 1, rejectedRows: 0 });
    expect(file.rows[0]).toMatchObject({ notes: [], recipientPhone: '+992927001122', marketplace: 'TAOBAO' });
    const empty = await sendFile(service, farhod, bytes, { locale });
    expect({ status: empty.status, error: empty.json.error }).toEqual({
      status: 422,
      error: 'imports.fileRefused',
    });
  });

  test('names the recipient from the book, by name, by phone or as the usual one', async () => {
    const farhod = await customer();
    const add = (name: string, phone: string, fields: object = {}) =>
      farhod.ask('POST', '/recipients', { requestId: randomUUID(), name, phone, ...fields });
    await add('Мадина', '927001122');
    await add('Азиз', '935550011', { pickupPointId: points.kulob });
    await add('Зарина', '935550022');
    await add('Зарина', '935550033');
    const file = await upload(
      service,
      farhod,
      [
        'Товар;Получатель;Телефон получателя',
        'обувь;;',
        'обувь;АЗИЗ;',
        'обувь;;00992 93 555 00 11',
        'обувь;Зарина;',
        'обувь;Зарина;93-555-00-33',
        'обувь;Кто-то другой;',
        'обувь;;12345',
      ].join('\n'),
    );
    expect(
      file.rows.map(({ recipientName, recipientPhone, pickupPoint }) => [
        recipientName,
        recipientPhone,
        pickupPoint?.code,
      ]),
    ).toEqual([
      ['Мадина', '+992927001122', 'PP-KHUJAND'],
      ['Азиз', '+992935550011', 'PP-KULOB'],
      ['Азиз', '+992935550011', 'PP-KULOB'],
      ['Зарина', null, 'PP-KHUJAND'],
      ['Зарина', '+992935550033', 'PP-KHUJAND'],
      ['Кто-то другой', null, 'PP-KHUJAND'],
      ['Мадина', '+992927001122', 'PP-KHUJAND'],
    ]);
    expect(problemsIn(file)).toEqual({
      5: ['recipientName recipientUnclear'],
      8: ['recipientPhone badPhone'],
    });
  });
});

describe('a row of declarations', () => {
  test('that is wrong says in what, and holds up no other order', async () => {
    const [farhod, madina] = [await customer(), await customer()];
    const [own, twice, good] = Array.from({ length: 3 }, () => newTrackingCode());
    const order = await newOrder(farhod, points.khujand, { trackingCodes: [own] });
    const foreign = await builders(service.context).parcelReceivedInChina({
      facts: { customerCode: madina.customerCode },
    });
    const file = await upload(
      service,
      farhod,
      [
        'Заказ;Трек-номер;Товар;Мест;Вес;Стоимость;Валюта;ПВЗ',
        `;${good};книги;1;1;10;;`,
        ';A!;книги;0;много;-5;;',
        ';7,73E+13;книги;1,5;0,1234;1000000000;GBP;Paris',
        `;${own};книги;;;;;`,
        `;${foreign};книги;;;;;`,
        `X;${twice};книги;;;10;USD;`,
        `X;${twice?.toLowerCase()};книги;;;10;CNY;`,
        'Y;;книги;;;;;',
        'Y;;фейерверк;;;;;',
        'Z;;;3;;;;',
        ';;витамины;1;1;10;;',
      ].join('\n'),
    );
    expect(problemsIn(file)).toEqual({
      3: ['trackingCode badCode', 'places notPositive', 'weightKg badNumber', 'valueAmount notPositive'],
      4: [
        'trackingCode lostDigits',
        'places notWhole',
        'weightKg tooPrecise',
        'valueAmount tooBig',
        'valueCurrency unknownCurrency',
        'pickupPoint unknownPickupPoint',
      ],
      5: ['trackingCode codeOwn'],
      6: ['trackingCode codeTaken'],
      7: ['row rowOfOrderWrong'],
      8: ['trackingCode codeTwice', 'valueCurrency differsInOrder'],
      9: ['row rowOfOrderWrong'],
      10: ['goods goodsForbidden'],
      11: ['goods required'],
    });
    const row = (index: number) => file.rows.find((each) => each.index === index);
    expect(row(5)?.problems[0]).toMatchObject({ orderCode: order.code, value: own });
    expect(row(3)?.problems.map(({ value }) => value)).toEqual(['A!', '0', 'много', '-5']);
    expect(JSON.stringify(row(6))).not.toContain('RA');
    expect(row(12)?.notes[0]).toMatchObject({ column: 'goods', error: 'goodsAskFirst' });
    expect(file).toMatchObject({ orders: 2, parcels: 2, rejectedRows: 9 });
    const { accepted, rejected } = await confirm(farhod, file.id);
    expect(accepted.map(({ index, key }) => [index, key])).toEqual([
      [2, good],
      [12, ''],
    ]);
    expect(rejected).toHaveLength(9);
    expect(rejected[2]).toEqual({
      index: 5,
      key: own,
      field: 'trackingCode',
      error: 'codeOwn',
      msg: `you have given this tracking number in order ${order.code}`,
    });
    expect(await ordersOf(farhod)).toMatchObject({ total: 3 });
    // What is wrong stays what was wrong, whatever happens afterwards.
    await farhod.ask('POST', `/orders/${order.code}/cancel`);
    expect(await confirm(farhod, file.id)).toEqual({ accepted, rejected });
  });

  test('without a pickup point says so when the customer has none', async () => {
    const newcomer = await newCustomer(service);
    const file = await upload(service, newcomer, 'Goods,Pickup point\nshoes,\nshoes,Kulob\n');
    expect(problemsIn(file)).toEqual({ 2: ['pickupPoint pickupPointNeeded'] });
  });

  test('of an order of more than 50 parcels, and sums beyond the limits, are refused', async () => {
    const farhod = await customer();
    const rows = Array.from({ length: 51 }, () => `big,${newTrackingCode()},shoes,1000`);
    const file = await upload(service, farhod, `Order,Tracking code,Goods,Weight\n${rows.join('\n')}\n`);
    expect(problemsIn(file)[2]).toEqual(['row tooManyParcels', 'weightKg tooBig']);
    expect(file).toMatchObject({ orders: 0, rejectedRows: 51 });
  });
});

describe('a confirmation', () => {
  const list = (count: number) =>
    `Tracking code,Goods\n${Array.from({ length: count }, () => `${newTrackingCode()},shoes`).join('\n')}\n`;

  test('made ten times at once makes each order once, and each is told the same', async () => {
    const farhod = await customer();
    const file = await upload(service, farhod, list(8));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirm(farhod, file.id)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.accepted).toHaveLength(8);
    expect(await ordersOf(farhod)).toMatchObject({ total: 8 });
  });

  test('of two files with the same codes at once gives each code to one of them', async () => {
    const farhod = await customer();
    const text = list(10);
    const files = await Promise.all([upload(service, farhod, text), upload(service, farhod, text)]);
    const outcomes = await Promise.all(files.map(({ id }) => confirm(farhod, id)));
    const accepted = outcomes.flatMap((outcome) => outcome.accepted.map(({ key }) => key));
    expect(accepted.toSorted()).toEqual(
      files[0]?.rows.map(({ trackingCode }) => trackingCode ?? '').toSorted(),
    );
    expect(outcomes.flatMap(({ rejected }) => rejected)).toHaveLength(10);
    expect(await ordersOf(farhod)).toMatchObject({ total: 10 });
  });
});
