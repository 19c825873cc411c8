import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
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

const cells: Record<ExportColumn, (row: ExportRow, locale: Locale) => string | { decimal: string } | null> = {
  orderCode: ({ code }) => code,
  createdAt: ({ createdAt }) => dushanbeMinute(createdAt),
  customerCode: ({ customerCode }) => customerCode,
  stage: ({ stage }, locale) => orderStageNames[stage][locale],
  problem: ({ hasProblem }, locale) => (hasProblem ? yesText[locale] : ''),
  businessLine: ({ businessLine }, locale) => businessLineNames[businessLine][locale],
  pickupPoint: ({ pointNames }, locale) => pointNames?.[locale] ?? '',
  country: ({ country }) => country,
  goods: ({ goods }) => goods,
  parcels: ({ parcels }) => ({ decimal: String(parcels) }),
  trackingCodes: ({ trackingCodes }) => trackingCodes,
  weightKg: ({ weightG }) => ({ decimal: writeDecimal(BigInt(weightG), 3) }),
  volumeCbm: ({ volumeMm3 }) => ({
    // To the cubic millimetre, so that the rows of a file add up to what a report says.
    decimal: writeDecimal(BigInt(volumeMm3), 9, 3),
  }),
  freightUsd: ({ freightMinor }) => ({ decimal: writeDecimal(BigInt(freightMinor), 2) }),
  recipientName: ({ recipientName }) => recipientName,
  recipientPhone: ({ recipientPhone }) => recipientPhone,
  note: ({ note }) => note,
};

/** What stands in a column of one order. */
export function exportCell(row: ExportRow, column: ExportColumn, locale: Locale) {
  return cells[column](row, locale);
}
