import { parseTables } from '../src/platform/table-files/parse-tables.ts';
import { cellText } from '../src/platform/table-files/table.ts';

/** The cells of the first sheet of a file as they are shown. */
export async function readTables(bytes: Buffer): Promise<string[][]> {
  const [table] = await parseTables(bytes, (rows) => Math.max(0, ...rows.map(({ length }) => length)));
  return (table?.rows ?? []).map((cells) => cells.map((cell) => cellText(cell)));
}
