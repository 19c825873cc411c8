/** Letters to customers about refunds: each thing once, in the transaction that it happens in. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { usd } from '../payments/describe-payment.ts';
import type { RefundRow } from './refund.store.ts';

/** Writes to whose money it is that a refund was approved, paid out, or taken back after it was approved. Also to who wants no letters about parcels. */
export async function writeOfRefund(
  context: Context,
  tx: Tx,
  refund: RefundRow,
  news: 'approved' | 'paid' | 'takenBack',
): Promise<void> {
  const { customerCode, paidReceipt: receipt, amountMinor, owedAgain, endsAt, receiptNumber } = refund;
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email, locale } = reader;
  const to = { to: email, locale };
  const params = { receipt, amount: usd(amountMinor).amount, hotline: await readHotline(context) };
  if (news === 'approved')
    await queueLetter(tx, {
      ...to,
      letter: 'refundApproved',
      params: { ...params, endsAt: endsAt.toISOString() },
    });
  else if (news === 'paid')
    await queueLetter(tx, {
      ...to,
      letter: 'refundPaid',
      params: { ...params, owedAgain, refundReceipt: receiptNumber ?? '' },
    });
  else await queueLetter(tx, { ...to, letter: 'refundTakenBack', params });
}
