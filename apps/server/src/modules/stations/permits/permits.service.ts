/**
 * Issues permits for offline scanning. Promises that a permit names one device and one login, that no other text passes
 * for one, and that it is good no more once the device has ended, the account is disabled, or the login was ended by
 * anything but its time and its owner's log-out.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { stationPermit } from '@rohi/contract/stations/devices.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readSecret } from '../../../platform/installation-keys.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findLoginHolder, type LoginHolder } from '../../accounts/log-in/login-holder.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { isGoodAt, permitOf, readPermit, writePermit } from './permit.ts';

/**
 * The permit of a login at a device, the same each time. Throws `stations.deviceNotFound` and `stations.deviceEnded`.
 */
export async function givePermit(
  context: Context,
  { principal, loginId }: { principal: UserPrincipal; loginId: string },
  deviceId: string,
): Promise<DataOf<typeof stationPermit>> {
  const device = await findOwnDevice(context, principal, deviceId);
  if (device.endedAt !== null) throw new AppError('stations.deviceEnded');
  const holder = await findLoginHolder(context.db, loginId);
  if (holder === undefined) throw new AppError('auth.sessionExpired');
  const login = { id: loginId, beganAt: holder.beganAt };
  const permit = permitOf(deviceId, login, context.config.staffLoginMs);
  const secret = await readSecret(context, 'STATION_PERMIT');
  return { permit: writePermit(secret, permit), endsAt: permit.to.toISOString() };
}

/**
 * The holder of a permit text that was good at this device at that time, and since when they were logged in; undefined
 * when it is none, or good no more.
 */
export async function holderOfPermit(
  context: Pick<Context, 'db' | 'clock' | 'secrets'>,
  device: DeviceRow,
  text: string,
  readAt: Date,
): Promise<Pick<LoginHolder, 'principal' | 'beganAt'> | undefined> {
  const permit = readPermit(await readSecret(context, 'STATION_PERMIT'), device.id, text);
  if (permit === undefined) return undefined;
  const holder = await findLoginHolder(context.db, permit.loginId);
  const isGood = holder !== undefined && !holder.isRevoked && isGoodAt(permit, readAt, holder.loggedOutAt);
  return isGood ? holder : undefined;
}
