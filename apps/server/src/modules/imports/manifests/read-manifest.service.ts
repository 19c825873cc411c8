/** Owns the reading of manifests that partners send back: the first sheet with a column of codes counts. */
import { manifestLimits } from '@rohi/contract/imports/manifest-limits';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { parseSentTables } from '../../../platform/table-files/parse-tables.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { findManifestHeader } from './manifest-columns.ts';
import { readManifestRows, type ManifestContent } from './manifest-rows.ts';

const limits = { reader: shortTableReader, maxRows: manifestLimits.maxRows };

/** What a file says. Throws FileRefusal: also for one without a column of codes, or without any code in it; and `server.busy`. */
export async function readManifestFile(bytes: Buffer): Promise<ManifestContent> {
  const count = (rows: Table['rows']) => findManifestHeader(rows)?.columns.size ?? 0;
  const sent = await parseSentTables({ kind: 'office' }, bytes, count, limits);
  const tables = sent.map(withoutTextMarks);
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  for (const { rows } of tables) {
    const header = findManifestHeader(rows);
    const codes = header?.columns.has('trackingCode') === true || header?.columns.has('orderCode') === true;
    if (header === undefined || !codes) continue;
    if (rows.length > manifestLimits.maxRows)
      throw new FileRefusal('tooManyRows', { max: manifestLimits.maxRows });
    const content = readManifestRows(rows, header);
    if (content.parcels.length + content.unreadable.length === 0) throw new FileRefusal('emptyFile');
    return content;
  }
  throw new FileRefusal('headerNeeded');
}
