/**
 * Owns files of orders. Promises that one takes the same little memory whatever its length, that no cell of it can
 * become a formula, and that who took it is on record.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { exportColumnNames } from '@rohi/contract/reports/export-column-names';
import { exportColumns } from '@rohi/contract/reports/export-columns';
import type { exportOrders } from '@rohi/contract/reports/export.contract';
import type { Context } from '../../context.ts';
import type { FileDownload } from '../../platform/file-download.ts';
import { inTransaction } from '../../platform/database.ts';
import { openFileGate, streamTable, type StreamedTable } from '../../platform/table-files/table-stream.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { exportCell, type ExportRow } from './export-cells.ts';
import { fileTitle } from './export-texts.ts';
import { readExportRows, type ExportFilter } from './export.store.ts';
import type { StaffScope } from './report-scope.ts';

/** Each holds a connection for as long as its reader takes; the others are for everybody else. */
export const enterExport = openFileGate(2, 30);

/** A slow reader must not make the rest as long as its own waiting. */
const longestRestMs = 10;
/** How many times as long as it has worked a file rests. */
const restShare = 2;

type Asked = BodyOf<typeof exportOrders>;

/** The orders of the scope that fit the filter, as a stream. Throws `server.busy` while others are being written. */
export async function exportOrdersFile(
  context: Context,
  scope: StaffScope,
  request: Asked,
  { locale, actor }: { locale: Locale; actor: AuditActor },
): Promise<FileDownload> {
  const leave = enterExport();
  try {
    await recordExport(context, request, actor);
    return streamTable(await describeTable(context, scope, request, locale), request.format, locale, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

function recordExport(context: Context, request: Asked, actor: AuditActor): Promise<void> {
  const { format, columns = exportColumns, filter = {} } = request;
  const { from = null, to = null, stage = null, cancelled = true } = filter;
  const { businessLine = null, pickupPointId = null } = filter;
  const filters = { from, to, stage, cancelled, businessLine, pickupPointId };
  const details = { format, columns: [...columns], ...filters };
  const subject = { type: 'order', id: 'list' };
  return inTransaction(context.db, (tx) =>
    recordAudit(tx, { at: context.clock.now(), actor, action: 'order:export', subject, details }),
  );
}

async function describeTable(
  context: Context,
  scope: StaffScope,
  request: Asked,
  locale: Locale,
): Promise<StreamedTable<ExportRow>> {
  const { columns = exportColumns } = request;
  const words = (await readWords(context))[locale];
  const name = fileTitle[locale];
  return {
    name,
    fileName: `${name} ${daysOf(request) ?? dushanbeDay(context.clock.now())}`,
    columns: columns.map((column) => [
      exportColumnNames[column][locale],
      (row) => exportCell(row, column, locale, words),
    ]),
    pages: unhurried(readExportRows(context.db, filterOf(scope, request, columns.includes('trackingCodes')))),
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

/** A file is never in a hurry: it rests longer than it has worked, so that others find processor and database free. */
async function* unhurried<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  let startedAt = performance.now();
  for await (const rows of pages) {
    yield rows;
    await pause(Math.min(restShare * (performance.now() - startedAt), longestRestMs));
    startedAt = performance.now();
  }
}
