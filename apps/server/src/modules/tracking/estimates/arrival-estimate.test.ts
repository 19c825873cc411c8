import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateArrival, type EstimateTerms } from './arrival-estimate.ts';
import {
  dayMs,
  hourMs,
  type FinishedTrip,
  type Milestone,
  type TripDelay,
  type TripRoad,
} from './trip-road.ts';

const noon = (day: string) => startOfDushanbeDay(day).getTime() + 12 * hourMs;
const received = '2026-11-08';
const constant = { from: '2026-11-26', to: '2026-11-30', basis: 'constant', samples: 0 };

const terms = (changes: Partial<EstimateTerms> = {}): EstimateTerms => ({
  today: '2026-11-20',
  deliveryDays: { BSC: { min: 18, max: 22 }, FBA: { min: 18, max: 22 } },
  channelOfLine: { BSC: 1, FBA: null },
  closures: new Map(),
  finished: [],
  ...changes,
});

const parcel = (status: ParcelStatus = ParcelStatus.AwaitingHubIn) => ({
  status,
  problems: [],
  receivedAt: new Date(noon(received)),
  businessLine: 'BSC' as const,
});

const milestone = (key: string, day: string): Milestone => ({ key, at: noon(day), recordedAt: noon(day) });

const trip = (changes: Partial<TripRoad> = {}): TripRoad => ({
  channelId: 1,
  plannedAt: noon('2026-11-10'),
  cutOffAt: null,
  milestones: [milestone('DEPARTED', '2026-11-10')],
  delays: [],
  ...changes,
});

const delay = (day: string, changes: Partial<TripDelay> = {}): TripDelay => ({
  reportedAt: noon(day),
  days: 3,
  endedAt: null,
  takenBackAt: null,
  reason: 'WEATHER',
  placeId: 4,
  ...changes,
});

/** Trips that left Yiwu on the days before, took eight to border and so many from there on. */
const finished = (daysFromBorder: readonly number[], changes: Partial<FinishedTrip> = {}): FinishedTrip[] =>
  daysFromBorder.map((days) => ({
    channelId: 1,
    receivedAt: noon('2026-11-01') - 30 * dayMs,
    pointAt: noon('2026-11-01') + (days - 20) * dayMs,
    milestones: [
      { key: 'DEPARTED', at: noon('2026-11-01') - 28 * dayMs, recordedAt: 0 },
      { key: 'BORDER_CROSSED', at: noon('2026-11-01') - 20 * dayMs, recordedAt: 0 },
    ],
    closedSpans: [],
    ...changes,
  }));
/** All of one season: in the cold half of the year for what leaves on 10 November. */
const winter = (daysFromBorder: readonly number[], changes: Partial<FinishedTrip> = {}) =>
  finished(daysFromBorder, changes).map((each) => shifted(each, -270));

function shifted(each: FinishedTrip, days: number): FinishedTrip {
  const move = (at: number) => at + days * dayMs;
  return {
    ...each,
    receivedAt: move(each.receivedAt),
    pointAt: move(each.pointAt),
    milestones: each.milestones.map(({ key, at }) => ({ key, at: move(at) })),
    closedSpans: each.closedSpans.map(([from, to]) => [move(from), move(to)] as const),
  };
}

