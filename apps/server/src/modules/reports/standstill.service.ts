/**
 * Owns what stands still along the chain. Promises that the number of a stage is that of the list behind it and the sum
 * of its rows, that what stands longest comes first, and that each row leads to where it is done.
 */
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Locale } from '@rohi/contract/locales';
import {
  standstillKinds,
  type Standstill,
  type StandstillKind,
} from '@rohi/contract/reports/standstill.contract';
import type { ParcelWait } from '@rohi/contract/tracking/parcel-waits';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { findTransfer } from '../containers/transfers.service.ts';
import { findTripsAtBorder, type TripAtBorder } from '../linehaul/road/trips-at-border.service.ts';
import { listPlaces } from '../places/places.service.ts';
import { groupReported, type MissingGroup } from '../stations/inventory/reported.service.ts';
import {
  countAtStages,
  groupWaitingParcels,
  type WaitingGroup,
} from '../tracking/staff/staff-parcels.service.ts';
import { listTripRows } from '../trips/trips.service.ts';
import { countProblems } from '../warehouse/problems/problem-list.service.ts';
import { phoneIn } from './phone-in.ts';
import type { StaffCut } from './report-scope.ts';

type Row = Standstill['rows'][number];
type Stage = Standstill['stages'][number];

const parcelKinds = [
  'withoutCell',
  'withoutBag',
  'withoutTrip',
  'notScanned',
  'withoutCellAtHub',
  'withoutTransfer',
  'inTransfer',
  'withoutCellAtPoint',
  'unclaimed',
] as const satisfies readonly (StandstillKind & ParcelWait)[];

const holders: Record<StandstillKind, Row['holder']> = {
  withoutCell: 'WAREHOUSE',
  withoutBag: 'WAREHOUSE',
  withoutTrip: 'ROAD',
  tripAtBorder: 'ROAD',
  notScanned: 'HUB',
  withoutCellAtHub: 'HUB',
  withoutTransfer: 'HUB',
  inTransfer: 'HUB',
  withoutCellAtPoint: 'POINT',
  notFound: 'POINT',
  unclaimed: 'POINT',
  problemsUnanswered: 'OFFICE',
};

const openProblemStates = ['OVERDUE', 'WAITING', 'TO_SEND', 'TO_RETURN', 'TO_DISPOSE'] as const;

/** What stands still of one business line, as far as the caller sees it; names in `locale`. */
export async function findStandstill(
  context: Context,
  principal: UserPrincipal,
  { businessLine = 'BSC', scope }: StaffCut,
  locale: Locale,
): Promise<Standstill> {
  const cut = { line: businessLine, unitId: scope.kind === 'all' ? undefined : scope.unitId };
  const [groups, there, border, problems, openProblems, places, next, missing] = await Promise.all([
    groupWaitingParcels(context, principal, { ...cut, waits: parcelKinds }),
    countAtStages(context.db, cut),
    findTripsAtBorder(context, locale),
    countProblems(context, principal, { states: ['OVERDUE'], line: businessLine }),
    countProblems(context, principal, { states: openProblemStates, line: businessLine }),
    listPlaces(context.db),
    nextTrips(context),
    groupReported(context, { line: businessLine, unitId: cut.unitId }),
  ]);
  const phones = await driversOf(context, groups);
  const ways = waysOf(principal, businessLine);
  const { base, listOf } = ways;
  const names = new Map(places.map(({ id, code, names: named }) => [id, named[locale] ?? code]));
  const rows = [
    ...groups.map((group) => rowOfParcels(group, { ...ways, names, next, phones })),
    ...border.trips.map((trip) => rowOfTrip(trip, base)),
    ...rowsOfProblems(problems, listOf('problemsUnanswered')),
    ...missing.map((group) => rowOfMissing(group, { route: listOf('notFound'), names, places })),
  ].toSorted((a, b) => a.since.localeCompare(b.since));
  const of = numbersThere(there, { onTheRoad: border.onTheRoad, problems: openProblems.count });
  const stages = standstillKinds.map((kind) => stageOf(kind, rows, { of: of[kind], route: listOf(kind) }));
  return { stages, rows };
}

