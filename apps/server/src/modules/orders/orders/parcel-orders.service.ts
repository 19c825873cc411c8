/**
 * The orders of parcels that the office enters. It promises that each code a parcel carries has its order from the same
 * transaction on, that an order has one customer, and that an unidentified parcel does not come into somebody else's
 * order.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { findCustomersOfCodes } from '../../accounts/customers/customers.service.ts';
import { writeParcels, type ParcelWrite } from '../../tracking/tracking.service.ts';
import { findBoundPoints } from './customer.store.ts';
import { emptyDeclaration } from './order-draft.ts';
import {
  findOwnersOfOrders,
  giveOrderTo,
  insertStubOrders,
  insertOrder,
  listOrderedParcels,
  listParcelsOfOrders,
  readGivenOrder,
  takeOrderFrom,
  type GivenOrder,
  type OrderedParcel,
  type OrderOwner,
} from './order.store.ts';
import { findPointsOfOrders } from './order-point.store.ts';
import { settlePointsOfOrders } from './order-points.service.ts';

/** Who stands behind the moves that follow. */
type Mover = Pick<ParcelWrite['moves'][number], 'actor' | 'source'>;

/**
 * Makes the orders of these parcels where there is none: with the customer named by the code on the parcels, without
 * one until somebody claims them otherwise. A parcel without a customer in a customer's order becomes that customer's.
 * An order that has no point takes the one that its customer has bound; orders and parcels go to one point, and `named`
 * is which the office names, by tracking code. The parcels are locked by the caller. Throws `orders.ofAnotherCustomer`
 * when two customers would share an order, `orders.ofAnotherPoint` when an order would be parted.
 */
export async function recordOrdersOfParcels(
  context: Context,
  tx: Tx,
  trackingCodes: readonly string[],
  mover: Mover,
  named: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const parcels = trackingCodes.length === 0 ? [] : await listOrderedParcels(tx, trackingCodes);
  if (parcels.length === 0) return;
  const customersByFile = await namedOwners(tx, parcels);
  const bound = await findBoundPoints(
    tx,
    [...new Set(customersByFile.values())].filter((id) => id !== undefined),
  );
  const pointOf = (customerId: string | undefined) => bound.get(customerId ?? '') ?? null;
  // One order for all writers, so that two files with the same new codes wait instead of deadlocking.
  const codes = [...customersByFile.keys()].toSorted();
  await insertStubOrders(
    tx,
    codes.map((code) => {
      const customerId = customersByFile.get(code);
      const order = stubOrderOf(code, parcels);
      return {
        ...order,
        customerId: customerId ?? null,
        pickupPointId: order.pickupPointId ?? pointOf(customerId),
      };
    }),
  );
  // Another file that brings parcels of these orders waits here, and then sees their owners and what this one has
  // written.
  await findPointsOfOrders(tx, codes, { mode: 'lock' });
  const owners = await findOwnersOfOrders(tx, codes);
  const settled: string[] = [];
  for (const code of codes) {
    const customerId = customersByFile.get(code);
    if (await settleOwner(tx, code, customerId, owners, pointOf(customerId))) settled.push(code);
  }
  // Those of earlier files, which had no owner until now.
  const others = settled.length === 0 ? [] : await listParcelsOfOrders(tx, settled);
  await namedOwners(tx, others);
  await giveToOwners(context, tx, others.length === 0 ? parcels : [...parcels, ...others], owners, mover);
  await settlePointsOfOrders(context, tx, codes, named);
}

type OfOrder = { trackingCode: string; orderCode: string };

/** The order of a parcel becomes its customer's: what its undo needs; undefined where it was that customer's before. */
export async function giveOrderOfParcel(
  context: Context,
  tx: Tx,
  { trackingCode, orderCode }: OfOrder,
  mover: Mover,
): Promise<GivenOrder | undefined> {
  const before = (await findOwnersOfOrders(tx, [orderCode])).get(orderCode);
  await recordOrdersOfParcels(context, tx, [trackingCode], mover);
  const after = await readGivenOrder(tx, orderCode);
  const isNewOwner = (before?.customerId ?? null) === null && after !== undefined;
  return isNewOwner ? { ...after, pickupPointId: before?.pickupPointId ?? null } : undefined;
}

