/**
 * Owns what a second weight at a hub does. Promises that a lower weight counts at once, with its price and a letter in
 * the same transaction, and that a higher one changes nothing until a person has decided.
 */
import { usualWeighing } from '@rohi/contract/reference-data/usual-settings';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import {
  effectiveEvents,
  lockScannable,
  writeParcels,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readHotline, readSettings } from '../../reference-data/settings.service.ts';
import { priceByWeights } from '../../billing/charges/weighed-price.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { outcomeFor, type ScanOutcome } from '../../warehouse/scan-outcome.service.ts';
import type { CarryAct } from '../container-kind.service.ts';
import { compareWeights, isFarFromFirst, isOfSample } from './weighing-rules.ts';
import {
  deleteWeighing,
  insertWeighing,
  waitsForRefund,
  wasWeighedAgain,
  type FoundWeight,
} from './second-weighing.store.ts';

type WeighScan = {
  scanId: string;
  code: string;
  claimedAt: Date;
  weightG: number;
  /** The clerk was asked and has confirmed: the weight is what it is. */
  isSure: boolean;
};

const verdicts: Partial<Record<ScanSay, ScanVerdict>> = {
  WEIGHED_FIRST: 'OK',
  WEIGHT_AGREES: 'OK',
  WEIGHT_LOWERED: 'OK',
  WEIGHT_HIGHER: 'OK',
  NOT_AT_HUB: 'WRONG_PLACE',
};

/** Takes a second weight of a parcel that lies at the hub, or says why not. */
export async function weighAgain(
  context: Context,
  tx: Tx,
  act: CarryAct,
  scan: WeighScan,
): Promise<ScanOutcome> {
  const say = await takeWeight(context, tx, act, scan);
  const outcome = await outcomeFor(tx, scan.code, verdicts[say] ?? 'BLOCKED', say);
  return say === 'NOT_AT_HUB' ? { ...outcome, parcel: null } : outcome;
}

async function takeWeight(context: Context, tx: Tx, act: CarryAct, scan: WeighScan): Promise<ScanSay> {
  const parcel = await lockScannable(context, tx, scan.code);
  if (parcel === undefined || !isAtHub(parcel, act.unitId)) return 'NOT_AT_HUB';
  const weights = { oldG: parcel.facts.weightG, newG: scan.weightG };
  if (weights.oldG === null && isLeftToHub(parcel)) {
    const move = {
      actor: act.principal,
      source: 'station',
      claimedAt: scan.claimedAt,
      implied: true,
    } as const;
    const { trackingCode } = parcel;
    const declare = { facts: { weightG: scan.weightG }, move };
    await writeParcels(context, tx, [{ trackingCode, declare, moves: [] }]);
    return 'WEIGHED_FIRST';
  }
  if (isFarFromFirst(weights) && !scan.isSure) return 'FAR_FROM_FIRST_WEIGHT';
  const { tolerance } = await weighingSettings(context);
  const compared = compareWeights(weights, tolerance);
  if (compared !== 'AGREES' && (await waitsForRefund(tx, parcel.id))) return 'REFUND_WAITS';
  const { isOverpaid, ...prices } = await priceByWeights(tx, parcel.id, scan.weightG);
  const found = {
    id: scan.scanId,
    parcelId: parcel.id,
    unitId: act.unitId,
    ...weights,
    ...prices,
    at: context.clock.now(),
    by: act.principal.name,
    device: act.device,
  };
  if (compared !== 'LOWER') {
    sendAhead(insertWeighing(tx, { ...found, outcome: compared }));
    return compared === 'AGREES' ? 'WEIGHT_AGREES' : 'WEIGHT_HIGHER';
  }
  const outcome = isOverpaid ? 'LOWERED_PAID' : 'LOWERED';
  sendAhead(insertWeighing(tx, { ...found, outcome }));
  await makeWeightCount(context, tx, { act, parcel, found, isOverpaid, claimedAt: scan.claimedAt });
  return 'WEIGHT_LOWERED';
}

/**
 * Takes a wrong second weight back: an earlier one waits for a person again, and a weight that has counted counts no
 * more; the owner gets a letter about it. False where a person or a further weight has settled it, or money goes back.
 */
export async function takeWeighingBack(
  context: Context,
  tx: Tx,
  act: CarryAct,
  { scanId, claimedAt }: { scanId: string; claimedAt: Date },
  parcel: ScannableParcel,
): Promise<boolean> {
  const gone = await deleteWeighing(tx, scanId);
  if (gone === undefined) return false;
  if (gone.outcome !== 'LOWERED') return true;
  if (gone.oldG === null || parcel.facts.weightG !== gone.newG) return false;
  const found = { oldG: gone.newG, newG: gone.oldG, oldMinor: gone.newMinor, newMinor: gone.oldMinor };
  await makeWeightCount(context, tx, { act, parcel, found, isOverpaid: false, claimedAt });
  return true;
}

