import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { businessLineNames, type BusinessLine } from '@rohi/contract/business-lines';
import type { ExportColumn } from '@rohi/contract/reports/export-columns';
import { orderStageNames } from '@rohi/contract/tracking/order-stages';
import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { yesText } from './export-texts.ts';

/** One order as it comes from the database; grams, cubic millimetres and cents as text. */
export type ExportRow = {
  code: string;
  createdAt: Date;
  customerCode: string | null;
  stage: ParcelStatus;
  hasProblem: boolean;
  businessLine: BusinessLine;
  pointNames: Record<Locale, string> | null;
  country: string;
  goods: string | null;
  parcels: number;
  trackingCodes: string | null;
  weightG: string;
  volumeMm3: string;
  freightMinor: string;
  recipientName: string | null;
  recipientPhone: string | null;
  note: string | null;
};

/** A number is decimal text with a point, so that a workbook can reckon with it. */
export type ExportCell = { text: string } | { number: string };

const dushanbeOffsetMs = 5 * 3_600_000;

const cells: Record<ExportColumn, (row: ExportRow, locale: Locale) => ExportCell> = {
  orderCode: ({ code }) => ({ text: code }),
  createdAt: ({ createdAt }) => ({
    text: new Date(createdAt.getTime() + dushanbeOffsetMs).toISOString().slice(0, 16).replace('T', ' '),
  }),
  customerCode: ({ customerCode }) => ({ text: customerCode ?? '' }),
  stage: ({ stage }, locale) => ({ text: orderStageNames[stage][locale] }),
  problem: ({ hasProblem }, locale) => ({ text: hasProblem ? yesText[locale] : '' }),
  businessLine: ({ businessLine }, locale) => ({ text: businessLineNames[businessLine][locale] }),
  pickupPoint: ({ pointNames }, locale) => ({ text: pointNames?.[locale] ?? '' }),
  country: ({ country }) => ({ text: country }),
  goods: ({ goods }) => ({ text: goods ?? '' }),
  parcels: ({ parcels }) => ({ number: String(parcels) }),
  trackingCodes: ({ trackingCodes }) => ({ text: trackingCodes ?? '' }),
  weightKg: ({ weightG }) => ({ number: writeDecimal(BigInt(weightG), 3) }),
  volumeCbm: ({ volumeMm3 }) => ({
    // To the cubic millimetre, so that the rows of a file add up to what a report says.
    number: writeDecimal(BigInt(volumeMm3), 9, 3),
  }),
  freightUsd: ({ freightMinor }) => ({ number: writeDecimal(BigInt(freightMinor), 2) }),
  recipientName: ({ recipientName }) => ({ text: recipientName ?? '' }),
  recipientPhone: ({ recipientPhone }) => ({ text: recipientPhone ?? '' }),
  note: ({ note }) => ({ text: note ?? '' }),
};

/** The cells of one order. */
export function cellsOf(row: ExportRow, columns: readonly ExportColumn[], locale: Locale): ExportCell[] {
  return columns.map((column) => cells[column](row, locale));
}
