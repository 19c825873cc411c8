/** A payment as it is answered. */
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { PaymentMeans } from '@rohi/contract/billing/payment-sums';
import type { PaymentLine, PaymentPart, PaymentRow } from './payment-rows.ts';

export const usd = (amountMinor: bigint) => toWireMoney({ amountMinor, currency: 'USD' });
export const tjs = (amountMinor: bigint) => toWireMoney({ amountMinor, currency: 'TJS' });

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
  const { id, receiptNumber, customerCode, clerk, drawer, unitId, rate } = payment;
  return {
    id,
    receiptNumber,
    customerCode,
    clerk,
    drawer,
    unitId,
    rate,
    at: payment.at.toISOString(),
    takenAt: payment.takenAt?.toISOString() ?? null,
    lines: payment.lines.map(({ kind, trackingCode, amountMinor, quantity, unit, unitPrice }) => ({
      kind,
      trackingCode,
      quantity,
      unit,
      unitPrice,
      amount: usd(amountMinor),
    })),
    total: usd(payment.totalMinor),
    means: payment.parts.map(({ means, given, usd: worth, reference }) => ({
      means,
      reference,
      given: inMeans(means, given),
      worth: usd(worth),
    })),
    change: { TJS: tjs(payment.changeTjs), USD: usd(payment.changeUsd) },
    toBalance: usd(payment.toBalanceMinor),
  };
}
