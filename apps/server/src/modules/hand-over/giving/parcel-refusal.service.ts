/**
 * Owns what stops a parcel from being given, in the order in which a clerk wants to know: the one judgement of all
 * hand-overs.
 */
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
  const event = effectiveEvents(history).findLast(({ type }) => type === 'CUSTOMER_RECEIVED');
  const [date = '', time = ''] = event === undefined ? [] : dushanbeMinute(event.occurredAt).split(' ');
  return new AppError('handOver.alreadyGiven', { params: { date, time, by: event?.actor ?? '' } });
}

/**
 * What stops a parcel from being given. `NOT_OUT`: the courier of the stop has not got it, and no other courier has.
 */
export type GivingStop =
  | 'NO_SUCH_PARCEL'
  | 'OTHER_CUSTOMER'
  | 'ALREADY_GIVEN'
  | 'CANCELLED'
  | 'NOT_AT_POINT'
  | 'LOST'
  | 'RETURNING'
  | 'HELD'
  | 'WITH_COURIER'
  | 'NOT_OUT';

/** `courierId`: the courier of the stop; undefined at the counter. */
type Asked = { customerCode: string; unitId: number; courierId?: string | undefined };

/**
 * Judges whether a parcel may be given to a customer, at a counter or a door, asked now or stored by a device and sent
 * later; undefined where nothing but money, a picture or a pass can stop it.
 */
export async function whatStops(
  db: Db | Tx,
  parcel: KnownParcel | undefined,
  { customerCode, unitId, courierId }: Asked,
): Promise<GivingStop | undefined> {
  if (parcel === undefined) return 'NO_SUCH_PARCEL';
  const { id, facts, state } = parcel;
  if (facts.customerCode !== customerCode) return 'OTHER_CUSTOMER';
  if (state.status === ParcelStatus.Received) return 'ALREADY_GIVEN';
  if (state.status === ParcelStatus.Cancelled) return 'CANCELLED';
  if (facts.pickupPointId !== unitId || state.status !== ParcelStatus.AwaitingCustomer) return 'NOT_AT_POINT';
  const why = staysFor(state.problems, (await isOrderedBack(db, id)) ? 'BACK' : 'ONWARD');
  if (why !== undefined) return why;
  if (state.problems.includes('HELD')) return 'HELD';
  if (!isOutWithCourier(parcel)) return courierId === undefined ? undefined : 'NOT_OUT';
  if (courierId === undefined) return 'WITH_COURIER';
  const carrier = await carrierOf(db, id);
  return carrier?.courierId === courierId ? undefined : 'WITH_COURIER';
}

/** The same as an error in words; `visit`: at the counter where there is none. */
export async function whyNotGiven(
  context: Context,
  db: Db | Tx,
  parcel: KnownParcel | undefined,
  {
    code,
    locale,
    visit,
    ...holder
  }: { customerCode: string; unitId: number; code: string; locale: Locale; visit?: Standing },
): Promise<AppError | undefined> {
  const courierId = typeof visit?.stopId === 'string' ? visit.clerkId : undefined;
  const why = await whatStops(db, parcel, { ...holder, courierId });
  if (why === undefined) return undefined;
  const owner = parcel?.facts.customerCode ?? null;
  if (parcel === undefined || owner === null)
    return new AppError('tracking.parcelNotFound', { params: { code } });
  if (why === 'OTHER_CUSTOMER') {
    const [other] = await findCounterCustomers(db, holder.unitId, [owner]);
    const who = [maskName(other?.name ?? null), owner].filter(Boolean).join(', ');
    return new AppError('handOver.otherCustomer', { params: { who } });
  }
  if (why === 'ALREADY_GIVEN') return alreadyGiven(parcel);
  if (why === 'LOST') return new AppError('tracking.parcelLost');
  if (why === 'RETURNING') return new AppError('tracking.parcelReturning');
  if (why === 'HELD') return new AppError('tracking.parcelHeld');
  if (why === 'NOT_OUT') return new AppError('courier.notOut', { params: { code: parcel.trackingCode } });
  if (why !== 'WITH_COURIER')
    return (await whyNotAtPoint(context, parcel, holder.unitId, locale)) ?? new AppError('handOver.notHere');
  const carrier = await carrierOf(db, parcel.id);
  return new AppError('handOver.withCourier', { params: { courier: carrier?.courier ?? '' } });
}

/** At the counter, or at the door of a stop. */
type Standing = Pick<Visit, 'stopId' | 'clerkId'>;
