/** What waits for a trip and for which promise, and what its dates mean for the promises. Days are Dushanbe days. */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { isBeforeDeparture, type TripState } from '@rohi/contract/trips/trip-words';
import { daysBetween } from '../board/trip-progress.ts';
import { daysAfterHub, usualRoadDays } from '../promise-days.ts';
import { hindrances, type Hindrance } from '../loading/may-board.ts';
import { fillRoom, type Room } from './suggest-load.ts';

type Goods = { parcels: number; weightG: number; volumeMm3: number; unweighed: number };
type Channel = { id: number; transitDaysMax: number };
/** Goods of one promise, for one trip or none. */
export type PromisedGroup = Goods & {
  channelId: number | undefined;
  promisedBy: string;
  tripCode: string | null;
  /** Why it may not leave: undefined where it may. */
  hindrance: Hindrance | undefined;
};

/** By when its owner was informed to have what was received on a day: by the longest time of its channel. */
export function promiseOf(receivedDay: string, channel: Pick<Channel, 'transitDaysMax'> | undefined): string {
  return addDays(receivedDay, channel?.transitDaysMax ?? usualRoadDays + daysAfterHub);
}

/** When a trip should be at the hub: as planned, or the usual days after its departure. */
export function hubDayOf({
  plannedArrivalDay,
  plannedDepartureAt,
}: {
  plannedArrivalDay: string | null;
  plannedDepartureAt: Date | null;
}): string | null {
  if (plannedArrivalDay !== null) return plannedArrivalDay;
  return plannedDepartureAt === null ? null : addDays(dushanbeDay(plannedDepartureAt), usualRoadDays);
}

/** Days to spare between the arrival at customers and a promise; below nothing it is missed. */
export function slackOf(hubDay: string | null, promisedBy: string): number | null {
  return hubDay === null ? null : daysBetween(addDays(hubDay, daysAfterHub), promisedBy);
}

export function sumGoods(goods: readonly Goods[]): Goods {
  const sum = (read: (each: Goods) => number) => goods.reduce((all, each) => all + read(each), 0);
  return {
    parcels: sum(({ parcels }) => parcels),
    weightG: sum(({ weightG }) => weightG),
    volumeMm3: sum(({ volumeMm3 }) => volumeMm3),
    unweighed: sum(({ unweighed }) => unweighed),
  };
}

export type Promised = Goods & {
  promisedBy: string;
  planned: number;
  others: { code: string; parcels: number }[];
  /** Of no trip and free to go. */
  free: Goods;
};

/** The goods of a channel by their promises, the oldest first: what may not leave and is for no trip is left out. */
export function promisesOf(groups: readonly PromisedGroup[], code: string): Promised[] {
  const going = groups.filter(({ tripCode, hindrance }) => tripCode !== null || hindrance === undefined);
  const byDay = Map.groupBy(going, ({ promisedBy }) => promisedBy);
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([promisedBy, own]) => ({
      ...sumGoods(own),
      promisedBy,
      planned: sumGoods(own.filter(({ tripCode }) => tripCode === code)).parcels,
      others: [...Map.groupBy(own, ({ tripCode }) => tripCode)].flatMap(([other, planned]) =>
        other === null || other === code ? [] : [{ code: other, parcels: sumGoods(planned).parcels }],
      ),
      free: sumGoods(own.filter(({ tripCode }) => tripCode === null)),
    }));
}

/** What may not leave and is for no trip, by why. */
export function hinderedOf(groups: readonly PromisedGroup[]): { kind: Hindrance; parcels: number }[] {
  const free = groups.filter(({ tripCode }) => tripCode === null);
  return hindrances.flatMap((kind) => {
    const { parcels } = sumGoods(free.filter(({ hindrance }) => hindrance === kind));
    return parcels === 0 ? [] : [{ kind, parcels }];
  });
}

/** The promises with free goods that fit into a room whole, and the one after them that fits only in part. */
export function suggestPromises(
  promises: readonly Promised[],
  room: Room,
): { whole: Promised[]; next: Promised | undefined } {
  const waiting = promises.filter(({ free }) => free.parcels > 0);
  const whole = fillRoom(
    waiting.map((promised) => ({ ...promised.free, promised })),
    room,
  ).map(({ promised }) => promised);
  return { whole, next: waiting[whole.length] };
}

/** How many parcels of these are with their owners before their promise, on its day, or after it. */
export function promisesMet(
  groups: readonly PromisedGroup[],
  hubDay: string | null,
): { met: number; justMet: number; missed: number } {
  const count = (isSo: (slack: number) => boolean) =>
    groups.reduce((all, { promisedBy, parcels }) => {
      const slack = slackOf(hubDay, promisedBy);
      return slack !== null && isSo(slack) ? all + parcels : all;
    }, 0);
  return {
    met: count((slack) => slack > 0),
    justMet: count((slack) => slack === 0),
    missed: count((slack) => slack < 0),
  };
}

/** Whether what is received from now on may still go with a trip: it has not left, and its cut-off is not over. */
export function takesMore(
  { state, cutOffAt }: { state: TripState; cutOffAt: Date | null },
  now: Date,
): boolean {
  return isBeforeDeparture(state) && (cutOffAt === null || now <= cutOffAt);
}
