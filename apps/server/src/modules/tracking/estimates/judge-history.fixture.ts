/** What customers of a made-up road were shown, each trip with the ones before it alone, and whether it came true. */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { deliveryDays } from '@rohi/contract/site/limits';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { estimateArrival, type DayRange, type Estimate, type EstimateTerms } from './arrival-estimate.ts';
import type { JudgedPromise } from './prediction-score.ts';
import { quantile } from './quantile.ts';
import { arrived, dayMs, type FinishedTrip, type TripRoad } from './trip-road.ts';
import type { RoadHistory, KnownTrip } from './road-histories.fixture.ts';

const dayOf = (ms: number) => dushanbeDay(new Date(ms));

/** What is shown of the middle parcel of a trip at the end of a day, of what is on record then. */
function shownOn(
  day: string,
  { road, finished }: KnownTrip,
  before: readonly FinishedTrip[],
  closure: RoadHistory['closure'],
): Estimate | null {
  const now = startOfDushanbeDay(addDays(day, 1)).getTime();
  const isClosed = closure.from <= day && day <= closure.until;
  const terms: EstimateTerms = {
    today: day,
    deliveryDays: { BSC: deliveryDays, FBA: deliveryDays },
    channelOfLine: { BSC: finished.channelId, FBA: null },
    closures: new Map(isClosed ? [[finished.channelId, closure]] : []),
    finished: before,
  };
  const roadSoFar: TripRoad = {
    ...road,
    milestones: road.milestones.filter(({ at }) => at < now),
    delays: road.delays
      .filter(({ reportedAt }) => reportedAt < now)
      .map((delay) => ({ ...delay, endedAt: (delay.endedAt ?? now) < now ? delay.endedAt : null })),
  };
  const hasArrived = roadSoFar.milestones.some(({ key }) => key === arrived);
  return estimateArrival(
    {
      status: hasArrived ? ParcelStatus.AwaitingHubOut : ParcelStatus.AwaitingHubIn,
      problems: [],
      receivedAt: new Date(finished.receivedAt),
      businessLine: 'BSC',
    },
    roadSoFar,
    terms,
  );
}

export type JudgedHistory = {
  /** Of all trips, and of those that earlier ones were enough for. */
  metAtDeparture: number;
  metOfLearned: number;
  learned: number;
  /** The same trips by the constant. */
  constantMet: number;
  constantMetOfLearned: number;
  /** The middle width, in days from the first to the last, at departure and seven days before the arrival. */
  widthAtDeparture: number;
  widthAWeekBefore: number;
  /** Each promise of each day of the road. */
  promises: JudgedPromise[];
  constantPromises: JudgedPromise[];
};

export function judgeHistory({ trips, closure }: RoadHistory): JudgedHistory {
  const atDeparture: { isLearned: boolean; met: boolean; constantMet: boolean; width: number }[] = [];
  const aWeekBefore: number[] = [];
  const promises: JudgedPromise[] = [];
  const constantPromises: JudgedPromise[] = [];
  for (const [index, trip] of trips.entries()) {
    const before = trips.slice(0, index).map(({ finished }) => finished);
    const { receivedAt, pointAt } = trip.finished;
    const arrivedOn = dayOf(pointAt);
    const departedOn = dayOf(trip.road.milestones[0]?.at ?? receivedAt);
    const constant: DayRange = {
      from: addDays(dayOf(receivedAt), deliveryDays.min),
      to: addDays(dayOf(receivedAt), deliveryDays.max),
    };
    for (let day = departedOn; day < arrivedOn; day = addDays(day, 1)) {
      const forecast = shownOn(day, trip, before, closure);
      if (forecast === null) continue;
      promises.push({ from: forecast.from, to: forecast.to, madeOn: day, arrivedOn });
      constantPromises.push({ ...constant, madeOn: day, arrivedOn });
      if (day === departedOn)
        atDeparture.push({
          isLearned: forecast.basis === 'history',
          met: isWithin(arrivedOn, forecast),
          constantMet: isWithin(arrivedOn, constant),
          width: widthOf(forecast),
        });
      if (addDays(day, 7) === arrivedOn && forecast.basis === 'history') aWeekBefore.push(widthOf(forecast));
    }
  }
  const learned = atDeparture.filter(({ isLearned }) => isLearned);
  return {
    metAtDeparture: shareOf(atDeparture, ({ met }) => met),
    metOfLearned: shareOf(learned, ({ met }) => met),
    learned: learned.length,
    constantMet: shareOf(atDeparture, ({ constantMet }) => constantMet),
    constantMetOfLearned: shareOf(learned, ({ constantMet }) => constantMet),
    widthAtDeparture: middle(learned.map(({ width }) => width)),
    widthAWeekBefore: middle(aWeekBefore),
    promises,
    constantPromises,
  };
}

const isWithin = (day: string, { from, to }: DayRange) => from <= day && day <= to;
const widthOf = ({ from, to }: DayRange) => (Date.parse(to) - Date.parse(from)) / dayMs;

function shareOf<Each>(all: readonly Each[], holds: (each: Each) => boolean): number {
  return all.filter(holds).length / all.length;
}

function middle(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
