/**
 * Owns that an unidentified parcel turns out to be the one of a declaration. Promises that the box is received under
 * the declared code with all that is on record of it, that one of two clerks who bind it wins and the other is given
 * who and when, that open claims end and their customers have a letter, and that all of it can be taken back until the
 * box has left.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type {
  bindParcel as bindCall,
  PoolParcel,
  unbindParcel as unbindCall,
} from '@rohi/contract/pool/pool.contract';
import { receiptMarks } from '@rohi/contract/tracking/receipt-problems';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import type { Tx } from '../../platform/database.ts';
import { systemPrincipal, type UserPrincipal } from '../../principal.ts';
import { getCustomer, findCustomersOfCodes } from '../accounts/customers/customers.service.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { queueQuietLetter } from '../notifications/notifications.service.ts';
import { settleClaims } from '../orders/claims/claim-decisions.service.ts';
import { judgeAssign } from '../orders/claims/assign-parcel.service.ts';
import { reopenClaims } from '../orders/claims/reopen-claims.service.ts';
import { readHotline } from '../reference-data/settings.service.ts';
import { findOwnDevice } from '../stations/devices/devices.service.ts';
import {
  effectiveEvents,
  lockParcels,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../tracking/tracking.service.ts';
import { followLabel, unfollowLabel } from '../tracking/codes/stickers.service.ts';
import { movePhotos } from '../tracking/photos/moved-photos.service.ts';
import { putAway } from '../warehouse/cells.service.ts';
import { receiveBox } from '../warehouse/receiving.service.ts';
import { readScannedParcels, ScanRefusedError, type ScanOutcome } from '../warehouse/scan-outcome.service.ts';
import { endBinding, findBinding, insertBinding, wasUndoneBy, type BindingRow } from './binding.store.ts';
import { rankForParcel } from './candidates.service.ts';
import { boundError, findPooled, readPoolParcel, type Pooled } from './pool-parcels.service.ts';

/** The user who binds, and the actor of the record. */
export type Binder = { principal: UserPrincipal; actor: AuditActor };

/**
 * Binds a parcel to the first of its candidates. Throws `pool.notFound`, `pool.bound`, `pool.notSure` for any other
 * declaration or where too little speaks for it, `pool.notWaiting`, `claims.parcelAway`, `claims.parcelOwned`,
 * `tracking.parcelHeld`.
 */
export async function bindParcel(
  context: Context,
  binder: Binder,
  code: string,
  { requestId, declaredCode: typed }: BodyOf<typeof bindCall>,
  locale: Locale,
): Promise<PoolParcel> {
  const pooled = await findPooled(context, binder.principal, code);
  const { trackingCode } = pooled.parcel;
  try {
    await bindFirst(context, { binder, pooled, declaredCode: normalizeTrackingCode(typed), requestId });
  } catch (error) {
    // Whatever stood against it: a colleague who was quicker is what has to be said.
    const binding = await findBinding(context.db, trackingCode);
    if (binding === undefined || binding.requestId === requestId) throw error;
    throw boundError(binding);
  }
  return readPoolParcel(context, binder.principal, code, locale);
}

async function bindFirst(context: Context, binding: Omit<Binding, 'score'>): Promise<void> {
  const { binder, pooled, declaredCode, requestId } = binding;
  const { trackingCode } = pooled.parcel;
  if (pooled.binding?.requestId === requestId) return;
  if (pooled.binding !== undefined) throw boundError(pooled.binding);
  const refusal = (await judgeAssign(context, binder.principal, [trackingCode]))(trackingCode);
  if (refusal !== undefined) throw new AppError(refusal);
  const { ranked, mayBind } = await rankForParcel(context, pooled);
  const [first] = ranked;
  if (first?.declared.trackingCode !== declaredCode || !mayBind) throw new AppError('pool.notSure');
  await inPatientTransaction(context, `parcel:${trackingCode}`, (tx) =>
    bind(context, tx, { ...binding, score: first.score }),
  );
}

type Binding = { binder: Binder; pooled: Pooled; declaredCode: string; requestId: string; score: number };

