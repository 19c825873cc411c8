/** Owns what stations of a pickup point ask about transfers that come. Promises that a device asks for its own point alone, and that one which has ended begins and ends nothing. */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type * as calls from '@rohi/contract/linehaul/transfer-arrivals.contract';
import type { ScannedTransfer } from '@rohi/contract/linehaul/transfers.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  beginAcceptance,
  finishAcceptance,
  settleAcceptance,
} from '../../linehaul/transfers/accept-transfer.service.ts';
import {
  listComing,
  readAcceptance,
  readAcceptanceSnapshot,
} from '../../linehaul/transfers/acceptance-pages.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { workerAt, type AtDevice } from './hub-transfers.service.ts';

/** The transfers that come to the point of a device. Throws `stations.deviceNotFound`. */
export async function comingAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  locale: Locale,
): Promise<DataOf<typeof calls.listComingTransfers>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return listComing(context, unitId, locale);
}

/** An acceptance as its station shows it. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function acceptanceAt(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof calls.readAcceptance>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readAcceptance(context, unitId, code, locale);
}

/** What a station stores of an acceptance. Throws `stations.deviceNotFound` and `list.notFound`. */
export async function snapshotOfAcceptance(
  context: Context,
  { principal, deviceId }: AtDevice,
  code: string,
): Promise<DataOf<typeof calls.acceptanceSnapshot>> {
  const { unitId } = await findOwnDevice(context, principal, deviceId);
  return readAcceptanceSnapshot(context, unitId, code);
}

/** Begins an acceptance. Throws as the call says. */
export async function beginAcceptanceAt(
  context: Context,
  at: AtDevice,
  code: string,
): Promise<ScannedTransfer> {
  return beginAcceptance(context, await workerAt(context, at, 'ACCEPTING'), code);
}

/** Settles what is missing or too much. Throws as the call says. */
export async function settleAcceptanceAt(
  context: Context,
  principal: UserPrincipal,
  code: string,
  asked: BodyOf<typeof calls.settleAcceptance>,
): Promise<DataOf<typeof calls.settleAcceptance>> {
  const worker = await workerAt(context, { principal, deviceId: asked.deviceId }, 'ACCEPTING');
  return settleAcceptance(context, worker, code, asked);
}

/** Ends an acceptance. Throws as the call says. */
export async function finishAcceptanceAt(
  context: Context,
  at: AtDevice,
  asked: { code: string; requestId: string },
): Promise<ScannedTransfer> {
  return finishAcceptance(context, await workerAt(context, at, 'ACCEPTING'), asked);
}
