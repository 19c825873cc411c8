/**
 * The weight of what has come to the hub, and the price of its delivery: where China leaves both to the hub, its owner
 * learns of them only then.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../context.ts';
import type { ArrivedSums } from '../notifications/notifications.service.ts';
import { findRate } from '../pricing/rates/currency-rate.service.ts';
import { sumParcels } from './arrived-sums.store.ts';

/** Of parcels together, in somoni at the rate of today. */
export async function readArrivedSums(context: Context, parcelIds: readonly string[]): Promise<ArrivedSums> {
  const day = dushanbeDay(context.clock.now());
  const [sums, rate] = await Promise.all([
    sumParcels(context.db, parcelIds),
    findRate(context, { from: 'USD', to: 'TJS', day }),
  ]);
  const { weightG = null, usdMinor = null } = sums ?? {};
  const hasSomoni = usdMinor !== null && rate !== undefined;
  return {
    weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
    usd: usdMinor === null ? null : writeDecimal(BigInt(usdMinor), 2),
    tjs: hasSomoni ? writeDecimal(rate.convert(BigInt(usdMinor)), 2) : null,
  };
}
