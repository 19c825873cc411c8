import { describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import {
  countEvents,
  findTracked,
  importText,
  problemsOf,
  timelineOf,
} from '../../../../test/import-text.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { createTestApp, createTestContext } from '../../../../test/test-app.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { readRemarkTexts } from './imports.service.ts';
import { insertPlaces } from '../../places/places.service.ts';

async function declarePickupPoint(context: Context): Promise<void> {
  await inTransaction(context.db, (tx) =>
    insertPlaces(tx, [
      {
        code: 'PP-KHUJAND',
        kind: 'PICKUP_POINT',
        cityCode: 'KHUJAND',
        names: { ru: 'ПВЗ Худжанд', en: 'Point Khujand', zh: '苦盏自提点', tg: 'Нуқтаи Хуҷанд' },
      },
    ]),
  );
}

describe('parcels of a file', () => {
  test('are made with all their facts, and a repeat of the file changes nothing', async () => {
    const { context } = await createTestContext();
    await declarePickupPoint(context);
    const text = [
      'Трек-номер;Код заказа;Код клиента;Направление;Вес, кг;Длина, см;Ширина, см;Высота, см;Страна;Отметки;Номер последней мили;Перевозчик;Сайт;ПВЗ;Дата создания',
      'yt8800000000001;ra1;tj-10482;Карго;1,255;30;20,5;10;Таджикистан;Содержит батарею, Хрупкий груз;lm-77;Почта;pochta.tj;Худжанд;01.11.2026 10:00',
    ].join('\n');
    expect((await importText(context, text)).parcels).toEqual({ created: 1, changed: 0, unchanged: 0 });
    const row = await context.db.selectFrom('parcel').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      tracking_code: 'YT8800000000001',
      status: 'NEW',
      order_code: 'RA1',
      customer_code: 'TJ-10482',
      business_line: 'FBA',
      weight_g: 1255,
      length_mm: 300,
      width_mm: 205,
      height_mm: 100,
      country_code: 'TJ',
      handling_notes: ['FRAGILE', 'BATTERY'],
      last_mile_tracking: 'LM-77',
      last_mile_carrier: 'Почта',
      last_mile_website: 'https://pochta.tj/',
    });
    expect(row.pickup_point_id).not.toBeNull();
    expect((await importText(context, text)).parcels).toEqual({ created: 0, changed: 0, unchanged: 1 });
    expect((await importText(context, text.replace('1,255', '1,3'))).parcels.changed).toBe(1);
    // It was made, and no account has that customer code.
    expect(await countEvents(context)).toBe(2);
    expect(await checkReadModel(context)).toMatchObject({ parcels: 1, wrongColumns: [], wrongTimelines: [] });
  });

  test('reach each of the nine statuses, by code or label, and stay there on a repeat', async () => {
    const { context } = await createTestContext();
    const words = [
      'NEW',
      '待预报',
      'Ожидает забора',
      'dhwcrk',
      'Outbound',
      'DZTDQS',
      'Ожидает клиента',
      'KHYQS',
      'YQX',
    ];
    const text = `Tracking code,Status\n${words.map((word, index) => `CODE${index},${word}`).join('\n')}`;
    expect((await importText(context, text)).parcels.created).toBe(9);
    const statuses = await context.db
      .selectFrom('parcel')
      .select('status')
      .orderBy('tracking_code')
      .execute();
    expect(statuses.map(({ status }) => status)).toEqual([
      'NEW',
      'WAIT_FORECAST',
      'DTH',
      'DHWCRK',
      'DHWCCK',
      'DZTDQS',
      'DKHQS',
      'KHYQS',
      'YQX',
    ]);
    const events = await countEvents(context);
    expect((await importText(context, text)).parcels).toEqual({ created: 0, changed: 0, unchanged: 9 });
    expect(await countEvents(context)).toBe(events);
  });

  test('tell only their last step and the receipt as reported; the rest is implied', async () => {
    const { context } = await createTestContext();
    await importText(
      context,
      'Tracking code,Status,Received,Status date\nCODE1,DZTDQS,2026-11-01 10:00,2026-11-18 12:00\n',
    );
    expect(await timelineOf(context, 'CODE1')).toEqual([
      '2026-11-18T07:00 Sent to the pickup point',
      '2026-11-01T02:00 Received at the China warehouse',
    ]);
  });

  test('that are further than the file says stay there, and the report says so', async () => {
    const service = await createTestApp();
    const { context } = service;
    const { customerCode } = await newCustomer(service);
    const code = await builders(context).parcelAtPickupPoint({ facts: { customerCode } });
    const table = await importText(context, `运单号,状态\n${code},待提货\n`);
    expect(table).toMatchObject({ parcels: { unchanged: 1 }, problems: [] });
    const [note] = table.notes;
    expect(note === undefined ? '' : (await readRemarkTexts(context, 'ru')).note(note)).toBe(
      'посылка уже дальше: Ожидает получения клиентом',
    );
    expect(await findTracked(context, code)).toMatchObject({ status: 'DKHQS' });
  });

  test('that are held keep their status; the other facts are written and the reason is told', async () => {
    const { context } = await createTestContext();
    const code = await builders(context).parcelAtHub({ flag: 'HELD' });
    const table = await importText(context, `Tracking code,Status,Weight\n${code},DKHQS,2\n`);
    expect(problemsOf(table)).toEqual([[2, 'Status', 'DKHQS', 'statusRefused']]);
    const [problem] = table.problems;
    expect(problem === undefined ? '' : (await readRemarkTexts(context, 'ru')).problem(problem)).toBe(
      'статус не изменён, остальное записано: Посылка задержана: сначала снимите отметку',
    );
    expect(table.parcels.changed).toBe(1);
  });

  test.each(['Примечание', 'Notes', '备注', 'Эзоҳ'])(
    'keep handling words from a column of remarks (%s), and its free text is no error',
    async (header) => {
      const { context } = await createTestContext();
      const text = `单号;${header}\nCODE1;позвонить\nCODE2;Хрупкое, 电池\nCODE3;FRAGILE\nCODE4;Хрупкое, звонить\nCODE5;\n`;
      const table = await importText(context, text);
      expect(table).toMatchObject({ parcels: { created: 5 }, problems: [] });
      const remarks = await readRemarkTexts(context, 'en');
      expect(table.notes.map((note) => [note.row, note.column, remarks.note(note)])).toEqual([
        [1, header, 'free text is not imported; cells of it: 2'],
      ]);
      const rows = await context.db
        .selectFrom('parcel')
        .select('handling_notes')
        .orderBy('tracking_code')
        .execute();
      expect(rows.map((row) => row.handling_notes)).toEqual([
        [],
        ['FRAGILE', 'BATTERY'],
        ['FRAGILE'],
        [],
        [],
      ]);
    },
  );

  test('closed long ago are not made a second time by an old file', async () => {
    const { context, clock } = await createTestContext();
    const text =
      'Tracking code,Status,Created,Status date\nCODE1,KHYQS,2026-01-05,2026-01-30\nCODE2,KHYQS,,2026-01-30\n';
    expect((await importText(context, text)).parcels.created).toBe(2);
    clock.advance(300 * 86_400_000);
    expect((await importText(context, text)).parcels).toEqual({ created: 0, changed: 0, unchanged: 2 });
  });

  test('are refused row by row, each value with its reason', async () => {
    const { context } = await createTestContext();
    const text = [
      'Tracking code,Status,Weight,Length,Created,Pickup point,Website,Handling notes,Last mile',
      'OKAY1,,1,,,,,,LM1',
      ',,,,,,,,',
      ',DTH,,,,,,,',
      'A!,Летит,-1,99999,01.01.2030,Марс,data:text/html,Горячее,',
      'OKAY1,DTH,2,,,,,,',
      'OKAY1,,1,,,,,,LM1',
      'OKAY2,,,,,,,,lm1',
      'OKAY3,,,,,,,,,surplus',
      `${'X'.repeat(41)},,,,,,,,`,
      'OKAY4,YQX,,,,,,,',
      '7.8412E+14,,,,,,,,',
    ].join('\n');
    const table = await importText(context, text);
    expect(table.parcels).toEqual({ created: 2, changed: 0, unchanged: 1 });
    expect(table.rowsRead).toBe(10);
    expect(problemsOf(table)).toEqual([
      [4, 'Tracking code', '', 'required'],
      [5, 'Tracking code', 'A!', 'badCode'],
      [5, 'Status', 'Летит', 'unknownStatus'],
      [5, 'Weight', '-1', 'notPositive'],
      [5, 'Length', '99999', 'tooBig'],
      [5, 'Created', '01.01.2030', 'dateInFuture'],
      [5, 'Pickup point', 'Марс', 'unknownPickupPoint'],
      [5, 'Website', 'data:text/html', 'badWebsite'],
      [5, 'Handling notes', 'Горячее', 'unknownHandlingNote'],
      [6, 'Tracking code', 'OKAY1', 'duplicateRow'],
      [8, 'Last mile', 'LM1', 'lastMileTaken'],
      [9, null, 'surplus', 'tooManyCells'],
      [10, 'Tracking code', 'X'.repeat(41), 'wordForCode'],
      [12, 'Tracking code', '7.8412E+14', 'lostDigits'],
    ]);
  });

  test('that the database alone can refuse are named, and take no other row with them', async () => {
    const { context } = await createTestContext();
    await importText(context, 'Tracking code,Last mile\nTAKEN1,LM1\n');
    const table = await importText(context, 'Tracking code,Last mile\nGOOD1,\nBAD1,LM1\nGOOD2,LM2\n');
    expect(table.parcels.created).toBe(2);
    expect(problemsOf(table)).toEqual([[3, 'Last mile', 'LM1', 'lastMileTaken']]);
  });
});
