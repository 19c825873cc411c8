/**
 * Owns where orders and their parcels go. It promises that they agree: an order goes to one point, and every parcel of
 * it that has not left the hub goes there too (docs/domain.md, section 3).
 */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { findSentParcels, writeParcels, type ParcelWrite } from '../../tracking/tracking.service.ts';
import { findPointsOfOrders, setPointOfOrders, type OrderPoint } from './order-point.store.ts';
import {
  canBeSentElsewhere,
  isOpen,
  parcelsToSend,
  type SentOrder,
  type SentParcel,
} from '../points/pickup-switch.ts';

/** Sends orders of one list to a point, with all of their parcels; the caller has locked both. */
export async function sendOrders(
  context: Context,
  tx: Tx,
  orders: readonly SentOrder[],
  to: number,
): Promise<void> {
  const codes = orders.flatMap(({ orderCode, pickupPointId }) =>
    orderCode === null || pickupPointId === to ? [] : [orderCode],
  );
  if (codes.length > 0) await setPointOfOrders(tx, codes, to);
  await sendParcels(
    context,
    tx,
    orders.flatMap(({ parcels }) => parcels),
    to,
  );
}

/** Sends what of these parcels can still be sent elsewhere to a point. */
export async function sendParcels(
  context: Context,
  tx: Tx,
  parcels: readonly SentParcel[],
  to: number | null,
): Promise<void> {
  const writes = parcelsToSend(parcels, to).map((parcel) => sending(parcel, to));
  if (writes.length > 0) await writeParcels(context, tx, writes);
}

/** Of a code that several have declared only the line of this order's customer is sent. */
function sending({ trackingCode, facts: { customerCode } }: SentParcel, to: number | null): ParcelWrite {
  return { trackingCode, ...(customerCode === null ? {} : { line: customerCode }), goesTo: to, moves: [] };
}

/**
 * Brings orders and parcels together after a file has written parcels: an order goes where the file says of any of its
 * parcels, else where it went. `named` is what the file says, by tracking code. Throws `orders.ofAnotherPoint` when a
 * parcel of the order has left the hub for another point.
 */
export async function settlePointsOfOrders(
  context: Context,
  tx: Tx,
  orderCodes: readonly string[],
  named: ReadonlyMap<string, number>,
): Promise<void> {
  const orders = await findPointsOfOrders(tx, orderCodes, { mode: 'lock' });
  const parcels = await findSentParcels(tx, { orderCodes, ids: [] }, 'lock');
  const ofOrders = Map.groupBy(parcels, ({ facts }) => facts.orderCode ?? '');
  for (const order of orders) {
    const own = ofOrders.get(order.code) ?? [];
    const to = settledPoint(order, own, named);
    if (to === null) continue;
    if (to !== order.pickupPointId) await setPointOfOrders(tx, [order.code], to);
    const unknown = own.filter((parcel) => isOpen(parcel) && parcel.facts.pickupPointId === null);
    const writes = [...new Set([...parcelsToSend(own, to), ...unknown])];
    if (writes.length > 0)
      await writeParcels(
        context,
        tx,
        writes.map((parcel) => sending(parcel, to)),
      );
  }
}

function settledPoint(
  { code, pickupPointId }: OrderPoint,
  parcels: readonly SentParcel[],
  named: ReadonlyMap<string, number>,
): number | null {
  const open = parcels.filter(isOpen);
  const points = new Set(open.flatMap(({ trackingCode }) => named.get(trackingCode) ?? []));
  const held = new Set(
    open.filter((parcel) => !canBeSentElsewhere(parcel)).flatMap(({ facts }) => facts.pickupPointId ?? []),
  );
  const places = new Set([...points, ...held]);
  // What a file has not said is left as it is, also where earlier files have parted an order.
  if (points.size > 0 && places.size > 1) throw new AppError('orders.ofAnotherPoint', { params: { code } });
  const [place] = places.size === 1 ? places : [];
  return place ?? pickupPointId ?? firstPoint(parcels);
}

function firstPoint(parcels: readonly SentParcel[]): number | null {
  return parcels.find(({ facts }) => facts.pickupPointId !== null)?.facts.pickupPointId ?? null;
}
