/**
 * Owns files of orders. Promises that one takes the same little memory whatever its length, that no cell of it can become a
 * formula, and that who took it is on record.
 */
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { byteOrderMark, csvLines } from '@rohi/contract/csv';
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';
import { exportColumns, type ExportColumn } from '@rohi/contract/reports/export-columns';
import { csvType, xlsxType, type exportOrders } from '@rohi/contract/reports/export.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { GateFullError, openGate, type Gate } from '../../platform/concurrency.ts';
import { inTransaction } from '../../platform/database.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { cellsOf, type ExportCell } from './export-cells.ts';
import { fileTitle, hasDecimalComma } from './export-texts.ts';
import { readExportRows, type ExportFilter } from './export.store.ts';
import type { StaffScope } from './report-scope.ts';
import { streamWorkbook } from '../../platform/table-files/stream-workbook.ts';

/** Each holds a connection for as long as its reader takes; the others are for everybody else. */
const mostAtOnce = 2;
const gates = new WeakMap<Context['db'], Gate>();

/** A slow reader must not make the rest as long as its own waiting. */
const longestRestMs = 10;
/** How many times as long as it has worked a file rests. */
const restShare = 2;

type Asked = BodyOf<typeof exportOrders>;

/** The orders of the scope that fit the filter, as a stream. Throws `server.busy` while others are being written. */
export async function exportOrdersFile(
  context: Context,
  scope: StaffScope,
  asked: Asked,
  { locale, actor }: { locale: Locale; actor: AuditActor },
): Promise<{ bytes: Readable; mediaType: string; fileName: string }> {
  const release = takeTurn(context);
  try {
    await recordExport(context, asked, actor);
    const file = describeFile(context, scope, asked, locale);
    file.bytes.once('close', release);
    return file;
  } catch (error) {
    release();
    throw error;
  }
}

/** One of the few that may run at once; the answer gives it back. */
function takeTurn({ db }: Pick<Context, 'db'>): () => void {
  const gate = gates.get(db) ?? openGate({ mostAtOnce });
  gates.set(db, gate);
  try {
    return gate.enter();
  } catch (error) {
    if (!(error instanceof GateFullError)) throw error;
    throw new AppError('server.busy', { cause: error, headers: { 'retry-after': '30' } });
  }
}

function recordExport(context: Context, asked: Asked, actor: AuditActor): Promise<void> {
  const { format, columns = exportColumns, filter = {} } = asked;
  const { from = null, to = null, stage = null, cancelled = true } = filter;
  const { businessLine = null, pickupPointId = null } = filter;
  const filters = { from, to, stage, cancelled, businessLine, pickupPointId };
  const details = { format, columns: [...columns], ...filters };
  const subject = { type: 'order', id: 'list' };
  return inTransaction(context.db, (tx) =>
    recordAudit(tx, { at: context.clock.now(), actor, action: 'order:export', subject, details }),
  );
}

function describeFile(context: Context, scope: StaffScope, asked: Asked, locale: Locale) {
  const { format, columns = exportColumns } = asked;
  const heading = columns.map((column) => exportColumnNames[column][locale]);
  const filter = filterOf(scope, asked, columns.includes('trackingCodes'));
  const rows = cellPieces(context, filter, columns, locale);
  const title = fileTitle[locale];
  const isCsv = format === 'csv';
  return {
    bytes: isCsv
      ? Readable.from(csvPieces(heading, rows, hasDecimalComma[locale]), { objectMode: false })
      : streamWorkbook({ title, heading, rows }),
    mediaType: isCsv ? csvType : xlsxType,
    fileName: `${title} ${daysOf(asked) ?? dushanbeDay(context.clock.now())}.${format}`,
  };
}

/** The days that a file is of, as its name says them. */
function daysOf({ filter: { from, to } = {} }: Asked): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  return from === to ? from : `${from}_${to}`;
}

function filterOf(scope: StaffScope, { filter = {} }: Asked, withTrackingCodes: boolean): ExportFilter {
  const { from, to, stage, cancelled = true, businessLine, pickupPointId } = filter;
  return {
    from: from === undefined ? null : startOfDushanbeDay(from),
    to: to === undefined ? null : startOfDushanbeDay(addDays(to, 1)),
    stage: stage ?? null,
    withCancelled: cancelled,
    businessLine: businessLine ?? null,
    unitIds: [
      ...(scope.kind === 'unit' ? [scope.unitId] : []),
      ...(pickupPointId === undefined ? [] : [pickupPointId]),
    ],
    withTrackingCodes,
  };
}

async function* cellPieces(
  { db }: Pick<Context, 'db'>,
  filter: ExportFilter,
  columns: readonly ExportColumn[],
  locale: Locale,
): AsyncGenerator<ExportCell[][]> {
  let startedAt = performance.now();
  for await (const rows of readExportRows(db, filter)) {
    yield rows.map((row) => cellsOf(row, columns, locale));
    // A file is never in a hurry: it rests longer than it has worked, so that others find processor and database free.
    await pause(Math.min(restShare * (performance.now() - startedAt), longestRestMs));
    startedAt = performance.now();
  }
}

async function* csvPieces(
  heading: readonly string[],
  pieces: AsyncIterable<ExportCell[][]>,
  decimalComma: boolean,
): AsyncGenerator<Buffer> {
  const separator = decimalComma ? ';' : ',';
  const textOf = (cell: ExportCell): string => {
    if ('text' in cell) return cell.text;
    return decimalComma ? cell.number.replace('.', ',') : cell.number;
  };
  yield Buffer.from(`${byteOrderMark}${csvLines([heading], separator)}`);
  for await (const rows of pieces)
    yield Buffer.from(
      csvLines(
        rows.map((row) => row.map(textOf)),
        separator,
      ),
    );
}