/** How many there are at each stage, late or not. */
function numbersThere(
  there: Awaited<ReturnType<typeof countAtStages>>,
  { onTheRoad, problems }: { onTheRoad: number; problems: number },
): Record<StandstillKind, number> {
  return {
    withoutCell: there.inChina,
    withoutBag: there.inChina,
    withoutTrip: there.inChina,
    tripAtBorder: onTheRoad,
    notScanned: there.arrived,
    withoutCellAtHub: there.atHubs,
    withoutTransfer: there.atHubs,
    inTransfer: there.inTransfers,
    withoutCellAtPoint: there.atPoints,
    notFound: there.arrived + there.atPoints,
    unclaimed: there.atPoints,
    problemsUnanswered: problems,
  };
}

/** A stage counts what its rows count: trips as trips, all others their parcels. */
function stageOf(
  kind: StandstillKind,
  rows: readonly Row[],
  { of, route }: { of: number; route: string },
): Stage {
  const own = rows.filter((row) => row.kind === kind);
  const late = kind === 'tripAtBorder' ? own.length : own.reduce((sum, { parcels }) => sum + parcels, 0);
  return { kind, late, of, oldest: own[0]?.since ?? null, route };
}

/**
 * Where things that stand still are found, in one line, and by which users: uncollected parcels are listed where they
 * are decided about, for users who may.
 */
type Ways = {
  base: string;
  listOf: (kind: StandstillKind) => string;
  isDecided: (kind: StandstillKind) => boolean;
};

function waysOf({ authorities }: UserPrincipal, line: BusinessLine): Ways {
  const base = `/${line.toLowerCase()}`;
  const mayDecide = line === 'BSC' && authorities.has('parcel:cancel');
  const isDecided = (kind: StandstillKind) => mayDecide && kind === 'unclaimed';
  const listOf = (kind: StandstillKind) =>
    `${base}/${isDecided(kind) ? 'shelf?waiting=unclaimed' : lists[kind]}`;
  return { base, listOf, isDecided };
}

const lists: Record<StandstillKind, string> = {
  withoutCell: 'parcels?waiting=withoutCell',
  withoutBag: 'parcels?waiting=withoutBag',
  withoutTrip: 'parcels?waiting=withoutTrip',
  tripAtBorder: 'trips',
  notScanned: 'parcels?waiting=notScanned',
  withoutCellAtHub: 'parcels?waiting=withoutCellAtHub',
  withoutTransfer: 'parcels?waiting=withoutTransfer',
  inTransfer: 'parcels?waiting=inTransfer',
  withoutCellAtPoint: 'parcels?waiting=withoutCellAtPoint',
  notFound: 'inventory?view=past',
  unclaimed: 'parcels?waiting=unclaimed',
  problemsUnanswered: 'problems?state=OVERDUE',
};

type Known = Ways & {
  names: ReadonlyMap<number, string>;
  /** The next trip to leave each warehouse. */
  next: ReadonlyMap<number, string>;
  /** How the drivers of transfers are called, by the code of the transfer. */
  phones: ReadonlyMap<string, string>;
};

function rowOfParcels(
  { waiting, count, oldest, unitId, tripCode, oldestCode }: WaitingGroup,
  facts: Known,
): Row {
  const kind = waiting as (typeof parcelKinds)[number];
  const place = unitId === null ? null : (facts.names.get(unitId) ?? null);
  const planned = unitId === null || kind !== 'withoutTrip' ? undefined : facts.next.get(unitId);
  return {
    kind,
    parcels: count,
    place,
    trip: tripCode,
    oldestCode,
    holder: holders[kind],
    since: (oldest ?? new Date(0)).toISOString(),
    ...actOf({ kind, planned, tripCode, unitId, oldestCode, isOne: count === 1 }, facts),
  };
}

/** Their rows are of one pickup point each, and so is the list behind one. */
const ofPoints: ReadonlySet<StandstillKind> = new Set([
  'withoutTransfer',
  'inTransfer',
  'withoutCellAtPoint',
  'unclaimed',
]);

type Act = Pick<Row, 'act' | 'actTrip' | 'phone' | 'route'>;
type Standing = {
  kind: StandstillKind;
  planned: string | undefined;
  tripCode: string | null;
  unitId: number | null;
  oldestCode: string | null;
  isOne: boolean;
};

