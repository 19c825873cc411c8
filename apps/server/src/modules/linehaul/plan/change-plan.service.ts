/**
 * Owns what is planned for which trip. Promises that a parcel is planned for one trip at a time, that only what lies
 * received in the warehouse of a trip and may leave it is taken into its plan, and that what is aboard leaves it no
 * more.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { PlanRefusal, planTrip } from '@rohi/contract/linehaul/trip-plan.contract';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findBag, parcelsWithin } from '../../containers/bags.service.ts';
import { readGoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import {
  effectiveEvents,
  lockParcels,
  writeParcels,
  type KnownParcel,
} from '../../tracking/tracking.service.ts';
import { announceTrips, findTrips, lockTripRows, type TripRow } from '../../trips/trips.service.ts';
import { goodsSumOf } from '../goods-sum.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { readLoadRules } from '../obstacles.service.ts';
import { doOnce } from '../once.service.ts';
import { noteLoads } from '../tally/trip-tallies.service.ts';
import { findLoads, insertPlanned, readPlanGroups, type LoadRow } from './plan-goods.store.ts';
import { fillRoom, roomBeside } from './suggest-load.ts';
import { listPromised } from './trip-plan.service.ts';
import { sumGoods } from './trip-plan.ts';

type Asked = BodyOf<typeof planTrip>;
type Planned = DataOf<typeof planTrip>;
type Refused = Planned['refused'];

/** Takes goods into the plan of a trip or drops them. Throws as the call says. */
export async function changePlan(
  context: Context,
  principal: UserPrincipal,
  code: string,
  request: Asked,
): Promise<Planned> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  const once = { type: 'trip-plan', actor: principal, requestId: request.requestId, code };
  const written = await doOnce(context, once, (tx) => writePlan(context, tx, { principal, trip, request }));
  const { ownersLeft: left } = await readLoadRules(context, trip.originId);
  const groups = await readPlanGroups(context.db, { code, unitId: trip.originId, left });
  const planned = groups.filter(({ tripCode }) => tripCode === code);
  return { ...written, planned: goodsSumOf(sumGoods(planned)) };
}

type PlanAct = { principal: UserPrincipal; trip: TripRow; request: Asked };

async function writePlan(
  context: Context,
  tx: Tx,
  { principal, trip, request }: PlanAct,
): Promise<{ parcels: number; refused: Refused }> {
  const { code } = trip;
  const byCode = await codesAsked(tx, trip, request.codes ?? []);
  const byDay = await codesOfDays(context, tx, trip, request);
  // Parcels are locked before the trip, in the order of all writers of both.
  const parcels = await lockParcels(tx, [...new Set([...byCode.codes, ...byDay])]);
  const [locked] = await lockTripRows(tx, [code], 'read');
  if (locked === undefined || !isBeforeDeparture(locked.state))
    throw new AppError('linehaul.otherState', { params: { code } });
  const judged = await judge(tx, request.act, locked, parcels);
  const changed = judged.flatMap(({ parcel, isDue }) => (isDue ? [parcel] : []));
  if (changed.length > 0) await savePlan(context, tx, { principal, trip: locked, request }, changed);
  const why = new Map(judged.map((each) => [each.parcel.trackingCode, each.why]));
  const refused = byCode.codes.flatMap((each): Refused => {
    if (!why.has(each)) return [{ code: each, why: 'NOT_FOUND' }];
    const reason = why.get(each);
    return reason === undefined ? [] : [{ code: each, why: reason }];
  });
  return { parcels: changed.length, refused: [...byCode.refused, ...refused] };
}

/** What is to be done with each of these parcels, which the transaction has locked, and why not. */
async function judge(tx: Tx, act: Asked['act'], trip: TripRow, parcels: readonly KnownParcel[]) {
  const ids = parcels.map(({ id }) => id);
  const loads = await findLoads(tx, ids);
  const elsewhere = await tripsStillToLeave(tx, parcels, trip.code);
  return parcels.map((parcel) => {
    const load = loads.get(parcel.id);
    const why = act === 'TAKE' ? whyNotTaken(parcel, trip, elsewhere) : whyNotDropped(parcel, trip, load);
    const isPlanned = parcel.facts.tripCode === trip.code && load !== undefined && load.plannedAt !== null;
    return { parcel, why, isDue: why === undefined && (act === 'DROP' || !isPlanned) };
  });
}

