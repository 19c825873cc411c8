/** The charge of a parcel as staff ask for it. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { getParcelCharge } from '@rohi/contract/tracking/staff-parcels.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { pointsFor } from '../pricing/charges/parcel-charge.service.ts';
import { findCodeForStaff } from '../tracking/staff/staff-parcels.service.ts';
import { findParcelsOfCodes } from '../tracking/tracking.service.ts';
import { priceParcels } from './parcel-price.service.ts';

/** What a parcel costs and why. Throws `tracking.parcelNotFound`, also for one beyond the principal's unit. */
export async function explainParcelCharge(
  context: Context,
  principal: UserPrincipal,
  id: string,
): Promise<DataOf<typeof getParcelCharge>> {
  const code = await findCodeForStaff(context, principal, id);
  const prices = await priceParcels(context, await findParcelsOfCodes(context.db, [code]));
  const price = prices.get(code);
  return { price: price?.wire ?? null, points: price === undefined ? null : pointsFor([price.charge]) };
}