/** The warehouse in China has left its weight to the hub: there is no second one yet. */
function isLeftToHub({ history }: ScannableParcel): boolean {
  const receipt = effectiveEvents(history).findLast(({ type }) => type === 'CN_RECEIVED');
  return receipt?.details.leftToHub?.includes('WEIGHT') === true;
}

/** It has come to this hub and lies there. */
export function isAtHub({ state, history, givesCodeBack }: ScannableParcel, unitId: number): boolean {
  const arrival = effectiveEvents(history).findLast(({ type }) => type === 'HUB_INBOUND');
  return !givesCodeBack && state.status === ParcelStatus.AwaitingHubOut && arrival?.placeId === unitId;
}

type Counting = {
  act: Pick<CarryAct, 'principal'>;
  parcel: Pick<ScannableParcel, 'trackingCode' | 'facts'>;
  found: Pick<FoundWeight, 'oldG' | 'newG' | 'oldMinor' | 'newMinor'>;
  isOverpaid: boolean;
  claimedAt?: Date;
};

/**
 * The second weight of a locked parcel is the one on record from now on: its price, its order and what its owner sees
 * follow, and its owner has a letter.
 */
export async function makeWeightCount(
  context: Context,
  tx: Tx,
  { act: { principal }, parcel, found, isOverpaid, claimedAt }: Counting,
): Promise<void> {
  const { trackingCode, facts } = parcel;
  const { orderCode, customerCode } = facts;
  const by =
    claimedAt === undefined ? ({ source: 'office' } as const) : ({ source: 'station', claimedAt } as const);
  const move = { actor: principal, ...by, implied: true } as const;
  await writeParcels(context, tx, [
    { trackingCode, declare: { facts: { weightG: found.newG }, move }, moves: [] },
  ]);
  const { userId, name } = principal;
  await recordAudit(tx, {
    at: context.clock.now(),
    actor: { userId, name },
    action: 'weight:correct',
    subject: { type: 'parcel', id: trackingCode },
    details: { oldG: found.oldG, newG: found.newG },
  });
  const { oldG, newG, oldMinor, newMinor } = found;
  const weights = { oldG, newG, oldMinor, newMinor };
  await queueWeightLetter(context, tx, { trackingCode, orderCode, customerCode, ...weights, isOverpaid });
}

/** Whether a parcel that came just now is to be weighed again: it is of the sample, and was not weighed again yet. */
export async function isToBeWeighed(context: Context, tx: Tx, trackingCode: string): Promise<boolean> {
  const { share } = await weighingSettings(context);
  return isOfSample(trackingCode, share) && !(await wasWeighedAgain(tx, trackingCode));
}

/** Both in per cent. */
async function weighingSettings(context: Context): Promise<{ share: number; tolerance: number }> {
  const settings = await readSettings(context);
  const read = (key: keyof typeof usualWeighing) => Number(settings[key] ?? usualWeighing[key]);
  return { share: read('trip.weighedAgainPercent'), tolerance: read('trip.weightTolerancePercent') };
}

type ChangedWeight = {
  trackingCode: string;
  orderCode: string | null;
  customerCode: string | null;
  oldG: number | null;
  newG: number;
  oldMinor: bigint | null;
  newMinor: bigint | null;
  /** More was paid than it costs by now, and goes back. */
  isOverpaid: boolean;
};

const decimal = (value: bigint | number | null, scale: number) =>
  value === null ? null : writeDecimal(BigInt(value), scale);

/** One letter to the owner; none for an unidentified parcel, or for an owner who wants no letters. */
async function queueWeightLetter(context: Context, tx: Tx, changed: ChangedWeight): Promise<void> {
  const { trackingCode, orderCode, customerCode, isOverpaid } = changed;
  if (customerCode === null) return;
  const reader = (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const params = {
    trackingCode,
    orderCode,
    isOverpaid,
    oldKg: decimal(changed.oldG, 3),
    newKg: decimal(changed.newG, 3) ?? '',
    oldPrice: decimal(changed.oldMinor, 2),
    newPrice: decimal(changed.newMinor, 2),
    hotline: await readHotline(context),
  };
  await queueQuietLetters(tx, context.clock.now(), [
    { to: reader.email, locale: reader.locale, letter: 'weightChanged', params },
  ]);
}
