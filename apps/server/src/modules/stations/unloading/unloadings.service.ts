/** Owns what stations of a hub ask about trips to unload. Promises that a device asks for its own unit alone, and that one which has ended begins and ends nothing. */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  ArrivingTrip,
  readUnloading as readCall,
  ScannedUnloading,
  settleUnloading as settleCall,
  unloadingSnapshot,
} from '@rohi/contract/linehaul/trip-arrival.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { listArrivals, readUnloadingSnapshot } from '../../linehaul/arrival/arrivals.service.ts';
import {
  beginUnloading,
  finishUnloading,
  type Unloader,
} from '../../linehaul/arrival/begin-unloading.service.ts';
import { settleUnloading } from '../../linehaul/arrival/settle-unloading.service.ts';
import { readUnloading } from '../../linehaul/arrival/unloading-page.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

export type AtDevice = { principal: UserPrincipal; deviceId: string };

/** The trips that come to the hub of a device. Throws `stations.deviceNotFound`. */
export async function arrivalsAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  locale: Locale,
): Promise<{ list: ArrivingTrip[] }> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return { list: await listArrivals(context, unitId, locale) };
}

/** An unloading as its station shows it. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function unloadingAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof readCall>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readUnloading(context, unitId, code, locale);
}

/** What a station stores of an unloading. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function snapshotOfUnloading(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
): Promise<DataOf<typeof unloadingSnapshot>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readUnloadingSnapshot(context, unitId, code);
}

async function unloaderAt(context: Context, { principal, deviceId }: AtDevice): Promise<Unloader> {
  const { unitId, endedAt, works } = await findOwnDevice(context, principal, deviceId);
  if (endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!works.includes('UNLOADING'))
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  return { principal, unitId };
}

/** Begins an unloading. Throws as the call says. */
export async function beginAt(context: Context, at: AtDevice, code: string): Promise<ScannedUnloading> {
  return beginUnloading(context, await unloaderAt(context, at), code);
}

/** Settles what is missing or too much. Throws as the call says. */
export async function settleAt(
  context: Context,
  principal: UserPrincipal,
  code: string,
  asked: BodyOf<typeof settleCall>,
): Promise<DataOf<typeof settleCall>> {
  const unloader = await unloaderAt(context, { principal, deviceId: asked.deviceId });
  return settleUnloading(context, unloader, code, asked);
}

/** Ends an unloading. Throws as the call says. */
export async function finishAt(
  context: Context,
  at: AtDevice,
  asked: { code: string; requestId: string },
): Promise<ScannedUnloading> {
  return finishUnloading(context, await unloaderAt(context, at), asked);
}
