/** Where a customer collects, and what a change of it means for parcels on the way. */
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../http/session-guard.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import {
  countParcelsReadyAt,
  findOpenParcelsOfCustomer,
  writeParcels,
  type KnownParcel,
} from '../tracking/tracking.service.ts';
import { bindPoint, findBoundPoint } from './customer.store.ts';

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
  session: Session,
  locale: Locale,
): Promise<{ pickupPoint: ShownPoint | null; waiting: number }> {
  const id = await findBoundPoint(context.db, session.userId);
  const pickupPoint = id === undefined ? null : ((await pointsById(context, locale)).get(id) ?? null);
  return { pickupPoint, waiting: id === undefined ? 0 : await waitingAt(context, session, id) };
}

async function waitingAt({ db }: Pick<Context, 'db'>, session: Session, pointId: number): Promise<number> {
  return session.customerCode === null ? 0 : countParcelsReadyAt(db, session.customerCode, pointId);
}

/** A parcel can be sent elsewhere as long as the hub has not sent it to its point. */
export function canFollow({ state }: Pick<KnownParcel, 'state'>): boolean {
  return stepIndexOf(state.status) <= stepIndexOf(ParcelStatus.AwaitingHubOut);
}

/**
 * Binds a point. Open parcels that have not left the hub follow; those on their way to the old point, or there, stay. Throws
 * `orders.pickupPointNeeded` for a point that is not in use.
 */
export async function bindOwnPoint(
  context: Context,
  session: Session,
  pointId: number,
  locale: Locale,
): Promise<{ pickupPoint: ShownPoint; waiting: number; follow: number; stay: number }> {
  const pickupPoint = (await pointsById(context, locale)).get(pointId);
  if (pickupPoint === undefined) throw new AppError('orders.pickupPointNeeded');
  const counts = await inTransaction(context.db, async (tx) => {
    await bindPoint(tx, session.userId, pointId, context.clock.now());
    const parcels = await findOpenParcelsOfCustomer(tx, session.customerCode ?? '');
    const elsewhere = parcels.filter(({ facts }) => facts.pickupPointId !== pointId);
    const following = elsewhere.filter(canFollow);
    await writeParcels(
      context,
      tx,
      following.map(({ trackingCode }) => ({
        trackingCode,
        declare: {
          facts: { pickupPointId: pointId },
          move: { actor: { name: session.username, role: 'customer' }, source: 'office' },
        },
        moves: [],
      })),
    );
    return { follow: following.length, stay: elsewhere.length - following.length };
  });
  return { pickupPoint, waiting: await waitingAt(context, session, pointId), ...counts };
}

/** Writes down the point of a customer whose parcels go there already; none is sent elsewhere. */
export async function recordBoundPoint(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: string,
  pointId: number,
): Promise<void> {
  await bindPoint(tx, userId, pointId, clock.now());
}
