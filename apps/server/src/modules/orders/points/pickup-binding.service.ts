/**
 * Where a customer collects, and what a change of it means for orders and parcels on the way: docs/domain.md, section
 * 3.
 */
import { createHash } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { bindPickupPoint, previewPickupPoint } from '@rohi/contract/orders/pickup-binding.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { UserPrincipal } from '../../../principal.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import {
  countParcelsReadyAt,
  findOpenParcelsOfCustomer,
  findSentParcels,
} from '../../tracking/tracking.service.ts';
import { bindPoint, findBoundPoint, lockBoundPoint } from '../orders/customer.store.ts';
import { findPointsOfOrders } from '../orders/order-point.store.ts';
import { sendOrders } from '../orders/order-points.service.ts';
import { isOpen, planSwitch, type PickupSwitch, type SentOrder } from './pickup-switch.ts';

/** A customer by account and code. */
export type PointOwner = Pick<UserPrincipal, 'userId' | 'customerCode'>;

export type ShownPoint = { id: number; code: string; name: string; city: string };

/** The pickup points in use by their ids, names in `locale`. */
export async function pointsById(context: Context, locale: Locale): Promise<Map<number, ShownPoint>> {
  const points = await findPickupPoints(context, locale);
  return new Map(points.map(({ id, code, name, city }) => [id, { id, code, name, city: city.name }]));
}

/** Whether parcels can be sent to this point. */
export async function isKnownPoint(context: Context, id: number): Promise<boolean> {
  return (await pointsById(context, 'ru')).has(id);
}

