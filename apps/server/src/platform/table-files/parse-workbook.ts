/**
 * Owns the parsing of XLSX: what is inside is unpacked and measured by us, and only then given to the parser. Runs in a
 * process of its own (workbook-child.ts).
 */
import readSheets from 'read-excel-file/node';
import type { Cell } from './table.ts';
import { FileRefusal } from './file-refusal.ts';
import { columnIndex, lacksPlaces, sheetFacts, withPlaces } from './sheet-facts.ts';
import { tableLimits } from './table-limits.ts';
import type { Table } from './table.ts';
import { packZip, unpackZip } from './zip-archive.ts';

const mostRowNumber = 1_048_576;
const sheetFile = /^xl\/worksheets\/[^/]+\.xml$/;

/** Reads every sheet of a workbook. Throws FileRefusal. */
export async function parseWorkbook(bytes: Buffer): Promise<Table[]> {
  const files = await unpackZip(
    bytes,
    (name) => /^[\w[\] ./-]+\.xml(?:\.rels)?$/.test(name) && !name.includes('__'),
  );
  if (!files.has('xl/workbook.xml')) throw new FileRefusal('unreadableExcel');
  for (const [name, content] of files) {
    const xml = sheetFile.test(name) ? content.toString('utf8') : undefined;
    // Programs may leave the places of cells out.
    if (xml !== undefined && lacksPlaces(xml)) files.set(name, Buffer.from(withPlaces(xml)));
    checkXml(name, files.get(name) ?? content);
  }
  const facts = sheetFacts(files);
  try {
    const sheets = await readSheets(await packZip(files), { trim: false });
    return sheets.map(({ sheet, data }) => {
      const sheetFacts = facts.get(sheet);
      const rows = data as unknown as readonly (readonly Cell[])[];
      return { name: sheet, rows, ...(sheetFacts === undefined ? {} : { facts: sheetFacts }) };
    });
  } catch (error) {
    throw new FileRefusal('unreadableExcel', {}, error);
  }
}

/** One far cell makes a parser fill everything before it with nothing: positions are looked at first. */
function checkXml(name: string, content: Buffer): void {
  // No spreadsheet program writes a document type; entities that multiply come in one.
  if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) throw new FileRefusal('unreadableExcel');
  if (!sheetFile.test(name)) return;
  const xml = content.toString('utf8');
  for (const [tag, name, end] of xml.matchAll(rowsAndCells)) {
    if (end === '') throw new FileRefusal('unreadableExcel');
    if (name === 'row') checkRow(tag);
    else checkCell(tag, tag.endsWith('/>'));
  }
}

/** Each sign is looked at once: a tag ends at the next one, closed or not. */
const rowsAndCells = /<(?:\w+:)?(row|c)(?![\w:.-])[^<>]*(>?)/g;

function checkRow(tag: string): void {
  const number = /\sr="(\d+)"/.exec(tag)?.[1];
  const isPlain = number !== undefined || !/\sr\s*=/.test(tag);
  if (!isPlain || Number(number ?? 0) > mostRowNumber) throw new FileRefusal('unreadableExcel');
}

function checkCell(tag: string, isEmpty: boolean): void {
  const place = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag);
  if (place === null) throw new FileRefusal('unreadableExcel');
  if (isEmpty) return;
  if (columnIndex(place[1] ?? '') >= tableLimits.maxColumns)
    throw new FileRefusal('tooManyColumns', { max: tableLimits.maxColumns });
  if (Number(place[2]) > tableLimits.maxRows + tableLimits.maxRowsBeforeHeader + 1)
    throw new FileRefusal('tooManyRows', { max: tableLimits.maxRows });
}