describe('while too few trips have arrived', () => {
  test('the days of the road stand, from the receipt on', () => {
    expect(estimateArrival(parcel(), undefined, terms())).toEqual({ ...constant, moved: null });
    expect(estimateArrival(parcel(), trip(), terms({ finished: winter(Array(7).fill(9)) }))).toEqual({
      ...constant,
      moved: null,
    });
  });

  test('there is none before the receipt, and none once the parcel has arrived or is closed', () => {
    expect(estimateArrival({ ...parcel(), receivedAt: null }, trip(), terms())).toBeNull();
    for (const status of [ParcelStatus.AwaitingCustomer, ParcelStatus.Received, ParcelStatus.Cancelled])
      expect(estimateArrival(parcel(status), trip(), terms())).toBeNull();
  });

  test.each(['HELD', 'LOST', 'RETURNING'] as const)('there is none while the parcel is %s', (problem) => {
    const problems = [problem, 'DELAYED'] as const;
    for (const road of [undefined, trip()])
      expect(estimateArrival({ ...parcel(), problems }, road, terms())).toBeNull();
    expect(
      estimateArrival({ ...parcel(), problems: ['DELAYED', 'DAMAGED'] }, trip(), terms()),
    ).not.toBeNull();
  });

  test('a delay moves both days, and says what they were and why', () => {
    expect(estimateArrival(parcel(), trip({ delays: [delay('2026-11-20')] }), terms())).toEqual({
      from: '2026-11-29',
      to: '2026-12-03',
      basis: 'constant',
      samples: 0,
      moved: {
        was: { from: '2026-11-26', to: '2026-11-30' },
        days: 3,
        cause: { reason: 'WEATHER', placeId: 4 },
      },
    });
  });

  test('a delay that was reported on the morning of the receipt says why too', () => {
    const early = delay('2026-11-08', { reportedAt: noon('2026-11-08') - 11 * 3_600_000 });
    expect(
      estimateArrival(parcel(), trip({ delays: [early] }), terms({ today: '2026-11-09' })),
    ).toMatchObject({
      to: '2026-12-03',
      moved: { days: 3, cause: { reason: 'WEATHER' } },
    });
  });

  test('a delay that was taken back was never there; one that is over took what it took', () => {
    const takenBack = delay('2026-11-18', { takenBackAt: noon('2026-11-19') });
    expect(estimateArrival(parcel(), trip({ delays: [takenBack] }), terms())?.moved).toBeNull();
    const over = delay('2026-11-15', { endedAt: noon('2026-11-16') });
    expect(estimateArrival(parcel(), trip({ delays: [over] }), terms())).toMatchObject({
      to: '2026-12-01',
      moved: { days: 1 },
    });
  });

  test('a delay that lasts longer than it was reported to goes on moving the days', () => {
    const reported = trip({ delays: [delay('2026-11-10')] });
    expect(estimateArrival(parcel(), reported, terms({ today: '2026-11-13' }))?.to).toBe('2026-12-03');
    expect(estimateArrival(parcel(), reported, terms({ today: '2026-11-16' }))?.to).toBe('2026-12-06');
  });

  test('a second delay says what the days were before it', () => {
    const delays = [delay('2026-11-12', { endedAt: noon('2026-11-15') }), delay('2026-11-20', { days: 2 })];
    expect(estimateArrival(parcel(), trip({ delays }), terms())).toMatchObject({
      to: '2026-12-05',
      moved: { was: { from: '2026-11-29', to: '2026-12-03' }, days: 2 },
    });
  });

  test('what is overdue is awaited in the next days, never in the past', () => {
    expect(estimateArrival(parcel(), undefined, terms({ today: '2026-11-28' }))).toMatchObject({
      from: '2026-11-26',
      to: '2026-11-30',
      moved: null,
    });
    expect(estimateArrival(parcel(), undefined, terms({ today: '2026-12-02' }))).toMatchObject({
      from: '2026-12-02',
      to: '2026-12-04',
      moved: {
        was: { from: '2026-11-26', to: '2026-11-30' },
        days: 4,
        cause: { reason: 'LATE', placeId: null },
      },
    });
  });

  test('a closed road holds parcels that would come to the border meanwhile, until it opens', () => {
    const closures = new Map([[1, { from: '2026-11-15', until: '2026-11-22' }]]);
    expect(estimateArrival(parcel(), trip(), terms({ closures }))).toMatchObject({
      moved: { was: { from: '2026-11-26', to: '2026-11-30' }, cause: { reason: 'ROAD_CLOSED' } },
    });
    const across = trip({ milestones: [milestone('BORDER_CROSSED', '2026-11-14')] });
    expect(estimateArrival(parcel(), across, terms({ closures }))?.moved).toBeNull();
    expect(
      estimateArrival(parcel(ParcelStatus.AwaitingHubOut), trip(), terms({ closures }))?.moved,
    ).toBeNull();
    const reported = trip({ delays: [delay('2026-11-20', { reason: 'ROAD_CLOSED' })] });
    expect(estimateArrival(parcel(), reported, terms({ closures }))?.to).toBe('2026-12-03');
  });

  test('while the day of opening is unknown, the days move on with each day', () => {
    const closures = new Map([[1, { from: '2026-11-15', until: null }]]);
    const to = (today: string) => estimateArrival(parcel(), trip(), terms({ closures, today }))?.to ?? '';
    expect(to('2026-11-26') > to('2026-11-22')).toBe(true);
  });
});

