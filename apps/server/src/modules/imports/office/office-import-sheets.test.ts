// Sheets as programs and people leave them: hidden, without places of cells, with days of 1904, with cells that are
// merged.
import { describe, expect, test } from 'vitest';
import { confirmed, newOperator, type ShownImport } from '../../../../test/office-imports.ts';
import { hidingSheet, inlineCell, sheetOf, workbook } from '../../../../test/sheet-xml.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';

const service = await createTestApp();

const parcelOf = async (code: string) => {
  const [row] = await service.context.sql<{ owner: string | null; weight: number | null; at: Date | null }[]>`
    select customer_code as owner, weight_g as weight, received_at as at from parcel where tracking_code = ${code}`;
  return row;
};

async function imported(file: Buffer) {
  const operator = await newOperator(service);
  const { id, shown } = await operator.send(file, { name: 'list.xlsx' });
  await runJobs(service);
  await confirmed(service, operator, id);
  return { shown, report: await operator.show(id) };
}

describe('a hidden sheet', () => {
  const fileOf = (first: string, second: string) =>
    workbook([
      {
        name: '今天',
        xml: sheetOf([
          ['快递单号', '客户代码'],
          [first, 'TJ-10482'],
        ]),
      },
      {
        name: '上月',
        state: 'hidden',
        xml: sheetOf([
          ['快递单号', '客户代码'],
          [second, 'TJ-10482'],
        ]),
      },
    ]);
  const asSent = ({ tables }: ShownImport) =>
    tables.map(({ kind, columns }) => ({
      kind,
      columns: kind === null ? [] : columns.map(({ index, column }) => ({ index, column })),
    }));

  test('is named and asked about, and left out where it does not count', async () => {
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(await fileOf('YT8800000020011', 'YT8800000020012'));
    expect(shown.row.state).toBe('COLUMNS');
    expect(shown.tables.map(({ sheet, kind, hidden }) => [sheet, kind, hidden])).toEqual([
      ['今天', 'parcels', []],
      ['上月', null, [{ about: 'sheet', count: 1, what: ['上月'], said: null }]],
    ]);
    const [today, past] = asSent(shown);
    const silent = await operator.columns(id, { version: shown.row.version, tables: [today, past] });
    // Said of its columns that it is none of ours: that is an answer.
    expect(silent.shown.row.state).toBe('CHECKING');
    const left = { ...past, hidden: { sheet: 'leave' } };
    const { shown: view } = await operator.columns(id, {
      version: silent.shown.row.version,
      tables: [today, left],
    });
    expect(view.tables[1]?.hidden).toEqual([{ about: 'sheet', count: 1, what: ['上月'], said: 'leave' }]);
    await runJobs(service);
    await confirmed(service, operator, id);
    expect(await parcelOf('YT8800000020011')).toBeDefined();
    expect(await parcelOf('YT8800000020012')).toBeUndefined();
    // Remembered for what is hidden: a sheet with the same headings that can be seen is none of it.
    const again = await operator.send(await fileOf('YT8800000020013', 'YT8800000020014'));
    expect(again.shown.row.state).toBe('CHECKING');
    expect(again.shown.tables.map(({ kind, remembered }) => [kind, remembered])).toEqual([
      ['parcels', true],
      [null, true],
    ]);
  });

  test('that counts is read as one that can be seen', async () => {
    await service.context.sql`delete from office_layout`;
    const operator = await newOperator(service);
    const { id, shown } = await operator.send(await fileOf('YT8800000020015', 'YT8800000020016'));
    const [today, past] = asSent(shown);
    const taken = await operator.columns(id, {
      version: shown.row.version,
      tables: [today, { ...past, hidden: { sheet: 'take' } }],
    });
    expect(taken.shown.tables[1]?.kind).toBe('parcels');
    expect(taken.shown.row.state).toBe('CHECKING');
    await runJobs(service);
    await confirmed(service, operator, id);
    expect(await parcelOf('YT8800000020016')).toMatchObject({ owner: 'TJ-10482' });
  });
});

test('cells that name no place stand one behind the other', async () => {
  const row = (...texts: string[]) => `<row>${texts.map((text) => inlineCell(text)).join('')}</row>`;
  const xml = `<worksheet><sheetData>${row('快递单号', '客户代码', '重量(kg)')}${row('YT8800000020021', 'TJ-10482', '1.5')}</sheetData></worksheet>`;
  await imported(await workbook([{ name: 'S', xml }]));
  expect(await parcelOf('YT8800000020021')).toMatchObject({ owner: 'TJ-10482', weight: 1_500 });
});

test('a bare day of a file that counts from 1904 is that day', async () => {
  const rows = [
    ['快递单号', '客户代码', '入库时间'],
    ['YT8800000020031', 'TJ-10482', 44_883],
  ];
  const xml = sheetOf(rows);
  await imported(await workbook([{ name: 'S', xml }], '<workbookPr date1904="1"/>'));
  expect((await parcelOf('YT8800000020031'))?.at?.toISOString().slice(0, 10)).toBe('2026-11-19');
});

