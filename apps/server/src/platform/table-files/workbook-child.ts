/**
 * The process that reads one workbook: bytes come in on standard input, rows go out in pieces on standard output.
 * Whatever a file does to the parser, it does it here.
 */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { FileRefusal } from './file-refusal.ts';
import { parseWorkbook } from './parse-workbook.ts';
import { toWireRow, type WorkbookLine } from './workbook-lines.ts';

const rowsInPiece = 500;

/** Without a listener the failing write ends the process. */
async function writeLine(line: WorkbookLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

try {
  for (const table of await parseWorkbook(await buffer(process.stdin))) {
    const { facts } = table;
    await writeLine({ sheet: table.name ?? '', ...(facts === undefined ? {} : { facts }) });
    for (let at = 0; at < table.rows.length; at += rowsInPiece)
      await writeLine({ rows: table.rows.slice(at, at + rowsInPiece).map(toWireRow) });
  }
} catch (error) {
  if (!(error instanceof FileRefusal)) throw error;
  await writeLine({ refusal: error.refusal, params: error.params });
}
await writeLine({ end: true });
