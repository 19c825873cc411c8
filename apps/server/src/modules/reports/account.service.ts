/**
 * Owns the customer's account as long as there is no billing: nobody can pay in or collect points yet, so those are true zeros,
 * and what is due follows from the parcels that lie ready.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { ownAccount } from '@rohi/contract/reports/own-reports.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { sumDues } from '../billing/ready-dues.service.ts';

/** The principal's account; all money in dollars, as charges are. */
export async function readAccount(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownAccount>> {
  const code = customerCode ?? '';
  const { freightMinor, storageMinor } = await sumDues(context, code);
  const none = usd(0n);
  return {
    customerCode: code,
    // Money cannot be paid in before there is billing, so nothing lies there.
    balance: { available: none, frozen: none, total: none },
    // Points come with a paid delivery, and no payment has been recorded yet.
    points: 0,
    unpaid: usd(freightMinor),
    storageFeesRunning: usd(storageMinor),
  };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
