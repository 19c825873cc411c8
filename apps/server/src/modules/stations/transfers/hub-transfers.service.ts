/** Owns what stations of a hub ask about transfers. Promises that a device asks for its own hub alone, and that one which has ended opens and ends nothing. */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type * as calls from '@rohi/contract/linehaul/transfers.contract';
import type { ScannedTransfer } from '@rohi/contract/linehaul/transfers.contract';
import type { Locale } from '@rohi/contract/locales';
import type { StationWork } from '@rohi/contract/stations/station-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { departTransfer, reopenTransfer } from '../../linehaul/transfers/depart-transfer.service.ts';
import { openTransfer, type Transferrer } from '../../linehaul/transfers/open-transfer.service.ts';
import { closeTransfer, settleTransfer } from '../../linehaul/transfers/transfer-acts.service.ts';
import {
  listHubTransfers,
  readHubTransfer,
  readTransferSnapshot,
} from '../../linehaul/transfers/transfer-pages.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';

export type AtDevice = { principal: UserPrincipal; deviceId: string };

/** Who works at a device that is registered for this work. Throws `stations.deviceNotFound`, `stations.deviceEnded` and `request.invalid`. */
export async function workerAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  work: StationWork,
): Promise<Transferrer> {
  const { unitId, endedAt, works } = await findOwnDevice(context, principal, deviceId);
  if (endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!works.includes(work))
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  return { principal, unitId };
}

/** What waits at the hub of a device, and its transfers. Throws `stations.deviceNotFound`. */
export async function transfersAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  locale: Locale,
): Promise<DataOf<typeof calls.listTransfers>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return listHubTransfers(context, unitId, locale);
}

/** A transfer as its station shows it. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function transferAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof calls.readTransfer>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readHubTransfer(context, unitId, code, locale);
}

/** What a station stores of a transfer. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function snapshotOfTransfer(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
): Promise<DataOf<typeof calls.transferSnapshot>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readTransferSnapshot(context, unitId, code);
}

/** Opens a transfer. Throws as the call says. */
export async function openAt(context: Context, at: AtDevice, pointId: number): Promise<ScannedTransfer> {
  return openTransfer(context, await workerAt(context, at, 'TRANSFERRING'), pointId);
}

/** Settles what is left. Throws as the call says. */
export async function settleAt(
  context: Context,
  principal: UserPrincipal,
  code: string,
  asked: BodyOf<typeof calls.settleTransfer>,
): Promise<DataOf<typeof calls.settleTransfer>> {
  const worker = await workerAt(context, { principal, deviceId: asked.deviceId }, 'TRANSFERRING');
  return settleTransfer(context, worker, code, asked);
}

/** Closes a transfer. Throws as the call says. */
export async function closeAt(
  context: Context,
  at: AtDevice,
  asked: { code: string; requestId: string },
): Promise<ScannedTransfer> {
  return closeTransfer(context, await workerAt(context, at, 'TRANSFERRING'), asked);
}

/** Sends a transfer off. Throws as the call says. */
export async function departAt(
  context: Context,
  principal: UserPrincipal,
  code: string,
  asked: BodyOf<typeof calls.departTransfer>,
): Promise<ScannedTransfer> {
  const worker = await workerAt(context, { principal, deviceId: asked.deviceId }, 'TRANSFERRING');
  return departTransfer(context, worker, code, asked);
}

/** Opens a transfer again. Throws as the call says. */
export async function reopenAt(
  context: Context,
  principal: UserPrincipal,
  code: string,
  asked: BodyOf<typeof calls.reopenTransfer>,
): Promise<ScannedTransfer> {
  const worker = await workerAt(context, { principal, deviceId: asked.deviceId }, 'TRANSFERRING');
  return reopenTransfer(context, worker, code, asked);
}
