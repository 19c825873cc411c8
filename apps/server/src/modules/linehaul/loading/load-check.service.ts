/** What a station shows of the trips that are filled in its warehouse, and the check of a load before it leaves. */
import type { DataOf } from '@rohi/contract/endpoint';
import type {
  checkLoad,
  LoadingTrip,
  loadingSnapshot,
  ScannedTrip,
} from '@rohi/contract/linehaul/trip-loading.contract';
import type { Locale } from '@rohi/contract/locales';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import { findTrip, listTripRows, type TripRow } from '../../trips/trips.service.ts';
import { isOverCapacity, volumeOf, weightOf } from '../departure/departure-rules.ts';
import { listLoad, sumLoads, type LoadedParcel, type LoadSum } from '../departure/load.store.ts';
import { goodsSumOf, kilogramsOf } from '../goods-sum.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { obstaclesOf, readLoadRules } from '../obstacles.service.ts';
import { readTripNames, type TripNames } from '../trip-words.service.ts';
import { listForStation } from './aboard.store.ts';

type LoadCheck = DataOf<typeof checkLoad>;
type Thing = LoadCheck['missing']['list'][number];

/** The trips that are filled in a warehouse, the next to leave first. */
export async function listLoadingTrips(
  context: Context,
  unitId: number,
  locale: Locale,
): Promise<LoadingTrip[]> {
  const all = await listTripRows(context.db, ['PLANNED', 'LOADING']);
  const trips = all.filter(({ originId }) => originId === null || originId === unitId);
  const sums = await sumLoads(
    context.db,
    trips.map(({ code }) => code),
  );
  const names = await readTripNames(context, locale);
  return trips.map((trip) => describeLoading(names, trip, sums.get(trip.code)));
}

/** A trip as a station shows it, in this transaction. */
export async function scannedTripOf(db: Db | Tx, trip: TripRow): Promise<ScannedTrip> {
  return describeScanned(trip, (await sumLoads(db, [trip.code])).get(trip.code));
}

const mm3PerCm3 = 1_000;
const gramsPerKg = 1_000;

function describeScanned(
  { code, state, capacityKg, capacityCm3 }: TripRow,
  sum: LoadSum | undefined,
): ScannedTrip {
  return {
    code,
    state,
    planned: sum?.planned ?? 0,
    aboard: sum?.aboard ?? 0,
    toLoad: {
      parcels: sum?.toLoad ?? 0,
      weightG: sum?.toLoadG ?? 0,
      volumeCm3: Math.round((sum?.toLoadMm3 ?? 0) / mm3PerCm3),
    },
    aboardG: sum?.aboardG ?? 0,
    aboardCm3: Math.round((sum?.aboardMm3 ?? 0) / mm3PerCm3),
    capacityG: capacityKg === null ? null : capacityKg * gramsPerKg,
    capacityCm3,
  };
}

function describeLoading(names: TripNames, trip: TripRow, sum: LoadSum | undefined): LoadingTrip {
  return {
    ...describeScanned(trip, sum),
    channelId: trip.channelId,
    channel: names.channel(trip.channelId),
    destination: names.place(trip.destinationId),
    drivers: trip.drivers.map(({ name }) => name),
    units: trip.units,
    plannedDepartureAt: trip.plannedDepartureAt?.toISOString() ?? null,
  };
}

/**
 * What differs from the plan and what hinders the departure. Throws `list.notFound`, also for a trip of another
 * warehouse.
 */
export async function readLoadCheck(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  code: string,
): Promise<LoadCheck> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  const load = await listLoad(context.db, code);
  const aboard = load.filter(({ isAboard }) => isAboard);
  const [names, sums, obstacles, missing, extra] = await Promise.all([
    readTripNames(context, locale),
    sumLoads(context.db, [code]),
    obstaclesOf(context, context.db, trip, 'ABOARD'),
    describeThings(
      context.db,
      load.filter(({ isAboard }) => !isAboard),
    ),
    describeThings(
      context.db,
      aboard.filter(({ isPlanned }) => !isPlanned),
    ),
  ]);
  return {
    trip: describeLoading(names, trip, sums.get(code)),
    missing,
    extra,
    aboard: goodsSumOf({
      parcels: aboard.length,
      weightG: weightOf(aboard),
      volumeMm3: volumeOf(aboard),
      unweighed: aboard.filter(({ isUnweighed }) => isUnweighed).length,
    }),
    isOverCapacity: isOverCapacity(trip, aboard),
    obstacles,
  };
}

const shownThings = 200;

/** Bags as wholes, and what lies in none. */
async function describeThings(
  db: Db,
  parcels: readonly LoadedParcel[],
): Promise<{ parcels: number; list: Thing[] }> {
  const bags = await outermostBags(
    db,
    parcels.map(({ id }) => id),
  );
  const things = Map.groupBy(parcels, ({ id, trackingCode }) => bags.get(id)?.code ?? trackingCode);
  const list = [...things].slice(0, shownThings).map(([code, own]): Thing => {
    const [first] = own;
    const bag = first && bags.get(first.id);
    return {
      code,
      kind: bag?.kind ?? null,
      parcels: own.length,
      weightKg: kilogramsOf(bag?.weightG ?? weightOf(own)),
      customerCode: bag === undefined ? (first?.customerCode ?? null) : null,
      cell: bag === undefined ? (first?.cell ?? null) : bag.cell,
      at: first?.loadedAt?.toISOString() ?? null,
      by: first?.loadedBy ?? null,
    };
  });
  return { parcels: parcels.length, list };
}

/** What a station stores of a trip that it loads; undefined for a trip of another warehouse, or none. */
export async function readLoadingSnapshot(
  context: Context,
  unitId: number,
  code: string,
): Promise<DataOf<typeof loadingSnapshot> | undefined> {
  const trip = await findTrip(context.db, code);
  if (trip === undefined || (trip.originId !== null && trip.originId !== unitId)) return undefined;
  const { ownersLeft, ...rules } = await readLoadRules(context, trip.originId);
  const rows = await listForStation(context.db, code, ownersLeft);
  const bags = await outermostBags(
    context.db,
    rows.map(({ parcelId }) => parcelId),
  );
  return {
    trip: await scannedTripOf(context.db, trip),
    ...rules,
    parcels: rows.map(({ parcelId, problems, ...parcel }) => ({
      ...parcel,
      stays: staysFor(problems) ?? null,
      bagCode: bags.get(parcelId)?.code ?? null,
    })),
    takenAt: context.clock.now().toISOString(),
  };
}
