import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { ExportColumn } from '@rohi/contract/reports/export-columns';
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

/** The words of one language that stand in the cells. */
export type ExportWords = Readonly<{
  stageNames: Readonly<Record<ParcelStatus, string>>;
  businessLineNames: Readonly<Record<BusinessLine, string>>;
}>;

type Cell = string | { decimal: string } | null;

const cells: Record<ExportColumn, (row: ExportRow, locale: Locale, words: ExportWords) => Cell> = {
  orderCode: ({ code }) => code,
  createdAt: ({ createdAt }) => dushanbeMinute(createdAt),
  customerCode: ({ customerCode }) => customerCode,
  stage: ({ stage }, _locale, { stageNames }) => stageNames[stage],
  problem: ({ hasProblem }, locale) => (hasProblem ? yesText[locale] : ''),
  businessLine: ({ businessLine }, _locale, { businessLineNames }) => businessLineNames[businessLine],
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
export function exportCell(row: ExportRow, column: ExportColumn, locale: Locale, words: ExportWords): Cell {
  return cells[column](row, locale, words);
}
