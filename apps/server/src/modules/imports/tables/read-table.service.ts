/**
 * Owns the way from a file to tables of cells. Promises that limits are checked before anything large is unpacked or
 * parsed, and that whatever cannot be read is a FileRefusal. Knows nothing of parcels.
 */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { tableLimits } from '../../../platform/table-files/table-limits.ts';
import {
  parseTables as parseAnyTables,
  zipSignature,
  type ParseLimits,
} from '../../../platform/table-files/parse-tables.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { inMegabytes } from '../../../platform/table-files/zip-archive.ts';
import { countReadableColumns } from './recognise-columns.ts';
import { readyTable } from './ready-table.ts';

/** `sheet`: only that one of a workbook. `encoding`: that of a text file, found out otherwise. */
export type ReadOptions = { sheet?: string | undefined; encoding?: TextEncoding | undefined };

/** Reads the tables of a CSV or XLSX file; the content decides, not the name. Throws FileRefusal. */
export async function readTables(path: string, { sheet, encoding }: ReadOptions = {}): Promise<Table[]> {
  const bytes = await readBytes(path);
  const tables = await parseTables(bytes, encoding);
  if (sheet === undefined) return tables;
  const wanted = tables.filter((table) => table.name === sheet);
  if (wanted.length === 0) {
    const sheets = tables.map((table) => table.name ?? 'CSV').join(', ');
    throw new FileRefusal('noSuchSheet', { sheet, sheets });
  }
  return wanted;
}

/** The same for a file that is in memory already. */
export async function parseTables(
  bytes: Buffer,
  encoding?: TextEncoding,
  limits?: ParseLimits,
): Promise<Table[]> {
  const tables = await parseAnyTables(bytes, countReadableColumns, encoding, limits);
  return tables.map((table) => readyTable(table));
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    // Without O_NONBLOCK a pipe without a writer would be waited for.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const { size } = await statFile(file, path);
      const start = Buffer.alloc(2);
      await file.read(start, 0, 2, 0);
      const max = start.equals(zipSignature) ? tableLimits.maxZipBytes : tableLimits.maxTextBytes;
      if (size > max) throw new FileRefusal('tooLarge', inMegabytes(size, max));
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new FileRefusal('missingFile', { file: path }, error);
    throw new FileRefusal('noAccess', { file: path, code: code ?? 'unknown' }, error);
  }
}

async function statFile(file: Awaited<ReturnType<typeof open>>, path: string): Promise<{ size: number }> {
  const stat = await file.stat();
  if (!stat.isFile()) throw new FileRefusal('notAFile', { file: path });
  return stat;
}
