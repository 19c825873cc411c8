/**
 * The receipt of a parcel in China as its owner sees it: weight, sides, photos, the charge as it stands, what comes
 * next.
 */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { findStoppingProblem } from '@rohi/contract/tracking/parcel-headline';
import { isClosed } from '@rohi/contract/tracking/parcel-status';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { OwnReceipt, ownReceipt } from '@rohi/contract/warehouse/receipt.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { UserPrincipal } from '../../principal.ts';
import { deliveryPaymentOf } from '../billing/charges/parcel-dues.service.ts';
import { priceParcels, type ParcelPrice } from '../billing/parcel-price.service.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { findRate } from '../pricing/rates/currency-rate.service.ts';
import { storageTermsAt } from '../pricing/tariffs/storage-terms.service.ts';
import { photosForOwner } from '../tracking/photos/parcel-photos.service.ts';
import {
  arrivalDescriber,
  effectiveEvents,
  findParcelsOfCodes,
  findParcelsOfOrder,
  type KnownParcel,
} from '../tracking/tracking.service.ts';
import { findDeclaredWeight } from './declared-measures.store.ts';
import { lastDayToAnswer } from './problems/answer-days.ts';
import { findProblemOfCode } from './problems/staff-problem.store.ts';

/** The receipt of the principal's own parcel. Throws `tracking.notAmongOwn`, also for somebody else's. */
export async function readOwnReceipt(
  context: Context,
  { customerCode }: Pick<UserPrincipal, 'customerCode'>,
  code: string,
  locale: Locale,
): Promise<DataOf<typeof ownReceipt>> {
  const [parcel] = await findParcelsOfCodes(context.db, [normalizeTrackingCode(code)]);
  if (parcel === undefined || customerCode === null || parcel.facts.customerCode !== customerCode)
    throw new AppError('tracking.notAmongOwn');
  const event = effectiveEvents(parcel.history).find(({ type }) => type === 'CN_RECEIVED');
  if (event === undefined) return { receipt: null };
  const prices = await priceParcels(context, [parcel]);
  const { trackingCode, facts, state } = parcel;
  const receipt: OwnReceipt = {
    trackingCode,
    orderCode: facts.orderCode,
    receivedAt: event.occurredAt.toISOString(),
    place: await placeName(context, event.placeId, locale),
    ...(await measuresOf(context, parcel)),
    ...(await chargeOf(context, parcel, prices.get(trackingCode))),
    isClosed: isClosed(state.status),
    photos: await photosForOwner(context.db, customerCode, trackingCode),
    answerBy: await answerBy(context, trackingCode),
    ...(await aheadOf(context, parcel, locale)),
  };
  return { receipt };
}

/** Until when the owner is asked what to do with the parcel. */
async function answerBy({ db }: Context, trackingCode: string): Promise<string | null> {
  const problem = await findProblemOfCode(db, trackingCode);
  return problem === undefined || problem.answer !== null ? null : lastDayToAnswer(problem.raisedAt);
}

async function placeName(context: Context, placeId: number | null, locale: Locale): Promise<string | null> {
  const places = placeDirectoryOf(context);
  await places.prepare(context.db, [placeId]);
  return placeId === null ? null : (places.find(placeId, locale)?.name ?? null);
}

async function measuresOf({ db }: Context, { facts }: KnownParcel) {
  const { orderCode, weightG, lengthMm, widthMm, heightMm } = facts;
  const declaredG = orderCode === null ? null : await findDeclaredWeight(db, orderCode);
  const cm = (mm: number) => writeDecimal(BigInt(mm), 1);
  const hasSides = lengthMm !== null && widthMm !== null && heightMm !== null;
  return {
    declaredKg: declaredG === null ? null : writeDecimal(BigInt(declaredG), 3),
    weightKg: weightG === null ? null : writeDecimal(BigInt(weightG), 3),
    sidesCm: hasSides ? { length: cm(lengthMm), width: cm(widthMm), height: cm(heightMm) } : null,
  };
}

async function chargeOf(context: Context, parcel: KnownParcel, price: ParcelPrice | undefined) {
  const payment = await deliveryPaymentOf(context, parcel);
  if (price === undefined) return { price: null, payment, inSomoni: null };
  if (payment === 'PAID' || payment === 'NONE') return { price: price.wire, payment, inSomoni: null };
  const { amountMinor, currency } = price.charge.amount;
  const day = dushanbeDay(context.clock.now());
  const rate = currency === 'TJS' ? undefined : await findRate(context, { from: currency, to: 'TJS', day });
  const inSomoni = rate && {
    total: toWireMoney({ amountMinor: rate.convert(amountMinor), currency: 'TJS' }),
    rateDate: rate.rateDate,
  };
  return { price: price.wire, payment, inSomoni: inSomoni ?? null };
}

/** What is still to come: the days, the pickup point, the other parcels of the order. */
async function aheadOf(context: Context, parcel: KnownParcel, locale: Locale) {
  const { facts, state } = parcel;
  const { businessLine, orderCode, pickupPointId } = facts;
  const [estimate, points, [terms], ofOrder] = await Promise.all([
    arrivalDescriber(context, locale),
    findPickupPoints(context, locale),
    storageTermsAt(context, [{ businessLine, at: context.clock.now() }]),
    orderCode === null ? [] : findParcelsOfOrder(context.db, orderCode),
  ]);
  const point = points.find(({ id }) => id === pickupPointId);
  const open = ofOrder.filter(
    ({ state: { status, receivedAt } }) => receivedAt !== null || !isClosed(status),
  );
  const awaited = open.filter(({ state: { receivedAt } }) => receivedAt === null);
  return {
    arrives: findStoppingProblem(state.problems) ? null : estimate(parcel),
    pickupPoint: point === undefined ? null : { name: point.name, city: point.city.name },
    freeDays: terms?.storage.freeDays ?? null,
    ofOrder: open.length > 1 ? { total: open.length, awaited: awaited.length } : null,
  };
}
