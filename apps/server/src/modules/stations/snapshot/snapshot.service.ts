/**
 * Owns what a station is sent of what it expects, and of what lies in its warehouse. Promises that a device gets what
 * concerns its own unit alone, and only for the work it is registered for.
 */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { bagSnapshot } from '@rohi/contract/stations/bag-snapshot.contract';
import type { stationSnapshot } from '@rohi/contract/stations/snapshot.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readBagSnapshot } from '../../warehouse/bags/bag-snapshot.service.ts';
import { readSnapshot } from '../../warehouse/expected-parcels.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

/**
 * The snapshot of a device. Throws `stations.deviceNotFound`, `stations.deviceEnded`, `request.invalid` for work that
 * is not its own.
 */
export async function snapshotOf(
  context: Context,
  principal: UserPrincipal,
  { deviceId, kind, since }: QueryOf<typeof stationSnapshot>,
  locale: Locale,
): Promise<DataOf<typeof stationSnapshot>> {
  const device = await findOwnDevice(context, principal, deviceId);
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!device.works.includes(kind))
    throw new AppError('request.invalid', { fields: [{ field: 'kind', error: 'notAllowed' }] });
  return readSnapshot(context, device.unitId, { since, locale });
}

/**
 * What lies in the warehouse of a device that receives, for its bags. Throws `stations.deviceNotFound`,
 * `stations.deviceEnded`, `request.invalid` for another device.
 */
export async function bagSnapshotOf(
  context: Context,
  principal: UserPrincipal,
  { deviceId, since }: QueryOf<typeof bagSnapshot>,
  locale: Locale,
): Promise<DataOf<typeof bagSnapshot>> {
  const device = await findOwnDevice(context, principal, deviceId);
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  // Receiving stations fill bags.
  if (!device.works.includes('RECEIVING'))
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  return readBagSnapshot(context, device.unitId, { since, locale });
}
