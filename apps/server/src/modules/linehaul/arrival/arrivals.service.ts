/** What a hub is shown of the trips that come to it, and what its stations store of one. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { ArrivingTrip, unloadingSnapshot } from '@rohi/contract/linehaul/trip-arrival.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import {
  findChecklists,
  listBagsOf,
  listItems,
  type ChecklistRow,
} from '../../containers/checklists.service.ts';
import { findTrip, listTripRows, type TripRow } from '../../trips/trips.service.ts';
import { readTripNames, type TripNames } from '../trip-words.service.ts';
import { countOnTheRoad } from './arriving.store.ts';
import { unloadingsOf } from './unloading-sums.service.ts';

/** So long an unloaded trip stays on the list: what turns up late is scanned against it. */
const shownAfterMs = 2 * 86_400_000;

/** The trips to a hub: those that are unloaded now, those that have come, those on the road, those that were unloaded last. */
export async function listArrivals(
  context: Context,
  unitId: number,
  locale: Locale,
): Promise<ArrivingTrip[]> {
  const since = new Date(context.clock.now().getTime() - shownAfterMs);
  const all = await listTripRows(context.db, ['ARRIVED', 'AT_BORDER', 'DEPARTED', 'UNLOADED']);
  const own = all.filter(({ destinationId }) => destinationId === null || destinationId === unitId);
  const recent = own.filter(({ state, arrivedAt }) => state !== 'UNLOADED' || (arrivedAt ?? since) > since);
  const trips = await describeArriving(context, recent, locale);
  return trips.toSorted((a, b) => orderOf(a) - orderOf(b));
}

function orderOf({ state, unloading }: ArrivingTrip): number {
  if (unloading !== null) return unloading.isOver ? 3 : 0;
  return state === 'ARRIVED' ? 1 : 2;
}

/** Trips as a hub is shown them, in the order given. */
export async function describeArriving(
  context: Context,
  trips: readonly TripRow[],
  locale: Locale,
): Promise<ArrivingTrip[]> {
  const [names, unloadings, onTheRoad] = await Promise.all([
    readTripNames(context, locale),
    unloadingsOf(context.db, trips),
    countOnTheRoad(
      context.db,
      trips.map(({ code }) => code),
    ),
  ]);
  return trips.map((trip) =>
    describe(names, trip, {
      parcels: onTheRoad.get(trip.code) ?? 0,
      unloading: unloadings.get(trip.id)?.numbers ?? null,
    }),
  );
}

function describe(
  names: TripNames,
  { code, state, originId, units, arrivedAt, plannedArrivalDay }: TripRow,
  numbers: Pick<ArrivingTrip, 'parcels' | 'unloading'>,
): ArrivingTrip {
  return {
    code,
    state,
    origin: names.city(originId) ?? names.place(originId),
    units: units.map(({ number, trailer }) => [number, trailer].filter(Boolean).join(' / ')),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    plannedArrivalDay,
    ...numbers,
  };
}

/** An unloading of this hub. Throws `list.notFound` where nobody has begun it here. */
export async function findUnloading(
  { db }: Pick<Context, 'db'>,
  unitId: number,
  code: string,
): Promise<{ trip: TripRow; list: ChecklistRow }> {
  const trip = await findTrip(db, code);
  const [list] = trip === undefined ? [] : await findChecklists(db, [trip.id]);
  if (trip === undefined || list?.unitId !== unitId) throw new AppError('list.notFound');
  return { trip, list };
}

/** What a station stores of a trip that it unloads. Throws `list.notFound`. */
export async function readUnloadingSnapshot(
  context: Context,
  unitId: number,
  code: string,
): Promise<DataOf<typeof unloadingSnapshot>> {
  const { trip, list } = await findUnloading(context, unitId, code);
  const [items, bags] = await Promise.all([
    listItems(context.db, list.id, 'ALL'),
    listBagsOf(context.db, list.id),
  ]);
  return {
    parcels: items.map(({ code: parcel, customerCode, bagCode, state }) => ({
      code: parcel,
      customerCode,
      bagCode,
      isHere: state === 'SCANNED',
    })),
    bags,
    seals: trip.units.flatMap(({ seals }) => seals),
    takenAt: context.clock.now().toISOString(),
  };
}
