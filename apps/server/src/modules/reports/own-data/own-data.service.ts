/**
 * Owns the copy of a person's own data. Promises that all that is on record of the customer is in it and nothing of
 * anybody else, that it is of one moment, that no cell can become a formula, and that it is on record who took it.
 */
import { byteOrderMark } from '@rohi/contract/csv';
import { dushanbeDay, dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { zipType } from '@rohi/contract/reports/move-out.contract';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { fileDownload, type FileDownload } from '../../../platform/file-download.ts';
import { csvCell, type TableCell } from '../../../platform/table-files/table-cell.ts';
import { csvSeparatorOf } from '../../../platform/table-files/table-file.ts';
import { openFileGate } from '../../../platform/table-files/table-stream.ts';
import { streamZip, type ArchiveEntry } from '../../../platform/table-files/zip-stream.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readWords, type PublicWords } from '../../reference-data/words.service.ts';
import { inSnapshot } from '../move-out/move-out.store.ts';
import { ownColumnNames, ownFileNames, ownTitle, ownValueNames } from './own-data-texts.ts';
import { readOwnRows, type OwnRow, type Person } from './own-data.store.ts';
import { ownTableNames, ownTables, type OwnColumn, type OwnTable } from './own-tables.ts';

const enter = openFileGate(4, 10);

/** All that is on record of the person who asks, as tables in one archive. Throws `server.busy`. */
export async function takeOwnData(
  context: Context,
  person: Person,
  actor: RequestActor,
  locale: Locale,
): Promise<FileDownload> {
  const leave = enter();
  try {
    const at = context.clock.now();
    await inTransaction(context.db, (tx) =>
      recordAudit(tx, {
        at,
        actor,
        action: 'account:copy',
        subject: { type: 'account', id: person.id },
        details: {},
      }),
    );
    const words = (await readWords(context))[locale];
    const bytes = streamZip(
      inSnapshot(context.db, async function* (tx): AsyncGenerator<ArchiveEntry> {
        for (const table of ownTableNames) {
          const rows = await readOwnRows(tx, table, person, locale);
          yield { name: `${ownFileNames[table][locale]}.csv`, bytes: csvOf(table, rows, locale, words) };
        }
      }),
      at,
    );
    bytes.once('close', leave);
    return fileDownload({
      bytes,
      mediaType: zipType,
      fileName: `${ownTitle[locale]} ${dushanbeDay(at)}.zip`,
    });
  } catch (error) {
    leave();
    throw error;
  }
}

async function* csvOf(
  table: OwnTable,
  rows: readonly OwnRow[],
  locale: Locale,
  words: PublicWords,
): AsyncGenerator<string> {
  const separator = csvSeparatorOf(locale);
  const columns: readonly OwnColumn[] = ownTables[table];
  const line = (cells: readonly TableCell[]) =>
    `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  yield `${byteOrderMark}${line(columns.map((column) => ownColumnNames[column][locale]))}`;
  for (const row of rows) yield line(columns.map((column) => cellOf(column, row, locale, words)));
}

/** What stands in a cell: moments of Dushanbe, money and kilogrammes as numbers, words for codes of ours. */
function cellOf(column: OwnColumn, row: OwnRow, locale: Locale, words: PublicWords): TableCell {
  const value = row[column] ?? null;
  if (value === null) return null;
  if (value instanceof Date) return dushanbeMinute(value);
  if (column === 'amountMinor' && row['currency'] === 'PTS') return { decimal: String(value) };
  if (column.endsWith('Minor')) return { decimal: writeDecimal(BigInt(String(value)), 2) };
  if (column === 'weightG') return { decimal: writeDecimal(BigInt(String(value)), 3) };
  if (column === 'status') return nameIn(words.statusNames, value);
  if (column === 'event') return nameIn(words.eventNames, value);
  return ownValueNames[`${column} ${String(value)}`]?.[locale] ?? value;
}

function nameIn(names: Readonly<Record<string, string | undefined>>, value: OwnRow[string]): TableCell {
  return names[String(value)] ?? String(value);
}
