/**
 * Owns the writing of workbooks in a stream: a sheet of any length takes the same little memory, since rows go through one by
 * one and the zip's directory comes last.
 */
import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import {
  fixedParts,
  partEnd,
  partStart,
  rowXml,
  sheetEnd,
  sheetStart,
  zipDirectory,
  type WorkbookCell,
  type ZipPart,
} from './workbook-parts.ts';

/** The heading and the rows after it, in pieces. */
export type WorkbookRows = {
  title: string;
  heading: readonly string[];
  rows: AsyncIterable<WorkbookCell[][]>;
};

/** The bytes of the workbook. */
export async function* writeWorkbook({ title, heading, rows }: WorkbookRows): AsyncGenerator<Buffer> {
  const parts: ZipPart[] = [];
  let at = 0;
  const counted = (bytes: Buffer): Buffer => {
    at += bytes.length;
    return bytes;
  };
  const contents: [string, AsyncIterable<Buffer>][] = [
    ...fixedParts(title).map(([name, xml]): [string, AsyncIterable<Buffer>] => [name, once(xml)]),
    ['xl/worksheets/sheet1.xml', sheetPieces(heading, rows)],
  ];
  for (const [name, content] of contents) {
    const part: ZipPart = { name, crc: 0, packed: 0, size: 0, at };
    parts.push(part);
    yield counted(partStart(name));
    for await (const piece of deflate(content, part)) yield counted(piece);
    yield counted(partEnd(part));
  }
  yield zipDirectory(parts, at);
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
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

/** Packs a part and writes down what its directory entry needs. */
async function* deflate(content: AsyncIterable<Buffer>, part: ZipPart): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 1 });
  const measured = async function* () {
    for await (const piece of content) {
      part.crc = crc32(piece, part.crc);
      part.size += piece.length;
      yield piece;
    }
  };
  const source = Readable.from(measured());
  source.on('error', (error) => packer.destroy(error));
  for await (const piece of source.pipe(packer)) {
    const bytes = piece as Buffer;
    part.packed += bytes.length;
    yield bytes;
  }
}
