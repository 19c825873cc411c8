import type { ComponentType } from 'react';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { DataOf } from '@rohi/contract/endpoint';
import type { cancelOrders } from '@rohi/contract/orders/order-acts.contract';
import type { getOrder, listOrders } from '@rohi/contract/orders/orders.contract';
import type { orderStatusNumbers } from '@rohi/contract/reports/own-reports.contract';

/** A page of the list as the service describes it. */
export type FoundOrders = DataOf<typeof listOrders>;
export type OrderLine = FoundOrders['list'][number];
/** What became of the orders of one act. */
export type ActOutcome = DataOf<typeof cancelOrders>;
export type StageCounts = DataOf<typeof orderStatusNumbers>;

/** One order with all that belongs to it. */
export type Order = DataOf<typeof getOrder>;
export type OrderParcel = Order['parcelList'][number];

/**
 * What other rooms say and draw of an order: what is wrong with a parcel, what happened to it, how the price came
 * about.
 */
export type OrderParts = {
  problemNames: Record<ParcelProblem, string>;
  History: ComponentType<{ trackingCode: string }>;
  Price: ComponentType<{ price: NonNullable<Order['price']> }>;
};
