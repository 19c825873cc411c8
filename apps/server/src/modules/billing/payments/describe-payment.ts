/** A payment as it is answered. */
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import type { PaymentLine, PaymentPart, PaymentRow } from './payment-rows.ts';

/** Writes minor units of a currency. */
export const moneyIn = (currency: CashCurrency) => (amountMinor: bigint) =>
  toWireMoney({ amountMinor, currency });
export const usd = moneyIn('USD');
export const tjs = moneyIn('TJS');

export function inMeans(means: PaymentMeans, amountMinor: bigint) {
  return means === 'CARD' || means === 'CASH_TJS' ? tjs(amountMinor) : usd(amountMinor);
}

export type DescribedPayment = PaymentRow & {
  receiptNumber: string;
  drawer: string;
  lines: readonly PaymentLine[];
  parts: readonly PaymentPart[];
};

export function describePayment(payment: DescribedPayment): WirePayment {
  const { id, receiptNumber, customerCode, clerk, drawer, unitId, rate, currency } = payment;
  const own = moneyIn(currency);
  return {
    id,
    receiptNumber,
    customerCode,
    clerk,
    drawer,
    unitId,
    rate,
    currency,
    at: payment.at.toISOString(),
    takenAt: payment.takenAt?.toISOString() ?? null,
    lines: payment.lines.map(({ kind, trackingCode, amountMinor, quantity, unit, unitPrice }) => ({
      kind,
      trackingCode,
      quantity,
      unit,
      unitPrice,
      amount: own(amountMinor),
    })),
    total: own(payment.totalMinor),
    means: payment.parts.map(({ means, given, usd: worth, reference }) => ({
      means,
      reference,
      given: inMeans(means, given),
      worth: own(worth),
    })),
    change: { TJS: tjs(payment.changeTjs), USD: usd(payment.changeUsd) },
    toBalance: usd(payment.toBalanceMinor),
  };
}
