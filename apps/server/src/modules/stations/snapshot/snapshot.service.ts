/** Owns what a station is sent of what it expects. Promises that a device gets what concerns its own unit alone, and only for the work it is registered for. */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { stationSnapshot } from '@rohi/contract/stations/snapshot.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readSnapshot } from '../../warehouse/expected-parcels.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

/** The snapshot of a device. Throws `stations.deviceNotFound`, `stations.deviceEnded`, `request.invalid` for work that is not its own. */
export async function snapshotOf(
  context: Context,
  principal: UserPrincipal,
  { deviceId, kind, since }: QueryOf<typeof stationSnapshot>,
): Promise<DataOf<typeof stationSnapshot>> {
  const device = await findOwnDevice(context, principal, deviceId);
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!device.works.includes(kind))
    throw new AppError('request.invalid', { fields: [{ field: 'kind', error: 'notAllowed' }] });
  return readSnapshot(context, device.unitId, since);
}
