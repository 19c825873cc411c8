/** Why a parcel is not given at a counter, in the order in which a clerk wants to know. */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { effectiveEvents, isOutWithCourier, type KnownParcel } from '../../tracking/tracking.service.ts';
import { carrierOf } from '../rounds/round.store.ts';
import { isOrderedBack } from '../shelf/shelf-decision.store.ts';
import type { Visit } from '../visits/visit.store.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import { maskName } from '@rohi/contract/accounts/masked-name';

/** A parcel that goes to another point, or lies there; undefined where it is this point's. */
export async function whyNotAtPoint(
  context: Context,
  { facts }: KnownParcel,
  unitId: number,
  locale: Locale,
): Promise<AppError | undefined> {
  if (facts.pickupPointId === unitId) return undefined;
  const unit = (await readUnits(context)).find(({ id }) => id === facts.pickupPointId);
  return unit === undefined
    ? new AppError('handOver.notHere')
    : new AppError('handOver.otherPoint', { params: { point: unit.names[locale] } });
}

/** Who has given a parcel, and when; undefined of one that was not given. */
export function alreadyGiven({ state, history }: KnownParcel): AppError | undefined {
  if (state.status !== ParcelStatus.Received) return undefined;
  const given = effectiveEvents(history).findLast(({ type }) => type === 'CUSTOMER_RECEIVED');
  const [date = '', time = ''] = given === undefined ? [] : dushanbeMinute(given.occurredAt).split(' ');
  return new AppError('handOver.alreadyGiven', { params: { date, time, by: given?.actor ?? '' } });
}

/** What stands against giving a parcel to a customer here; undefined where nothing but money can. */
export async function whyNotGiven(
  context: Context,
  db: Db | Tx,
  parcel: KnownParcel | undefined,
  {
    customerCode,
    unitId,
    code,
    locale,
    visit = atCounter,
  }: { customerCode: string; unitId: number; code: string; locale: Locale; visit?: Standing },
): Promise<AppError | undefined> {
  const owner = parcel?.facts.customerCode ?? null;
  if (parcel === undefined || owner === null)
    return new AppError('tracking.parcelNotFound', { params: { code } });
  if (owner !== customerCode) {
    const [other] = await findCounterCustomers(db, unitId, [owner]);
    return new AppError('handOver.otherCustomer', {
      params: { who: [maskName(other?.name ?? null), owner].filter(Boolean).join(', ') },
    });
  }
  const given = alreadyGiven(parcel);
  if (given !== undefined) return given;
  const elsewhere = await whyNotAtPoint(context, parcel, unitId, locale);
  if (elsewhere !== undefined) return elsewhere;
  if (parcel.state.status !== ParcelStatus.AwaitingCustomer) return new AppError('handOver.notHere');
  const why = staysFor(parcel.state.problems, (await isOrderedBack(db, parcel.id)) ? 'BACK' : 'ONWARD');
  if (why !== undefined)
    return new AppError(why === 'LOST' ? 'tracking.parcelLost' : 'tracking.parcelReturning');
  if (parcel.state.problems.includes('HELD')) return new AppError('tracking.parcelHeld');
  return whyNotInHand(db, parcel, visit);
}

/** At the counter, or at the door of a stop. */
type Standing = Pick<Visit, 'stopId' | 'clerkId'>;
const atCounter: Standing = { stopId: null, clerkId: '' };

/** A parcel that somebody else has: a courier, where it is asked for at the counter; not this one, where it is asked for at the door. */
async function whyNotInHand(
  db: Db | Tx,
  parcel: KnownParcel,
  { stopId, clerkId }: Standing,
): Promise<AppError | undefined> {
  if (!isOutWithCourier(parcel))
    return stopId === null
      ? undefined
      : new AppError('courier.notOut', { params: { code: parcel.trackingCode } });
  const carrier = await carrierOf(db, parcel.id);
  if (stopId !== null && carrier?.courierId === clerkId) return undefined;
  return new AppError('handOver.withCourier', { params: { courier: carrier?.courier ?? '' } });
}
