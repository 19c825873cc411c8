/**
 * Owns the reading of files that customers send. Promises that no more than two of them are read at once in this process, each
 * within less memory and time than a file of the office, and that what cannot be read is a FileRefusal.
 */
import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { AppError } from '../../errors.ts';
import { FileRefusal } from './file-refusal.ts';
import { parseTables } from './read-table.service.ts';
import { recogniseDeclarations, type RecognisedTable, type Table } from './recognise-columns.ts';
import { countRows } from './row-cells.ts';
import { inMegabytes } from './zip-archive.service.ts';

/** The table that declares, and the names of the other sheets. */
export type DeclarationTable = { table: RecognisedTable<'declarations'>; ignoredSheets: string[] };

const limits = { reader: { megabytes: 300, ms: 20_000 }, maxRows: declarationLimits.maxRows };
/** All cells together, so that a small file that unpacks into long texts is not kept. */
const mostCharacters = 4_000_000;

const mostAtOnce = 2;
const mostWaiting = 20;
let underWay = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay < mostAtOnce) underWay += 1;
  else if (waiting.length >= mostWaiting)
    throw new AppError('server.busy', { headers: { 'retry-after': '5' } });
  // Whoever ends hands his turn over.
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) underWay -= 1;
    else next();
  }
}

/** Reads a file of declarations; the first sheet that is one counts. Throws FileRefusal, and `server.busy` when too many wait. */
export async function readDeclarationTable(bytes: Buffer): Promise<DeclarationTable> {
  const tables = await inTurn(() => parseTables(bytes, undefined, limits)).catch((error: unknown) => {
    // A customer has no command line to name an encoding on.
    if (error instanceof FileRefusal && error.refusal === 'unknownEncoding')
      throw new FileRefusal('untoldEncoding', {}, error);
    throw error;
  });
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  const table = firstDeclarations(tables);
  if (countRows(table) === 0) throw new FileRefusal('emptyFile');
  if (countRows(table) > limits.maxRows) throw new FileRefusal('tooManyRows', { max: limits.maxRows });
  const size = JSON.stringify(table.rows).length;
  if (size > mostCharacters) throw new FileRefusal('tooLarge', inMegabytes(size, mostCharacters));
  const others = tables.filter(({ name, rows }) => name !== table.name && name !== null && rows.length > 0);
  return { table, ignoredSheets: others.map(({ name }) => name ?? '') };
}

/** The sheet of explanations in our template is a table too, and comes after the one that is filled in. */
function firstDeclarations(tables: readonly Table[]): RecognisedTable<'declarations'> {
  let refusal = new FileRefusal('noDeclarations');
  for (const table of tables) {
    try {
      const known = recogniseDeclarations(table);
      if (known !== undefined) return known;
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
