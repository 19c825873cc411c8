/**
 * Who works at a device, and in which unit: a device asks for its own unit alone, and one that has ended begins and
 * ends nothing.
 */
import type { StationWork } from '@rohi/contract/stations/station-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findOwnDevice } from './devices.service.ts';

export type AtDevice = { principal: UserPrincipal; deviceId: string };

/** The unit of a device. Throws `stations.deviceNotFound`. */
export async function unitAt(context: Context, { principal, deviceId }: AtDevice): Promise<number> {
  return (await findOwnDevice(context, principal, deviceId)).unitId;
}

/**
 * Who works at a device that is registered for this work. Throws `stations.deviceNotFound`, `stations.deviceEnded` and
 * `request.invalid`.
 */
export async function workerAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  work: StationWork,
): Promise<{ principal: UserPrincipal; unitId: number }> {
  const { unitId, endedAt, works } = await findOwnDevice(context, principal, deviceId);
  if (endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!works.includes(work))
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  return { principal, unitId };
}
