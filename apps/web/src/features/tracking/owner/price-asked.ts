import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { OwnersBlock, TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/** What the delivery costs where it is asked for: nothing is paid for what is searched for or goes back to its sender. */
export function priceAsked(
  price: OwnersBlock['price'],
  problems: TrackedParcel['problems'],
): OwnersBlock['price'] {
  return staysFor(problems) === undefined ? price : null;
}
