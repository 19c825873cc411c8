/** Owns the reading of a list's file: finds its columns in whichever language their headings are. */
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import type { LocaleTexts } from '@rohi/contract/locales';
import { addHeadings, exactly, findHeader } from '../../../platform/table-files/find-header.ts';
import type { Headings } from '../../../platform/table-files/heading-reader.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { versionHeader, type ListColumn } from '../../../platform/table-files/list-columns.ts';
import { parseSentTables } from '../../../platform/table-files/parse-tables.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { inMegabytes } from '../../../platform/table-files/zip-archive.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import { isFilled, type ListFile } from './list-plan.ts';

type Columns = readonly Pick<ListColumn<never>, 'header' | 'formerHeaders' | 'field'>[];

const readerLimits = { reader: shortTableReader, maxRows: listImportLimits.maxRows };
/** All cells together, so that a small file that unpacks into long texts is not stored. */
const mostCharacters = 8_000_000;

/**
 * Reads the first sheet that is of the list. Throws FileRefusal, and `server.busy` when too many files wait.
 * @param key index of the column without which a file is not of the list
 */
export async function readListFile(bytes: Buffer, columns: Columns, key: number): Promise<ListFile> {
  const known = indexHeaders(columns);
  const headerOf = (rows: Table['rows']) => findHeader(rows, () => exactly(known));
  const count = (rows: Table['rows']) => headerOf(rows)?.columns.size ?? 0;
  const tables = await parseSentTables({ kind: 'office' }, bytes, count, readerLimits);
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  for (const { name, rows } of tables) {
    const header = headerOf(rows);
    if (header === undefined || !header.columns.has(key)) continue;
    const { headerRow, columns: found, unknown } = header;
    const filled = rows.slice(headerRow + 1).filter((cells) => isFilled(cells)).length;
    if (filled === 0) throw new FileRefusal('emptyFile');
    if (filled > listImportLimits.maxRows)
      throw new FileRefusal('tooManyRows', { max: listImportLimits.maxRows });
    const size = JSON.stringify(rows).length;
    if (size > mostCharacters) throw new FileRefusal('tooLarge', inMegabytes(size, mostCharacters));
    const places = new Map([...found].map(([column, { index }]) => [column, index]));
    return { sheet: name, rows, headerRow, places, unknown: unknown.map((each) => each.slice(0, 100)) };
  }
  throw new FileRefusal('headerNeeded', { key });
}

/**
 * The columns that a heading can mean, the likeliest first: by the names of today, by the version, by keys of the wire, by names of
 * before. A heading whose column stands in the file already means the next one.
 */
function indexHeaders(columns: Columns): Headings<number> {
  const index = new Map<string, number[]>();
  const add = (names: readonly string[], at: number) => addHeadings(index, names, at);
  const namesOf = (header: LocaleTexts) => Object.values(header);
  for (const [at, { header }] of columns.entries()) add(namesOf(header), at);
  add(namesOf(versionHeader), columns.length);
  for (const [at, { field }] of columns.entries()) if (field !== undefined) add([field], at);
  for (const [at, { formerHeaders = [] }] of columns.entries()) add(formerHeaders, at);
  return index;
}
