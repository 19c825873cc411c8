import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { parseTables, readTables } from './read-table.service.ts';
import { recogniseTable } from './recognise-columns.ts';
import { packZip } from '../../../platform/table-files/zip-archive.ts';

async function refusalOf(bytes: Buffer | string | Promise<Buffer>): Promise<string> {
  const refusal = await parseTables(Buffer.from(await bytes)).catch((error: unknown) => error);
  return refusal instanceof FileRefusal ? refusal.refusal : 'taken';
}

async function readOne(text: string | Buffer) {
  const [table] = await parseTables(Buffer.from(text));
  return table?.rows;
}

describe('a text file', () => {
  test.each([
    ['comma', 'Tracking code,Weight\nYT88,"1,5"\n'],
    ['semicolon', 'Tracking code;Weight\r\nYT88;1,5\r\n'],
    ['tab, with BOM', '\ufeffTracking code\tWeight\nYT88\t1,5\n'],
  ])('is separated by %s', async (_, text) => {
    expect(await readOne(text)).toEqual([
      ['Tracking code', 'Weight'],
      ['YT88', '1,5'],
    ]);
  });

  test('keeps the rows where the spreadsheet shows them', async () => {
    expect(await readOne('Отчёт\n\nТрек-код;Отметки\nYT1;"две\nстроки"\n\nYT2;\n')).toEqual([
      ['Отчёт'],
      [null],
      ['Трек-код', 'Отметки'],
      ['YT1', 'две\nстроки'],
      [null],
      ['YT2', null],
    ]);
  });

  test.each([
    ['emptyFile', ''],
    ['emptyFile', '\n \n'],
    ['brokenCsv', 'Tracking code,Weight\n"YT88,1\nYT89,1\n'],
    ['tooManyRows', `Tracking code\n${'YT88\n'.repeat(50_100)}`],
    ['tooManyColumns', `Tracking code${',x'.repeat(300)}\n`],
    ['brokenCsv', `Tracking code\n${'x'.repeat(300_000)}`],
  ])('is refused: %s', async (refusal, text) => {
    expect(await refusalOf(text)).toBe(refusal);
  });
});

describe('headers', () => {
  test.each([
    ['Трек-номер', 'Вес, кг *', 'Код клиента'],
    ['TRACKING NUMBER', 'Weight (kg)', 'Customer code'],
    ['快递单号', '重量（KG）', '客户编号'],
    ['Рақами пайгирӣ', 'Вазн, кг', 'Рамзи муштарӣ'],
  ])('are known in any order and language: %s, %s, %s', (...headers) => {
    const table = recogniseTable({ name: null, rows: [headers.toReversed(), ['TJ-1', '1', 'YT1']] });
    expect([...(table?.columns.keys() ?? [])]).toEqual(['customerCode', 'weightKg', 'trackingCode']);
  });

  test('that mean nothing, and second ones that mean the same, are passed over by name', () => {
    const table = recogniseTable({ name: null, rows: [['Трек', 'Вес до упаковки', 'Tracking code']] });
    expect(table?.ignored).toEqual(['Вес до упаковки', 'Tracking code']);
  });

  test('with an event make a table of events, and one without a time is refused', () => {
    expect(recogniseTable({ name: null, rows: [['单号', '事件', '时间']] })?.kind).toBe('events');
    expect(() => recogniseTable({ name: null, rows: [['单号', '事件']] })).toThrow(FileRefusal);
    expect(recogniseTable({ name: null, rows: [['Имя', 'Телефон']] })).toBeUndefined();
  });
});

