/** Locks what goes with a trip: its parcels, and then the trip, in the order of whoever else writes both. */
import { AppError } from '../../../errors.ts';
import { TakenByChanceError, type Tx } from '../../../platform/database.ts';
import { findSentParcels } from '../../tracking/tracking.service.ts';
import { lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { listCarried, listLoad, type LoadedParcel } from './load.store.ts';

/** Something came aboard or went from it between reading and locking: run again, it is read as it is now. */
class LoadedMeanwhileError extends TakenByChanceError {}

/** What is to go with a trip, with nobody loading any more until the end of the transaction. Throws `list.notFound`. */
export async function lockLoad(tx: Tx, code: string): Promise<{ trip: TripRow; load: LoadedParcel[] }> {
  const before = await listLoad(tx, code);
  const trip = await lockParcelsAndTrip(tx, code, before);
  const load = await listLoad(tx, code);
  if (textOf(load) !== textOf(before)) throw new LoadedMeanwhileError();
  return { trip, load };
}

/** What a trip has carried out of China, locked as it is. */
export async function lockCarried(
  tx: Tx,
  code: string,
): Promise<{ trip: TripRow; carried: Awaited<ReturnType<typeof listCarried>> }> {
  const before = await listCarried(tx, code);
  const trip = await lockParcelsAndTrip(tx, code, before);
  const carried = await listCarried(tx, code);
  if (carried.length !== before.length) throw new LoadedMeanwhileError();
  return { trip, carried };
}

async function lockParcelsAndTrip(
  tx: Tx,
  code: string,
  parcels: readonly { id: string }[],
): Promise<TripRow> {
  await findSentParcels(tx, { orderCodes: [], ids: parcels.map(({ id }) => id) }, 'lock');
  const [trip] = await lockTripRows(tx, [code], 'change');
  if (trip === undefined) throw new AppError('list.notFound');
  return trip;
}

function textOf(load: readonly LoadedParcel[]): string {
  return load
    .map(({ id, isAboard, isPlanned }) => `${id}${isAboard ? 'a' : ''}${isPlanned ? 'p' : ''}`)
    .join();
}
