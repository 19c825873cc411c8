/** What stands on a receipt. Texts are in Russian and Tajik: both are read at the counter. */
import type { CashCurrency } from '@rohi/contract/billing/cash';
import type { PaidKind } from '@rohi/contract/billing/charge-kinds';
import type { PaidUnit } from '@rohi/contract/billing/paid-units';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';

type BothTexts = { ru: string; tg: string };

/** Sums with a decimal point. */
export type ReceiptData = {
  point: { name: BothTexts; address: BothTexts };
  number: string;
  /** Dushanbe day and minute: `2026-11-20`, `14:33`. */
  day: string;
  time: string;
  drawer: string;
  clerk: string;
  customerCode: string;
  /** Of the total and of the lines. */
  currency: CashCurrency;
  lines: readonly {
    kind: PaidKind;
    /** Null of a debt from before the move-in. */
    trackingCode: string | null;
    amount: string;
    quantity: string | null;
    unit: PaidUnit | null;
    unitPrice: string | null;
  }[];
  total: string;
  means: readonly { means: PaymentMeans; given: string; reference: string | null }[];
  change: { TJS: string | null; USD: string | null };
  toBalance: string | null;
  /** `nominal` dollars cost `rate` somoni. */
  rate: { rate: string; nominal: number; rateDate: string; source: string } | null;
  /** Of money that was paid back: the receipt that it was paid by. */
  refundOf: string | null;
  /** Why it was paid back; null on a receipt of a payment. */
  reason: string | null;
  hotline: string | null;
  /** Where its customer finds it on the site; null where the site has no address. */
  link: string | null;
  isCopy: boolean;
};

/** A receipt for a printer of 80 mm paper, or as a PDF. */
export type ReceiptJob = { docType: 'receipt'; format: 'pdf' | 'escpos'; receipt: ReceiptData };
