/** When something was given or paid that is sent later. */
import type { Tx } from '../../../platform/database.ts';
import { shiftOpening } from '../../billing/shifts/late-items.service.ts';
import { inTheseHandsSince, lockParcels } from '../../tracking/tracking.service.ts';
import { boundedMoment } from './permit.ts';

type Act = { action: 'GIVE'; code: string } | { action: 'TAKE_CASH'; shiftId: string };

/**
 * The moment that counts for an act that is said to have been done at `said`, by the clock of the service: nothing was
 * given before the parcel lay at the point or was with its courier, and no cash was taken before its shift was opened.
 * The parcel is locked from here on.
 */
export async function momentOfAct(tx: Tx, act: Act, claimedAt: Date, now: Date): Promise<Date> {
  if (act.action === 'TAKE_CASH') return boundedMoment(claimedAt, now, [await shiftOpening(tx, act.shiftId)]);
  const [parcel] = await lockParcels(tx, [act.code]);
  return boundedMoment(claimedAt, now, [parcel && inTheseHandsSince(parcel)]);
}
