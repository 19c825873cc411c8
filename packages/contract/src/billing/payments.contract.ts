import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { typedAmount, wholeDollars } from './amounts.ts';
import { cashCurrencies } from './cash.ts';
import { chargeKinds, paidKinds } from './charge-kinds.ts';
import { paymentTerms } from './customer-terms.contract.ts';
import { paidUnits } from './paid-units.ts';
import { overages, paymentMeans } from './payment-sums.ts';

const taking = { kind: 'staff', authority: 'payment:take' } as const;
const customerCode = wireText({ max: 20, min: 1 });

/** The rate by which somoni are taken: `nominal` dollars cost `rate` somoni. */
export const paymentRate = z.object({
  rate: z.string(),
  nominal: z.int(),
  rateDate: z.string(),
  source: z.string(),
  /** It is of an earlier day. */
  stale: z.boolean(),
});

/**
 * What a parcel is charged for, with what was paid on it; `owed` is less than zero where more was paid than it costs
 * by now.
 */
const owedCharge = z.object({
  id: z.string(),
  kind: z.enum(chargeKinds),
  amount: money,
  corrected: money,
  paid: money,
  owed: money,
  /** The version that explains a delivery; storage goes by that of the arrival. */
  tariffVersionId: z.nullable(z.string()),
});

export const owedParcel = z.object({
  parcelId: z.string(),
  trackingCode: z.string(),
  pickupPointId: z.nullable(z.int()),
  /** The last day on which storage costs nothing. */
  freeUntil: z.nullable(z.string()),
  /** When it was collected without being paid; null of any other. */
  collectedAt: z.nullable(z.string()),
  /** On its way to the point: paid before departure from China. */
  isUnderWay: z.boolean(),
  owed: money,
  charges: z.array(owedCharge),
});
export type WireOwedParcel = z.output<typeof owedParcel>;

/** A debt from before the firm moved in, in its own currency; `amount` with its corrections. */
const openingDebt = z.object({
  id: z.string(),
  /** The Dushanbe day of the balances. */
  day: z.string(),
  /** What stood behind the sum in the file. */
  words: z.nullable(z.string()),
  amount: money,
  paid: money,
  owed: money,
});

/** Debts of one currency, the oldest first. Sums of two are never added. */
export const debtsOfCurrency = z.object({
  currency: z.enum(cashCurrencies),
  owed: money,
  list: z.array(openingDebt),
});
export type WireDebts = z.output<typeof debtsOfCurrency>;

export const readOwed = endpoint({
  method: 'GET',
  path: '/staff/payments/owed',
  summary:
    'What a customer owes for parcels that lie ready, were collected unpaid or are paid before departure, parcel by parcel, with the balance and the rate of today',
  access: taking,
  query: z.object({ customerCode }),
  data: z.object({
    customerCode: z.string(),
    name: z.nullable(z.string()),
    terms: z.enum(paymentTerms),
    balance: money,
    points: z.int(),
    /** Null where there is none: then somoni cannot be taken. */
    rate: z.nullable(paymentRate),
    owed: money,
    owedTjs: z.nullable(money),
    parcels: z.array(owedParcel),
    /** Debts from before the move-in, apart from what parcels cost. */
    debts: z.array(debtsOfCurrency),
  }),
  errors: ['request.invalid', 'billing.customerNotFound', 'customers.codeAmbiguous', 'request.tooMany'],
});

const paidLine = z.object({
  kind: z.enum(paidKinds),
  /** Null of a debt from before the move-in. */
  trackingCode: z.nullable(z.string()),
  amount: money,
  /**
   * What explains it: kilograms, cubic metres or paid days, and the price of one; all three are null unless their
   * product is the amount.
   */
  quantity: z.nullable(z.string()),
  unit: z.nullable(z.enum(paidUnits)),
  unitPrice: z.nullable(z.string()),
});

const payment = z.object({
  id: z.string(),
  /** Of the receipt: point, year and number. */
  receiptNumber: z.string(),
  at: z.string(),
  /** Of a late item: when the money was taken, as the device says; its shift was counted before the payment came. */
  takenAt: z.nullable(z.string()),
  customerCode: z.string(),
  clerk: z.string(),
  drawer: z.string(),
  unitId: z.int(),
  /** Of all its sums: somoni where a debt in somoni was paid. */
  currency: z.enum(cashCurrencies),
  lines: z.array(paidLine),
  total: money,
  /** `given` in the currency of the means; `worth` is what it paid of the total. */
  means: z.array(
    z.object({ means: z.enum(paymentMeans), given: money, worth: money, reference: z.nullable(z.string()) }),
  ),
  change: z.object({ TJS: money, USD: money }),
  /** What of it went to the balance. */
  toBalance: money,
  rate: z.nullable(z.omit(paymentRate, { stale: true })),
});
export type WirePayment = z.output<typeof payment>;
export { payment as wirePayment };

