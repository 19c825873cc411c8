/** Owns the reading of manifests that partners send back: the first sheet with a column of codes counts, one that can be seen before a hidden one. */
import type { HiddenPart, HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import { manifestLimits } from '@rohi/contract/imports/manifest-limits';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import type { FoundHeader } from '../../../platform/table-files/find-header.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import { visibleText, type Table } from '../../../platform/table-files/table.ts';
import { hiddenParts, withoutHidden } from '../tables/hidden-parts.ts';
import { hashOfHeadings } from '../tables/layout-hash.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { readSheets, seenFirst } from '../tables/sent-sheets.service.ts';
import { findManifestHeader, type ManifestColumn } from './manifest-columns.ts';
import { readManifestRows, type ManifestContent } from './manifest-rows.ts';

const limits = { reader: shortTableReader, maxRows: manifestLimits.maxRows };

/** The sheet of a manifest. */
export type ManifestTable = { table: Table; header: FoundHeader<ManifestColumn> };

/** The sheet that counts. Throws FileRefusal: also for a file without a column of codes, or without any code in it; and `server.busy`. */
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

/** Whether anything of the sheet is hidden, so that somebody may have to be asked. */
export function hidesAnything({ facts }: Table): boolean {
  return facts?.isHidden === true || facts?.hiddenRows !== undefined || facts?.hiddenColumns !== undefined;
}

/** By what a manifest's layout is known again. */
export function manifestHash({ table, header }: ManifestTable): Buffer {
  return hashOfHeadings((table.rows[header.headerRow] ?? []).map(visibleText), 'manifest');
}

/** What a manifest says by what was said of its hidden parts, and these parts. */
export function readManifest(
  { table, header }: ManifestTable,
  said: HiddenSaid,
): { content: ManifestContent; hidden: HiddenPart[] } {
  const all = readManifestRows(table.rows, header);
  const read = [...all.parcels, ...all.unreadable].map(({ row }) => row - 1);
  const rows = [...new Set(read)].toSorted((one, other) => one - other);
  const hidden = hiddenParts({ ...table, ...header }, rows, said);
  if (hidden.some((part) => part.about === 'sheet' && part.said === 'leave'))
    return { content: { trips: [], parcels: [], unreadable: [] }, hidden };
  const counted = withoutHidden(table, header.headerRow, hidden, said);
  return { content: counted === table ? all : readManifestRows(counted.rows, header), hidden };
}
