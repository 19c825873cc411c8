import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';

/** Days from receipt in China to the pickup point. */
export type DeliveryDays = { readonly min: number; readonly max: number };

/**
 * When the parcel should reach its pickup point: so many Dushanbe days after receipt in China (specification, section 9),
 * `constant` until there is history to learn from. Null before receipt and once the parcel has arrived or is closed.
 */
export function estimateArrival(
  parcel: { status: ParcelStatus; receivedAt: Date | null },
  days: DeliveryDays,
): ArrivalEstimate | null {
  if (
    parcel.receivedAt === null ||
    parcel.status === ParcelStatus.AwaitingCustomer ||
    isClosed(parcel.status)
  )
    return null;
  const received = dushanbeDay(parcel.receivedAt);
  return {
    from: addDays(received, days.min),
    to: addDays(received, days.max),
    basis: 'constant',
    samples: 0,
  };
}