describe('from eight finished trips of the road and the season on', () => {
  const eight = winter([8, 8, 9, 9, 9, 10, 10, 11]);

  test('the days are what eight of ten took, counted from the last thing that the trip has passed', () => {
    const atDeparture = estimateArrival(parcel(), trip(), terms({ today: '2026-11-11', finished: eight }));
    expect(atDeparture).toEqual({
      from: '2026-11-26',
      to: '2026-11-29',
      basis: 'history',
      samples: 8,
      moved: null,
    });
    const crossed = trip({
      milestones: [milestone('DEPARTED', '2026-11-10'), milestone('BORDER_CROSSED', '2026-11-20')],
    });
    expect(estimateArrival(parcel(), crossed, terms({ today: '2026-11-21', finished: eight }))).toMatchObject(
      {
        from: '2026-11-28',
        to: '2026-12-01',
      },
    );
  });

  test('trips of another road, of the other season, or not yet arrived do not count', () => {
    for (const others of [
      eight.map((each) => ({ ...each, channelId: 2 })),
      eight.map((each) => shifted(each, 180)),
      eight.map((each) => shifted(each, 284)),
    ])
      expect(
        estimateArrival(parcel(), trip(), terms({ finished: [...others, ...eight.slice(1)] }))?.basis,
      ).toBe('constant');
  });

  test('what a trip has passed today counts from tomorrow on', () => {
    const today = terms({ today: '2026-11-20', finished: eight });
    const crossing = trip({
      milestones: [milestone('DEPARTED', '2026-11-10'), milestone('BORDER_CROSSED', '2026-11-20')],
    });
    expect(estimateArrival(parcel(), crossing, today)).toEqual(estimateArrival(parcel(), trip(), today));
    const reportedLate = trip({
      milestones: [
        milestone('DEPARTED', '2026-11-10'),
        { key: 'BORDER_CROSSED', at: noon('2026-11-18'), recordedAt: noon('2026-11-20') },
      ],
    });
    expect(estimateArrival(parcel(), reportedLate, today)).toEqual(estimateArrival(parcel(), trip(), today));
  });

  test('a trip that has not left leaves on its day, and the next day when it did not', () => {
    const waiting = (today: string) =>
      estimateArrival(
        parcel(ParcelStatus.AwaitingDeparture),
        trip({ milestones: [] }),
        terms({ today, finished: eight }),
      );
    expect(waiting('2026-11-09')).toMatchObject({ from: '2026-11-26', to: '2026-11-29' });
    expect(waiting('2026-11-12')).toMatchObject({ from: '2026-11-28', to: '2026-12-01' });
  });

  test('a delay is added; once the trip has gone on, only what it passed counts', () => {
    const held = trip({ delays: [delay('2026-11-15')] });
    expect(estimateArrival(parcel(), held, terms({ today: '2026-11-15', finished: eight }))).toMatchObject({
      from: '2026-11-29',
      to: '2026-12-02',
      moved: { was: { from: '2026-11-26', to: '2026-11-29' }, days: 3 },
    });
    const onAgain = trip({
      milestones: [milestone('DEPARTED', '2026-11-10'), milestone('BORDER_CROSSED', '2026-11-21')],
      delays: [delay('2026-11-15', { endedAt: noon('2026-11-18') })],
    });
    expect(estimateArrival(parcel(), onAgain, terms({ today: '2026-11-22', finished: eight }))).toMatchObject(
      {
        from: '2026-11-29',
        to: '2026-12-02',
        moved: { was: { from: '2026-11-26', to: '2026-11-29' }, days: 3 },
      },
    );
  });

  test('the days of a closed road are not the road’s own', () => {
    const closed = winter([18, 18, 19, 19, 19, 20, 20, 21]).map((each) => {
      const border = each.milestones[1]?.at ?? 0;
      return { ...each, closedSpans: [[border, border + 10 * dayMs] as const] };
    });
    const [open, shut] = [eight, closed].map((trips) =>
      estimateArrival(parcel(), trip(), terms({ today: '2026-11-11', finished: trips })),
    );
    expect(shut).toEqual(open);
  });
});

