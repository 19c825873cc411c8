/** The parcels that a customer waits for, in one answer: a phone on a slow line asks once. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { ownParcels } from '@rohi/contract/orders/orders.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { owedForParcels } from '../../billing/charges/owed.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { arrivalDescriber, findPressingParcels } from '../../tracking/tracking.service.ts';
import { findParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { describeParcel, pointOf } from './order-list.service.ts';
import { countAllOrders, findGoodsOfOrders } from './order.store.ts';
import { pointsById } from '../points/pickup-binding.service.ts';

/**
 * How many parcels that can be collected, and how many others, are answered; firms with thousands read the rest in
 * their lists.
 */
const mostOfAKind = 100;

/**
 * The most pressing open parcels of the principal's customer, how many there are, and how many orders there have ever
 * been; names in `locale`.
 */
export async function readOwnParcels(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof ownParcels>> {
  const { db } = context;
  const [{ ready, others, counts }, points, total, words, estimate] = await Promise.all([
    findPressingParcels(db, principal.customerCode ?? '', mostOfAKind),
    pointsById(context, locale),
    countAllOrders(db, principal.userId),
    readWords(context),
    arrivalDescriber(context, locale),
  ]);
  const parcels = [...ready, ...others];
  const canCollect = new Set(ready);
  const codes = parcels.flatMap(({ facts }) => facts.orderCode ?? []);
  const goods = await findGoodsOfOrders(db, principal.userId, codes);
  const owed = await owedForParcels(
    context,
    ready.map(({ id }) => id),
  );
  const names = await findParcelNames(
    db,
    principal.customerCode ?? '',
    parcels.map(({ trackingCode }) => trackingCode),
  );
  const list = parcels.map((parcel) => ({
    ...describeParcel(parcel, words[locale], names),
    orderCode: parcel.facts.orderCode,
    businessLine: parcel.facts.businessLine,
    goods: goods.get(parcel.facts.orderCode ?? '') ?? null,
    pickupPoint: pointOf(points, parcel.facts.pickupPointId),
    eta: estimate(parcel),
    canCollect: canCollect.has(parcel),
    toPay: toPayOf(owed.get(parcel.id)),
  }));
  return { orders: total, ...counts, list };
}

function toPayOf(due: { chargesMinor: bigint; storageMinor: bigint } | undefined) {
  if (due === undefined) return null;
  return toWireMoney({ amountMinor: due.chargesMinor + due.storageMinor, currency: 'USD' });
}
