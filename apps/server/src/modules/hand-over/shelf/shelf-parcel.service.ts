/** Reasons for and against a decision about a parcel on the shelf, under the lock of the parcel. */
import type { ShelfCause } from '@rohi/contract/hand-over/shelf-decision-rules';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import type { Viewer } from '../../audit/looks.service.ts';
import { owedCharges } from '../../billing/charges/owed.service.ts';
import {
  isOutWithCourier,
  lockParcels,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { alreadyGiven } from '../giving/parcel-refusal.service.ts';
import { openCounterProblemOf } from '../problems/counter-problem.store.ts';
import { carrierOf } from '../rounds/round.store.ts';
import { finalDayOf } from './shelf-list.store.ts';

/** The user who decides, and the actor of the record. */
export type ShelfManager = { principal: UserPrincipal; actor: Viewer };

/** A parcel that lies at its point. */
export type LyingParcel = KnownParcel & { customerCode: string; unitId: number };

/**
 * The locked parcel where it lies. Throws `tracking.parcelNotFound`, also for one of another point than the caller's,
 * `handOver.alreadyGiven` with who has given it, `handOver.notHere`, `handOver.withCourier`.
 */
export async function lockLying(tx: Tx, code: string, principal: UserPrincipal): Promise<LyingParcel> {
  const [parcel] = await lockParcels(tx, [code]);
  const own = boundPointOf(principal);
  const customerCode = parcel?.facts.customerCode ?? null;
  const unitId = parcel?.facts.pickupPointId ?? null;
  if (parcel === undefined || customerCode === null || (own !== undefined && own !== unitId))
    throw new AppError('tracking.parcelNotFound', { params: { code } });
  const refusal = alreadyGiven(parcel);
  if (refusal !== undefined) throw refusal;
  if (parcel.state.status !== ParcelStatus.AwaitingCustomer || unitId === null)
    throw new AppError('handOver.notHere');
  if (isOutWithCourier(parcel)) {
    const carrier = await carrierOf(tx, parcel.id);
    throw new AppError('handOver.withCourier', { params: { courier: carrier?.courier ?? '' } });
  }
  return { ...parcel, customerCode, unitId };
}

/**
 * Why a parcel waits for a decision. `storedUntil`: the last day of storage by a decision that stands. Throws
 * `handOver.notUnclaimed`, `handOver.noticeNotOver` with the last day on which it can be collected,
 * `tracking.parcelHeld` for one that is held for another reason.
 */
export async function causeOf(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { id, trackingCode: code, state }: KnownParcel,
  storedUntil: string | null,
): Promise<ShelfCause> {
  const problem = await openCounterProblemOf(tx, id);
  if (problem !== undefined) return problem.kind;
  const finalDay = await finalDayOf(tx, id);
  if (finalDay === undefined) throw new AppError('handOver.notUnclaimed', { params: { code } });
  const until = storedUntil !== null && storedUntil > finalDay ? storedUntil : finalDay;
  if (dushanbeDay(clock.now()) <= until) throw new AppError('handOver.noticeNotOver', { params: { until } });
  if (state.problems.includes('HELD')) throw new AppError('tracking.parcelHeld');
  return 'UNCLAIMED';
}

/** Moves a locked parcel. Throws what the table refuses. */
export async function moveLying(
  context: Context,
  tx: Tx,
  trackingCode: string,
  move: ParcelWrite['moves'][number],
): Promise<void> {
  const [written] = await writeParcels(context, tx, [{ trackingCode, moves: [move] }]);
  const outcome = written?.outcomes[0];
  if (outcome?.result === 'refused') throw new AppError(outcome.error, { params: outcome.params ?? {} });
}

/**
 * What is owed for the delivery and storage of a locked parcel, in cents of a dollar; its charges are locked. It is
 * owed no more when the parcel is cancelled.
 */
export async function lostCharges(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { id, customerCode }: LyingParcel,
): Promise<bigint> {
  const owed = await owedCharges({ db: tx, clock }, customerCode, { isLocked: true });
  return owed
    .filter(({ parcelId, kind }) => parcelId === id && (kind === 'DELIVERY' || kind === 'STORAGE'))
    .reduce((sum, { owedMinor }) => (owedMinor > 0n ? sum + owedMinor : sum), 0n);
}
