/** Owns the reading of banks' statements: the first sheet that says which sums came in counts. */
import { bankStatementLimits } from '@rohi/contract/imports/bank-statement-rules';
import type { Currency } from '@rohi/contract/pricing/money';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import type { Table } from '../../../platform/table-files/table.ts';
import { withoutTextMarks } from '../tables/ready-table.ts';
import { readSheets } from '../tables/sent-sheets.service.ts';
import { findStatementHeader } from './statement-columns.ts';
import { readStatementRows, saysCredit, type StatementContent } from './statement-rows.ts';

const { maxRows } = bankStatementLimits;
const limits = { reader: shortTableReader, maxRows };

/**
 * What a file says. Throws FileRefusal, also for one that does not say which sums came in, names no currency or has no line; and `server.busy`.
 * @param currency that of lines of which the file says none
 */
export async function readStatementFile(
  bytes: Buffer,
  currency: Currency | undefined,
): Promise<StatementContent> {
  const count = (rows: Table['rows']) => findStatementHeader(rows)?.columns.size ?? 0;
  const sender = { kind: 'office' } as const;
  const tables = await readSheets(bytes, { sender, count, ready: withoutTextMarks, limits });
  for (const { rows } of tables) {
    const header = findStatementHeader(rows);
    if (header === undefined || !saysCredit(header) || !header.columns.has('day')) continue;
    if (rows.length > maxRows) throw new FileRefusal('tooManyRows', { max: maxRows });
    const content = readStatementRows(rows, header, currency);
    if (content === 'noCurrency') throw new FileRefusal('noCurrency');
    if (content === 'noCredit') continue;
    if (content.lines.length + content.unreadable.length === 0) throw new FileRefusal('nothingCameIn');
    return content;
  }
  throw new FileRefusal('headerNeeded');
}
