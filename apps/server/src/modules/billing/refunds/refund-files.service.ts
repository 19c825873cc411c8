/** The receipt of money that went back, as it is printed. */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';
import { inMeans, moneyIn } from '../payments/describe-payment.ts';
import { findPayments, type StoredPayment } from '../payments/payment.store.ts';
import { printedFoot } from '../payments/receipt-files.service.ts';
import { findRefunds, paidOutAt, type RefundPart, type RefundRow } from './refund.store.ts';

/** Throws `billing.notFound` for one elsewhere or not paid out, `server.busy`. */
export async function drawRefundReceipt(
  context: Context,
  principal: UserPrincipal,
  id: string,
  { format, isCopy }: { format: 'pdf' | 'escpos'; isCopy: boolean },
): Promise<{ bytes: Buffer; fileName: string }> {
  const [refund] = await findRefunds(context.db, { id, unitId: boundPointOf(principal) });
  const till = await paidOutAt(context.db, id);
  const { receiptNumber: number, paidAt, paidBy } = refund ?? {};
  if (!refund || !till || !number || !paidAt) throw new AppError('billing.notFound');
  const [day = '', time = ''] = dushanbeMinute(paidAt).split(' ');
  const receipt = {
    number,
    day,
    time,
    drawer: till.drawer,
    clerk: paidBy ?? '',
    customerCode: refund.customerCode,
    currency: refund.currency,
    isCopy,
    refundOf: refund.paidReceipt,
    reason: refund.reason,
    rate: await rateOf(context, refund),
    toBalance: null,
    change: { TJS: null, USD: null },
    ...(await printedFoot(context, till.unitId)),
    lines: refund.lines.map(({ kind, trackingCode, amountMinor }) => ({
      kind,
      trackingCode,
      amount: moneyIn(refund.currency)(amountMinor).amount,
      quantity: null,
      unit: null,
      unitPrice: null,
    })),
    total: moneyIn(refund.currency)(refund.amountMinor).amount,
    means: refund.means.flatMap(printedMeans),
  };
  const bytes = await printInThread(await readFirmName(context), { docType: 'receipt', format, receipt });
  return { bytes, fileName: `${number}.${format === 'pdf' ? 'pdf' : 'bin'}` };
}

/** Money of the other currency goes back by the rate that it was taken at. */
async function rateOf(
  { db }: Context,
  { paymentId, means, currency }: RefundRow,
): Promise<StoredPayment['rate']> {
  const isExchanged = ({ means: by, given, somoni }: RefundPart) =>
    somoni > 0n || inMeans(by, given).currency !== currency;
  if (!means.some(isExchanged)) return null;
  const { rows } = await findPayments(db, { id: paymentId });
  return rows[0]?.rate ?? null;
}

/** What of dollars is below one went back in somoni, and stands as cash of its own. */
function printedMeans({ means, given, somoni, reference }: RefundPart) {
  const parts = [{ means, given: inMeans(means, given).amount, reference }];
  if (somoni === 0n) return parts;
  const cents = { means: 'CASH_TJS' as const, given: inMeans('CASH_TJS', somoni).amount, reference: null };
  return given === 0n ? [cents] : [...parts, cents];
}
