/**
 * Owns the reading of rates out of a table: the console's own file of rates, what it has given back, or one that
 * somebody has typed.
 */
import { bareText } from '@rohi/contract/csv';
import { columnHeading } from '@rohi/contract/fields';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import { rateStatusNames } from '@rohi/contract/pricing/price-words';
import { rateFields } from '@rohi/contract/pricing/rate.fields';
import { AppError } from '../../../errors.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { addLooseHeadings, findHeader, type FoundHeader } from '../../../platform/table-files/find-header.ts';
import { loosely } from '../../../platform/table-files/heading-reader.ts';
import { parseSentTables } from '../../../platform/table-files/parse-tables.ts';
import { headerKey, visibleText, type Cell, type Table } from '../../../platform/table-files/table.ts';
import { readWall } from '../../../platform/table-files/wall-clock.ts';
import { shortTableReader } from '../../../platform/table-files/table-limits.ts';
import { shortRateText, type RateRow } from './rate-rows.ts';

const columns = ['rateDate', 'nominal', 'from', 'rate', 'to', 'status'] as const;
type Key = (typeof columns)[number];

const headings = new Map<string, Key[]>();
for (const key of columns) addLooseHeadings(headings, Object.values(columnHeading(rateFields[key])), key);
for (const key of columns) addLooseHeadings(headings, [key], key);
// As banks and offices head them.
addLooseHeadings(
  headings,
  ['CharCode', 'Код валюты', 'Код', 'Currency code', 'Code', '货币', '货币代码', '币种代码', 'Рамзи асъор'],
  'from',
);
addLooseHeadings(headings, ['Value', 'Курс к сомони', 'Exchange rate', '牌价', '中间价'], 'rate');
addLooseHeadings(
  headings,
  ['Date', 'Day', 'Дата', 'Дата курса', 'День', '日期', '汇率日', 'Сана', 'Рӯз', 'Санаи қурб'],
  'rateDate',
);
addLooseHeadings(headings, ['Units', 'Единиц', 'За сколько единиц', '单位', '数量'], 'nominal');

const meaningOf = loosely(headings);

/** A rate is nothing without them. */
const needed = ['rateDate', 'from', 'rate'] as const satisfies readonly Key[];

/** A rate that waits or was refused is on record with that already. */
const settledKeys = new Set(Object.values(rateStatusNames.ACCEPTED).map(headerKey));

const readerLimits = { reader: shortTableReader, maxRows: listImportLimits.maxRows };

/**
 * The rates of a CSV or a workbook. Throws FileRefusal, `pricing.rateColumnsUnknown` where a column is missing and
 * others are not recognised, `pricing.rateFileUnreadable` for a table of something else, and `server.busy`.
 */
export async function readRateTable(bytes: Buffer): Promise<RateRow[]> {
  const headerOf = (rows: Table['rows']) => findHeader(rows, () => meaningOf);
  const count = (rows: Table['rows']) => headerOf(rows)?.columns.size ?? 0;
  const tables = await parseSentTables({ kind: 'office' }, bytes, count, readerLimits);
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefusal('emptyFile');
  for (const { rows } of tables) {
    const header = headerOf(rows);
    if (header === undefined || !header.columns.has('rate')) continue;
    if (!needed.every((key) => header.columns.has(key))) throw refusedColumns(header);
    const found = rowsBelow(rows, header);
    if (found.length > listImportLimits.maxRows)
      throw new FileRefusal('tooManyRows', { max: listImportLimits.maxRows });
    return found;
  }
  throw new AppError('pricing.rateFileUnreadable');
}

/** Which headings were not recognised, where one that is needed may be among them. */
function refusedColumns({ unknown }: FoundHeader<Key>): AppError {
  if (unknown.length === 0) return new AppError('pricing.rateFileUnreadable');
  const columns = unknown.slice(0, 5).map(shortRateText).join(', ');
  return new AppError('pricing.rateColumnsUnknown', { params: { columns } });
}

function rowsBelow(rows: Table['rows'], { headerRow, columns: places }: FoundHeader<Key>): RateRow[] {
  return rows.flatMap((cells, index) => {
    if (index <= headerRow || cells.every((cell) => visibleText(cell) === '')) return [];
    const cellOf = (key: Key) => plainCell(cells[places.get(key)?.index ?? -1] ?? null);
    const textOf = (key: Key) => shortRateText(visibleText(cellOf(key)));
    const status = textOf('status');
    if (status !== '' && !settledKeys.has(headerKey(status))) return [];
    const nominal = textOf('nominal') || '1';
    const day = dayOf(cellOf('rateDate'));
    return [{ index, code: textOf('from'), quote: textOf('to'), nominal, value: textOf('rate'), day }];
  });
}

/** Apostrophes that only keep a spreadsheet from calculating are taken off again (docs/security.md, case 13). */
function plainCell(cell: Cell): Cell {
  return typeof cell === 'string' ? bareText(cell) : cell;
}

function dayOf(cell: Cell): string {
  const wall = visibleText(cell) === '' ? undefined : readWall(cell);
  if (wall === undefined || Number.isNaN(wall.dayMs)) return shortRateText(visibleText(cell));
  return new Date(wall.dayMs).toISOString().slice(0, 10);
}
