/** The trips that a station may load. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { LoadingTrip, loadingSnapshot } from '@rohi/contract/linehaul/trip-loading.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { listLoadingTrips, readLoadingSnapshot } from '../../linehaul/loading/load-check.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

/** The trips that are filled in the warehouse of a device. Throws `stations.deviceNotFound`. */
export async function listTrips(
  context: Context,
  principal: UserPrincipal,
  deviceId: string,
  locale: Locale,
): Promise<{ list: LoadingTrip[] }> {
  const device = await findOwnDevice(context, principal, deviceId);
  return { list: await listLoadingTrips(context, device.unitId, locale) };
}

/**
 * What a station stores of a trip that it loads, for the time offline. Throws `stations.deviceNotFound`,
 * `list.notFound`.
 */
export async function snapshotOfTrip(
  context: Context,
  principal: UserPrincipal,
  { code, deviceId }: { code: string; deviceId: string },
): Promise<DataOf<typeof loadingSnapshot>> {
  const device = await findOwnDevice(context, principal, deviceId);
  const snapshot = await readLoadingSnapshot(context, device.unitId, code);
  if (snapshot === undefined) throw new AppError('list.notFound');
  return snapshot;
}
