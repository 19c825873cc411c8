/** The board: where all trips are against their plan, and what waits in China for which of them. */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { BoardTrip, tripBoard, WaitingGoods } from '@rohi/contract/linehaul/trip-board.contract';
import type { Locale } from '@rohi/contract/locales';
import { isBeforeDeparture, type TripState } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { goodsScopeOf, type UserPrincipal } from '../../../principal.ts';
import {
  listTripDelays,
  listTripEvents,
  listTripRows,
  type TripDelayRow,
  type TripEventRow,
  type TripRow,
} from '../../trips/trips.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { cubicMetresOf, goodsSumOf, kilogramsOf } from '../goods-sum.ts';
import { promiseOf } from '../plan/trip-plan.ts';
import { daysAfterHub, usualRoadDays } from '../promise-days.ts';
import { readTallies, type TripTally } from '../tally/trip-tallies.service.ts';
import { isStanding, readTripNames, type TripNames } from '../trip-words.service.ts';
import { daysBetween, fillPercentOf, progressOf } from './trip-progress.ts';
import { readWaiting, type WaitingGroup } from './waiting.store.ts';

/**
 * On which day after its departure a trip usually passes a place of the road; two roads meet the border on the same
 * day.
 */
const usualDays: Readonly<Record<string, number>> = {
  URUMQI: 4,
  KASHGAR: 6,
  KARASU: 7,
  KULMA: 8,
  IRKESHTAM: 8,
  MURGHAB: 9,
  KHOROG: 11,
  DUSHANBE: 13,
};

/** The places of the usual road, in its order. */
function usualRoad<Place extends { code: string }>(places: readonly Place[]) {
  const stops = places.flatMap((place) => {
    const day = usualDays[place.code];
    return day === undefined ? [] : [{ ...place, day }];
  });
  const order = Object.keys(usualDays);
  return {
    days: usualRoadDays,
    places: stops.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code)),
  };
}

const shownStates: readonly TripState[] = ['PLANNED', 'LOADING', 'DEPARTED', 'AT_BORDER', 'ARRIVED'];

/** All trips that have not been unloaded, and what waits in China by channel. */
export async function readBoard(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
): Promise<DataOf<typeof tripBoard>> {
  const { unitId } = goodsScopeOf(principal);
  const today = dushanbeDay(context.clock.now());
  const rows = await listTripRows(context.db, shownStates);
  const trips = rows.filter((trip) => unitId === undefined || trip.originId === unitId);
  const ids = trips.map(({ id }) => id);
  const [places, names, tallies, events, delays, waiting] = await Promise.all([
    listPlaces(context.db),
    readTripNames(context, locale),
    readTallies(context.db, ids),
    listTripEvents(context.db, ids),
    listTripDelays(context.db, ids),
    readWaiting(context.db, unitId),
  ]);
  const eventsOf = Map.groupBy(events, ({ tripId }) => tripId);
  const delaysOf = Map.groupBy(delays, ({ tripId }) => tripId);
  return {
    today,
    trips: trips.map((trip) =>
      describeTrip(names, today, trip, {
        tally: tallies.get(trip.id),
        events: eventsOf.get(trip.id) ?? [],
        delays: delaysOf.get(trip.id) ?? [],
      }),
    ),
    road: describeRoad(names, places),
    waiting: describeWaiting(names, today, waiting, locale),
  };
}

function describeRoad(names: TripNames, places: Awaited<ReturnType<typeof listPlaces>>) {
  const road = usualRoad(places);
  const described = road.places.map(({ id, code, day }) => ({
    placeId: id,
    place: names.place(id) ?? code,
    day,
  }));
  return { days: road.days, places: described };
}

type Known = {
  tally: TripTally | undefined;
  events: readonly TripEventRow[];
  delays: readonly TripDelayRow[];
};

function describeTrip(
  names: TripNames,
  today: string,
  trip: TripRow,
  { tally, events, delays }: Known,
): BoardTrip {
  const standing = events.filter(({ takenBackAt, parcelIds }) => takenBackAt === null && parcelIds === null);
  const stops = passedStops(trip, standing);
  const announced = delays.filter(({ takenBackAt }) => takenBackAt === null);
  const { plannedDepartureAt, departedAt, arrivedAt, plannedArrivalDay } = trip;
  const plannedDay = plannedDepartureAt === null ? null : dushanbeDay(plannedDepartureAt);
  const progress = progressOf(
    { plannedDay, departedAt, arrivedAt, plannedArrivalDay, stops, delays: announced },
    today,
  );
  const last = standing.findLast(({ type }) => !type.startsWith('DELAY_'));
  const seen = standing.findLast(({ placeId, type }) => placeId !== null && !type.startsWith('DELAY_'));
  const delay = announced.findLast(isStanding);
  return {
    code: trip.code,
    state: trip.state,
    mode: trip.mode,
    channelId: trip.channelId,
    channel: names.channel(trip.channelId),
    origin: names.place(trip.originId),
    destination: names.place(trip.destinationId),
    vehicle: trip.units[0]?.number ?? null,
    ...momentsOf(trip),
    plannedArrivalDay,
    ...progress,
    stops: stops.map((stop) => describeStop(names, stop)),
    last: last === undefined ? null : describeLast(names, last),
    lastPlace: placeOf(names, seen),
    delay: delay === undefined ? null : describeStanding(names, delay),
    ...describeGoods(trip, tally),
  };
}

