/**
 * What a station is given of a code before it receives the box: nothing of the parcel itself, only what stands against
 * it in the device's own warehouse.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { parcelHere } from '@rohi/contract/stations/parcel-here.contract';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { whyNotInUnit } from '../../warehouse/parcel-here.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

/** Throws `stations.deviceNotFound`. */
export async function readParcelHere(
  context: Context,
  principal: UserPrincipal,
  { code, deviceId }: { code: string; deviceId: string },
): Promise<DataOf<typeof parcelHere>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return { refusal: (await whyNotInUnit(context, code, unitId)) ?? null };
}
