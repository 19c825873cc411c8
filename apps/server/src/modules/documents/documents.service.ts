/**
 * Owns what is printed of parcels. Promises that staff print only what they may see, that nothing is printed of a list
 * with a wrong code in it, and that who printed what stands in the audit record.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { batchPrint, previewLabel } from '@rohi/contract/documents/documents.contract';
import {
  holdsInBars,
  isPrintedDocument,
  printedDocuments,
  type PrintedDocument,
} from '@rohi/contract/documents/print-rules';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../principal.ts';
import { inTransaction } from '../../platform/database.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { findOperationUnits } from '../pickup-points/pickup-points.service.ts';
import { chargeableWeights } from '../billing/owner-charges.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { findLabelRows, type LabelRow } from './label.store.ts';
import { readFirmName } from '../reference-data/settings.service.ts';
import { printInThread, type LabelData } from '../printing/print-queue.service.ts';

export type PrintedFile = { bytes: Buffer; fileName: string };

type Asked = BodyOf<typeof batchPrint>;

/**
 * The labels of these parcels as one file, in the order of asking. Throws `documents.typeNotPrinted`,
 * `documents.otherSize`, `documents.parcelsNotFound` with the codes that are unknown or beyond the caller's unit,
 * `documents.codeNotScannable` with those that no barcode holds, and `server.busy`.
 */
export async function printLabels(
  context: Context,
  principal: UserPrincipal,
  request: Asked,
  { locale, actor, publicUrl }: { locale: Locale; actor: AuditActor; publicUrl: string | undefined },
): Promise<PrintedFile> {
  const docType = documentOf(request);
  const rows = await findAllowed(context, principal, request.ids);
  const labels = await describeLabels(context, rows, { locale, publicUrl });
  const now = context.clock.now();
  const { format, copies } = request;
  const printedDay = dushanbeDay(now);
  const bytes = await printInThread(await readFirmName(context), {
    docType,
    format,
    copies,
    locale,
    labels,
    printedDay,
  });
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      at: now,
      actor,
      action: 'label:print',
      subject: { type: 'document', id: docType },
      details: { parcels: labels.map((label) => label.trackingCode), format, copies },
    }),
  );
  return { bytes, fileName: `${docType}-${printedDay}.${format}` };
}

/** The picture of one label. Throws as `printLabels` does; nothing is printed, so nothing is audited. */
export async function previewOf(
  context: Context,
  principal: UserPrincipal,
  body: BodyOf<typeof previewLabel>,
  { locale, publicUrl }: { locale: Locale; publicUrl: string | undefined },
): Promise<DataOf<typeof previewLabel>> {
  const docType = documentOf({ docType: body.docType });
  const rows = await findAllowed(context, principal, [body.id]);
  const labels = await describeLabels(context, rows, { locale, publicUrl });
  const printedDay = dushanbeDay(context.clock.now());
  const png = await printInThread(await readFirmName(context), {
    docType,
    format: 'png',
    copies: 1,
    locale,
    labels,
    printedDay,
  });
  const { widthMm, heightMm } = printedDocuments[docType];
  return { png: png.toString('base64'), widthMm, heightMm };
}

function documentOf({ docType, size }: Pick<Asked, 'docType' | 'size'>): PrintedDocument {
  if (!isPrintedDocument(docType)) throw new AppError('documents.typeNotPrinted', { params: { docType } });
  const own = printedDocuments[docType].size;
  if (size !== undefined && size !== own)
    throw new AppError('documents.otherSize', { params: { docType, size: own } });
  return docType;
}