/** An order is of no customer again; false where it was changed since, or has made others that customer's parcels. */
export async function takeOrderBack(tx: Tx, order: GivenOrder, trackingCode: string): Promise<boolean> {
  const parcels = await listParcelsOfOrders(tx, [order.code]);
  const isOfOthers = parcels.some((each) => each.trackingCode !== trackingCode && each.customerCode !== null);
  return !isOfOthers && takeOrderFrom(tx, order);
}

/** By order code, the customer named by its parcels; undefined where they name no customer we know. */
async function namedOwners(
  tx: Tx,
  parcels: readonly OrderedParcel[],
): Promise<Map<string, string | undefined>> {
  const named = new Set(parcels.flatMap(({ customerCode }) => customerCode ?? []));
  const customers = await findCustomersOfCodes(tx, [...named]);
  const customersByFile = new Map<string, string | undefined>();
  for (const { orderCode, customerCode } of parcels) {
    const before = customersByFile.get(orderCode);
    const customer = customers.get(customerCode ?? '');
    if (before !== undefined && customer !== undefined && before !== customer)
      throw new AppError('orders.ofAnotherCustomer', { params: { code: orderCode } });
    customersByFile.set(orderCode, before ?? customer);
  }
  return customersByFile;
}

function stubOrderOf(code: string, parcels: readonly OrderedParcel[]) {
  const own = parcels.filter(({ orderCode }) => orderCode === code);
  const begins = own.map(({ beganAt }) => beganAt.getTime());
  return {
    id: randomUUID(),
    requestId: randomUUID(),
    code,
    pickupPointId: own.find(({ pickupPointId }) => pickupPointId !== null)?.pickupPointId ?? null,
    businessLine: own[0]?.businessLine ?? 'BSC',
    createdAt: new Date(Math.min(...begins)),
  };
}

/** Whether an order without a customer has one from now on, and that customer's point when it had none. */
async function settleOwner(
  tx: Tx,
  code: string,
  customerByFile: string | undefined,
  owners: Map<string, OrderOwner>,
  boundPointId: number | null,
): Promise<boolean> {
  const owner = owners.get(code);
  if (owner === undefined || customerByFile === undefined || owner.customerId === customerByFile)
    return false;
  const pickupPointId = owner.pickupPointId ?? boundPointId;
  const order =
    owner.customerId === null ? await giveOrderTo(tx, code, customerByFile, { pickupPointId }) : undefined;
  if (order === undefined) throw new AppError('orders.ofAnotherCustomer', { params: { code } });
  owners.set(code, order);
  return true;
}

async function giveToOwners(
  context: Context,
  tx: Tx,
  parcels: readonly OrderedParcel[],
  owners: ReadonlyMap<string, OrderOwner>,
  mover: Mover,
): Promise<void> {
  const found = { ...mover, type: 'FLAG_CLEARED', flag: 'UNIDENTIFIED' } as const;
  const writes = new Map<string, ParcelWrite>();
  const named = await findCustomersOfCodes(
    tx,
    parcels.flatMap(({ customerCode }) => customerCode ?? []),
  );
  for (const parcel of parcels) {
    const { trackingCode, orderCode, customerCode, pickupPointId, problems, isClosed } = parcel;
    const owner = owners.get(orderCode);
    // A code without an account names no one, and the order names the owner.
    if (named.has(customerCode ?? '') || isClosed || !owner?.customerCode) continue;
    const facts = { customerCode: owner.customerCode, pickupPointId: pickupPointId ?? owner.pickupPointId };
    const moves = problems.includes('UNIDENTIFIED') ? [found] : [];
    writes.set(trackingCode, { trackingCode, declare: { facts, move: mover }, moves });
  }
  if (writes.size > 0) await writeParcels(context, tx, [...writes.values()]);
}

/** An order that came about elsewhere, with parcels that carry its code already. */
export type RecordedOrder = {
  code: string;
  customerId: string;
  pickupPointId: number;
  goods: string;
  createdAt: Date;
  businessLine?: 'BSC' | 'FBA';
  /** Of the boxes of a cargo order: how many, grams and cm³ of all of them. */
  cargo?: { places: number; weightG: number; volumeCm3: number };
};

/** Writes down an order with parcels that exist already. */
export async function recordOrder(tx: Tx, { goods, cargo, ...order }: RecordedOrder): Promise<void> {
  const declaration = { ...emptyDeclaration, ...cargo, goods };
  await insertOrder(tx, { ...order, id: randomUUID(), requestId: randomUUID(), declaration });
}