function actOf(
  { kind, planned, tripCode, unitId, oldestCode, isOne }: Standing,
  { base, listOf, isDecided, phones }: Ways & Pick<Known, 'phones'>,
): Act {
  const noTarget = { actTrip: null, phone: null };
  if (planned !== undefined)
    return { ...noTarget, act: 'PLAN', actTrip: planned, route: `${tripRoute(base, planned)}?view=plan` };
  if (tripCode !== null && kind !== 'inTransfer')
    return { ...noTarget, act: 'OPEN_TRIP', actTrip: tripCode, route: tripRoute(base, tripCode) };
  const ofPoint = ofPoints.has(kind) && unitId !== null ? `&unit=${unitId}` : '';
  const list = `${listOf(kind)}${ofPoint}`;
  if (isDecided(kind)) return { ...noTarget, act: 'DECIDE', route: list };
  const phone = phones.get(tripCode ?? '');
  if (phone !== undefined) return { ...noTarget, act: 'CALL_DRIVER', phone, route: list };
  return isOne && oldestCode !== null
    ? { ...noTarget, act: 'OPEN_PARCEL', route: `${base}/parcels/${encodeURIComponent(oldestCode)}` }
    : { ...noTarget, act: 'LIST', route: list };
}

const tripRoute = (base: string, code: string) => `${base}/trips/${encodeURIComponent(code)}`;

function rowOfTrip({ code, place, since, parcels, isAnnounced }: TripAtBorder, base: string): Row {
  const kind = 'tripAtBorder';
  return {
    ...({
      kind,
      parcels,
      place,
      trip: code,
      oldestCode: null,
      holder: holders[kind],
      actTrip: code,
      phone: null,
    } as const),
    since: since.toISOString(),
    // Where customers know of it already the trip itself is looked at.
    ...(isAnnounced
      ? ({ act: 'OPEN_TRIP', route: tripRoute(base, code) } as const)
      : ({
          act: 'ANNOUNCE_DELAY',
          route: `${base}/trips?view=delay&trips=${encodeURIComponent(code)}`,
        } as const)),
  };
}

function rowsOfProblems({ count, oldest }: { count: number; oldest: Date | null }, route: string): Row[] {
  if (oldest === null) return [];
  const kind = 'problemsUnanswered';
  return [
    {
      kind,
      parcels: count,
      place: null,
      trip: null,
      oldestCode: null,
      holder: holders[kind],
      since: oldest.toISOString(),
      act: 'PROBLEMS',
      actTrip: null,
      phone: null,
      route,
    },
  ];
}

/** What a count has reported as missing at a hub or a pickup point. */
function rowOfMissing(
  { unitId, count, oldest, oldestCode }: MissingGroup,
  {
    route,
    names,
    places,
  }: Pick<Known, 'names'> & { route: string; places: readonly { id: number; kind: string }[] },
): Row {
  const kind = 'notFound';
  const isHub = places.some((place) => place.id === unitId && place.kind === 'HUB');
  return {
    kind,
    parcels: count,
    place: names.get(unitId) ?? null,
    trip: null,
    oldestCode,
    holder: isHub ? 'HUB' : holders[kind],
    since: oldest.toISOString(),
    act: 'FIND',
    actTrip: null,
    phone: null,
    route,
  };
}

/** The next trip that leaves each warehouse, by the id of that. */
async function nextTrips({ db }: Pick<Context, 'db'>): Promise<Map<number, string>> {
  const trips = await listTripRows(db, ['PLANNED', 'LOADING']);
  const next = new Map<number, string>();
  for (const { originId, code } of trips)
    if (originId !== null && !next.has(originId)) next.set(originId, code);
  return next;
}

/** Of transfers that have left and are late: the number in what was noted of their drivers. */
async function driversOf(
  { db }: Pick<Context, 'db'>,
  groups: readonly WaitingGroup[],
): Promise<Map<string, string>> {
  const phones = new Map<string, string>();
  for (const { waiting, tripCode } of groups) {
    if (waiting !== 'inTransfer' || tripCode === null) continue;
    const phone = phoneIn((await findTransfer(db, tripCode))?.driver ?? '');
    if (phone !== undefined) phones.set(tripCode, phone);
  }
  return phones;
}
