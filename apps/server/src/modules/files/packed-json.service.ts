/**
 * Owns the form in which what files say is stored: JSON, deflated. Text that PostgreSQL cannot store is no matter so.
 */
import { promisify } from 'node:util';
import { deflate, deflateSync, inflate, inflateSync } from 'node:zlib';
import { FileRefusal } from '../../platform/table-files/file-refusal.ts';
import type { Cell, Table } from '../../platform/table-files/table.ts';
import { fromWireRow, toWireRow, type WireCell } from '../../platform/table-files/workbook-lines.ts';
import { inMegabytes } from '../../platform/table-files/zip-archive.ts';

export function packJson(value: unknown): Buffer {
  return deflateSync(JSON.stringify(value));
}

export function unpackJson(bytes: Buffer): unknown {
  return JSON.parse(inflateSync(bytes).toString());
}

const deflateAside = promisify(deflate);
const inflateAside = promisify(inflate);

/** All cells together, so that a small file that unpacks into long texts is not stored. */
const mostCharacters = 32_000_000;

/** Packs what may be large; the work is done aside, and others are served meanwhile. Throws FileRefusal `tooLarge`. */
export async function packLarge(value: unknown): Promise<Buffer> {
  const text = JSON.stringify(value);
  if (text.length > mostCharacters)
    throw new FileRefusal('tooLarge', inMegabytes(text.length, mostCharacters));
  return deflateAside(text);
}

export async function unpackLarge(bytes: Buffer): Promise<unknown> {
  return JSON.parse((await inflateAside(bytes)).toString());
}

type PackedTable = Omit<Table, 'rows'> & { rows: WireCell[][] };

/** The tables of a file as they were read, in few bytes. Throws FileRefusal `tooLarge`. */
export async function packTables(tables: readonly Table[]): Promise<Buffer> {
  return packLarge(tables.map((table): PackedTable => ({ ...table, rows: table.rows.map(toWireRow) })));
}

/** What `packTables` has packed. */
export async function unpackTables(bytes: Buffer): Promise<Table[]> {
  const tables = (await unpackLarge(bytes)) as PackedTable[];
  return tables.map((table) => ({ ...table, rows: table.rows.map((cells): Cell[] => fromWireRow(cells)) }));
}
