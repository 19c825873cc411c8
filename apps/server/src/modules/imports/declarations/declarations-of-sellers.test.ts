import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import {
  confirm,
  problemsIn,
  sendFile,
  upload,
  workbookOf,
  type ShownFile,
} from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Caller = Awaited<ReturnType<typeof newCustomer>>;

/** A customer who collects in Khujand. */
async function bound() {
  const caller = await newCustomer(service);
  await caller.ask('PUT', '/profile/pickup-point', { pickupPointId: points.khujand });
  return caller;
}
const choose = async (caller: Caller, id: string, choices: object) =>
  caller.ask('PUT', `/declaration-files/${id}/choices`, choices);
const fileOf = (answer: { json: Record<string, unknown> }) => answer.json['data'] as ShownFile;

describe('where the orders of a file go, asked once', () => {
  test('rows without a point take the one that is chosen for the file; those that name one keep it', async () => {
    const caller = await newCustomer(service);
    const file = await upload(service, caller, 'Goods,Pickup point\nshoes,\ncoats,\ntea,Khujand\n');
    expect(file).toMatchObject({ withoutPoint: 2, pickupPoint: null, orders: 1 });
    const chosen = fileOf(await choose(caller, file.id, { pickupPointId: points.kulob, columns: [] }));
    expect(problemsIn(chosen)).toEqual({});
    expect(chosen).toMatchObject({ withoutPoint: 0, pickupPoint: { id: points.kulob }, orders: 3 });
    expect((await confirm(caller, file.id)).accepted).toHaveLength(3);
    const { list } = (await caller.ask('GET', '/orders')).json['data'] as {
      list: { pickupPoint: { id: number } }[];
    };
    const went = list.map(({ pickupPoint }) => pickupPoint.id);
    expect(went.filter((id) => id === points.kulob)).toHaveLength(2);
    expect(went.filter((id) => id === points.khujand)).toHaveLength(1);
  });

  test('a point that there is not is refused, and so is a choice for a file that is confirmed or of somebody else', async () => {
    const caller = await newCustomer(service);
    const file = await upload(service, caller, 'Goods,Pickup point\nshoes,Kulob\ncoats,Kulob\n');
    const wrong = await choose(caller, file.id, { pickupPointId: 999_999, columns: [] });
    expect(wrong.json['error']).toBe('orders.pickupPointNeeded');
    await confirm(caller, file.id);
    const late = await choose(caller, file.id, { pickupPointId: points.khujand, columns: [] });
    expect(late.json['error']).toBe('imports.notWaiting');
    const foreign = await choose(await newCustomer(service), file.id, { pickupPointId: null, columns: [] });
    expect(foreign.json['error']).toBe('imports.fileNotFound');
  });
});

describe('rows that are totals', () => {
  test.each(['Итого', 'Всего:', '合计', '总计', 'Total', 'Ҷамъ', 'ИТОГО 3 места'])(
    '%s without a code is set aside, and said so',
    async (word) => {
      const caller = await bound();
      const file = await upload(
        service,
        caller,
        await workbookOf([
          ['Трек-номер', 'Товар', 'Вес, кг'],
          [newTrackingCode(), 'обувь', 4],
          [null, word, 4],
        ]),
      );
      expect(file).toMatchObject({ orders: 1, totalRows: [3] });
      expect(file.rows).toHaveLength(1);
    },
  );

  test('the word may stand in another column; goods that only begin so, and rows with a code, are goods', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['№', 'Трек-номер', 'Товар', 'Вес, кг'],
        [1, newTrackingCode(), 'Total', 4],
        [2, null, 'Total War, игра', 1],
        ['Итого', null, null, 5],
      ]),
    );
    expect(file).toMatchObject({ orders: 2, totalRows: [4] });
  });
});

