/** How a refund goes back, and how it is answered. */
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import { convertMinor, readRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inMeans, moneyIn, tjs } from '../payments/describe-payment.ts';
import { noRate, todaysRate } from '../payments/payment-rate.service.ts';
import type { PaymentPart } from '../payments/payment-rows.ts';
import { needsDocument } from '../../accounts/customers/customers.service.ts';
import { findPayments, type StoredPayment } from '../payments/payment.store.ts';
import type { UsedRate } from '../ledger/posting.ts';
import { splitRefund } from './refund-sums.ts';
import { findRefunds, type RefundPart, type RefundRow } from './refund.store.ts';

const centsOfDollar = 100n;

export type WayBack = { payment: StoredPayment; parts: RefundPart[]; rate: UsedRate | null };

/**
 * By which means one that was not paid out goes back now. Throws `pricing.noRate` where cents of dollars are to be
 * given in somoni and no rate is known.
 */
export async function wayBack(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  { paymentId, amountMinor }: RefundRow,
): Promise<WayBack> {
  const { rows } = await findPayments(db, { id: paymentId });
  const [payment] = rows;
  if (payment === undefined) throw new AppError('billing.notFound');
  const before = (await findRefunds(db, { paymentId })).flatMap(({ means }) => means);
  const paid = payment.parts.map(({ means, applied, usd: worth }) => ({
    means,
    applied,
    usd: worth,
    ...backBy({ means, applied, usd: worth }, before),
  }));
  const back = splitRefund(paid, amountMinor);
  const hasCents = back.some(({ means, given }) => means === 'CASH_USD' && given % centsOfDollar > 0n);
  const rate = payment.rate ?? (hasCents ? ((await todaysRate({ db, clock }))?.used ?? null) : null);
  if (hasCents && rate === null) throw noRate({ clock });
  return { payment, rate, parts: back.map((part) => inNotes(part, rate)) };
}

/**
 * What of a means went back already. Dollars went back in whole ones and the rest of one in somoni: together they are
 * their share of what has paid.
 */
function backBy(
  { means, applied, usd: worth }: Pick<PaymentPart, 'means' | 'applied' | 'usd'>,
  before: readonly RefundPart[],
): { backGiven: bigint; backUsd: bigint } {
  const own = before.filter((back) => back.means === means);
  const backUsd = own.reduce((sum, { usd: back }) => sum + back, 0n);
  const backGiven = own.reduce((sum, { given }) => sum + given, 0n);
  const share = worth === 0n ? 0n : (applied * backUsd) / worth;
  return { backUsd, backGiven: means === 'CASH_USD' ? share : backGiven };
}

function inNotes(
  { means, given, usd: worth }: Pick<RefundPart, 'means' | 'given' | 'usd'>,
  rate: UsedRate | null,
): RefundPart {
  const cents = means === 'CASH_USD' ? given % centsOfDollar : 0n;
  const somoni = cents === 0n || rate === null ? 0n : convertMinor(cents, exchangeOf(rate));
  return { means, given: given - cents, somoni, usd: worth, reference: null };
}

function exchangeOf({ rate, nominal }: UsedRate): ExchangeRate {
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError('a payment has a rate that is none');
  return { nominal, rateMillionths };
}

/** As it is answered: how it went back, or how it would by now. */
export async function describeRefund(
  context: Pick<Context, 'clock'>,
  db: Db | Tx,
  refund: RefundRow,
): Promise<WireRefund> {
  const { id, paymentId, paidReceipt, customerCode, reason, owedAgain, state, askedBy } = refund;
  const own = moneyIn(refund.currency);
  const isOpen = state === 'WAITING' || state === 'APPROVED';
  const means = isOpen ? (await wayBack(context, db, refund)).parts : refund.means;
  return {
    id,
    paymentId,
    paidReceipt,
    customerCode,
    reason,
    owedAgain,
    state,
    askedBy,
    amount: own(refund.amountMinor),
    askedAt: refund.askedAt.toISOString(),
    endsAt: refund.endsAt.toISOString(),
    decidedBy: refund.decidedBy,
    lines: refund.lines.map(({ line, trackingCode, amountMinor }) => ({
      line,
      trackingCode,
      amount: own(amountMinor),
    })),
    means: means.map((part) => ({
      means: part.means,
      reference: part.reference,
      somoni: tjs(part.somoni),
      worth: own(part.usd),
      given: inMeans(part.means, part.given),
    })),
    paidAt: refund.paidAt?.toISOString() ?? null,
    paidBy: refund.paidBy,
    receiptNumber: refund.receiptNumber,
    needsDocument: isOpen && (await needsDocument(db, customerCode, context.clock.now())),
  };
}