async function savePlan(
  context: Context,
  tx: Tx,
  { principal, trip: { id, code }, request }: PlanAct,
  parcels: readonly KnownParcel[],
): Promise<void> {
  const at = context.clock.now();
  const isTaken = request.act === 'TAKE';
  if (isTaken) {
    const parcelIds = parcels.map((parcel) => parcel.id);
    await insertPlanned(tx, { tripId: id, parcelIds, at, by: principal.name });
  }
  const carriedBy = isTaken ? code : null;
  await writeParcels(
    context,
    tx,
    parcels.map(({ trackingCode }) => ({ trackingCode, carriedBy, moves: [] })),
  );
  noteLoads(tx, [code]);
  await recordAudit(tx, {
    at,
    actor: { userId: principal.userId, name: principal.name },
    action: isTaken ? 'trip:plan' : 'trip:unplan',
    subject: { type: 'trip', id: code },
    details: { parcels: parcels.length },
  });
  await announceTrips(context.changes, tx);
}

/**
 * The parcels that codes of parcels and bags name; a bag that was never opened, or that lies elsewhere, is refused
 * whole.
 */
async function codesAsked(
  tx: Tx,
  { originId }: TripRow,
  request: readonly string[],
): Promise<{ codes: string[]; refused: Refused }> {
  const codes: string[] = [];
  const refused: Refused = [];
  for (const code of new Set(request.map(normalizeTrackingCode))) {
    if (kindOfOwnCode(code) !== 'bag') {
      codes.push(code);
      continue;
    }
    const bag = await findBag(tx, code);
    if (bag === undefined) refused.push({ code, why: 'NOT_FOUND' });
    else if (originId !== null && bag.unitId !== originId) refused.push({ code, why: 'OTHER_WAREHOUSE' });
    else codes.push(...(await parcelsWithin(tx, bag.id)).map(({ trackingCode }) => trackingCode));
  }
  return { codes, refused };
}

/** The parcels that the requested days mean, or a channel with all its goods taken. */
async function codesOfDays(
  context: Context,
  tx: Tx,
  trip: TripRow,
  { act, days, channelId, isWithinCapacity }: Asked,
): Promise<string[]> {
  if (days === undefined && channelId === undefined) return [];
  const rules = await readLoadRules(context, trip.originId);
  const parcels = await listPromised(tx, await readGoodsChannels(context), {
    tripCode: act === 'TAKE' ? null : trip.code,
    unitId: trip.originId,
    channelId: channelId ?? trip.channelId,
    days,
    rules,
  });
  if (act === 'DROP' || isWithinCapacity !== true) return parcels.map(({ trackingCode }) => trackingCode);
  const groups = await readPlanGroups(tx, { code: trip.code, unitId: trip.originId, left: rules.ownersLeft });
  const room = roomBeside(trip, sumGoods(groups.filter(({ tripCode }) => tripCode === trip.code)));
  return fillRoom(parcels, room).map(({ trackingCode }) => trackingCode);
}

/** Those of the trips of these parcels that have not left, but this one. */
async function tripsStillToLeave(
  tx: Tx,
  parcels: readonly KnownParcel[],
  code: string,
): Promise<ReadonlySet<string>> {
  const codes = new Set(parcels.flatMap(({ facts: { tripCode } }) => tripCode ?? []));
  codes.delete(code);
  const trips = await findTrips(tx, [...codes]);
  return new Set(trips.filter(({ state }) => isBeforeDeparture(state)).map((each) => each.code));
}

/** Why a parcel stays in a plan; undefined when it may leave it. */
function whyNotDropped(
  { facts: { tripCode } }: KnownParcel,
  { code }: TripRow,
  load: LoadRow | undefined,
): PlanRefusal | undefined {
  if (tripCode !== code) return tripCode === null ? 'NOT_FOUND' : 'OTHER_TRIP';
  return load !== undefined && load.loadedAt !== null ? 'ABOARD' : undefined;
}

/** Why a parcel cannot be planned for a trip; undefined when it can, or is already. */
function whyNotTaken(
  { facts: { tripCode }, state, history }: KnownParcel,
  { originId }: TripRow,
  elsewhere: ReadonlySet<string>,
): PlanRefusal | undefined {
  if (state.receivedAt === null) return 'NOT_RECEIVED';
  if (state.status !== ParcelStatus.AwaitingDeparture) return 'LEFT_CHINA';
  const receipt = effectiveEvents(history).find(({ type }) => type === 'CN_RECEIVED');
  const place = receipt?.placeId ?? originId;
  if (originId !== null && place !== originId) return 'OTHER_WAREHOUSE';
  if (tripCode !== null && elsewhere.has(tripCode)) return 'OTHER_TRIP';
  return staysFor(state.problems) ?? (state.problems.includes('HELD') ? 'HELD' : undefined);
}
