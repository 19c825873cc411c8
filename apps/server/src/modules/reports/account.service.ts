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
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';
import { listReadyParcels, type ReadyParcel } from './ready-parcels.store.ts';

/** The principal's account; all money in dollars, as charges are. */
export async function readAccount(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
): Promise<DataOf<typeof ownAccount>> {
  const code = customerCode ?? '';
  const parcels = await listReadyParcels(context.db, code);
  const unpaid = parcels.reduce((sum, { freightMinor }) => sum + (freightMinor ?? 0n), 0n);
  const storage = await storageOf(context, parcels);
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

/** What storage of those whose free days are over has come to; only their histories are read. */
async function storageOf(
  context: Pick<Context, 'db' | 'clock'>,
  parcels: readonly ReadyParcel[],
): Promise<bigint> {
  const today = dushanbeDay(context.clock.now());
  const over = parcels.filter(({ freeUntil }) => freeUntil !== null && freeUntil < today);
  const codes = over.map(({ trackingCode }) => trackingCode);
  return sumStorage(context, await findParcelsOfCodes(context.db, codes));
}
