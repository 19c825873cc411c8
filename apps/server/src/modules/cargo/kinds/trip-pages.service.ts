/** What a hub is shown of the trips that come to it, and of an unloading. */
import type { ArrivingTrip, arrivalCalls, ScannedUnloading } from '@rohi/contract/cargo/arrivals.contract';
import { shownOnChecklist } from '@rohi/contract/cargo/checklists.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { isSameSeal } from '@rohi/contract/stations/seal-number';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findChecklists,
  listSeals,
  sumChecklists,
  withoutItems,
  type ListedItem,
} from '../../containers/checklists.service.ts';
import { countOnTheRoad, loadedTimes } from '../../linehaul/loading/loaded.service.ts';
import { unitsLeavingOwners } from '../../pickup-points/owner-at-hub.service.ts';
import { readTripNames, type TripNames } from '../../linehaul/trip-words.service.ts';
import { listTripRows, type TripRow } from '../../trips/trips.service.ts';
import { thingsOf } from '../list-page.service.ts';
import { tripsAwaitingOwners } from './hub-owner.store.ts';
import type { ListedItems, OpenList } from '../container-kind.service.ts';

type Page = DataOf<(typeof arrivalCalls)['read']>;
type Seals = Awaited<ReturnType<typeof listSeals>>;

/** The unloadings of trips in numbers, by the id of the trip; one that was not begun is missing. */
export async function unloadingsOf(
  db: Db | Tx,
  trips: readonly Pick<TripRow, 'id' | 'code'>[],
): Promise<Map<string, ScannedUnloading>> {
  const ids = trips.map(({ id }) => id);
  const lists = await findChecklists(db, ids, 'UNLOADING');
  const listIds = lists.map(({ id }) => id);
  const sums = await sumChecklists(db, listIds);
  const codes = new Map(trips.map(({ id, code }) => [id, code]));
  return new Map(
    lists.map(({ id, ownerId, endedAt }) => [
      ownerId,
      { trip: codes.get(ownerId) ?? '', isOver: endedAt !== null, ...(sums.get(id) ?? withoutItems) },
    ]),
  );
}

/** So long an unloaded trip stays on the list: what turns up late is scanned against it. */
const shownAfterMs = 2 * 86_400_000;

/**
 * The trips to a hub: those that are unloaded now, those that have come, those on the road, those that were unloaded
 * last.
 */
export async function listArrivals(
  context: Context,
  unitId: number,
  locale: Locale,
): Promise<{ list: ArrivingTrip[] }> {
  const since = new Date(context.clock.now().getTime() - shownAfterMs);
  const all = await listTripRows(context.db, ['ARRIVED', 'AT_BORDER', 'DEPARTED', 'UNLOADED']);
  const own = all.filter(({ destinationId }) => destinationId === null || destinationId === unitId);
  const recent = own.filter(({ state, arrivedAt }) => state !== 'UNLOADED' || (arrivedAt ?? since) > since);
  const trips = await describeArriving(context, recent, locale);
  return { list: trips.toSorted((a, b) => orderOf(a) - orderOf(b)) };
}

function orderOf({ state, unloading }: ArrivingTrip): number {
  if (unloading !== null) return unloading.isOver ? 3 : 0;
  return state === 'ARRIVED' ? 1 : 2;
}

/** Trips as a hub is shown them, in the order given. */
async function describeArriving(
  context: Context,
  trips: readonly TripRow[],
  locale: Locale,
): Promise<ArrivingTrip[]> {
  const codes = trips.map(({ code }) => code);
  const [names, unloadings, onTheRoad, leaving, awaiting] = await Promise.all([
    readTripNames(context, locale),
    unloadingsOf(context.db, trips),
    countOnTheRoad(context.db, codes),
    unitsLeavingOwners(context),
    tripsAwaitingOwners(context.db, codes),
  ]);
  return trips.map((trip) => ({
    ...describe(names, trip),
    // A trip of no warehouse may come from each; what is on the road goes on as it has left.
    isOwnerAtHub:
      awaiting.has(trip.code) || (trip.originId === null ? leaving.size > 0 : leaving.has(trip.originId)),
    parcels: onTheRoad.get(trip.code) ?? 0,
    unloading: unloadings.get(trip.id) ?? null,
  }));
}

