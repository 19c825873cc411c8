import type { BagKind } from '@rohi/contract/containers/bag-kinds';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { PrintedDocument, PrintFormat } from '@rohi/contract/documents/print-rules';
import type { StationCommand } from '@rohi/contract/stations/command-cards';
import type { StickerPaper } from '@rohi/contract/stations/stickers.contract';
import type { TripPaper } from '@rohi/contract/documents/trip-papers';
import type { ClaimSlipJob } from './claim-slip-data.ts';
import type { ReceiptJob } from './receipt-data.ts';
import type { StatementPaper } from './papers/statement-paper.ts';
import type { TransferSheet } from './papers/transfer-sheet.ts';
import type { TripPapers } from './papers/paper-data.ts';
import type { PrintedSticker } from './sticker-sheet.ts';

/**
 * What the labels of one parcel say. Nothing of it is in a language yet but handling notes and names that people gave.
 */
export type LabelData = {
  trackingCode: string;
  orderCode: string | null;
  customerCode: string | null;
  recipientName: string | null;
  /** Last four digits of the recipient's phone. */
  phoneTail: string | null;
  goods: string | null;
  businessLine: 'BSC' | 'FBA';
  /** In the language of the label, as the office says them. */
  handlingNotes: readonly string[];
  tripCode: string | null;
  /** Cities from the China warehouse to the counter, in Russian: both ends of the road sort by them. */
  route: readonly string[];
  pickupPoint: { code: string; name: string; city: string; cityZh: string } | null;
  weightG: number | null;
  sidesMm: readonly [number, number, number] | null;
  /** With a decimal point; null while the parcel has not been weighed. */
  chargeableWeightKg: string | null;
  /** Which of the order's parcels it is; null for one without an order, or cancelled. */
  place: { number: number; of: number } | null;
  /** Dushanbe day on which China received it. */
  receivedDay: string | null;
  /** What the QR code says. */
  link: string;
};

/** The label that shows whether a printer prints. */
export type TestJob = {
  docType: 'test-label';
  format: PrintFormat;
  /** What the station is called; it may be empty. */
  name: string;
  /** Dushanbe day of printing. */
  printedDay: string;
};

/** Sheets of office paper, as a PDF. */
export type SheetJob = {
  /** Dushanbe day of printing. */
  printedDay: string;
} & (
  | {
      docType: 'command-cards';
      cards: readonly StationCommand[];
      /** What the station is called; it may be empty. */
      name: string;
    }
  | { docType: 'stickers'; paper: StickerPaper; stickers: readonly PrintedSticker[] }
);

/** The label of a bag, as a PDF. */
export type BagLabelJob = {
  docType: 'bag-label';
  code: string;
  kind: BagKind;
  destination: { zh: string; ru: string } | null;
  parcels: number;
  weightG: number | null;
  seal: string | null;
  /** Dushanbe day on which it was closed, or is printed. */
  day: string;
};

/** One file to be drawn: each label so many times. */
export type PrintJob = {
  docType: PrintedDocument;
  /** `png` is the picture of the first label, for the screen. */
  format: PrintFormat | 'png';
  locale: Locale;
  copies: number;
  /** Dushanbe day of printing. */
  printedDay: string;
  labels: readonly LabelData[];
};

/** A paper of a trip, as a PDF. */
export type TripPaperJob = { docType: 'trip-paper'; paper: TripPaper; papers: TripPapers };

/** The statement of a customer, as a PDF. */
export type StatementJob = { docType: 'statement'; paper: StatementPaper };

/** The sheet that goes with a transfer, as a PDF. */
export type TransferSheetJob = { docType: 'transfer-sheet'; sheet: TransferSheet };

/** A job as the printing thread gets it, with the name of the firm. */
export type PrintMessage = { firm: LocaleTexts; job: AnyJob };

/** What the printing thread draws. */
export type AnyJob =
  | PrintJob
  | SheetJob
  | BagLabelJob
  | TestJob
  | TripPaperJob
  | ReceiptJob
  | ClaimSlipJob
  | StatementJob
  | TransferSheetJob;
