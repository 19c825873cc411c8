/**
 * Owns the writing of workbooks in a stream: a sheet of any length takes the same little memory, since rows go through
 * one by one and the zip's directory comes last.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fixedParts, rowXml, sheetEnd, sheetStart, type WorkbookCell } from './workbook-parts.ts';
import { noZipTime } from './zip-archive.ts';

/** The heading and the rows after it, in pieces. */
export type WorkbookRows = {
  title: string;
  heading: readonly string[];
  rows: AsyncIterable<WorkbookCell[][]>;
};

const packing = { ...noZipTime, compressionLevel: 1 };

/** The bytes of the workbook. An error of the rows ends them with it. */
export function writeWorkbook({ title, heading, rows }: WorkbookRows): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  for (const [name, xml] of fixedParts(title)) zip.addBuffer(Buffer.from(xml), name, packing);
  const sheet = Readable.from(sheetPieces(heading, rows), { objectMode: false });
  sheet.on('error', (error) => bytes.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', packing);
  zip.end();
  return bytes;
}

async function* sheetPieces(
  heading: readonly string[],
  rows: AsyncIterable<WorkbookCell[][]>,
): AsyncGenerator<Buffer> {
  const first = rowXml(
    1,
    heading.map((text) => ({ text })),
    1,
  );
  yield Buffer.from(`${sheetStart(heading.length)}${first}`);
  let number = 1;
  for await (const piece of rows) {
    const xml = piece.map((cells) => {
      number += 1;
      return rowXml(number, cells, 2);
    });
    yield Buffer.from(xml.join(''));
  }
  yield Buffer.from(sheetEnd);
}
