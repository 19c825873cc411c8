/**
 * Owns the reading of manifests that partners send back: the first sheet with a column of codes counts, one that can be
 * seen before a hidden one.
 */
import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import type { HiddenPart, HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { manifestLimits } from '@rohi/contract/imports/manifest-limits';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { hiddenParts, withoutHidden } from '../tables/hidden-parts.ts';
import { hashOfHeadings } from '../tables/layout-hash.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { readSheets, seenFirst } from '../tables/sent-sheets.service.ts';
import { columnAsks, withAnswers, type ColumnAsk } from '../tables/asked-columns.ts';
import { unsaidColumns } from '../tables/unsaid-columns.ts';
import {
  findManifestHeader,
  isUnderstood,
  manifestColumns,
  type ManifestColumn,
  type ManifestHeader,
} from './manifest-columns.ts';
import { readManifestRows, type ManifestContent } from './manifest-rows.ts';

const limits = { reader: shortTableReader, maxRows: manifestLimits.maxRows };

/** The sheet of a manifest. */
export type ManifestTable = { table: Table; header: ManifestHeader };

/**
 * The sheet that counts. Throws FileRefusal: also for a file without a column of codes, or without any code in it; and
 * `server.busy`.
 */
export async function readManifestFile(bytes: Buffer): Promise<ManifestTable> {
  const count = (rows: Table['rows']) => findManifestHeader(rows)?.columns.size ?? 0;
  const sender = { kind: 'office' } as const;
  const tables = await readSheets(bytes, { sender, count, ready: withoutTextMarks, limits });
  for (const table of seenFirst(tables)) {
    const header = findManifestHeader(table.rows);
    const codes = header?.columns.has('trackingCode') === true || header?.columns.has('orderCode') === true;
    if (header === undefined || !codes) continue;
    if (table.rows.length > manifestLimits.maxRows)
      throw new FileRefusal('tooManyRows', { max: manifestLimits.maxRows });
    const { parcels, unreadable } = readManifestRows(table.rows, header);
    if (parcels.length + unreadable.length === 0) throw new FileRefusal('emptyFile');
    return { table, header };
  }
  throw new FileRefusal('headerNeeded');
}

/** By what a manifest's layout is known again. */
export function manifestHash({ table, header }: ManifestTable): Buffer {
  return hashOfHeadings((table.rows[header.headerRow] ?? []).map(visibleText), 'manifest');
}

/**
 * A manifest by what was said of it: what counts of it, what had or has to be asked, and which headings are understood
 * and not compared.
 */
export type SaidManifest = {
  content: ManifestContent;
  hidden: HiddenPart[];
  asks: ColumnAsk<ManifestColumn>[];
  notCompared: string[];
};

/**
 * Reads a manifest by what was said of its hidden parts and of its columns.
 * @param answers null where no columns were asked about
 */
export function readManifest(
  { table, header }: ManifestTable,
  hiddenAnswers: HiddenSaid,
  answers: readonly ColumnAnswer[] | null,
): SaidManifest {
  const bare = { ...table, ...header, rows: withHeadings(table.rows, header.headerRow) };
  const { columns } = withAnswers(bare, answers ?? [], manifestColumns);
  const answered = { ...header, columns };
  const all = readManifestRows(table.rows, answered);
  const read = [...all.parcels, ...all.unreadable].map(({ row }) => row - 1);
  const rows = [...new Set(read)].toSorted((one, other) => one - other);
  const hidden = hiddenParts({ ...table, ...answered }, rows, hiddenAnswers);
  if (hidden.some((part) => part.about === 'sheet' && part.said === 'leave'))
    return { content: { trips: [], parcels: [], unreadable: [] }, hidden, asks: [], notCompared: [] };
  const counted = withoutHidden(table, header.headerRow, hidden, hiddenAnswers);
  const below = rows.map((row) => counted.rows[row] ?? []);
  const asks = answers === null ? [] : columnAsks(bare, below, answers, manifestColumns, isUnderstood);
  const used = new Set([...columns.values(), ...asks].map(({ index }) => index));
  const notCompared = unsaidColumns(bare, below, used).flatMap(({ header: each }) => each || []);
  const content = counted === table ? all : readManifestRows(counted.rows, answered);
  return { content, hidden, asks, notCompared };
}

/** A heading that is merged over two rows stands in the upper one. */
function withHeadings(rows: Table['rows'], headerRow: number): Table['rows'] {
  const [above = [], cells = []] = [rows[headerRow - 1], rows[headerRow]];
  const isSecond = cells.some((cell) => visibleText(cell) === '') && above.length >= cells.length;
  if (!isSecond) return rows;
  const joined = cells.map((cell, at) => (visibleText(cell) === '' ? (above[at] ?? null) : cell));
  return rows.map((each, at) => (at === headerRow ? joined : each));
}