function describeGoods(trip: TripRow, tally: TripTally | undefined) {
  const goods = { weightG: tally?.weightG ?? 0, volumeMm3: tally?.volumeMm3 ?? 0 };
  return {
    parcels: tally?.parcels ?? 0,
    aboard: (isBeforeDeparture(trip.state) ? tally?.aboard : tally?.onRoad) ?? 0,
    weightKg: kilogramsOf(goods.weightG),
    volumeM3: cubicMetresOf(goods.volumeMm3),
    capacityKg: trip.capacityKg,
    capacityM3: trip.capacityCm3 === null ? null : cubicMetresOf(trip.capacityCm3 * 1_000),
    fillPercent: fillPercentOf(goods, trip),
  };
}

function momentsOf({ plannedDepartureAt, cutOffAt, departedAt, arrivedAt }: TripRow) {
  return {
    plannedDepartureAt: plannedDepartureAt?.toISOString() ?? null,
    cutOffAt: cutOffAt?.toISOString() ?? null,
    departedAt: departedAt?.toISOString() ?? null,
    arrivedAt: arrivedAt?.toISOString() ?? null,
  };
}

function describeStop(
  names: TripNames,
  { placeId, day, passedAt }: ReturnType<typeof passedStops>[number],
): BoardTrip['stops'][number] {
  const place = names.place(placeId) ?? String(placeId);
  return { placeId, place, plannedDay: day, passedAt: passedAt?.toISOString() ?? null };
}

function describeLast(names: TripNames, { type, placeId, at }: TripEventRow): BoardTrip['last'] {
  return { type, placeId, place: names.place(placeId), at: at.toISOString() };
}

function placeOf(names: TripNames, seen: TripEventRow | undefined): BoardTrip['lastPlace'] {
  const placeId = seen?.placeId ?? null;
  if (seen === undefined || placeId === null) return null;
  return { placeId, place: names.place(placeId), at: seen.at.toISOString() };
}

function describeStanding(names: TripNames, delay: TripDelayRow): BoardTrip['delay'] {
  const { id, reason, days, placeId, announcedAt } = delay;
  return { id, reason, days, place: names.place(placeId), announcedAt: announcedAt.toISOString() };
}

/** When it was first reported at each of its places. */
function passedStops({ stops }: TripRow, events: readonly TripEventRow[]) {
  return stops.map((stop) => ({
    ...stop,
    passedAt: events.find(({ placeId }) => placeId === stop.placeId)?.at ?? null,
  }));
}

function describeWaiting(
  names: TripNames,
  today: string,
  groups: readonly WaitingGroup[],
  locale: Locale,
): WaitingGoods[] {
  const byChannel = Map.groupBy(groups, (group) => names.channels.channelOf(group)?.id);
  return names.channels.list.flatMap((channel): WaitingGoods[] => {
    const own = byChannel.get(channel.id);
    if (own === undefined) return [];
    const sum = (read: (group: WaitingGroup) => number) => own.reduce((all, group) => all + read(group), 0);
    const oldest = own.map(({ receivedDay }) => receivedDay).toSorted()[0] ?? today;
    const atCustomers = addDays(today, usualRoadDays + daysAfterHub);
    const isAtLimit = (group: WaitingGroup) =>
      promiseOf(group.receivedDay, names.channels.promisedBy(group)) <= atCustomers;
    const byTrip = Map.groupBy(own, ({ tripCode }) => tripCode);
    return [
      {
        channelId: channel.id,
        channel: channel.names[locale],
        mode: channel.mode,
        isSuspended: channel.isSuspended,
        replacedById: channel.replacedById,
        ...goodsSumOf({
          parcels: sum(({ parcels }) => parcels),
          weightG: sum(({ weightG }) => weightG),
          volumeMm3: sum(({ volumeMm3 }) => volumeMm3),
          unweighed: sum(({ unweighed }) => unweighed),
        }),
        oldestDays: daysBetween(oldest, today),
        atLimit: sum((group) => (group.tripCode === null && isAtLimit(group) ? group.parcels : 0)),
        trips: [...byTrip].flatMap(([code, planned]) =>
          code === null ? [] : [{ code, parcels: planned.reduce((all, { parcels }) => all + parcels, 0) }],
        ),
      },
    ];
  });
}
