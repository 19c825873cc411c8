/**
 * Owns files of the office's money views. Promises that one has the rows behind the numbers, that no cell of it can
 * become a formula, and that who took it is on record.
 */
import { dushanbeDay, dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { moneyFields } from '@rohi/contract/reports/money.fields';
import type { moneyFile, MoneyView } from '@rohi/contract/reports/money-file.contract';
import type { Context } from '../../context.ts';
import type { FileDownload } from '../../platform/file-download.ts';
import { inTransaction } from '../../platform/database.ts';
import { namedColumns } from '../../platform/table-files/named-columns.ts';
import { streamTable, type FileColumn, type StreamedTable } from '../../platform/table-files/table-stream.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { enterExport } from './export.service.ts';
import { chargeNames, meansNames, moneyFileTitles, operationNames, reasonNames } from './money-file-texts.ts';
import {
  readDifferenceRows,
  readTakenRows,
  type DifferenceFileRow,
  type TakenFileRow,
} from './money-file.store.ts';
import { unpaidCharges, type Unpaid } from './money.service.ts';
import type { StaffScope } from './report-scope.ts';

type Asked = QueryOf<typeof moneyFile> & { scope: StaffScope; locale: Locale };

/** A view as a file. Throws `server.busy` while others are being written. */
export async function exportMoney(
  context: Context,
  request: Asked,
  actor: AuditActor,
): Promise<FileDownload> {
  const leave = enterExport();
  const { view, format, from, to, locale } = request;
  try {
    await inTransaction(context.db, (tx) =>
      recordAudit(tx, {
        at: context.clock.now(),
        actor,
        action: 'money:export',
        subject: { type: 'money', id: view },
        details: { format, from, to },
      }),
    );
    if (view === 'unpaid') return streamTable(unpaidTable(context, request), format, locale, leave);
    if (view === 'taken') return streamTable(takenTable(context, request), format, locale, leave);
    return streamTable(differenceTable(context, request), format, locale, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

const hundredths = (minor: bigint | string) => ({ decimal: writeDecimal(BigInt(minor), 2) });

function tableOf<Row>(
  view: MoneyView,
  days: string,
  { locale }: Asked,
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): StreamedTable<Row> {
  const name = moneyFileTitles[view][locale];
  return { name, fileName: `${name} ${days}`, columns, pages };
}

const rangeOf = ({ from, to }: Asked) => (from === to ? from : `${from}_${to}`);

function unpaidTable(context: Context, request: Asked): StreamedTable<Unpaid> {
  const { scope, locale } = request;
  const pages = async function* () {
    yield await unpaidCharges(context, scope);
  };
  const columns = namedColumns<typeof moneyFields, Unpaid>(moneyFields, locale, [
    ['trackingCode', ({ trackingCode }) => trackingCode],
    ['customerCode', ({ customerCode }) => customerCode],
    ['chargedFor', ({ kind }) => chargeNames[kind][locale]],
    ['unpaidDays', ({ days }) => days],
    ['owedUsd', ({ owedMinor }) => hundredths(owedMinor)],
  ]);
  return tableOf('unpaid', dushanbeDay(context.clock.now()), request, columns, pages());
}

function takenTable({ db }: Context, request: Asked): StreamedTable<TakenFileRow> {
  const { scope, locale, from, to } = request;
  const columns = namedColumns<typeof moneyFields, TakenFileRow>(moneyFields, locale, [
    ['shiftDay', ({ day }) => day],
    ['point', ({ unit }) => unit],
    ['clerk', ({ clerk }) => clerk],
    ['receiptNumber', ({ receiptNumber }) => receiptNumber],
    ['at', ({ at }) => dushanbeMinute(at)],
    ['operation', ({ kind }) => operationNames[kind][locale]],
    ['customerCode', ({ customerCode }) => customerCode],
    ['means', ({ means }) => meansNames[means][locale]],
    ['amount', ({ minor }) => hundredths(minor)],
    ['currency', ({ means }) => (means === 'CASH_USD' ? 'USD' : 'TJS')],
  ]);
  const pages = readTakenRows(db, { scope, days: { from, to }, locale });
  return tableOf('taken', rangeOf(request), request, columns, pages);
}

function differenceTable({ db }: Context, request: Asked): StreamedTable<DifferenceFileRow> {
  const { scope, locale, from, to } = request;
  const columns = namedColumns<typeof moneyFields, DifferenceFileRow>(moneyFields, locale, [
    ['shiftDay', ({ day }) => day],
    ['point', ({ unit }) => unit],
    ['drawer', ({ drawer }) => drawer],
    ['clerk', ({ clerk }) => clerk],
    ['closedAt', ({ closedAt }) => dushanbeMinute(closedAt)],
    ['differenceTjs', ({ tjs }) => hundredths(tjs)],
    ['differenceUsd', ({ usd }) => hundredths(usd)],
    ['reason', ({ reason }) => (reason === null ? '' : reasonNames[reason][locale])],
    ['note', ({ note }) => note],
    ['confirmedBy', ({ confirmedBy }) => confirmedBy],
  ]);
  const pages = readDifferenceRows(db, { scope, days: { from, to }, locale });
  return tableOf('differences', rangeOf(request), request, columns, pages);
}
