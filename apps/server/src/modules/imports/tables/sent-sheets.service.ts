/** Owns the one way from what somebody sends to sheets that can be recognised, whichever kind of rows they hold. */
import type { TextEncoding } from '@rohi/contract/imports/office-import-rules';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import {
  parseSentTables,
  type ParseLimits,
  type Sender,
} from '../../../platform/table-files/parse-tables.ts';
import type { CountColumns } from '../../../platform/table-files/read-csv.ts';
import type { Table } from '../../../platform/table-files/table.ts';

/**
 * `count` knows the headings that are looked for, `ready` makes a sheet as it was read ready for them; `encoding` is
 * that of a text file, found out otherwise.
 */
export type SheetReading = {
  sender: Sender;
  count: CountColumns;
  ready: (table: Table) => Table;
  limits?: ParseLimits;
  encoding?: TextEncoding | undefined;
};

/** The sheets of a file. Throws FileRefusal, also for a file that holds nothing, and `server.busy`. */
export async function readSheets(bytes: Buffer, reading: SheetReading): Promise<Table[]> {
  const { sender, count, ready, limits = {}, encoding } = reading;
  const sent = await parseSentTables(sender, bytes, count, limits, encoding);
  if (sent.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  return sent.map((table) => ready(table));
}

/** Those that can be seen before hidden ones: where one sheet counts it is the first that can be read. */
export function seenFirst<One extends Pick<Table, 'facts'>>(tables: readonly One[]): One[] {
  const hiddenness = ({ facts }: One) => (facts?.isHidden === true ? 1 : 0);
  return tables.toSorted((one, other) => hiddenness(one) - hiddenness(other));
}
