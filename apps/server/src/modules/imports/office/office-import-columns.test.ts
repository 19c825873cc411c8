import { describe, expect, test } from 'vitest';
import { workbookOf } from '../../../../test/declarations.ts';
import { encodeText } from '../../../../test/encode-text.ts';
import { confirmed, newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';

describe('columns that headers do not name', () => {
  const unnamed = 'Shelf,Number,Kilo\nA1,YT8800000000011,1.5\nA2,YT8800000000012,2\n';

  test('are named by somebody, and what would happen is found out anew', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(unnamed);
    expect(shown.row).toMatchObject({ state: 'COLUMNS', kinds: [], rows: 0 });
    expect(shown.tables[0]).toMatchObject({
      kind: null,
      headerRow: 1,
      firstRows: [['A1', 'YT8800000000011', '1.5'], {}],
    });
    expect(shown.choices.map(({ kind }) => kind)).toEqual(['parcels', 'events', 'positions']);
    const columns = [
      { index: 1, column: 'trackingCode' },
      { index: 2, column: 'weightKg' },
    ];
    const named = await operator.columns(id, {
      version: shown.row.version,
      tables: [{ kind: 'parcels', columns }],
    });
    expect(named.shown.row).toMatchObject({ state: 'CHECKING', kinds: ['parcels'], rows: 2 });
    await runJobs(service);
    await confirmed(service, operator, id);
    expect((await operator.show(id)).row).toMatchObject({ state: 'DONE', added: 2 });
    const [parcel] = await service.context.sql<{ weight: number }[]>`
      select weight_g as weight from parcel where tracking_code = 'YT8800000000011'`;
    expect(parcel?.weight).toBe(1_500);
  });

  test('cannot be what no such table has, nor one column twice, nor lack what is needed', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(unnamed);
    const { version } = shown.row;
    const code = { index: 1, column: 'trackingCode' };
    for (const table of [
      { kind: 'parcels', columns: [] },
      { kind: 'parcels', columns: [code, { index: 2, column: 'trackingCode' }] },
      { kind: 'parcels', columns: [code, { index: 1, column: 'weightKg' }] },
      { kind: 'parcels', columns: [code, { index: 2, column: 'goods' }] },
      { kind: 'parcels', columns: [code, { index: 2, column: '__proto__' }] },
      { kind: 'parcels', columns: [code, { index: 3, column: 'weightKg' }] },
      { kind: 'events', columns: [code] },
      { kind: null, columns: [] },
    ])
      expect((await operator.columns(id, { version, tables: [table] })).error).toBe('request.invalid');
    expect((await operator.columns(id, { version, tables: [] })).error).toBe('request.invalid');
    const old = { version: version + 1, tables: [{ kind: 'parcels', columns: [code] }] };
    expect((await operator.columns(id, old)).error).toBe('list.changedMeanwhile');
    expect((await operator.show(id)).row).toMatchObject({ state: 'COLUMNS', version });
  });

  test('of a sheet that is not wanted are left out', async () => {
    const service = await createTestApp();
    const operator = await newOperator(service);
    const file = await workbookOf([
      ['快递单号', '重量(kg)'],
      ['YT8800000000021', '1.5'],
    ]);
    const { id, shown } = await operator.send(file, { name: 'list.xlsx' });
    expect(shown.tables[0]).toMatchObject({ sheet: 'List', encoding: null, kind: 'parcels', missing: [] });
    await runJobs(service);
    const { row } = await operator.show(id);
    const columns = [{ index: 0, column: 'trackingCode' }];
    await operator.columns(id, { version: row.version, tables: [{ kind: 'parcels', columns }] });
    await runJobs(service);
    await confirmed(service, operator, id);
    const [parcel] = await service.context.sql<
      { weight: number | null }[]
    >`select weight_g as weight from parcel`;
    expect(parcel?.weight).toBeNull();
  });
});

test('a text that could be in two encodings is read anew in the one that is named', async () => {
  const service = await createTestApp();
  const operator = await newOperator(service);
  const file = encodeText('快递单号,客户\nYT8800000000031,TJ-10482\n', 'gb18030');
  const { id, shown } = await operator.send(file);
  expect(shown.tables[0]).toMatchObject({ encoding: 'GB18030', kind: 'parcels' });
  const wrong = await operator.send(file, { id, encoding: 'windows-1251' });
  expect(wrong.shown.row).toMatchObject({ state: 'COLUMNS', version: 2 });
  expect(wrong.shown.tables[0]).toMatchObject({ encoding: 'windows-1251', kind: null });
  const right = await operator.send(file, { id, encoding: 'gb18030' });
  expect(right.shown.row).toMatchObject({ state: 'CHECKING', version: 3 });
  await runJobs(service);
  expect((await operator.show(id)).row).toMatchObject({ state: 'CHECKED', added: 1 });
});
