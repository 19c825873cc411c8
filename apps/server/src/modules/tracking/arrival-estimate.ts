import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { deliveryDays } from '@rohi/contract/site/limits';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ArrivalEstimate } from '@rohi/contract/tracking/tracking.contract';

/**
 * When the parcel should reach its pickup point: 18–22 Dushanbe days after receipt in China (specification, section 9),
 * `constant` until there is history to learn from. Null before receipt and once the parcel has arrived or is closed.
 */
export function estimateArrival(parcel: {
  status: ParcelStatus;
  receivedAt: Date | null;
}): ArrivalEstimate | null {
  if (
    parcel.receivedAt === null ||
    parcel.status === ParcelStatus.AwaitingCustomer ||
    isClosed(parcel.status)
  )
    return null;
  const received = dushanbeDay(parcel.receivedAt);
  return {
    from: addDays(received, deliveryDays.min),
    to: addDays(received, deliveryDays.max),
    basis: 'constant',
    samples: 0,
  };
}