/** The rows in the order of asking. */
async function findAllowed(
  context: Context,
  principal: UserPrincipal,
  ids: readonly string[],
): Promise<LabelRow[]> {
  const codes = ids.map(normalizeTrackingCode);
  const mayPrint = await unitRule(context, principal);
  const found = new Map(
    (await findLabelRows(context.db, codes)).filter(mayPrint).map((row) => [row.trackingCode, row]),
  );
  // One answer for what does not exist and what is somebody else's.
  const missing = codes.flatMap((code, index) => (found.has(code) ? [] : [index]));
  if (missing.length > 0)
    throw new AppError('documents.parcelsNotFound', {
      params: { codes: missing.map((index) => shownCode(ids[index] ?? '')).join(', ') },
      fields: missing.map((index) => ({ field: `ids[${index}]`, error: 'notAllowed' })),
    });
  const unscannable = codes.filter((code) => !holdsInBars(code));
  if (unscannable.length > 0)
    throw new AppError('documents.codeNotScannable', { params: { codes: unscannable.join(', ') } });
  return [...new Set(codes)].flatMap((code) => found.get(code) ?? []);
}

const longestCode = 40;

function shownCode(code: string): string {
  return code.length > longestCode ? `${code.slice(0, longestCode)}…` : code;
}

/**
 * Which parcels somebody may print: a clerk those that come to the own pickup point, a China warehouse those that no
 * other has received; hub and office handle all of them.
 */
async function unitRule(context: Context, principal: UserPrincipal): Promise<(row: LabelRow) => boolean> {
  const bound = boundPointOf(principal);
  if (bound !== undefined) return (row) => row.pickupPointId === bound;
  const { unitId } = principal;
  if (unitId === null) return () => true;
  const units = await findOperationUnits(context, { kind: 'all' }, 'en');
  const unit = units.find(({ id }) => id === unitId);
  if (unit?.type === 'WAREHOUSE') return (row) => row.warehouseId === null || row.warehouseId === unit.id;
  return () => unit !== undefined;
}

async function describeLabels(
  context: Context,
  rows: readonly LabelRow[],
  { locale, publicUrl }: { locale: Locale; publicUrl: string | undefined },
): Promise<LabelData[]> {
  const { handlingNoteNames } = (await readWords(context))[locale];
  const weights = await chargeableWeights(context, rows);
  return rows.map((row) => ({
    trackingCode: row.trackingCode,
    orderCode: row.orderCode,
    customerCode: row.customerCode,
    recipientName: row.recipientName,
    phoneTail: row.phone === null ? null : row.phone.replaceAll(/\D/g, '').slice(-4) || null,
    goods: row.goods,
    businessLine: row.businessLine,
    handlingNotes: row.handlingNotes.map((note) => handlingNoteNames[note]),
    tripCode: row.tripCode,
    route: routeOf(row),
    pickupPoint:
      row.pickupPointCode === null
        ? null
        : {
            code: row.pickupPointCode,
            name: row.pickupPointNames?.['ru'] ?? '',
            city: row.pickupPointCity?.['ru'] ?? '',
            cityZh: row.pickupPointCity?.['zh'] ?? '',
          },
    weightG: row.weightG,
    sidesMm: sidesOf(row),
    chargeableWeightKg: weights.get(row.trackingCode) ?? null,
    place:
      row.placeNumber === null || row.places === null ? null : { number: row.placeNumber, of: row.places },
    receivedDay: row.receivedAt === null ? null : dushanbeDay(row.receivedAt),
    link:
      publicUrl === undefined ? row.trackingCode : `${publicUrl}/t/${encodeURIComponent(row.trackingCode)}`,
  }));
}

/** Cities from the warehouse to the counter; one that follows itself is named once. */
function routeOf({ warehouseCity, hubCity, pickupPointCity }: LabelRow): string[] {
  const cities = [warehouseCity, hubCity, pickupPointCity].flatMap((names) => names?.['ru'] ?? []);
  return cities.filter((city, index) => city !== cities[index - 1]);
}

function sidesOf({ lengthMm, widthMm, heightMm }: LabelRow): LabelData['sidesMm'] {
  if (lengthMm === null || widthMm === null || heightMm === null) return null;
  return [lengthMm, widthMm, heightMm];
}
