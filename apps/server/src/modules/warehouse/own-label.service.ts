/** Stickers of ours on boxes: a box whose label is torn gets a code of its own, by which every scan finds it from then on. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { lookAtSticker, useSticker } from '../tracking/codes/stickers.service.ts';
import { writeParcels, type ScannableParcel } from '../tracking/tracking.service.ts';
import { shown, type ScanOutcome, type StationAct } from './scan-outcome.service.ts';

/** Why a sticker cannot be stuck on a box; it is locked until the end of the transaction. */
export async function stickerRefusal(
  tx: Tx,
  trackingCode: string,
  parcel: ScannableParcel | undefined,
  sticker: string,
): Promise<ScanOutcome | undefined> {
  const use = await lookAtSticker(tx, normalizeTrackingCode(sticker), parcel?.id);
  if (use === 'USED') return shown(tx, trackingCode, 'BLOCKED', 'STICKER_USED');
  if (use === 'NO_STICKER') return shown(tx, trackingCode, 'BLOCKED', 'NO_SUCH_STICKER');
  return use === 'SAME' ? shown(tx, trackingCode, 'DUPLICATE', 'ALREADY_RECEIVED') : undefined;
}

/** A parcel that was received before gets its sticker; nothing else about it changes. */
export async function stickOn(
  context: Context,
  tx: Tx,
  { principal }: StationAct,
  { parcel, sticker, claimedAt }: { parcel: ScannableParcel; sticker: string; claimedAt: Date },
): Promise<ScanOutcome> {
  const { trackingCode } = parcel;
  const code = normalizeTrackingCode(sticker);
  const move = { actor: principal, source: 'station', claimedAt, implied: true } as const;
  await writeParcels(context, tx, [
    { trackingCode, declare: { facts: { lastMileTracking: code }, move }, moves: [] },
  ]);
  await useSticker(tx, code, parcel.id, context.clock.now());
  return shown(tx, trackingCode, 'OK', 'LABELLED');
}