/** The bound point, and how many parcels wait there: arrived and not collected. */
export async function readOwnPoint(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<{ pickupPoint: ShownPoint | null; waiting: number }> {
  const id = await findBoundPoint(context.db, principal.userId);
  const pickupPoint = id === undefined ? null : ((await pointsById(context, locale)).get(id) ?? null);
  return { pickupPoint, waiting: id === undefined ? 0 : await waitingAt(context, principal, id) };
}

async function waitingAt(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  pointId: number,
): Promise<number> {
  return principal.customerCode === null ? 0 : countParcelsReadyAt(db, principal.customerCode, pointId);
}

/** What binding a point would do now. Throws `orders.pickupPointNeeded` for a point that is not in use. */
export async function previewOwnPoint(
  context: Context,
  principal: UserPrincipal,
  pointId: number,
  locale: Locale,
): Promise<DataOf<typeof previewPickupPoint>> {
  const points = await knownPoints(context, pointId, locale);
  const from = (await findBoundPoint(context.db, principal.userId)) ?? null;
  const plan = planSwitch(await readOwnOrders(context.db, principal, 'read'), from, pointId);
  return { ...describeSwitch(plan, points, pointId), planVersion: versionOf(plan, from, pointId) };
}

/**
 * Binds a point: orders that went to the old one, or nowhere, follow with their parcels as long as nothing of them has
 * left the hub; the others stay. Throws `orders.pickupPointNeeded` for a point that is not in use, and
 * `orders.switchChangedMeanwhile` when it would come to something else than the plan of `planVersion`.
 */
export async function bindOwnPoint(
  context: Context,
  principal: UserPrincipal,
  { pickupPointId: to, planVersion }: { pickupPointId: number; planVersion?: string | undefined },
  locale: Locale,
): Promise<DataOf<typeof bindPickupPoint>> {
  const points = await knownPoints(context, to, locale);
  const plan = await inPatientTransaction(context, `customer:${principal.userId}`, async (tx) => {
    const from = (await lockBoundPoint(tx, principal.userId)) ?? null;
    const done = planSwitch(await readOwnOrders(tx, principal, 'lock'), from, to);
    // A repeated request finds its point bound, and there is little left to do.
    if (planVersion !== undefined && from !== to && planVersion !== versionOf(done, from, to))
      throw new AppError('orders.switchChangedMeanwhile');
    await bindPoint(tx, principal.userId, to, context.clock.now());
    await sendOrders(context, tx, done.following, to);
    return done;
  });
  return { ...describeSwitch(plan, points, to), waiting: await waitingAt(context, principal, to) };
}

/**
 * Binds a point for a customer who has none, within the caller's transaction: what has gone nowhere so far goes there.
 * Nothing is done where one is bound, or the point is not in use any more.
 */
export async function bindFirstPoint(
  context: Context,
  tx: Tx,
  customer: PointOwner,
  to: number,
): Promise<void> {
  const isFree = (await lockBoundPoint(tx, customer.userId)) === undefined;
  if (!isFree || !(await isKnownPoint(context, to))) return;
  const { following } = planSwitch(await readOwnOrders(tx, customer, 'lock'), null, to);
  await bindPoint(tx, customer.userId, to, context.clock.now());
  await sendOrders(context, tx, following, to);
}

async function knownPoints(
  context: Context,
  pointId: number,
  locale: Locale,
): Promise<ReadonlyMap<number, ShownPoint>> {
  const points = await pointsById(context, locale);
  if (!points.has(pointId)) throw new AppError('orders.pickupPointNeeded');
  return points;
}

/**
 * The customer's orders that have an open parcel, and the open parcels that are in none of them. With `lock` orders and
 * parcels do not change meanwhile: orders are locked first, as in an edit.
 */
async function readOwnOrders(
  db: Db | Tx,
  { userId, customerCode }: PointOwner,
  mode: 'read' | 'lock',
): Promise<SentOrder[]> {
  const open = await findOpenParcelsOfCustomer(db, customerCode ?? '');
  const codes = new Set(open.flatMap(({ facts }) => facts.orderCode ?? []));
  const orders = await findPointsOfOrders(db, [...codes], { customerId: userId, mode });
  const own = new Map(orders.map(({ code, pickupPointId }) => [code, pickupPointId]));
  const loose = open.filter(({ facts }) => !own.has(facts.orderCode ?? ''));
  const parcels = await findSentParcels(
    db,
    { orderCodes: [...own.keys()], ids: loose.map(({ id }) => id) },
    mode,
  );
  // A parcel that is in none of the customer's orders has a destination of its own.
  const groups = Map.groupBy(parcels, ({ id, facts: { orderCode } }) =>
    own.has(orderCode ?? '') ? (orderCode ?? '') : id,
  );
  return [...groups].map(([key, inside]) => {
    const isOrder = own.has(key);
    const pickupPointId = (isOrder ? own.get(key) : inside[0]?.facts.pickupPointId) ?? null;
    return { orderCode: isOrder ? key : null, pickupPointId, parcels: inside };
  });
}

const mostShown = 100;

function describeSwitch(
  { following, staying }: PickupSwitch,
  points: ReadonlyMap<number, ShownPoint>,
  to: number,
) {
  const describeOrder = (order: SentOrder) => ({ orderCode: order.orderCode, trackingCodes: codesOf(order) });
  const count = (orders: readonly SentOrder[]) =>
    orders.reduce((sum, { parcels }) => sum + parcels.filter(isOpen).length, 0);
  return {
    pickupPoint: points.get(to) as ShownPoint,
    follow: count(following),
    stay: count(staying),
    following: following.slice(0, mostShown).map(describeOrder),
    staying: staying.slice(0, mostShown).map((order) => ({
      ...describeOrder(order),
      reason: order.reason,
      pickupPoint: points.get(order.pickupPointId ?? 0) ?? null,
    })),
  };
}

function codesOf({ parcels }: SentOrder): string[] {
  return parcels.filter(isOpen).map(({ trackingCode }) => trackingCode);
}

/** The same for the same plan: a parcel that has moved without a change of what would happen changes nothing. */
function versionOf({ following, staying }: PickupSwitch, from: number | null, to: number): string {
  const plan = [
    from,
    to,
    following.map((order) => [order.orderCode, codesOf(order)]),
    staying.map((order) => [order.orderCode, codesOf(order), order.reason, order.pickupPointId]),
  ];
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
}

/** Writes down the point of a customer with parcels that go there already; none is sent elsewhere. */
export async function recordBoundPoint(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: string,
  pointId: number,
): Promise<void> {
  await bindPoint(tx, userId, pointId, clock.now());
}

/** The pickup point that a customer has bound, by the id of the account. */
export function boundPointOf(db: Db, userId: string): Promise<number | undefined> {
  return findBoundPoint(db, userId);
}
