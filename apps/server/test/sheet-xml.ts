import { packZip } from '../src/platform/table-files/zip-archive.ts';

type Sheet = { name: string; xml: string; state?: string };

/** A cell that holds its text itself; `place` is its attribute. */
export const inlineCell = (text: string, place = '') =>
  `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of these sheets, written by hand: with what libraries do not write. */
export function workbook(sheets: readonly Sheet[], properties = ''): Promise<Buffer> {
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
export function sheetOf(
  rows: readonly (readonly (string | number | null)[])[],
  before = '',
  after = '',
): string {
  const xml = rows.map((cells, row) => {
    const inside = cells.map((value, column) => {
      if (value === null) return '';
      const place = ` r="${String.fromCodePoint(65 + column)}${row + 1}"`;
      return typeof value === 'number' ? `<c${place}><v>${value}</v></c>` : inlineCell(value, place);
    });
    return `<row r="${row + 1}">${inside.join('')}</row>`;
  });
  return `<worksheet>${before}<sheetData>${xml.join('')}</sheetData>${after}</worksheet>`;
}

/** A table of which some columns and rows are hidden, both counted from 1. */
export function hidingSheet(
  rows: Parameters<typeof sheetOf>[0],
  { columns = [], hidden = [] }: { columns?: readonly number[]; hidden?: readonly number[] },
): string {
  const cols = columns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const xml = sheetOf(rows, cols === '' ? '' : `<cols>${cols}</cols>`);
  return hidden.reduce((text, row) => text.replace(`<row r="${row}">`, `<row r="${row}" hidden="1">`), xml);
}