describe('columns as sellers head them', () => {
  test('units and brackets beside the name are no matter, and say the unit', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['快递单号', '品名', '数量', '单价(元)', '总价(元)', '重量(g)', 'Тел.'],
        [newTrackingCode(), '童鞋', 36, 25.8, 928.8, 2500, '92 700 11 23'],
        [newTrackingCode(), '手机壳', 10, 2.5, null, 500, '992927001123'],
      ]),
    );
    expect(problemsIn(file)).toEqual({});
    expect(file.unknownColumns).toEqual([]);
    expect(file.rows).toMatchObject([
      { weightKg: '2.500', value: { amount: '928.80', currency: 'CNY' }, recipientPhone: '+992927001123' },
      { weightKg: '0.500', value: { amount: '25.00', currency: 'CNY' }, recipientPhone: '+992927001123' },
    ]);
  });

  test.each([
    ['Сумма, юань', '1 250,50', '1250.50', 'CNY'],
    ['Стоимость ($)', "1'250.50", '1250.50', 'USD'],
    ['Сумма', '¥1,250', '1250.00', 'CNY'],
    ['Сумма (сомони)', '1.250,50', '1250.50', 'TJS'],
    ['Цена', '1\u00a0250,5', '1250.50', 'CNY'],
  ])('%s: %s is %s %s', async (header, typed, amount, currency) => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['Товар', header],
        ['обувь', typed],
        ['чай', typed],
      ]),
    );
    expect(problemsIn(file)).toEqual({});
    expect(file.rows[0]?.value).toEqual({ amount, currency });
  });

  test('a column that is not known is asked about, and known in the next file', async () => {
    const caller = await bound();
    const rows = [
      ['Товар', 'Скока стоит', 'Цвет'],
      ['обувь', '260', 'красный'],
      ['чай', '40', null],
    ];
    const file = await upload(service, caller, await workbookOf(rows));
    expect(file.unknownColumns).toEqual([
      { index: 1, header: 'Скока стоит', sample: '260; 40' },
      { index: 2, header: 'Цвет', sample: 'красный' },
    ]);
    const columns = [
      { index: 1, column: 'valueAmount' },
      { index: 2, column: null },
    ];
    const chosen = fileOf(await choose(caller, file.id, { pickupPointId: null, columns }));
    expect(chosen.unknownColumns).toEqual([]);
    expect(chosen.rows[0]?.value).toEqual({ amount: '260.00', currency: 'CNY' });
    const next = await upload(service, caller, await workbookOf(rows));
    expect(next.unknownColumns).toEqual([]);
    expect(next.rows[1]?.value).toEqual({ amount: '40.00', currency: 'CNY' });
    // What one customer calls a column is nothing to another.
    expect((await upload(service, await bound(), await workbookOf(rows))).unknownColumns).toHaveLength(2);
  });

  test('what the service itself has written beside mended rows is not asked about', async () => {
    const caller = await newCustomer(service);
    const file = await upload(
      service,
      caller,
      `Трек-номер;Товар;ПВЗ;Строка в файле;Почему не загружено\n${newTrackingCode()};тапки;Куляб;4;Вес: это не число\n`,
    );
    expect(file).toMatchObject({ unknownColumns: [] });
  });

  test('a file without a column of goods asks which of its columns it is, and makes no order before', async () => {
    const caller = await bound();
    const code = newTrackingCode();
    const rows = [
      ['Трек-номер', 'Чего внутри', 'Вес, кг'],
      [code, 'обувь', 4],
    ];
    const file = await upload(service, caller, await workbookOf(rows));
    expect(file.unknownColumns).toEqual([{ index: 1, header: 'Чего внутри', sample: 'обувь' }]);
    expect(problemsIn(file)).toEqual({ 2: ['goods required'] });
    expect((await confirm(caller, file.id)).accepted).toEqual([]);
    expect((await caller.ask('GET', '/orders')).json['data']).toMatchObject({ total: 0 });

    const again = await upload(service, caller, await workbookOf([...rows, [newTrackingCode(), 'чай', 1]]));
    const columns = [{ index: 1, column: 'goods' }];
    const chosen = fileOf(await choose(caller, again.id, { pickupPointId: null, columns }));
    expect(problemsIn(chosen)).toEqual({});
    expect(chosen).toMatchObject({ unknownColumns: [], orders: 2 });
    expect((await confirm(caller, again.id)).accepted).toHaveLength(2);
  });

  test('a file without a column that could be the goods is refused, and says what it lacks', async () => {
    const rows = [
      ['Трек-номер', 'Вес, кг'],
      [newTrackingCode(), 4],
    ];
    const { json } = await sendFile(service, await bound(), await workbookOf(rows));
    expect(json.error).toBe('imports.fileRefused');
    expect(json.msg).toMatch(/goods/i);
  });

  test('what was said of a column may be said otherwise: in the same file, and in one that remembers it', async () => {
    const caller = await bound();
    const rows = [
      ['Товар', 'Скока стоит', 'Цвет'],
      ['обувь', '260', 'красный'],
      ['чай', '40', 'зелёный'],
    ];
    const say = async (id: string, columns: object[]) => fileOf(await choose(caller, id, { columns }));
    const { id, ...file } = await upload(service, caller, await workbookOf(rows));
    expect(file).toMatchObject({ knownColumns: ['goods'], chosenColumns: [] });
    const wrong = await say(id, [
      { index: 1, column: null },
      { index: 2, column: 'valueAmount' },
    ]);
    expect(wrong.rejectedRows).toBe(2);
    expect(wrong.chosenColumns).toEqual([
      { index: 1, header: 'Скока стоит', sample: '260; 40', column: null },
      { index: 2, header: 'Цвет', sample: 'красный; зелёный', column: 'valueAmount' },
    ]);
    const mended = [
      { index: 2, column: null },
      { index: 1, column: 'valueAmount' },
    ];
    const next = await upload(service, caller, await workbookOf(rows));
    expect(next.rejectedRows).toBe(2);
    for (const each of [id, next.id]) {
      const right = await say(each, mended);
      expect(right).toMatchObject({ rejectedRows: 0, unknownColumns: [] });
      expect(right.rows[0]?.value).toEqual({ amount: '260.00', currency: 'CNY' });
    }
    expect((await upload(service, caller, await workbookOf(rows))).rows[1]?.value?.amount).toBe('40.00');
  });

  test('one column is asked for once: what another column is already is not taken, and not remembered', async () => {
    const caller = await bound();
    const rows = [
      ['Товар', 'Ярлык', 'Надпись'],
      ['обувь', 'а', 'б'],
    ];
    const { id } = await upload(service, caller, await workbookOf(rows));
    const columns = [
      { index: 1, column: 'goods' },
      { index: 2, column: 'note' },
    ];
    const file = fileOf(await choose(caller, id, { columns }));
    expect(file.unknownColumns).toMatchObject([{ index: 1 }]);
    expect(file.rows).toMatchObject([{ goods: 'обувь', note: 'б' }]);
    const other = await upload(
      service,
      caller,
      await workbookOf([
        ['Ярлык', 'Вес'],
        ['обувь', 2],
      ]),
    ).catch((error: Error) => error.message);
    expect(other).toContain('imports.fileRefused');
  });

  test('a column that is named in another tab leaves the point as it was chosen', async () => {
    const caller = await newCustomer(service);
    const { id } = await upload(service, caller, 'Goods,Colour\nshoes,red\ncoats,blue\n');
    await choose(caller, id, { pickupPointId: points.kulob });
    const file = fileOf(await choose(caller, id, { columns: [{ index: 1, column: 'note' }] }));
    expect(file).toMatchObject({ pickupPoint: { id: points.kulob }, orders: 2 });
  });

  test('units may stand in a row of their own below the names', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['2026年11月发货清单', null, null, null, null],
        ['快递单号', '品名', '件数', '重量', '总价'],
        [null, null, '(件)', '(g)', '(元)'],
        [newTrackingCode(), '童鞋', 36, 2500, '1 250,50'],
        ['合计', null, 36, 2500, '1 250,50'],
      ]),
    );
    expect(problemsIn(file)).toEqual({});
    expect(file).toMatchObject({ orders: 1, totalRows: [5], unknownColumns: [] });
    expect(file.rows).toMatchObject([
      { places: 36, weightKg: '2.500', value: { amount: '1250.50', currency: 'CNY' } },
    ]);
  });

  test('a price for one and a number of pieces make the sum, also with a unit in each cell', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['品名', '单价（元）', '数量(双)'],
        ['童鞋', '25.80元', '36双'],
      ]),
    );
    expect(problemsIn(file)).toEqual({});
    expect(file.rows[0]?.value).toEqual({ amount: '928.80', currency: 'CNY' });
  });

  test('a price for one that is no number is named as the value is', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['品名', '单价（元）', '数量(双)'],
        ['童鞋', 'дорого', '36'],
      ]),
    );
    expect(problemsIn(file)).toEqual({ 2: ['valueAmount badNumber'] });
    expect(file.rows[0]?.problems[0]?.value).toBe('дорого');
  });

  test.each([
    ['1.250', 'parts', '1.25'],
    ['1.250', 'thousands', '1250.00'],
    ['¥12.345', 'thousands', '12345.00'],
  ])('%s may be a thousand and more: it is asked, and by %s it is %s', async (typed, value, amount) => {
    const caller = await bound();
    const rows = [
      ['Товар', 'Сумма, CNY'],
      ['обувь', typed],
      ['сумка', '12,50'],
    ];
    const { id, asked } = await upload(service, caller, await workbookOf(rows));
    expect(asked).toMatchObject([{ about: 'numbers', index: 1, samples: [typed], said: null }]);
    const answers = [{ about: 'numbers', index: 1, value }];
    const { json } = await caller.ask('PUT', `/declaration-files/${id}/choices`, { answers });
    const answer = json['data'] as ShownFile;
    expect(answer.rows.map((row) => row.value?.amount)).toEqual([amount, '12.50']);
    expect(problemsIn(answer)).toEqual({});
  });
});

describe('codes in a file', () => {
  test('are read as people paste them, also two in one cell', async () => {
    const caller = await bound();
    const file = await upload(
      service,
      caller,
      await workbookOf([
        ['Трек-номер', 'Товар'],
        ['圆通 YT8834201957316', 'обувь'],
        ['УТ8834201957402', 'чай'],
        ['YT8834201957411 / YT8834201957412', 'куртки'],
        ['https://t.17track.net/ru#nums=SF1402857713264', 'сумка'],
      ]),
    );
    expect(problemsIn(file)).toEqual({});
    expect(file).toMatchObject({ orders: 4, parcels: 5 });
    expect(file.rows.map(({ trackingCode }) => trackingCode)).toEqual([
      'YT8834201957316',
      'YT8834201957402',
      'YT8834201957411, YT8834201957412',
      'SF1402857713264',
    ]);
    expect((await confirm(caller, file.id)).accepted).toHaveLength(4);
  });
});
