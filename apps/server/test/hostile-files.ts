import { packZip } from '../src/platform/table-files/zip-archive.ts';

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of one cell, with parts put in or replaced by hand. */
function workbook(more: Record<string, string | Buffer>): Promise<Buffer> {
  return packZip(
    new Map(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>'),
        ...more,
      }).map(([name, content]) => [name, Buffer.from(content)]),
    ),
  );
}

function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : `${letters(Math.floor(index / 26) - 1)}${last}`;
}

const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><sst/>';
const manyParts = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`xl/${at}.xml`, '<x/>']));
const manyStrings = `<sst>${'<si><t>x</t></si>'.repeat(100_000)}</sst>`;
const farCell = sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>');
const emptyCells = Array.from({ length: 700 }, (_, row) => {
  const cells = Array.from({ length: 200 }, (_cell, at) => `<c r="${letters(at)}${row + 1}"/>`);
  return `<row r="${row + 1}">${cells.join('')}</row>`;
}).join('');

/** A workbook that takes long to read and holds nothing. */
export const heavyWorkbook = await workbook({ 'xl/sharedStrings.xml': manyStrings });

/** Archivers do not write such names: they are put in afterwards. */
const tame = await workbook({ '__/__/etc/passwd.xml': '<x/>', 'xl/__/__/evil.xml': '<x/>' });
const climbing = Buffer.from(tame.toString('latin1').replaceAll('__/', '../'), 'latin1');

/** Files that mean harm or are none, each by what is wrong with it; no table of ours is in any. */
export const hostileFiles: readonly [name: string, bytes: Buffer | string][] = [
  ['entities that multiply', await workbook({ 'xl/sharedStrings.xml': laughs })],
  ['too many parts', await workbook(manyParts)],
  ['a workbook in a workbook', await workbook({ 'xl/nested.zip': await workbook({}) })],
  ['names that climb out', climbing],
  [
    'empty cells by the hundred thousand',
    await workbook({ 'xl/worksheets/sheet1.xml': sheetOf(emptyCells) }),
  ],
  ['shared strings by the hundred thousand', heavyWorkbook],
  ['a far cell', await workbook({ 'xl/worksheets/sheet1.xml': farCell })],
  ['half an archive', (await workbook({})).subarray(0, 300)],
  ['nothing', ''],
  ['no table', 'once upon a time\n'],
  ['the old format of Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
];
