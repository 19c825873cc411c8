/**
 * Owns files of rates, a kind of rows: what each would change as things stand, and what it has changed. Promises that a
 * file alone changes nothing, that it is taken whole and once, and that what became of it stays readable while the file
 * is stored.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { columnHeading } from '@rohi/contract/fields';
import type { Locale } from '@rohi/contract/locales';
import type { RateFileReport, readRateFile } from '@rohi/contract/pricing/rate-administration.contract';
import { rateFields } from '@rohi/contract/pricing/rate.fields';
import type { Context } from '../../../context.ts';
import type { FileDownload } from '../../../platform/file-download.ts';
import { refusalText } from '../../../messages/table-files.ts';
import { ownHeaders } from '../../../platform/table-files/own-headers.ts';
import { tableFile } from '../../../platform/table-files/table-file.ts';
import type { RequestActor } from '../../../principal.ts';
import { packJson, unpackJson } from '../../files/packed-json.service.ts';
import {
  confirmFile,
  openFile,
  sendFile,
  storeOutcome,
  type PlannedFile,
  type RowKind,
  type SentFile,
} from '../../files/row-files.service.ts';
import { bankRows, latestRateDay, previewRates, takeRates } from './rate-administration.service.ts';
import { rateFileNames, rejectedReasons } from './rate-file-texts.ts';
import { readRateRows, type RateFile, type RateRow } from './rate-rows.ts';
import { readRateTable } from './rate-table.service.ts';
import { isMarkup } from './read-rate-file.ts';

type ShownFile = DataOf<typeof readRateFile>;

/** The sender of the file, and the language of its description. */
export type RateFileAsked = { actor: RequestActor; id: string; locale: Locale };

/** The rates of a file, and what they would change or have changed. */
type RatePlan = { rates: RateFile; report: RateFileReport; isTaken: boolean };
type Rate = RateFileReport['rates'][number];

/** A file of the bank, or a table. Its items are rates, written together: each is held against the one before it. */
function ratesOf(context: Context, request: RateFileAsked): RowKind<RatePlan, Rate> {
  const { actor, locale } = request;
  return {
    read: async (bytes) => packJson(isMarkup(bytes) ? bankRows(bytes) : await readRateTable(bytes)),
    explain: ({ refusal, params }) => refusalText(refusal, locale, params),
    plan: async ({ content, outcome, uploadedAt }) => {
      // A rate that was too early for its day stays so: what is shown once is what is taken.
      const rates = readRateRows(unpackJson(content) as RateRow[], latestRateDay(uploadedAt));
      if (outcome !== null) return { rates, report: unpackJson(outcome) as RateFileReport, isTaken: true };
      return { rates, report: await previewRates(context, rates), isTaken: false };
    },
    waiting: ({ report, isTaken }) => (isTaken ? [] : report.rates),
    turn: { most: Infinity, batch: Infinity },
    write: async (_, plan) => {
      await takeRates(context, actor, plan.rates, (tx, report, at) =>
        storeOutcome(tx, keyOf(request), packJson(report), at),
      );
    },
    settle: (_, plan) => ({ plan: { ...plan, isTaken: true }, outcome: ({ report }) => packJson(report) }),
  };
}

function keyOf({ actor: { userId }, id }: RateFileAsked) {
  return { ownerId: userId, kind: 'rates', id };
}

function describe({ file, plan }: PlannedFile<RatePlan>): ShownFile {
  return {
    id: file.id,
    fileName: file.fileName,
    uploadedAt: file.uploadedAt.toISOString(),
    confirmedAt: file.confirmedAt?.toISOString() ?? null,
    ...plan.report,
  };
}

/**
 * Reads a file and says what it would change. Throws `pricing.rateFileUnsafe`, `pricing.rateFileUnreadable`,
 * `pricing.rateColumnsUnknown`, `imports.fileRefused` with the reason, `imports.otherFile`, `server.busy`.
 */
export async function sendRates(
  context: Context,
  request: RateFileAsked,
  sent: SentFile,
): Promise<ShownFile> {
  return describe(await sendFile(context, ratesOf(context, request), keyOf(request), sent));
}

/** An own file as it stands. Throws `imports.fileNotFound`, also for somebody else's. */
export async function readRates(context: Context, request: RateFileAsked): Promise<ShownFile> {
  return describe(await openFile(context, ratesOf(context, request), keyOf(request)));
}

/** Takes the rates of an own file; once more says what became of them. Throws `imports.fileNotFound`. */
export async function confirmRates(context: Context, request: RateFileAsked): Promise<ShownFile> {
  return describe(await confirmFile(context, ratesOf(context, request), keyOf(request)));
}

/**
 * The rates of an own file that cannot be right, as a workbook to be mended and sent again. Throws
 * `imports.fileNotFound`.
 */
export async function refusedRates(context: Context, request: RateFileAsked): Promise<FileDownload> {
  const { locale } = request;
  const { plan } = await openFile(context, ratesOf(context, request), keyOf(request));
  const fields = [rateFields.rateDate, rateFields.nominal, rateFields.from, rateFields.rate];
  return tableFile(
    {
      name: rateFileNames.refused[locale],
      headers: [
        ownHeaders.row[locale],
        ...fields.map((field) => columnHeading(field)[locale]),
        ownHeaders.problem[locale],
      ],
      rows: plan.rates.rejected.map(({ field, row: { index, day, nominal, code, value } }) => [
        String(index + 1),
        day,
        nominal,
        code,
        value,
        rejectedReasons[field][locale],
      ]),
    },
    'xlsx',
    locale,
  );
}
