// Sheets as programs and people leave them: hidden, without places of cells, with days of 1904, with cells that are merged.
import { describe, expect, test } from 'vitest';
import { confirmed, newOperator } from '../../../../test/office-imports.ts';
import { createTestApp, runJobs } from '../../../../test/test-app.ts';
import { packZip } from '../../../platform/table-files/zip-archive.ts';

const service = await createTestApp();

type Sheet = { name: string; xml: string; state?: string };

const cell = (text: string, place = '') => `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`;

function workbook(sheets: readonly Sheet[], properties = ''): Promise<Buffer> {
  const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = new Map([
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${namespace}">${properties}<sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${namespace}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ],
    ...sheets.map(({ xml }, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, xml]),
  ]);
  return packZip(new Map([...files].map(([name, text]) => [name, Buffer.from(text)])));
}

/** Rows of texts; a number is one of the sheet. `before` and `after` stand around the rows. */
function sheetOf(rows: readonly (readonly (string | number | null)[])[], before = '', after = ''): string {
  const xml = rows.map((cells, row) => {
    const inside = cells.map((value, column) => {
      if (value === null) return '';
      const place = ` r="${String.fromCodePoint(65 + column)}${row + 1}"`;
      return typeof value === 'number' ? `<c${place}><v>${value}</v></c>` : cell(value, place);
    });
    return `<row r="${row + 1}">${inside.join('')}</row>`;
  });
  return `<worksheet>${before}<sheetData>${xml.join('')}</sheetData>${after}</worksheet>`;
}

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

test('a hidden sheet is left out and named', async () => {
  const file = await workbook([
    {
      name: '今天',
      xml: sheetOf([
        ['快递单号', '客户代码'],
        ['YT8800000020011', 'TJ-10482'],
      ]),
    },
    {
      name: '上月',
      state: 'hidden',
      xml: sheetOf([
        ['快递单号', '客户代码'],
        ['YT8800000020012', 'TJ-10482'],
      ]),
    },
  ]);
  const { shown } = await imported(file);
  expect(shown.tables.map(({ sheet, kind }) => [sheet, kind])).toEqual([
    ['今天', 'parcels'],
    ['上月', null],
  ]);
  expect(await parcelOf('YT8800000020011')).toBeDefined();
  expect(await parcelOf('YT8800000020012')).toBeUndefined();
});

test('cells that name no place stand one behind the other', async () => {
  const row = (...texts: string[]) => `<row>${texts.map((text) => cell(text)).join('')}</row>`;
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

test('what is hidden and read all the same is named', async () => {
  const rows = [
    ['快递单号', '客户代码'],
    ['YT8800000020041', 'TJ-10482'],
  ];
  const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
  const { report } = await imported(await workbook([{ name: 'S', xml: sheetOf(rows, columns) }]));
  expect(report.notes.list.map(({ msg }) => msg)).toContain(
    'hidden in the file and imported all the same: 客户代码',
  );
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
