/**
 * The process that writes one workbook: lines of JSON come in on standard input, the bytes of the file go out on
 * standard output. First line: `{title, heading}`; then pieces of rows; last line: `{"end":true}`, without which
 * nothing is complete.
 */
import { once } from 'node:events';
import { linesOf } from './json-lines.ts';
import type { WorkbookCell } from './workbook-parts.ts';
import { writeWorkbook } from './write-workbook.ts';

const lines = linesOf(process.stdin);

async function readLine(): Promise<unknown> {
  const { value, done } = await lines.next();
  if (done === true) throw new Error('the rows ended before their end was told');
  return JSON.parse(value);
}

async function* readRows(): AsyncGenerator<WorkbookCell[][]> {
  for (let line = await readLine(); Array.isArray(line); line = await readLine())
    yield line as WorkbookCell[][];
}

const { title, heading } = (await readLine()) as { title: string; heading: string[] };
for await (const bytes of writeWorkbook({ title, heading, rows: readRows() }))
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
process.stdin.destroy();
