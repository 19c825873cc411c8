/**
 * What a dispatcher plans a trip by: what waits for which promise, what is planned and suggested, and what hinders it.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { readTripPlan } from '@rohi/contract/linehaul/trip-plan.contract';
import type { Locale } from '@rohi/contract/locales';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { outermostBags } from '../../containers/bags.service.ts';
import type { ChannelGoods, GoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import type { TripRow } from '../../trips/trips.service.ts';
import { cubicMetresOf, goodsSumOf } from '../goods-sum.ts';
import { findSeenTrip } from '../list/trip-list.service.ts';
import { whyNotLeave } from '../loading/may-board.ts';
import { obstaclesOf, readLoadRules, type TripRules } from '../obstacles.service.ts';
import { readTripNames, type TripNames } from '../trip-words.service.ts';
import {
  idsOfTrip,
  listPlannable,
  readDeclaredGoods,
  readPlanGroups,
  type DeclaredGroup,
  type PlanGroup,
  type PlannableParcel,
} from './plan-goods.store.ts';
import { fillRoom, roomAfter, roomBeside } from './suggest-load.ts';
import {
  hinderedOf,
  hubDayOf,
  promiseOf,
  promisesMet,
  promisesOf,
  slackOf,
  suggestPromises,
  sumGoods,
  takesMore,
  type Promised,
  type PromisedGroup,
} from './trip-plan.ts';

type Plan = DataOf<typeof readTripPlan>;

/** The plan of a trip as things stand. Throws `list.notFound`, also for a trip beyond the caller's warehouse. */
export async function readPlan(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  code: string,
): Promise<Plan> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  const rules = await readLoadRules(context, trip.originId);
  const [names, found, declared, obstacles, lie] = await Promise.all([
    readTripNames(context, locale),
    readPlanGroups(context.db, { code, unitId: trip.originId, left: rules.ownersLeft }),
    readDeclaredGoods(context.db, recentSince(context)),
    obstaclesOf(context, context.db, trip, 'ALL'),
    lieOf(context, code),
  ]);
  const { channels } = names;
  const groups = found.map((group) => ({
    ...group,
    ...promiseOfGroup(channels, group),
    hindrance: whyNotLeave(group, rules),
  }));
  const isOwn = (of: { channelId: number | undefined; goesByAny?: boolean }) =>
    trip.channelId === null || of.channelId === trip.channelId || of.goesByAny === true;
  const own = promisesOf(groups.filter(isOwn), code);
  const planned = groups.filter(({ tripCode }) => tripCode === code);
  const hubDay = hubDayOf(trip);
  const suggested = await suggest(context, trip, { own, planned, channels, rules });
  return {
    state: trip.state,
    capacityKg: trip.capacityKg,
    capacityM3: trip.capacityCm3 === null ? null : cubicMetresOf(trip.capacityCm3 * 1_000),
    planned: goodsSumOf(sumGoods(planned)),
    suggested: goodsSumOf(sumGoods(suggested.map(({ goods }) => goods))),
    declared: sumDeclared(
      takesMore(trip, context.clock.now())
        ? declared.filter((goods) => isOwn({ channelId: channels.channelOf(goods)?.id }))
        : [],
    ),
    waiting: goodsSumOf(sumGoods(own)),
    promises: own.map((promised) => describePromise(promised, hubDay, suggested)),
    otherChannels: otherChannelsOf(names, trip, groups, hubDay),
    lie,
    promised: { hubDay, ...promisesMet(planned, hubDay) },
    obstacles,
    hindered: isBeforeDeparture(trip.state) ? hinderedOf(groups.filter(isOwn)) : [],
  };
}

const recentDays = 14;
const dayMs = 86_400_000;

function recentSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - recentDays * dayMs);
}

/** What was declared, and of it what was reported of lately: older declarations often never come. */
function sumDeclared(groups: readonly DeclaredGroup[]): Plan['declared'] {
  const recent = groups.filter(({ isRecent }) => isRecent);
  return { ...goodsSumOf(sumGoods(groups)), recent: goodsSumOf(sumGoods(recent)) };
}

/** By which channel goods go, and for when they are promised. */
function promiseOfGroup(
  channels: GoodsChannels,
  group: ChannelGoods & { receivedDay: string },
): Pick<PromisedGroup, 'channelId' | 'promisedBy'> {
  const promised = promiseOf(group.receivedDay, channels.promisedBy(group));
  return { channelId: channels.channelOf(group)?.id, promisedBy: promised };
}

type Suggested = { promisedBy: string; goods: ReturnType<typeof sumGoods> };