async function bind(
  context: Context,
  tx: Tx,
  { binder, pooled, declaredCode, requestId, score }: Binding,
): Promise<void> {
  const { trackingCode } = pooled.parcel;
  // Both at once, in the order of all writers.
  const locked = await lockParcels(tx, [trackingCode, declaredCode]);
  const taken = await findBinding(tx, trackingCode);
  if (taken !== undefined) {
    if (taken.requestId === requestId) return;
    throw boundError(taken);
  }
  const parcel = locked.find((each) => each.trackingCode === trackingCode);
  const declared = locked.find((each) => each.trackingCode === declaredCode);
  // A claim was quicker, or the office.
  if (parcel?.id !== pooled.parcel.id || parcel.state.closedAt !== null || parcel.facts.customerCode !== null)
    throw new AppError('claims.parcelOwned');
  if (parcel.state.problems.includes('HELD')) throw new AppError('tracking.parcelHeld');
  const customerCode = declared?.facts.customerCode ?? null;
  if (declared === undefined || customerCode === null || declared.state.receivedAt !== null)
    throw new AppError('pool.notWaiting');
  const [customerId] = (await findCustomersOfCodes(tx, [customerCode])).values();
  if (customerId === undefined) throw new AppError('pool.notWaiting');
  const { weightG, lengthMm, widthMm, heightMm, handlingNotes } = declared.facts;
  const cell = (await readScannedParcels(tx, [trackingCode])).get(trackingCode)?.cell ?? null;
  await receiveDeclared(context, tx, { binder, pooled, parcel, declaredCode, customerCode, requestId, cell });
  await writeMove(context, tx, parcel, { type: 'CANCELLED', reason: 'OTHER' }, binder.principal);
  await movePhotos(tx, parcel, declared);
  const [after] = await lockParcels(tx, [declaredCode]);
  const row: BindingRow = {
    id: randomUUID(),
    parcelId: parcel.id,
    trackingCode,
    declaredId: declared.id,
    declaredCode,
    requestId,
    customerId,
    customerCode,
    orderCode: after?.facts.orderCode ?? null,
    declaredFacts: { weightG, lengthMm, widthMm, heightMm, handlingNotes },
    cell,
    boundAt: context.clock.now(),
    boundBy: binder.principal.name,
  };
  await insertBinding(tx, { ...row, score, boundById: binder.principal.userId });
  await followLabel(tx, trackingCode, declared.id, row.boundAt);
  await settle(context, tx, binder, row, parcel, score);
}

/** The service acts, and the user who binds answers for it: what the box needs is not among the rights of support. */
function inTheNameOf(principal: UserPrincipal): UserPrincipal {
  return { ...systemPrincipal(principal.name), userId: principal.userId, onBehalfOf: principal };
}

type Receipt = {
  binder: Binder;
  pooled: Pooled;
  parcel: KnownParcel;
  declaredCode: string;
  customerCode: string;
  requestId: string;
  cell: string | null;
};

async function receiveDeclared(context: Context, tx: Tx, receipt: Receipt): Promise<void> {
  const { weightG, lengthMm, widthMm, heightMm, handlingNotes } = receipt.parcel.facts;
  const isMeasured = lengthMm !== null && widthMm !== null && heightMm !== null;
  const act = {
    principal: inTheNameOf(receipt.binder.principal),
    unitId: receipt.pooled.receipt.placeId ?? -1,
  };
  const outcome = await receiveBox(context, tx, act, {
    trackingCode: receipt.declaredCode,
    isPlainCode: true,
    scanId: receipt.requestId,
    claimedAt: receipt.pooled.receipt.at,
    weightG: weightG ?? undefined,
    sides: isMeasured ? { lengthMm, widthMm, heightMm } : undefined,
    customerCode: receipt.customerCode,
    cell: receipt.cell ?? undefined,
    isSure: true,
    sticker: undefined,
    marks: receiptMarks.filter((mark) => handlingNotes.includes(mark)),
  }).catch((error: unknown) => {
    if (error instanceof ScanRefusedError) return error;
    throw error;
  });
  refuse(outcome);
}

function refuse({ verdict, say }: Pick<ScanOutcome, 'verdict' | 'say'>): void {
  if (verdict === 'OK') return;
  throw new AppError(say === 'HELD' ? 'tracking.parcelHeld' : 'pool.notWaiting');
}

type Write = ParcelWrite['moves'][number];

