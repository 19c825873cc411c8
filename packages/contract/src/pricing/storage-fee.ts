import { divideRounded } from './exact-decimal.ts';
import { publicRates } from './public-rates.ts';

/** A parcel that lies at a pickup point: what is charged of it, and for how many days after the free ones. */
export type StoredGoods = { chargeableWeightG: bigint; paidDays: number; freightMinor: bigint };

const gramsPerKg = 1_000n;

/**
 * What storage after the free days costs, in cents: by the chargeable kilogram and day, at least so much a day, and never more
 * than the delivery (docs/domain.md, section 6).
 */
export function storageFeeMinor({ chargeableWeightG, paidDays, freightMinor }: StoredGoods): bigint {
  if (paidDays <= 0) return 0n;
  const byWeight = divideRounded(
    chargeableWeightG * BigInt(publicRates.storagePerKgDayMinor),
    gramsPerKg,
    'HALF_UP',
  );
  const least = BigInt(publicRates.storageLeastDayMinor);
  const fee = (byWeight > least ? byWeight : least) * BigInt(paidDays);
  return fee < freightMinor ? fee : freightMinor;
}