function describe(
  names: TripNames,
  { code, state, originId, units, arrivedAt, plannedArrivalDay }: TripRow,
): Omit<ArrivingTrip, 'parcels' | 'unloading' | 'isOwnerAtHub'> {
  return {
    code,
    state,
    origin: names.city(originId) ?? names.place(originId),
    units: units.map(({ number, trailer }) => [number, trailer].filter(Boolean).join(' / ')),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    plannedArrivalDay,
  };
}

/** An unloading against what was expected: what is missing, too much and damaged, and the seals. */
export async function pageOfUnloading(
  context: Context,
  { row, list }: OpenList<TripRow>,
  { missing, surplus, damaged }: ListedItems,
  locale: Locale,
): Promise<Page> {
  const [[trip], seals] = await Promise.all([
    describeArriving(context, [row], locale),
    listSeals(context.db, list.id),
  ]);
  if (trip === undefined) throw new RangeError('a trip that was found is described');
  const firstDamaged = damaged.slice(0, shownOnChecklist);
  return {
    trip,
    seals: describeSeals(row, seals),
    missing: { parcels: missing.length, list: await describeMissing(context, missing, seals) },
    surplus: {
      parcels: surplus.length,
      list: surplus.slice(0, shownOnChecklist).map((item) => describeSurplus(item, row.code)),
    },
    damaged: {
      parcels: damaged.length,
      list: firstDamaged.map(({ code, customerCode, ...item }) => ({ code, customerCode, ...seenOf(item) })),
    },
  };
}

function seenOf({ at, by }: Pick<ListedItem, 'at' | 'by'>) {
  return { at: at?.toISOString() ?? null, by };
}

function settledOf({ settled, settledAt, settledBy }: ListedItem) {
  return { settled, settledAt: settledAt?.toISOString() ?? null, settledBy };
}

/** The seals on record, and seals that were read and are on no record. */
function describeSeals({ units }: TripRow, read: Seals): Page['seals'] {
  const seals = units.flatMap((unit) => unit.seals);
  const ofVehicle = read.flatMap(({ bagCode, number, isMatch }) =>
    bagCode === null && number !== null ? [{ number, isMatch }] : [],
  );
  const other = (number: string, bagCode: string | null) => ({ number, state: 'OTHER' as const, bagCode });
  return [
    ...seals.map((number) => {
      const isRead = ofVehicle.some((seal) => isSameSeal(seal.number, number));
      return { number, state: isRead ? ('MATCHES' as const) : ('UNREAD' as const), bagCode: null };
    }),
    ...ofVehicle.flatMap(({ number, isMatch }) => (isMatch ? [] : [other(number, null)])),
    ...read.flatMap(({ bagCode, number, isMatch }) =>
      bagCode === null || isMatch || number === null ? [] : [other(number, bagCode)],
    ),
  ];
}

/**
 * Bags that are missing as a whole stand as one; of a bag that is scanned parcel by parcel each parcel stands alone.
 */
async function describeMissing(
  context: Context,
  items: readonly ListedItem[],
  seals: Seals,
): Promise<Page['missing']['list']> {
  const opened = new Set(seals.flatMap(({ bagCode }) => bagCode ?? []));
  const things = thingsOf(items, (bagCode) => !opened.has(bagCode)).slice(0, shownOnChecklist);
  const ids = things.flatMap(({ first }) => first.parcelId ?? []);
  const loaded = await loadedTimes(context.db, ids);
  return things.map(({ code, isBag, first, items: { length: parcels } }) => ({
    code,
    isBag,
    parcels,
    customerCode: isBag ? null : first.customerCode,
    bagCode: isBag ? null : first.bagCode,
    isBagHere: first.bagCode !== null && opened.has(first.bagCode),
    loadedAt: loaded.get(first.parcelId ?? '')?.toISOString() ?? null,
    ...settledOf(first),
  }));
}

function describeSurplus(item: ListedItem, trip: string): Page['surplus']['list'][number] {
  const { code, customerCode, parcelId, tripCode, state } = item;
  return {
    code,
    customerCode,
    isKnown: parcelId !== null,
    trip: tripCode === trip ? null : tripCode,
    isTakenIn: state === 'SCANNED',
    ...seenOf(item),
    ...settledOf(item),
  };
}