/** One move, or the refusal thrown. */
async function writeMove(
  context: Context,
  tx: Tx,
  { trackingCode }: Pick<KnownParcel, 'trackingCode'>,
  move: Pick<Write, 'type' | 'reason' | 'corrects' | 'station'>,
  principal: UserPrincipal,
  facts?: NonNullable<ParcelWrite['declare']>['facts'],
): Promise<void> {
  const mover = { actor: inTheNameOf(principal), source: 'office' } as const;
  const [result] = await writeParcels(context, tx, [
    {
      trackingCode,
      ...(facts === undefined ? {} : { declare: { facts, move: mover } }),
      moves: [{ ...mover, ...move }],
    },
  ]);
  const outcome = result?.outcomes[0];
  if (outcome?.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
}

/** Claims end, the customer has a letter, and it is on record. */
async function settle(
  context: Context,
  tx: Tx,
  { principal, actor }: Binder,
  { trackingCode, declaredCode, customerId, customerCode, orderCode, boundAt }: BindingRow,
  parcel: KnownParcel,
  score: number,
): Promise<void> {
  await settleClaims(
    context,
    tx,
    { principal, actor },
    {
      given: { customerId },
      orderCode: orderCode ?? '',
      parcels: [parcel],
    },
  );
  await recordAudit(tx, {
    at: boundAt,
    actor,
    action: 'parcel:bind',
    subject: { type: 'parcel', id: trackingCode },
    details: { declared: declaredCode, customerCode, order: orderCode, score },
  });
  const { email, locale } = await getCustomer(tx, customerId);
  if (email === null) return;
  await queueQuietLetter(tx, boundAt, {
    to: email,
    locale,
    letter: 'parcelFound',
    params: { trackingCode: declaredCode, orderCode },
  });
}

/**
 * Takes a binding back. Throws `pool.notFound`, `pool.notBound`, `stations.deviceNotFound`, `claims.parcelAway`,
 * `tracking.undoTooLate`.
 */
export async function unbindParcel(
  context: Context,
  binder: Binder,
  code: string,
  { requestId, deviceId }: BodyOf<typeof unbindCall>,
  locale: Locale,
): Promise<PoolParcel> {
  const { parcel, receipt } = await findPooled(context, binder.principal, code);
  const { trackingCode } = parcel;
  const station =
    deviceId === undefined ? undefined : (await findOwnDevice(context, binder.principal, deviceId)).name;
  await inPatientTransaction(context, `parcel:${trackingCode}`, async (tx) => {
    const before = await findBinding(tx, trackingCode);
    const locked = await lockParcels(tx, [
      trackingCode,
      ...(before === undefined ? [] : [before.declaredCode]),
    ]);
    const binding = await findBinding(tx, trackingCode);
    if (binding === undefined) {
      if (await wasUndoneBy(tx, parcel.id, requestId)) return;
      throw new AppError('pool.notBound');
    }
    const find = (id: string) => locked.find((each) => each.id === id);
    const [box, declared] = [find(binding.parcelId), find(binding.declaredId)];
    if (box === undefined || declared === undefined) throw new AppError('tracking.undoTooLate');
    const unitId = receipt.placeId ?? -1;
    await unbind(context, tx, { binder, binding, box, declared, unitId, requestId, station });
  });
  return readPoolParcel(context, binder.principal, code, locale);
}

type Unbinding = {
  binder: Binder;
  binding: BindingRow;
  box: KnownParcel;
  declared: KnownParcel;
  unitId: number;
  requestId: string;
  station: string | undefined;
};

async function unbind(
  context: Context,
  tx: Tx,
  { binder, binding, box, declared, unitId, requestId, station }: Unbinding,
): Promise<void> {
  const { principal, actor } = binder;
  const receipt = effectiveEvents(declared.history).find(({ type }) => type === 'CN_RECEIVED');
  const closing = effectiveEvents(box.history).find(({ type }) => type === 'CANCELLED');
  // Received anew since, or opened again by hand: what the binding has written does not stand any more.
  if (receipt?.requestId !== binding.requestId || closing === undefined)
    throw new AppError('tracking.undoTooLate');
  const undone = { type: 'CORRECTED', ...(station === undefined ? {} : { station }) } as const;
  const ofReceipt = { ...undone, corrects: receipt.seq };
  await writeMove(context, tx, declared, ofReceipt, principal, binding.declaredFacts);
  await writeMove(context, tx, box, { ...undone, corrects: closing.seq }, principal);
  const act = { principal: inTheNameOf(principal), unitId };
  if (binding.cell !== null)
    await putAway(context, tx, act, { trackingCode: box.trackingCode, cell: binding.cell });
  await movePhotos(tx, declared, box);
  await unfollowLabel(tx, box.trackingCode);
  const at = context.clock.now();
  await endBinding(tx, binding.id, { at, by: principal.name, requestId });
  await reopenClaims(context, tx, actor, { parcelId: box.id, decidedAt: binding.boundAt });
  await recordAudit(tx, {
    at,
    actor,
    action: 'parcel:unbind',
    subject: { type: 'parcel', id: box.trackingCode },
    details: { declared: binding.declaredCode, customerCode: binding.customerCode, order: binding.orderCode },
  });
  const { email, locale } = await getCustomer(tx, binding.customerId);
  if (email === null) return;
  const hotline = await readHotline(context);
  await queueQuietLetter(tx, at, {
    to: email,
    locale,
    letter: 'parcelNotFound',
    params: { trackingCode: binding.declaredCode, orderCode: binding.orderCode, hotline },
  });
}
