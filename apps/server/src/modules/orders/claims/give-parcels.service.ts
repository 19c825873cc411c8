/** How an unidentified parcel becomes a customer's, with every open parcel of its order (docs/domain.md, section 3). */
import { randomUUID } from 'node:crypto';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Marketplace } from '@rohi/contract/orders/order-rules';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Customer } from '../../accounts/customers/customers.service.ts';
import {
  findParcelsOfOrder,
  findWaitingLine,
  lockParcels,
  newOrderCode,
  writeParcels,
  type KnownParcel,
  type ParcelWrite,
} from '../../tracking/tracking.service.ts';
import { findBoundPoint } from '../orders/customer.store.ts';
import { sendParcels } from '../orders/order-points.service.ts';
import { giveOrderTo, insertStubOrders } from '../orders/order.store.ts';
import { hasLeftHub } from '../points/pickup-switch.ts';
import { findPoolParcel } from './claim.store.ts';

/** A parcel and the customer who becomes its owner; a claim is one of these. */
export type GivenParcel = {
  customerId: string;
  parcelId: string;
  trackingCode: string;
  marketplace?: Marketplace;
};

/** The claimed parcel and the others of its order, locked; undefined when it has an owner or is closed. */
export async function lockOwnerless(tx: Tx, claim: GivenParcel): Promise<KnownParcel[] | undefined> {
  const before = await findPoolParcel(tx, claim.trackingCode);
  const siblings = before?.orderCode ? await findParcelsOfOrder(tx, before.orderCode) : [];
  // All of them at once, so that rivals for one order wait for each other instead of deadlocking.
  const codes = new Set([claim.trackingCode, ...siblings.map(({ trackingCode }) => trackingCode)]);
  const locked = await lockParcels(tx, [...codes]);
  const pool = await findPoolParcel(tx, claim.trackingCode);
  if (pool?.id !== claim.parcelId || pool.ownerId !== null || pool.isClosed) return undefined;
  const { orderCode } = pool;
  // A file has put it into another order meanwhile; from now on it stays there.
  if (orderCode !== before?.orderCode) return lockOwnerless(tx, claim);
  return locked.filter(
    ({ id, facts, state }) =>
      state.closedAt === null && (id === pool.id || (orderCode !== null && facts.orderCode === orderCode)),
  );
}

/**
 * The parcels and their order become the customer's; they go to that customer's pickup point as long as none of them
 * has left the hub.
 */
export async function giveParcels(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  claim: GivenParcel,
  customer: Customer,
  parcels: readonly KnownParcel[],
): Promise<string> {
  const bound = (await findBoundPoint(tx, customer.id)) ?? null;
  const claimed = parcels.find(({ id }) => id === claim.parcelId);
  if (claimed === undefined) throw new AppError('claims.parcelTaken');
  const siblings =
    claimed.facts.orderCode === null ? [claimed] : await findParcelsOfOrder(tx, claimed.facts.orderCode);
  // Where the customer has waited for this code, the parcel comes into the order that did.
  const line = await findWaitingLine(tx, claimed.trackingCode, customer.customerCode);
  const waited = claimed.facts.orderCode === null ? line?.facts : undefined;
  const pickupPointId = waited?.pickupPointId ?? wonPoint(siblings, claimed, bound);
  const orderCode = waited?.orderCode ?? (await giveOrder(context, tx, claim, claimed, pickupPointId));
  const facts = { orderCode, customerCode: customer.customerCode, pickupPointId };
  await writeParcels(context, tx, writesOf(parcels, facts, principal));
  // Cancelled ones may come back.
  const closed = siblings.filter(({ state }) => state.closedAt !== null);
  await sendParcels(context, tx, closed, pickupPointId);
  return orderCode;
}

/** An order goes to one point: a part that has left the hub holds the rest. */
function wonPoint(
  siblings: readonly KnownParcel[],
  claimed: KnownParcel,
  bound: number | null,
): number | null {
  const gone = siblings.find((parcel) => hasLeftHub([parcel]));
  const before = (gone ?? claimed).facts.pickupPointId;
  return (gone === undefined ? bound : before) ?? before ?? bound;
}

/** What becomes of each of the parcels; one that has left the hub stays where it is known to be. */
function writesOf(
  parcels: readonly KnownParcel[],
  assignment: { orderCode: string; customerCode: string; pickupPointId: number | null },
  actor: UserPrincipal,
): ParcelWrite[] {
  return parcels.map((parcel) => {
    const point = hasLeftHub([parcel]) ? parcel.facts.pickupPointId : null;
    const facts = { ...assignment, pickupPointId: point ?? assignment.pickupPointId };
    const found = { type: 'FLAG_CLEARED', flag: 'UNIDENTIFIED', actor, source: 'office' } as const;
    return {
      trackingCode: parcel.trackingCode,
      settles: true,
      declare: { facts, move: { actor, source: 'office' } },
      moves: parcel.state.problems.includes('UNIDENTIFIED') ? [found] : [],
    };
  });
}

/** The order of the claimed parcel, or a new one for it, becomes the customer's. */
async function giveOrder(
  context: Context,
  tx: Tx,
  { customerId, marketplace }: GivenParcel,
  { facts, history }: KnownParcel,
  pickupPointId: number | null,
): Promise<string> {
  const now = context.clock.now();
  const code = facts.orderCode ?? newOrderCode(dushanbeDay(now));
  await insertStubOrders(tx, [
    {
      id: randomUUID(),
      requestId: randomUUID(),
      code,
      customerId: null,
      pickupPointId,
      businessLine: facts.businessLine,
      createdAt: history[0]?.occurredAt ?? now,
    },
  ]);
  const order = await giveOrderTo(tx, code, customerId, {
    pickupPointId,
    ...(marketplace === undefined ? {} : { marketplace }),
  });
  if (order === undefined) throw new AppError('claims.parcelTaken');
  return code;
}