describe('hidden rows and columns', () => {
  const file = async (codes: readonly [string, string, string]) => {
    const rows = [
      ['快递单号', '客户代码', '重量(kg)'],
      ...codes.map((code, at) => [code, 'TJ-10482', String(at + 1)]),
    ];
    return workbook([{ name: 'S', xml: hidingSheet(rows, { columns: [3], hidden: [3] }) }]);
  };
  const columns = [
    { index: 0, column: 'trackingCode' },
    { index: 1, column: 'customerCode' },
    { index: 2, column: 'weightKg' },
  ];
  const tablesWith = (hidden: object) => [{ kind: 'parcels', columns, hidden }];

  test('are named and asked about; what does not count is left out and named', async () => {
    await service.context.sql`delete from office_layout`;
    const operator = await newOperator(service);
    const sent = await operator.send(await file(['YT8800000020041', 'YT8800000020042', 'YT8800000020043']));
    expect(sent.shown.row.state).toBe('COLUMNS');
    expect(sent.shown.tables[0]?.hidden).toEqual([
      { about: 'columns', count: 1, what: ['重量(kg)'], said: null },
      { about: 'rows', count: 1, what: ['3: YT8800000020042 · TJ-10482'], said: null },
    ]);
    const half = await operator.columns(sent.id, {
      version: sent.shown.row.version,
      tables: tablesWith({ rows: 'leave' }),
    });
    expect(half.shown.row.state).toBe('COLUMNS');
    const whole = await operator.columns(sent.id, {
      version: half.shown.row.version,
      tables: tablesWith({ rows: 'leave', columns: 'leave' }),
    });
    expect(whole.shown.row).toMatchObject({ state: 'CHECKING', rows: 2 });
    await runJobs(service);
    await confirmed(service, operator, sent.id);
    const report = await operator.show(sent.id);
    expect(report.notes.list.map(({ msg }) => msg)).toContain(
      'hidden in the file and left out, as you have said: 重量(kg), 3: YT8800000020042 · TJ-10482',
    );
    expect(await parcelOf('YT8800000020041')).toMatchObject({ owner: 'TJ-10482', weight: null });
    expect(await parcelOf('YT8800000020042')).toBeUndefined();
  });

  test('that count are read, named all the same, and remembered for the layout', async () => {
    await service.context.sql`delete from office_layout`;
    const operator = await newOperator(service);
    const sent = await operator.send(await file(['YT8800000020044', 'YT8800000020045', 'YT8800000020046']));
    await operator.columns(sent.id, {
      version: sent.shown.row.version,
      tables: tablesWith({ rows: 'take', columns: 'take' }),
    });
    await runJobs(service);
    await confirmed(service, operator, sent.id);
    const report = await operator.show(sent.id);
    expect(report.notes.list.map(({ msg }) => msg)).toContain(
      'hidden in the file and imported all the same: 重量(kg), 3',
    );
    expect(await parcelOf('YT8800000020045')).toMatchObject({ weight: 2_000 });
    const next = await operator.send(await file(['YT8800000020047', 'YT8800000020048', 'YT8800000020049']));
    expect(next.shown.row.state).toBe('CHECKING');
    expect(next.shown.tables[0]).toMatchObject({
      remembered: true,
      hidden: [
        { about: 'columns', said: 'take' },
        { about: 'rows', said: 'take' },
      ],
    });
  });

  test('of a file that was sent before anybody was asked are read as it was said then', async () => {
    await service.context.sql`delete from office_layout`;
    const operator = await newOperator(service);
    const sent = await operator.send(await file(['YT8800000020061', 'YT8800000020062', 'YT8800000020063']));
    await service.context.sql`update office_import set state = 'CHECKED' where id = ${sent.id}`;
    await confirmed(service, operator, sent.id);
    expect(await parcelOf('YT8800000020062')).toMatchObject({ weight: 2_000 });
  });
});

describe('cells that are merged over rows', () => {
  const rows = [
    ['唛头', '快递单号', '重量(kg)'],
    ['TJ-10482', 'YT8800000020051', '3'],
    [null, 'YT8800000020052', '4'],
    ['TJ-10483', 'YT8800000020053', '12'],
    ['TJ-10483', 'YT8800000020054', null],
  ];
  const merged = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C4:C5"/></mergeCells>';

  test('name the owner of each, and a weight of several parcels is none of one', async () => {
    const { report } = await imported(await workbook([{ name: 'S', xml: sheetOf(rows, '', merged) }]));
    expect(await parcelOf('YT8800000020052')).toMatchObject({ owner: 'TJ-10482', weight: 4_000 });
    expect(await parcelOf('YT8800000020053')).toBeUndefined();
    expect(report.problems.list.map(({ row, msg }) => [row, msg])).toEqual([
      [4, 'one value for 2 parcels: write one for each'],
      [5, 'one value for 2 parcels: write one for each'],
    ]);
  });
});
