/**
 * Owns the reading of files that customers send. Promises that each is read within less memory and time than a file of
 * the office, and that what cannot be read is a FileRefusal.
 */
import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import {
  countKnownColumns,
  missingColumns,
  recogniseDeclarations,
  type RecognisedTable,
} from '../tables/recognise-columns.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { countRows } from '../tables/row-cells.ts';
import {
  knownBefore,
  unknownColumns,
  withColumns,
  type DeclarationTable,
  type RememberedColumns,
} from './column-mapping.ts';
import type { SaidOfLayout } from './column-mapping.store.ts';
import { readyTable } from '../tables/ready-table.ts';
import { readSheets, seenFirst } from '../tables/sent-sheets.service.ts';
import { inMegabytes } from '../../../platform/table-files/zip-archive.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';

const limits = { reader: shortTableReader, maxRows: declarationLimits.maxRows };
/** All cells together, so that a small file that unpacks into long texts is not stored. */
const mostCharacters = 4_000_000;

/**
 * Reads a file of declarations; the first sheet that is one counts. Throws FileRefusal, and `server.busy` when too many
 * wait.
 */
export async function readDeclarationTable(
  customerId: string,
  bytes: Buffer,
  remembered: RememberedColumns,
  saidOf: (table: RecognisedTable<'declarations'>) => SaidOfLayout,
): Promise<DeclarationTable> {
  const tables = await readSheets(bytes, {
    sender: { kind: 'customer', id: customerId },
    count: countKnownColumns,
    ready: (sheet) => readyTable(sheet, recogniseDeclarations),
    limits,
  });
  const table = firstDeclarations(tables);
  if (countRows(table) === 0) throw new FileRefusal('emptyFile');
  if (countRows(table) > limits.maxRows) throw new FileRefusal('tooManyRows', { max: limits.maxRows });
  const size = JSON.stringify(table.rows).length;
  if (size > mostCharacters) throw new FileRefusal('tooLarge', inMegabytes(size, mostCharacters));
  const others = tables.filter(({ name, rows }) => name !== table.name && name !== null && rows.length > 0);
  const ignoredSheets = others.map(({ name }) => name ?? '');
  const read = { table, ignoredSheets, chosen: [], pickupPointId: null, ...saidOf(table) };
  const withLayout = withColumns(read, knownBefore(read, remembered));
  // Where a column could still be said to be a missing one, its customer is asked.
  const missing = missingColumns(withLayout.table);
  if (missing.length > 0 && unknownColumns(withLayout).length === 0)
    throw new FileRefusal('missingColumns', { kind: 'declarations', missing: missing.join(',') });
  return withLayout;
}

/**
 * The sheet of explanations in our template is a table too, and comes after the one that is filled in. A hidden sheet
 * comes after those that can be seen.
 */
function firstDeclarations(tables: readonly Table[]): RecognisedTable<'declarations'> {
  const declarations = seenFirst(tables).flatMap((table) => recogniseDeclarations(table) ?? []);
  const whole = declarations.find((table) => missingColumns(table).length === 0) ?? declarations[0];
  if (whole === undefined) throw new FileRefusal('headerNeeded');
  return whole;
}
