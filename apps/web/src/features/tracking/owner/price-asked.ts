import { whyStays } from '@rohi/contract/tracking/stays-put';
import type { OwnersBlock, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/**
 * What the delivery costs where it is asked for: nothing is paid for what was cancelled, is searched for or goes back
 * to its sender.
 */
export function priceAsked(
  parcel: Pick<TrackedParcel, 'status' | 'problems'>,
  price: OwnersBlock['price'],
): OwnersBlock['price'] {
  return whyStays(parcel) === undefined ? price : null;
}
