/** The parcels that a customer waits for, in one answer: a phone on a slow line asks once. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { ownParcels } from '@rohi/contract/orders/orders.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import type { Session } from '../../http/session-guard.ts';
import { readWords } from '../reference-data/words.service.ts';
import { arrivalEstimator, findOpenParcelsOfCustomer } from '../tracking/tracking.service.ts';
import { describeParcel, pointOf } from './order-list.service.ts';
import { priceOrder } from './order-price.service.ts';
import { countAllOrders, findGoodsOfOrders } from './order.store.ts';
import { pointsById } from './pickup-binding.service.ts';

/** The open parcels of the session's customer and how many orders he has ever made; names in `locale`. */
export async function readOwnParcels(
  context: Context,
  session: Session,
  locale: Locale,
): Promise<DataOf<typeof ownParcels>> {
  const { db } = context;
  const [parcels, points, total, words, estimate] = await Promise.all([
    session.customerCode === null ? [] : findOpenParcelsOfCustomer(db, session.customerCode),
    pointsById(context, locale),
    countAllOrders(db, session.userId),
    readWords(context),
    arrivalEstimator(context),
  ]);
  const codes = parcels.flatMap(({ facts }) => facts.orderCode ?? []);
  const goods = await findGoodsOfOrders(db, session.userId, codes);
  const ready = parcels.filter(({ state }) => state.status === ParcelStatus.AwaitingCustomer);
  const charges = (await priceOrder(context, ready))?.parcels ?? [];
  const prices = new Map(charges.map((charge) => [charge.trackingCode, charge.total]));
  const list = parcels.map((parcel) => ({
    ...describeParcel(parcel, words[locale]),
    orderCode: parcel.facts.orderCode,
    goods: goods.get(parcel.facts.orderCode ?? '') ?? null,
    pickupPoint: pointOf(points, parcel.facts.pickupPointId),
    eta: estimate(parcel),
    price: prices.get(parcel.trackingCode) ?? null,
  }));
  return { orders: total, list };
}
