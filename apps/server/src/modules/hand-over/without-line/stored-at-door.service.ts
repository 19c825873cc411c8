/** Owns the visit of what a courier gave at a door without the line, and what a stop is to whoever settles what was not taken there. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Db } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findStops, type KnownStop, type StopOfRound } from '../rounds/round.store.ts';
import type { SeenDocument } from '../visits/visit.store.ts';
import { endedVisit } from './given-without-line.service.ts';

export type { KnownStop };

type DoorVisit = { visitId: string; deviceId: string; document: SeenDocument; givenAt: Date };

/** Ends the visit of a giving, or notes it as ended where the service did not know it: the call of the door gives nothing more in it. Throws `handOver.requestReused`. */
export async function endDoorVisit(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { id: stopId, unitId, customerCode }: StopOfRound,
  { visitId, deviceId, document, givenAt }: DoorVisit,
): Promise<void> {
  const made = { visitId, customerCode, givenAt, stopId };
  const visit = await inTransaction(db, (tx) =>
    endedVisit(tx, { principal, unitId, deviceId }, made, document),
  );
  if (visit.stopId !== stopId || visit.clerkId !== principal.userId)
    throw new AppError('handOver.requestReused');
}

/** Stops by their ids. */
export async function readStops(db: Db, ids: readonly string[]): Promise<Map<string, KnownStop>> {
  const stops = ids.length === 0 ? [] : await findStops(db, ids);
  return new Map(stops.map((stop) => [stop.id, stop]));
}