export const chargeId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const mostCharges = 500;
const mostPoints = 10_000_000;

export const takePayment = endpoint({
  method: 'POST',
  path: '/staff/payments',
  summary:
    'Takes money from a customer at the drawer of the own open shift: charges as they were shown, by points, balance, dollars, card and somoni together; without charges it goes to the balance. One that comes after its shift was counted is a late item of that shift. A repeated `requestId` changes nothing',
  access: taking,
  body: z.strictObject({
    requestId: z.uuid(),
    customerCode,
    /** As they were shown: what has changed meanwhile is asked again. */
    charges: z.array(z.strictObject({ id: chargeId, amount: typedAmount })).check(
      z.maxLength(mostCharges),
      z.refine((charges) => new Set(charges.map(({ id }) => id)).size === charges.length, {
        params: { error: 'notAllowed' },
      }),
    ),
    /** Points of the customer, for a part of the deliveries alone. */
    points: z.optional(z.int().check(z.gte(1), z.lte(mostPoints))),
    balance: z.optional(typedAmount),
    card: z.optional(z.strictObject({ amount: typedAmount, reference: wireText({ max: 40, min: 1 }) })),
    cash: z.optional(z.strictObject({ TJS: z.optional(typedAmount), USD: z.optional(wholeDollars) })),
    /** The rate that was shown; needed wherever somoni are taken or given back. */
    rate: z.optional(
      z.strictObject({ rate: wireText({ max: 20 }), rateDate: z.string().check(z.refine(isDay)) }),
    ),
    over: z.enum(overages),
    /**
     * The shift that took the money, and the time by the device. A payment that arrives after the shift was counted is
     * a late item of it.
     */
    taken: z.optional(z.strictObject({ shiftId: z.uuid(), at: wireMoment })),
  }),
  data: payment,
  errors: [
    'request.invalid',
    'billing.customerNotFound',
    'customers.codeAmbiguous',
    'request.tooMany',
    'billing.noOpenShift',
    'billing.takenElsewhere',
    'billing.owedChanged',
    'billing.rateChanged',
    'billing.paidTooLittle',
    'billing.paidTooMuch',
    'billing.nothingOwed',
    'billing.balanceTooSmall',
    'billing.pointsTooFew',
    'billing.pointsTooMany',
    'billing.drawerTooEmpty',
    'billing.requestReused',
    'pricing.noRate',
    'server.busy',
  ],
});

export const readPayment = endpoint({
  method: 'GET',
  path: '/staff/payments/{id}',
  summary: 'A payment of the own point, or of any',
  access: taking,
  params: z.object({ id: z.uuid() }),
  data: payment,
  errors: ['request.invalid', 'billing.notFound'],
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/staff/payments',
  summary:
    'Payments of the own point, or of all, the newest first; of one customer, or the one of a receipt number',
  access: taking,
  query: z.object({
    ...pagingQuery,
    customerCode: z.optional(customerCode),
    receiptNumber: z.optional(wireText({ max: 60, min: 1 })),
  }),
  data: z.object({ total: z.int(), list: z.array(payment) }),
  errors: ['request.invalid', 'billing.customerNotFound', 'customers.codeAmbiguous', 'request.tooMany'],
});

/** Media types of a receipt: a page, and what a printer of 80 mm paper takes. */
export const receiptTypes = { pdf: 'application/pdf', escpos: 'application/octet-stream' } as const;

/** As which file, and whether it says that it is a copy. */
export const receiptQuery = z.object({
  format: z._default(z.enum(['pdf', 'escpos']), 'pdf'),
  copy: z._default(z.enum(['true', 'false']), 'true'),
});

export const printReceipt = endpoint({
  method: 'GET',
  path: '/staff/payments/{id}/receipt',
  summary:
    'The receipt of a payment of the own point, or of any: a PDF, or dots for a printer of receipts; `copy` says so on it',
  access: taking,
  params: z.object({ id: z.uuid() }),
  query: receiptQuery,
  data: z.unknown(),
  download: [receiptTypes.pdf, receiptTypes.escpos],
  errors: ['request.invalid', 'billing.notFound', 'server.busy'],
});

export const paymentEndpoints = [readOwed, takePayment, readPayment, listPayments, printReceipt] as const;
