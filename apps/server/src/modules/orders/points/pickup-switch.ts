/** What a change of the pickup point comes to. An order goes to one point, so it moves whole or not at all. */
import type { StayReason } from '@rohi/contract/orders/order-rules';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';

/** What the rule has to know of a parcel. */
export type SentParcel = {
  trackingCode: string;
  facts: { pickupPointId: number | null; customerCode: string | null };
  state: { status: ParcelStatus; stepBeforeCancel: number | null; closedAt: Date | null };
};

/**
 * An order with its parcels, closed ones too; a parcel that is in no order stands by itself, and decides where it goes.
 */
export type SentOrder = { orderCode: string | null; pickupPointId: number | null; parcels: SentParcel[] };

export type StayingOrder = SentOrder & { reason: StayReason };
export type PickupSwitch = { following: SentOrder[]; staying: StayingOrder[] };

const lastMovableStep = stepIndexOf(ParcelStatus.AwaitingHubOut);

/**
 * A parcel can be sent elsewhere as long as the hub has not sent it to its point; a cancelled one as far as it had
 * come.
 */
export function canBeSentElsewhere({ state }: Pick<SentParcel, 'state'>): boolean {
  return (state.stepBeforeCancel ?? stepIndexOf(state.status)) <= lastMovableStep;
}

/** Neither cancelled nor, as a collected one, done with. */
export function isOpen({ state }: Pick<SentParcel, 'state'>): boolean {
  return state.closedAt === null;
}

/** An order that has begun to arrive somewhere arrives there: one of its parcels has left the hub, or was collected. */
export function hasLeftHub(parcels: readonly Pick<SentParcel, 'state'>[]): boolean {
  return parcels.some(
    (parcel) => parcel.state.status !== ParcelStatus.Cancelled && !canBeSentElsewhere(parcel),
  );
}

/**
 * Which orders follow a customer from the point `from` to `to`: those that go to `from` or nowhere yet, as long as
 * nothing of them has left the hub. Those that go to `to` already are in neither list.
 */
export function planSwitch(orders: readonly SentOrder[], from: number | null, to: number): PickupSwitch {
  const plan: PickupSwitch = { following: [], staying: [] };
  for (const order of orders) {
    const { pickupPointId, parcels } = order;
    const open = parcels.filter(isOpen);
    const isThere = pickupPointId === to && open.every(({ facts }) => facts.pickupPointId === to);
    if (open.length === 0 || isThere) continue;
    const isMeant = pickupPointId === null || pickupPointId === from || pickupPointId === to;
    // What has left the hub would stay for every chosen point.
    if (hasLeftHub(parcels))
      plan.staying.push({
        ...order,
        reason: open.some(canBeSentElsewhere) ? 'PART_LEFT_HUB' : 'LEFT_HUB',
      });
    else if (isMeant) plan.following.push(order);
    else plan.staying.push({ ...order, reason: 'CHOSEN' });
  }
  return plan;
}

/**
 * The parcels that must be written so that all of an order that can still be sent goes to `to`; cancelled ones may come
 * back.
 */
export function parcelsToSend<Parcel extends SentParcel>(
  parcels: readonly Parcel[],
  to: number | null,
): Parcel[] {
  return parcels.filter((parcel) => parcel.facts.pickupPointId !== to && canBeSentElsewhere(parcel));
}
