/** What stands against the departure of goods, and whether it stops them. */
import type { loadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import type * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { leavesOwnerToHub } from '../pickup-points/owner-at-hub.service.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import type { LoadRules } from './loading/may-board.ts';
import { readObstacles } from './plan/plan-goods.store.ts';

type Obstacle = z.output<typeof loadObstacle>;

/**
 * Parcels without a declaration stay in a warehouse of China, unless it leaves owners to the hub, and those that are to
 * be paid before departure and are not paid, where the settings do not say otherwise.
 */
export async function readLoadRules(context: Context, unitId: number | null): Promise<LoadRules> {
  const settings = await readSettings(context);
  const mayBeUndeclared =
    settings['trip.undeclaredMayLeave'] === 'yes' ||
    (unitId !== null && (await leavesOwnerToHub(context, unitId)));
  return {
    isUndeclaredStopped: !mayBeUndeclared,
    isUnpaidStopped: settings['trip.unpaidMayLeave'] !== 'yes',
  };
}

/** What stands against the goods of a trip that are still in China; `ABOARD`: against what was loaded. */
export async function obstaclesOf(
  context: Context,
  db: Db | Tx,
  { code, originId }: { code: string; originId: number | null },
  which: 'ALL' | 'ABOARD',
): Promise<Obstacle[]> {
  const { isUndeclaredStopped, isUnpaidStopped } = await readLoadRules(context, originId);
  const stops = {
    HELD: true,
    LOST: true,
    RETURNING: true,
    UNDECLARED: isUndeclaredStopped,
    NO_VALUE: false,
    UNPAID: isUnpaidStopped,
  };
  return (await readObstacles(db, code, which)).map((found) => ({ ...found, stops: stops[found.kind] }));
}
