/** What stands against the departure of goods, and whether it stops them. */
import type { loadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import type * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { unitsLeavingOwners } from '../pickup-points/owner-at-hub.service.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import type { OwnersLeft } from './declared.store.ts';
import type { LoadRules } from './loading/may-board.ts';
import { readObstacles } from './plan/plan-goods.store.ts';

type Obstacle = z.output<typeof loadObstacle>;

/** The rules of a trip, from its plan to its departure. */
export type TripRules = LoadRules & { ownersLeft: OwnersLeft };

/**
 * Parcels without a declaration stay in China, unless the warehouse that received them leaves owners to the hub, and
 * those that are to be paid before departure and are not paid, where the settings do not say otherwise.
 */
export async function readLoadRules(context: Context, originId: number | null): Promise<TripRules> {
  const [settings, units] = await Promise.all([readSettings(context), unitsLeavingOwners(context)]);
  return {
    isUndeclaredStopped: settings['trip.undeclaredMayLeave'] !== 'yes',
    isUnpaidStopped: settings['trip.unpaidMayLeave'] !== 'yes',
    ownersLeft: { units: [...units], originId },
  };
}

/** What stands against the goods of a trip that are still in China; `ABOARD`: against what was loaded. */
export async function obstaclesOf(
  context: Context,
  db: Db | Tx,
  { code, originId }: { code: string; originId: number | null },
  which: 'ALL' | 'ABOARD',
): Promise<Obstacle[]> {
  const { isUndeclaredStopped, isUnpaidStopped, ownersLeft } = await readLoadRules(context, originId);
  const stops = {
    HELD: true,
    LOST: true,
    RETURNING: true,
    UNDECLARED: isUndeclaredStopped,
    NO_VALUE: false,
    UNPAID: isUnpaidStopped,
  };
  const found = await readObstacles(db, code, which, ownersLeft);
  return found.map((each) => ({ ...each, stops: stops[each.kind] }));
}
