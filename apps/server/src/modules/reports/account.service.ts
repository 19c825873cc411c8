/**
 * Owns the customer's account as long as there is no billing: nobody can pay in or collect points yet, so those are true zeros,
 * and what is due follows from the parcels that lie ready.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { ownAccount } from '@rohi/contract/reports/own-reports.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { sumStorage } from '../billing/parcel-price.service.ts';
import { findOverstayed } from '../tracking/tracking.service.ts';
import { sumReadyFreight } from './ready-parcels.store.ts';

/** The principal's account; all money in dollars, as charges are. */
export async function readAccount(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownAccount>> {
  const code = customerCode ?? '';
  const today = dushanbeDay(context.clock.now());
  const [unpaid, storage] = await Promise.all([
    sumReadyFreight(context.db, code),
    findOverstayed(context.db, code, today).then((parcels) => sumStorage(context, parcels)),
  ]);
  const none = usd(0n);
  return {
    customerCode: code,
    // Money cannot be paid in before there is billing, so nothing lies there.
    balance: { available: none, frozen: none, total: none },
    // Points come with a paid delivery, and no payment has been recorded yet.
    points: 0,
    unpaid: usd(unpaid),
    storageFeesRunning: usd(storage),
  };
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
