// The one exporter of tables that may be long: written while they are read, in the same little memory whatever their
// length.
import { PassThrough, Readable } from 'node:stream';
import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import type { ExportFormat } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import { AppError } from '../../errors.ts';
import { openGate } from '../concurrency.ts';
import { fileDownload, type FileDownload } from '../file-download.ts';
import { csvCell, isNumber, textOf, type TableCell } from './table-cell.ts';
import { csvSeparatorOf, mediaTypes } from './table-file.ts';
import type { WorkbookCell } from './workbook-parts.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { yieldToOthers } from './low-priority.ts';
import type { WorkbookRows } from './write-workbook.ts';

// * Owns the workbook process as seen from the service. Promises that this process goes on answering meanwhile, that a
//   file that takes too much memory or time ends, and that a file which did not get to its end is never taken for
//   whole.
/** The heap of the process; what it holds does not grow with the file. */
const mostMegabytes = 128;
const mostMs = 10 * 60_000;
const childFile = fileURLToPath(import.meta.resolve('./write-workbook-child.ts'));

/** The bytes of a workbook, written by a process of its own. An error of rows or process ends the stream with it. */
function streamWorkbook({ title, heading, rows }: WorkbookRows): Readable {
  const out = new PassThrough();
  const child = spawn(process.execPath, [`--max-old-space-size=${mostMegabytes}`, childFile], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_NO_WARNINGS: '1' },
  });
  yieldToOthers(child.pid);
  const timer = setTimeout(() => child.kill('SIGKILL'), mostMs);
  child.stdin.on('error', () => undefined);
  child.stdout.pipe(out, { end: false });
  child.on('error', (error) => out.destroy(error));
  child.on('close', (code) => {
    clearTimeout(timer);
    if (code === 0) out.end();
    else out.destroy(new Error(`the process that writes a workbook ended with ${code ?? 'a signal'}`));
  });
  // The caller has gone, or is done.
  out.on('close', () => child.kill('SIGKILL'));
  const writeLine = async (line: unknown) => {
    if (child.stdin.write(`${JSON.stringify(line)}\n`) || out.destroyed) return;
    await Promise.race([once(child.stdin, 'drain'), once(child, 'close')]);
  };
  const feed = async () => {
    await writeLine({ title, heading });
    for await (const piece of rows) {
      if (out.destroyed || child.exitCode !== null) return;
      await writeLine(piece);
    }
    await writeLine({ end: true });
  };
  feed().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

/** A column of a file: its heading, and what of a row stands in it. A number is a number of the spreadsheet. */
export type FileColumn<Row> = readonly [header: string, value: (row: Row) => TableCell];

export type StreamedTable<Row> = {
  /** Name of the sheet, and of the file without its ending. */
  name: string;
  /** Name of the file without its ending, where it says more than the sheet's. */
  fileName?: string;
  columns: readonly FileColumn<Row>[];
  /** The rows, some at a time. */
  pages: AsyncIterable<readonly Row[]>;
};

/** A gate before the writing of files: going in throws `server.busy` when it is full, and returns the way out. */
export type FileGate = () => () => void;

/**
 * A gate that lets so many files be written at once; a caller who finds it full may come again after so many seconds.
 */
export function openFileGate(mostAtOnce: number, retryAfterSeconds: number): FileGate {
  const gate = openGate({ mostAtOnce });
  return () => {
    if (gate.isFull())
      throw new AppError('server.busy', { headers: { 'retry-after': String(retryAfterSeconds) } });
    return gate.enter();
  };
}

const rowsOfOnePage = 500;
const enter = openFileGate(4, 10);

/** The pages of what `find` finds, one after the other. */
export async function* allPages<Row>(
  find: (paging: { page: number; limit: number }) => Promise<{ list: readonly Row[] }>,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1; ; page += 1) {
    const { list } = await find({ page, limit: rowsOfOnePage });
    yield list;
    if (list.length < rowsOfOnePage) return;
  }
}

/**
 * Rows of a list from the first to the last without counting past those that were read: `after` is the last row of the
 * piece before, undefined for the first piece.
 */
export async function* allAfter<Row>(
  find: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after: Row | undefined; ;) {
    const rows: readonly Row[] = await find(after, rowsOfOnePage);
    yield rows;
    after = rows.at(-1);
    if (rows.length < rowsOfOnePage) return;
  }
}

/**
 * A table as a file, no cell of which can become a formula (docs/security.md, case 13). Throws `server.busy` while
 * others are being written.
 * @param leave the way out of a gate that this file went into already
 */
export function streamTable<Row>(
  { name, fileName = name, columns, pages }: StreamedTable<Row>,
  format: ExportFormat,
  locale: Locale,
  leave: () => void = enter(),
): FileDownload {
  const headers = columns.map(([header]) => header);
  const pieces = cellsOf(columns, pages);
  const bytes =
    format === 'csv'
      ? Readable.from(csvPieces(headers, pieces, locale), { objectMode: false })
      : streamWorkbook({ title: name, heading: headers, rows: workbookPieces(pieces) });
  bytes.once('close', leave);
  return fileDownload({ bytes, mediaType: mediaTypes[format], fileName: `${fileName}.${format}` });
}

async function* cellsOf<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<TableCell[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map(([, value]) => value(row)));
}

async function* csvPieces(
  headers: readonly string[],
  pieces: AsyncIterable<TableCell[][]>,
  locale: Locale,
): AsyncGenerator<Buffer> {
  const separator = csvSeparatorOf(locale);
  yield Buffer.from(`${byteOrderMark}${csvLines([headers], separator)}`);
  for await (const rows of pieces)
    yield Buffer.from(
      rows.map((cells) => `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join(''),
    );
}

async function* workbookPieces(pieces: AsyncIterable<TableCell[][]>): AsyncGenerator<WorkbookCell[][]> {
  for await (const rows of pieces)
    yield rows.map((cells) =>
      cells.map((cell) => (isNumber(cell) ? { number: textOf(cell) } : { text: textOf(cell) })),
    );
}
