/** Locks what goes with a trip: its parcels, and then the trip, in the order of all writers of both. */
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { lockParcelIds } from '../../tracking/tracking.service.ts';
import { lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { listDeparted, listLoad, type DepartedParcel, type LoadedParcel } from './load.store.ts';

/** What is to go with a trip, locked against loading until the end of the transaction. Throws `list.notFound`. */
export async function lockLoad(tx: Tx, code: string): Promise<{ trip: TripRow; load: LoadedParcel[] }> {
  const { trip, parcels: load } = await lockAll(tx, code, listLoad);
  return { trip, load };
}

/**
 * What a trip has carried out of China, and what it has left behind and waits for none; locked as it is. Throws
 * `list.notFound`.
 */
export async function lockDeparted(
  tx: Tx,
  code: string,
): Promise<{ trip: TripRow; carried: DepartedParcel[]; left: DepartedParcel[] }> {
  const { trip, parcels } = await lockAll(tx, code, listDeparted);
  const [left, carried] = [parcels.filter(({ isLeft }) => isLeft), parcels.filter(({ isLeft }) => !isLeft)];
  return { trip, carried, left };
}

async function lockAll<Parcel extends { id: string }>(
  tx: Tx,
  code: string,
  list: (tx: Tx, code: string) => Promise<Parcel[]>,
): Promise<{ trip: TripRow; parcels: Parcel[] }> {
  const before = await list(tx, code);
  await lockParcelIds(tx, idsOf(before));
  const [trip] = await lockTripRows(tx, [code], 'change');
  if (trip === undefined) throw new AppError('list.notFound');
  const now = await list(tx, code);
  const ids = new Set(before.map(({ id }) => id));
  const joined = now.filter(({ id }) => !ids.has(id));
  if (joined.length === 0) return { trip, parcels: now };
  // They have come while this one waited for the trip, and nothing comes any more.
  await lockParcelIds(tx, idsOf(joined));
  return { trip, parcels: await list(tx, code) };
}

const idsOf = (parcels: readonly { id: string }[]) => parcels.map(({ id }) => id);