describe('a workbook', () => {
  const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const workbook = (sheet: string, more: Record<string, string | Buffer> = {}) =>
    packZip(
      new Map(
        Object.entries({
          '[Content_Types].xml': '<Types/>',
          'xl/workbook.xml':
            '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
          'xl/worksheets/sheet1.xml': sheet,
          ...more,
        }).map(([name, content]) => [name, Buffer.from(content)]),
      ),
    );

  test('gives every sheet by its name, dates as the clock on the wall', async () => {
    const time = { value: new Date('2026-11-05T14:30:00Z'), type: Date, format: 'dd.mm.yyyy hh:mm' };
    const written = writeXlsx([
      { sheet: 'Посылки', data: [['Трек-код', 'Принято в Китае'], ['YT1', time], [], ['YT2', null]] },
      { sheet: 'Прочее', data: [['x']] },
    ]);
    const tables = await parseTables(await written.toBuffer());
    expect(tables.map((table) => table.name)).toEqual(['Посылки', 'Прочее']);
    expect(tables[0]?.rows).toEqual([
      ['Трек-код', 'Принято в Китае'],
      ['YT1', new Date('2026-11-05T14:30:00Z')],
      [null, null],
      ['YT2', null],
    ]);
  });

  test('of our own making is taken, so that the refusals below are for their own reason', async () => {
    expect(await refusalOf(workbook(sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')))).toBe('taken');
  });

  test.each([
    ['a far column', 'tooManyColumns', '<row r="1"><c r="XFD1"><v>1</v></c></row>'],
    ['a far row', 'tooManyRows', '<row r="99999"><c r="A99999"><v>1</v></c></row>'],
    ['a row beyond the sheet', 'unreadableExcel', '<row r="99999999"></row>'],
    ['a place in disguise', 'unreadableExcel', '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'],
    ['broken XML', 'unreadableExcel', '<row r="1"><c r="A1"><v>1</c>'],
  ])('T14: %s is refused before it is read', async (_, refusal, rows) => {
    expect(await refusalOf(workbook(sheetXml(rows)))).toBe(refusal);
  });

  test('T14: entities that multiply are refused', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    expect(await refusalOf(workbook(sheetXml(''), { 'xl/sharedStrings.xml': `${laughs}<sst/>` }))).toBe(
      'unreadableExcel',
    );
  });

  test('T14: too many parts, too much inside, too tightly packed, and sizes that lie are refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`xl/${index}.xml`, '<x/>']));
    expect(await refusalOf(workbook(sheetXml(''), parts))).toBe('tooManyEntries');
    const bomb = zipOf('xl/workbook.xml', Buffer.alloc(40_000_000));
    expect(await refusalOf(bomb)).toBe('suspiciousRatio');
    const claimed = zipOf('xl/workbook.xml', Buffer.alloc(40_000_000), { size: 1_000 });
    expect(await refusalOf(claimed)).toBe('unreadableExcel');
    expect(await refusalOf(zipOf('xl/workbook.xml', Buffer.from('<a/>'), { size: 4_000_000_000 }))).toBe(
      'suspiciousRatio',
    );
    expect(await refusalOf(Buffer.concat([Buffer.from('PK'), Buffer.alloc(11_000_000)]))).toBe('tooLarge');
  });

  test('that is another format or damaged is refused in so many words', async () => {
    expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('oldExcel');
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await refusalOf(locked)).toBe('encrypted');
    const whole = await workbook(sheetXml(''));
    expect(await refusalOf(whole.subarray(0, whole.length - 30))).toBe('unreadableExcel');
    expect(await refusalOf(packZip(new Map([['content.xml', Buffer.from('<ods/>')]])))).toBe(
      'unreadableExcel',
    );
    const flipped = Buffer.from(whole);
    flipped.write('W', flipped.indexOf('<workbook') + 1);
    expect(await refusalOf(flipped)).toBe('unreadableExcel');
  });
});

test('what is no file, or is not there, is refused in so many words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await expect(readTables(folder)).rejects.toMatchObject({ refusal: 'notAFile' });
  await expect(readTables(join(folder, 'none.csv'))).rejects.toMatchObject({ refusal: 'missingFile' });
  await writeFile(join(folder, 'a.csv'), 'Tracking code\nYT88\n');
  await expect(readTables(join(folder, 'a.csv'), { sheet: 'Sheet2' })).rejects.toMatchObject({
    refusal: 'noSuchSheet',
  });
});

/** One deflated entry with a directory that may claim another size than the truth. */
async function zipOf(name: string, content: Buffer, claims: { size?: number } = {}): Promise<Buffer> {
  const packed = deflateRawSync(content);
  const stored = await packZip(new Map([[name, packed]]));
  const directoryAt = stored.readUInt32LE(stored.length - 6);
  stored.writeUInt16LE(8, directoryAt + 10);
  stored.writeUInt32LE(claims.size ?? content.length, directoryAt + 24);
  return stored;
}
