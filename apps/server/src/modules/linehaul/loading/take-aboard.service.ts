/**
 * Owns what is aboard which trip. Promises that a parcel is aboard one trip at a time, that nothing comes aboard one
 * that has left (its row is the lock), and that who loads at once do not count each other out.
 */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readGoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import { writeParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import {
  announceTrips,
  findTrip,
  findTrips,
  insertTripEvent,
  lockTripRows,
  updateTripProgress,
  type TripRow,
} from '../../trips/trips.service.ts';
import { channelsMovedTo } from '../channels/channel-move.store.ts';
import { findDeclared } from '../declared.store.ts';
import { readLoadRules, type TripRules } from '../obstacles.service.ts';
import { findLoads, type LoadRow } from '../plan/plan-goods.store.ts';
import { noteLoads } from '../tally/trip-tallies.service.ts';
import { findUnpaid } from '../unpaid.store.ts';
import { deleteAboard, insertAboard, productsOfOrders } from './aboard.store.ts';
import { whyNotBoard, whyNotFilled, type BoardingParcel } from './may-board.ts';

export type LoadAct = { principal: UserPrincipal; unitId: number; device: string };
export type LoadScan = {
  trip: string;
  /** Lorry or wagon, counted from 1. */
  unit?: number | undefined;
  /** The outermost bag that was scanned. */
  bagCode: string | null;
  claimedAt: Date;
};
/** What has come of it; the trip as it was locked, undefined where there is none of that code. */
export type Boarded = { say: ScanSay; trip: TripRow | undefined };

/** Takes parcels, which the transaction has locked, aboard a trip: all of them, or none. */
export async function takeAboard(
  context: Context,
  tx: Tx,
  act: LoadAct,
  scan: LoadScan,
  parcels: readonly KnownParcel[],
): Promise<Boarded> {
  const trip = await lockTrip(tx, scan.trip);
  if (trip === undefined) return { say: 'NO_SUCH_TRIP', trip };
  const isFilledElsewhere = whyNotFilled(trip, { unitId: act.unitId, unit: scan.unit });
  if (isFilledElsewhere !== undefined) return { say: isFilledElsewhere, trip };
  const rules = await readLoadRules(context, trip.originId);
  const { loads, boarding } = await readBoarding(context, tx, trip, parcels, rules);
  const refusal = whyNotBoard(trip, boarding, rules);
  if (refusal !== undefined) return { say: refusal, trip };
  const isOfTrip = ({ facts }: KnownParcel) => facts.tripCode === trip.code;
  const loading = {
    tripId: trip.id,
    parcelIds: parcels.map(({ id }) => id),
    plannedIds: parcels.filter((each) => isOfTrip(each) && !loads.has(each.id)).map(({ id }) => id),
    // A vehicle without a number has no row yet: `nameUnit` says later which it was.
    unit: trip.units.length === 0 ? null : (scan.unit ?? 1),
    bagCode: scan.bagCode,
    device: act.device,
    at: acceptedTime(context, scan.claimedAt),
    by: act.principal.name,
  };
  sendAhead(insertAboard(tx, loading));
  const joining = parcels.filter((each) => !isOfTrip(each));
  await carry(context, tx, joining, trip.code);
  await beginLoading(context, tx, act, trip);
  return { say: joining.length > 0 ? 'LOADED_UNPLANNED' : 'LOADED', trip };
}

/** Whether a parcel, which the transaction has locked, is aboard a trip. */
export function isAboard(tx: Tx, parcelId: string): Promise<boolean> {
  return isAnyAboard(tx, [parcelId]);
}

/** Whether one of these parcels is aboard a trip. */
export async function isAnyAboard(tx: Tx, parcelIds: readonly string[]): Promise<boolean> {
  const loads = await findLoads(tx, parcelIds);
  return [...loads.values()].some(({ loadedAt }) => loadedAt !== null);
}

/** No departure while something comes aboard; the first that does changes the trip, and others wait for it. */
async function lockTrip(tx: Tx, code: string): Promise<TripRow | undefined> {
  const seen = await findTrip(tx, code);
  const [trip] = await lockTripRows(tx, [code], seen?.state === 'PLANNED' ? 'change' : 'read');
  return trip;
}

/** How parcels are loaded already, and what decides whether they may come aboard. */
async function readBoarding(
  context: Context,
  tx: Tx,
  { code, channelId }: TripRow,
  parcels: readonly KnownParcel[],
  { ownersLeft }: TripRules,
): Promise<{ loads: ReadonlyMap<string, LoadRow>; boarding: BoardingParcel[] }> {
  const channels = await readGoodsChannels(context);
  const ids = parcels.map(({ id }) => id);
  const facts = parcels.map((parcel) => parcel.facts);
  const orderCodes = facts.flatMap(({ orderCode }) => orderCode ?? []);
  const others = new Set(facts.flatMap(({ tripCode }) => tripCode ?? []));
  others.delete(code);
  const unordered = parcels.filter(
    ({ facts: { orderCode }, state }) => orderCode === null && !state.awaitsOwner,
  );
  const [loads, products, moved, unpaid, otherTrips, declared] = await Promise.all([
    findLoads(tx, ids),
    productsOfOrders(tx, orderCodes),
    channelsMovedTo(tx, ids),
    findUnpaid(tx, ids),
    findTrips(tx, [...others]),
    findDeclared(
      tx,
      unordered.map(({ id }) => id),
      ownersLeft,
    ),
  ]);
  const waiting = otherTrips.filter(({ state }) => isBeforeDeparture(state));
  const stillToLeave = new Set(waiting.map((each) => each.code));
  const boarding = parcels.map(({ id, facts: { tripCode, orderCode, businessLine, countryCode }, state }) => {
    const productId = orderCode === null ? null : (products.get(orderCode) ?? null);
    const load = loads.get(id);
    const goods = { businessLine, countryCode, productId, movedTo: moved.get(id) ?? null };
    return {
      tripCode,
      isOfOther: tripCode !== null && stillToLeave.has(tripCode),
      problems: state.problems,
      isDeclared: orderCode !== null || state.awaitsOwner || declared.has(id),
      isUnpaid: unpaid.has(id),
      mayGoBy:
        channelId === null || (state.awaitsOwner && orderCode === null) || channels.mayGoBy(goods, channelId),
      isAboard: load !== undefined && load.loadedAt !== null,
    };
  });
  return { loads, boarding };
}

const oldestClaimMs = 72 * 3_600_000;
const futureToleranceMs = 2 * 60_000;

/** The time that the station claims, as far as times of stations are believed. */
function acceptedTime({ clock }: Pick<Context, 'clock'>, claimedAt: Date): Date {
  const now = clock.now();
  const age = now.getTime() - claimedAt.getTime();
  return age > oldestClaimMs || age < -futureToleranceMs ? now : claimedAt;
}

async function carry(
  context: Context,
  tx: Tx,
  parcels: readonly KnownParcel[],
  carriedBy: string | null,
): Promise<void> {
  if (parcels.length === 0) return;
  const writes = parcels.map(({ trackingCode }) => ({ trackingCode, carriedBy, moves: [] }));
  await writeParcels(context, tx, writes);
}

async function beginLoading(
  context: Context,
  tx: Tx,
  { principal, unitId }: LoadAct,
  trip: TripRow,
): Promise<void> {
  noteLoads(tx, [trip.code]);
  if (trip.state !== 'PLANNED') return;
  const at = context.clock.now();
  sendAhead(updateTripProgress(tx, trip.id, { state: 'LOADING' }));
  const event = { tripId: trip.id, type: 'LOADING_BEGUN', at, recordedAt: at, by: principal.name } as const;
  sendAhead(insertTripEvent(tx, { ...event, placeId: unitId }));
  await announceTrips(context.changes, tx);
}

/** Takes parcels, which the transaction has locked, off a trip: those that are aboard it. */
export async function takeOff(
  context: Context,
  tx: Tx,
  act: Pick<LoadAct, 'unitId'>,
  code: string,
  parcels: readonly KnownParcel[],
): Promise<Boarded> {
  const [trip] = await lockTripRows(tx, [code], 'read');
  if (trip === undefined) return { say: 'NO_SUCH_TRIP', trip };
  const refusal = whyNotFilled(trip, { unitId: act.unitId, unit: undefined });
  if (refusal !== undefined) return { say: refusal, trip };
  const ids = parcels.map(({ id }) => id);
  const loads = await findLoads(tx, ids);
  const aboard = parcels.filter(({ id }) => {
    const load = loads.get(id);
    return load?.tripId === trip.id && load.loadedAt !== null;
  });
  if (aboard.length === 0) return { say: 'NOT_ABOARD', trip };
  await deleteAboard(
    tx,
    aboard.map(({ id }) => id),
  );
  const unplanned = aboard.filter(({ id }) => loads.get(id)?.plannedAt === null);
  await carry(context, tx, unplanned, null);
  noteLoads(tx, [code]);
  return { say: 'UNLOADED', trip };
}
