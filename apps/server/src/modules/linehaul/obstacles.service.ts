/** What stands against the departure of goods, and whether it stops them. */
import type { loadObstacle } from '@rohi/contract/linehaul/trip-plan.contract';
import type * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { readSettings } from '../reference-data/settings.service.ts';
import { readObstacles } from './plan/plan-goods.store.ts';

type Obstacle = z.output<typeof loadObstacle>;

/** Whether parcels without a declaration stay in China: they do, where the setting does not say otherwise. */
export async function isUndeclaredStopped(context: Context): Promise<boolean> {
  return (await readSettings(context))['trip.undeclaredMayLeave'] !== 'yes';
}

/** What stands against the goods of a trip that are still in China; `ABOARD`: against what was loaded. */
export async function obstaclesOf(
  context: Context,
  db: Db | Tx,
  code: string,
  which: 'ALL' | 'ABOARD',
): Promise<Obstacle[]> {
  const stops = {
    HELD: true,
    UNDECLARED: await isUndeclaredStopped(context),
    NO_VALUE: false,
    UNPAID: false,
  };
  return (await readObstacles(db, code, which)).map((found) => ({ ...found, stops: stops[found.kind] }));
}