const someDay = fc.integer({ min: 0, max: 45 }).map((days) => addDays(received, days));
const somewhen = fc.integer({ min: 0, max: 40 * 24 }).map((hours) => noon(received) + hours * hourMs);
const someDelays = fc.array(
  fc
    .record({
      reportedAt: somewhen,
      days: fc.integer({ min: 1, max: 14 }),
      lasted: fc.option(fc.integer({ min: 1, max: 300 })),
      isTakenBack: fc.boolean(),
      reason: fc.constantFrom<TripDelay['reason'][]>('WEATHER', 'ROAD_CLOSED'),
    })
    .map(({ reportedAt, days, lasted, isTakenBack, reason }): TripDelay => {
      const at = lasted === null ? null : reportedAt + lasted * hourMs;
      return {
        reportedAt,
        days,
        endedAt: isTakenBack ? null : at,
        takenBackAt: isTakenBack ? at : null,
        reason,
        placeId: null,
      };
    }),
  { maxLength: 3 },
);
const someTrips = fc.record({
  channelId: fc.constantFrom(1, 2),
  plannedAt: fc.option(someDay.map(noon)),
  cutOffAt: fc.constant(null),
  milestones: fc
    .array(fc.tuple(fc.constantFrom('HUB_PASSED 2', 'BORDER_CROSSED', 'ARRIVED'), somewhen), { maxLength: 4 })
    .map((list) =>
      [['DEPARTED', noon('2026-11-09')] as const, ...list]
        .map(([key, at]): Milestone => ({ key, at, recordedAt: at }))
        .toSorted((a, b) => a.at - b.at),
    ),
  delays: someDelays.map((delays) => delays.toSorted((a, b) => a.reportedAt - b.reportedAt)),
});

test('no range ends in the past or begins after its end, whatever has happened', () => {
  const finishedLists = fc.constantFrom([], winter([8, 8, 9, 9, 9, 10, 10, 11]), winter(Array(9).fill(9)));
  const closures = fc.constantFrom(
    new Map(),
    new Map([[1, { from: '2026-11-15', until: '2026-11-26' }]]),
    new Map([[1, { from: '2026-11-12', until: null }]]),
  );
  fc.assert(
    fc.property(someTrips, someDay, finishedLists, closures, (road, today, finished, closed) => {
      const estimate = estimateArrival(parcel(), road, terms({ today, finished, closures: closed }));
      expect(estimate).not.toBeNull();
      if (estimate === null) return;
      expect(estimate.from <= estimate.to).toBe(true);
      expect(today <= estimate.to).toBe(true);
      if (estimate.moved !== null) {
        expect(estimate.moved.was.to < estimate.to).toBe(true);
        expect(estimate.moved.days).toBe(
          (Date.parse(estimate.to) - Date.parse(estimate.moved.was.to)) / dayMs,
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('within a day the dates go forth, and back once at most', () => {
  const today = '2026-11-20';
  const at = (hour: number) => startOfDushanbeDay(today).getTime() + hour * hourMs;
  const reported = [1, 3, 5, 7].map((hour) =>
    delay(today, { reportedAt: at(hour), days: 2, takenBackAt: at(hour + 1) }),
  );
  const ends = Array.from({ length: 10 }, (_, hour) => {
    const delays = reported
      .filter(({ reportedAt }) => reportedAt <= at(hour))
      .map((each) => ({
        ...each,
        takenBackAt: (each.takenBackAt ?? 0) <= at(hour) ? each.takenBackAt : null,
      }));
    return estimateArrival(parcel(), trip({ delays }), terms())?.to ?? '';
  });
  const back = ends.filter((end, index) => end < (ends[index - 1] ?? ''));
  expect(back.length).toBe(1);
  expect(estimateArrival(parcel(), trip({ delays: reported }), terms({ today: '2026-11-21' }))?.to).toBe(
    constant.to,
  );
  expect(dushanbeDay(new Date(at(1)))).toBe(today);
});