/** What goes into the room that is left: whole promises from the oldest on, and of the next what was received first. */
async function suggest(
  { db }: Context,
  trip: TripRow,
  {
    own,
    planned,
    channels,
    rules,
  }: {
    own: readonly Promised[];
    planned: readonly PromisedGroup[];
    channels: GoodsChannels;
    rules: TripRules;
  },
): Promise<Suggested[]> {
  if (!isBeforeDeparture(trip.state)) return [];
  const room = roomBeside(trip, sumGoods(planned));
  const { whole, next } = suggestPromises(own, room);
  const suggested = whole.map(({ promisedBy, free }) => ({ promisedBy, goods: free }));
  if (next === undefined) return suggested;
  const { channelId, originId: unitId } = trip;
  const ofNext = await listPromised(db, channels, {
    tripCode: null,
    unitId,
    channelId,
    rules,
    days: [next.promisedBy],
  });
  const left = roomAfter(
    whole.map(({ free }) => free),
    room,
  );
  const part = fillRoom(ofNext, left).map((parcel) => ({ ...parcel, parcels: 1 }));
  return part.length === 0
    ? suggested
    : [...suggested, { promisedBy: next.promisedBy, goods: sumGoods(part) }];
}

/**
 * Parcels of a channel, or of all, the oldest promise first: those of a trip, or those of none in a warehouse that may
 * leave it. `days`: those promised by then; all where nothing is said.
 */
export async function listPromised(
  db: Db | Tx,
  channels: GoodsChannels,
  {
    channelId,
    days,
    rules,
    ...scope
  }: {
    tripCode: string | null;
    unitId: number | null;
    channelId: number | null;
    days?: readonly string[] | undefined;
    rules: TripRules;
  },
): Promise<(PlannableParcel & { promisedBy: string })[]> {
  const wanted = days && new Set(days);
  const found = await listPlannable(db, { ...scope, left: rules.ownersLeft });
  return found
    .filter((parcel) => scope.tripCode !== null || whyNotLeave(parcel, rules) === undefined)
    .map((parcel) => ({ ...parcel, ...promiseOfGroup(channels, parcel) }))
    .filter((parcel) => channelId === null || parcel.channelId === channelId || parcel.goesByAny)
    .filter(({ promisedBy }) => wanted === undefined || wanted.has(promisedBy))
    .toSorted((a, b) => Number(a.promisedBy > b.promisedBy) - Number(a.promisedBy < b.promisedBy));
}

function describePromise(
  { promisedBy, planned, others, free: _free, ...goods }: Promised,
  hubDay: string | null,
  suggested: readonly Suggested[],
): Plan['promises'][number] {
  const parcels = suggested.find((each) => each.promisedBy === promisedBy)?.goods.parcels ?? 0;
  return {
    ...goodsSumOf(goods),
    promisedBy,
    slackDays: slackOf(hubDay, promisedBy),
    planned,
    others,
    isSuggested: parcels > 0,
    suggested: parcels,
  };
}

/** What is of no trip, belongs to another channel, and may go by this one. */
function otherChannelsOf(
  { channels, channel: nameOf }: TripNames,
  { channelId: own }: TripRow,
  groups: readonly (PlanGroup & PromisedGroup)[],
  hubDay: string | null,
): Plan['otherChannels'] {
  if (own === null) return [];
  const free = groups.filter(
    (group) =>
      group.tripCode === null &&
      group.hindrance === undefined &&
      group.channelId !== own &&
      !group.goesByAny &&
      channels.mayGoBy(group, own),
  );
  return [...Map.groupBy(free, ({ channelId }) => channelId)].flatMap(([channelId, of]) => {
    const channel = channelId === undefined ? undefined : channels.find(channelId);
    if (channel === undefined) return [];
    const { justMet, missed } = promisesMet(of, hubDay);
    return [
      {
        ...goodsSumOf(sumGoods(of)),
        channelId: channel.id,
        channel: nameOf(channel.id) ?? '',
        isSuspended: channel.isSuspended,
        atLimit: justMet + missed,
      },
    ];
  });
}

async function lieOf({ db }: Context, code: string): Promise<Plan['lie']> {
  const ids = await idsOfTrip(db, code);
  const bagOf = await outermostBags(db, ids);
  const bags = [...bagOf.values()];
  const closed = bags.filter(({ closedAt }) => closedAt !== null);
  const open = bags.filter(({ closedAt }) => closedAt === null);
  const count = (of: typeof bags) => new Set(of.map(({ id }) => id)).size;
  return {
    closedBags: count(closed),
    inClosedBags: closed.length,
    openBags: count(open),
    inOpenBags: open.length,
    loose: ids.length - bags.length,
  };
}
