import { harmlessWorkbookText } from '@rohi/contract/csv';

/** A number is decimal text with a point, so that a workbook can compute with it. */
export type WorkbookCell = { text: string } | { number: string };

/** The parts of a workbook with one sheet, as ECMA-376 has them: written one after the other, without a buffer. */

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const partRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Signs that XML has no way to say. */
const unspeakable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text
    .replaceAll(unspeakable, ' ')
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Everything but the sheet. Style 1 is bold, style 2 text that a spreadsheet leaves as it is. */
export function fixedParts(sheetName: string): [name: string, xml: string][] {
  return [
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${partRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${partRelations}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${partRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${partRelations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${xmlHead}<styleSheet xmlns="${mainNamespace}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ];
}

/** The sheet up to its rows; the heading stays in sight. */
export function sheetStart(columns: number): string {
  return `${xmlHead}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;
}
export const sheetEnd = '</sheetData></worksheet>';

/** The name of a column by its place from 0: A to Z, then AA, AB and on. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return `${before === 0 ? '' : columnName(before - 1)}${String.fromCodePoint(65 + (index % 26))}`;
}

/**
 * One row of the sheet. Text is typed as text, so nothing in it is a formula; an apostrophe keeps that so in what is
 * made of it.
 */
export function rowXml(number: number, cells: readonly WorkbookCell[], style: 1 | 2): string {
  const inside = cells.map((cell, index) => {
    const at = `${columnName(index)}${number}`;
    if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`;
    if (cell.text === '') return '';
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(harmlessWorkbookText(cell.text))}</t></is></c>`;
  });
  return `<row r="${number}">${inside.join('')}</row>`;
}
