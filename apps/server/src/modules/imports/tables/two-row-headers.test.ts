import { describe, expect, test } from 'vitest';
import { workbookOf } from '../../../../test/declarations.ts';
import { confirmed, newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';

type Cells = (string | number | null)[];
const csvOf = (rows: readonly Cells[]) =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(',')).join('\n'));
const files = {
  'a workbook': (rows: readonly Cells[]) => workbookOf(rows),
  'a text file': (rows: readonly Cells[]) => Promise.resolve(csvOf(rows)),
};

const headers: Record<string, Cells[]> = {
  'sizes over their sides': [
    ['单号', '重量', '尺寸', null, null, '备注'],
    [null, null, '长', '宽', '高', null],
  ],
  'a title, and sizes over single letters': [
    ['Приход 20 ноября', null, null, null, null, null],
    ['Трек-номер', 'Вес, кг', 'Габариты, см', null, null, 'Примечание'],
    [null, null, 'Д', 'Ш', 'В', null],
  ],
  'sizes repeated over each side': [
    ['Tracking code', 'Weight', 'Dimensions', 'Dimensions', 'Dimensions', 'Remarks'],
    [null, '(kg)', 'L, cm', 'W, cm', 'H, cm', null],
  ],
  'two languages, one over the other': [
    ['Трек-номер', 'Вес, кг', 'Размеры', null, null, 'Примечание'],
    ['运单号', '重量(kg)', '长(cm)', '宽(cm)', '高(cm)', '备注'],
  ],
};

describe.each(Object.keys(files) as (keyof typeof files)[])('a header of two rows in %s', (kind) => {
  test.each(Object.keys(headers))('keeps the sizes: %s', async (name) => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const header = headers[name] ?? [];
    const { id, shown } = await operator.send(
      await files[kind]([
        ...header,
        ['YT8812345678901', 2.5, 30, 20, 10, null],
        ['合计', 2.5, null, null, null, null],
      ]),
    );
    expect(shown.tables[0]).toMatchObject({ headerRow: header.length, rows: 1, noSizes: false });
    await runJobs(service);
    await operator.confirm(id, (await operator.show(id)).row.version, false, false);
    await runJobs(service);
    expect((await operator.show(id)).row).toMatchObject({ state: 'DONE', added: 1, rejected: 0 });
    const sides = await service.context.sql`
      select weight_g, length_mm, width_mm, height_mm from parcel where tracking_code = 'YT8812345678901'`;
    expect(sides).toEqual([{ weight_g: 2_500, length_mm: 300, width_mm: 200, height_mm: 100 }]);
  });

  test('is not made of a header and its first row', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { shown } = await operator.send(
      await files[kind]([
        ['Tracking code', 'Weight', 'Comment'],
        ['YT8812345678901', null, 'Length'],
      ]),
    );
    expect(shown.tables[0]).toMatchObject({ headerRow: 1, rows: 1 });
  });
});

describe('a list with weights and no sizes', () => {
  test.each<[string, string]>([
    ['none in it', 'Tracking code,Weight\nYT8812345678901,2.5\n'],
    ['not recognised', 'Tracking code,Weight,Box\nYT8812345678901,2.5,30*20*10\n'],
    ['empty', 'Tracking code,Weight,Length,Width,Height\nYT8812345678901,2.5,,,\n'],
  ])('is imported only when somebody says that there are none: %s', async (_name, text) => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id } = await operator.send(text);
    await runJobs(service);
    const view = await operator.show(id);
    expect(view.tables[0]).toMatchObject({ noSizes: true });
    expect(view.notes.list.map(({ msg }) => msg)).toContain(
      'there are weights and no sizes: the chargeable weight will be the actual weight',
    );
    const refused = await operator.confirm(id, view.row.version, false, false);
    expect(refused).toMatchObject({ status: 409, error: 'imports.noSizes' });
    expect((await operator.show(id)).row.state).toBe('CHECKED');
    await confirmed(service, operator, id);
    expect((await operator.show(id)).row).toMatchObject({ state: 'DONE', added: 1 });
  });

  test.each(['Tracking code,Status\nYT8812345678901,DTH\n', 'Tracking code,Weight\nYT8812345678901,\n'])(
    'is not asked about: %j',
    async (text) => {
      const operator = await newOperator(await createTestApp());
      expect((await operator.send(text)).shown.tables[0]).toMatchObject({ noSizes: false });
    },
  );
});

test('rows of totals are left out and told, and are no errors', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const totals = [
    '合计：3件',
    '总计',
    'ИТОГО:',
    'Итого мест',
    'Всего 12 мест',
    'Total',
    'GRAND TOTAL',
    'Ҷамъ',
  ];
  const lines = totals.flatMap((word, at) => [`,${word},7.5`, `${word},,${at}`]);
  const { id } = await operator.send(
    ['Tracking code,Customer code,Weight', 'YT8812345678901,,2.5', 'YT8812345678902,,5', ...lines].join('\n'),
  );
  await runJobs(service);
  const view = await operator.show(id);
  expect(view.row).toMatchObject({ rows: 2, added: 2, rejected: 0 });
  expect(view.notes.list.map(({ msg }) => msg)).toContain(`rows of totals are left out: ${lines.length}`);
});
