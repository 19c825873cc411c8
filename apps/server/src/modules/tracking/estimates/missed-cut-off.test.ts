import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { expect, test } from 'vitest';
import { estimateParcel, type ParcelTerms } from './arrival-estimate.ts';
import { hourMs, type FinishedTrip, type TripRoad } from './trip-road.ts';

const at = (day: string, hour = 12) => startOfDushanbeDay(day).getTime() + hour * hourMs;
const planned = (day: string, cutOff: number | null, changes: Partial<TripRoad> = {}): TripRoad => ({
  channelId: 1,
  plannedAt: at(day),
  cutOffAt: cutOff,
  milestones: [],
  delays: [],
  ...changes,
});

/** One leaves on the 10th and loads until the evening of the 9th, one on the 14th. */
const trips = new Map([
  ['RT1', planned('2026-11-10', at('2026-11-09', 20))],
  ['RT2', planned('2026-11-14', at('2026-11-13', 20))],
]);
const terms: ParcelTerms = {
  today: '2026-11-09',
  deliveryDays: { BSC: { min: 18, max: 22 }, FBA: { min: 18, max: 22 } },
  channelOfLine: { BSC: 1, FBA: null },
  closures: new Map(),
  finished: [],
  trips,
};
const received = (moment: number, changes: { tripCode?: string; businessLine?: 'FBA' } = {}) => ({
  status: ParcelStatus.AwaitingDeparture,
  problems: [],
  receivedAt: new Date(moment),
  businessLine: 'BSC' as const,
  tripCode: null,
  ...changes,
});
const inTime = { from: '2026-11-27', to: '2026-12-01' };
const moved = {
  from: '2026-12-01',
  to: '2026-12-05',
  moved: { was: inTime, days: 4, cause: { reason: 'MISSED_CUT_OFF', placeId: null } },
};

test('what is received after the cut-off of the next departure goes with the one after it, and says so', () => {
  expect(estimateParcel(received(at('2026-11-09', 20)), terms)).toMatchObject({ ...inTime, moved: null });
  expect(estimateParcel(received(at('2026-11-09', 21)), terms)).toMatchObject(moved);
  // Once it goes with that trip the days stand; once it is on its way they are no news any more.
  expect(estimateParcel(received(at('2026-11-09', 21), { tripCode: 'RT2' }), terms)).toMatchObject(moved);
  const left = new Map([
    ...trips,
    [
      'RT2',
      planned('2026-11-14', at('2026-11-13', 20), {
        milestones: [{ key: 'DEPARTED', at: at('2026-11-14'), recordedAt: at('2026-11-14') }],
      }),
    ],
  ]);
  expect(
    estimateParcel(received(at('2026-11-09', 21), { tripCode: 'RT2' }), { ...terms, trips: left }),
  ).toMatchObject({ to: moved.to, moved: null });
});

test('a parcel taken aboard in spite of it, of another road, or without a later departure, keeps its days', () => {
  const late = at('2026-11-09', 21);
  expect(estimateParcel(received(late, { tripCode: 'RT1' }), terms)).toMatchObject({
    ...inTime,
    moved: null,
  });
  expect(estimateParcel(received(late, { businessLine: 'FBA' }), terms)?.moved).toBeNull();
  const alone = new Map([...trips].slice(0, 1));
  expect(estimateParcel(received(late), { ...terms, trips: alone })).toMatchObject({
    ...inTime,
    moved: null,
  });
  // The first of the two has left already.
  expect(estimateParcel(received(at('2026-11-10', 13)), terms)?.moved).toBeNull();
});

test('with enough finished trips the way begins with the departure that it goes with', () => {
  const finished = Array.from({ length: 8 }, (_, index): FinishedTrip => ({
    channelId: 1,
    receivedAt: at('2026-01-01') + index,
    pointAt: at('2026-01-19') + index,
    milestones: [{ key: 'DEPARTED', at: at('2026-01-03') + index }],
    closedSpans: [],
  }));
  expect(estimateParcel(received(at('2026-11-09', 21)), { ...terms, finished })).toMatchObject({
    from: '2026-11-30',
    to: '2026-11-30',
    basis: 'history',
    moved: { was: { from: '2026-11-26', to: '2026-11-26' }, days: 4 },
  });
});
