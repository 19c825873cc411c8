import { locales, type Locale } from '@rohi/contract/locales';
import { cancelReasons, parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { handlingNotes, parcelProblems, parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { deliveryDays } from '@rohi/contract/site/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Closure, TripRoad } from '../estimates/trip-road.ts';
import type { PlaceName } from './event-text.ts';
import { deriveState, type ParcelEvent } from '../moves/parcel-history.ts';
import { timelineOf, type PublicParcel } from './public-timeline.ts';
import { copyFragment, createTimelineRenderer, type TimelineRenderer } from './timeline-renderer.ts';
import { DamagedRowError, encodeTimeline } from './timeline-row.ts';
import {
  programAnswerWords,
  renderTrackedParcel,
  type AnswerTerms,
  type PlaceNames,
} from './tracked-parcel.ts';

/** Any 16-bit signs: control signs, quotes, halves of pairs. */
const wild = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff_ff }), fc.integer({ min: 0, max: 127 })), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
const text = fc.oneof(
  fc.string(),
  wild,
  fc.constantFrom(
    '"',
    '\\',
    '\\"',
    '$&',
    '$1',
    '\u0000',
    '\ud800',
    '😀',
    '{place}',
    ',"place":null}]',
    '中',
    'ғ',
  ),
);
const someText = fc.option(text, { nil: null });

const parcels: fc.Arbitrary<PublicParcel & { trackingCode: string }> = fc.record({
  trackingCode: fc.oneof(fc.constant('YT8834201957316'), text),
  orderCode: someText,
  countryCode: fc.constantFrom('TJ', 'KZ', 'UZ'),
  businessLine: fc.constantFrom('BSC', 'FBA'),
  handlingNotes: fc.subarray([...handlingNotes]),
  lastMileTracking: someText,
  lastMileCarrier: someText,
  lastMileWebsite: someText,
  tripCode: fc.oneof(fc.constantFrom(null, 'RT1', 'RT2', 'RT3'), text),
});

const knownPlaces = 8;
const placeIds = fc.option(
  fc.constantFrom(...Array.from({ length: knownPlaces }, (_, index) => index * 37 + 1)),
  {
    nil: null,
  },
);

const moments = fc.oneof(
  fc.date({ min: new Date('2026-09-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  fc.date({ min: new Date('0001-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }),
  fc.constantFrom(new Date('2026-11-04T18:59:59.999Z'), new Date('2026-11-04T19:00:00.000Z'), new Date(-1)),
);

type GivenEvent = Omit<ParcelEvent, 'seq'>;

const givenEvents: fc.Arbitrary<GivenEvent> = fc
  .record({
    type: fc.constantFrom(...parcelEventTypes),
    statusFrom: fc.option(fc.constantFrom(...parcelStatuses), { nil: null }),
    statusTo: fc.constantFrom(...parcelStatuses),
    placeId: placeIds,
    flag: fc.option(fc.constantFrom(...parcelProblems), { nil: undefined }),
    reason: fc.option(fc.constantFrom(...cancelReasons, 'TURNED_AWAY', ''), { nil: undefined }),
    raw: fc.option(text, { nil: undefined }),
    occurredAt: moments,
    isDated: fc.boolean(),
    source: fc.constantFrom('station', 'import', 'demo'),
    implied: fc.boolean(),
    corrects: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ flag, reason, raw, isDated, corrects, ...event }) => ({
    ...event,
    details: {
      ...(flag === undefined ? {} : { flag }),
      ...(reason === undefined ? {} : { reason }),
      ...(raw === undefined ? {} : { raw }),
    },
    claimedAt: isDated ? event.occurredAt : null,
    corrects: event.type === 'CORRECTED' ? corrects : null,
    actor: 'test',
    requestId: null,
  }));

const histories = fc
  .oneof(
    { weight: 6, arbitrary: fc.array(givenEvents, { minLength: 1, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.array(givenEvents, { minLength: 100, maxLength: 300, size: 'max' }) },
  )
  .map((events) => events.map((event, index): ParcelEvent => ({ ...event, seq: index + 1 })));

const days = fc.record({ min: fc.integer({ min: 1, max: 60 }), max: fc.integer({ min: 1, max: 90 }) });
const closures = fc.constantFrom<[number, Closure][]>(
  [],
  [[1, { from: '2026-10-01', until: '2026-11-20' }]],
  [[1, { from: '2026-11-01', until: null }]],
);
const noon = (day: string) => Date.parse(`${day}T07:00:00.000Z`);
/** One that is held, and one that was and has come over the border. */
const trips: readonly [string, TripRoad][] = [
  [
    'RT1',
    {
      channelId: 1,
      plannedAt: noon('2026-10-18'),
      cutOffAt: noon('2026-10-17'),
      milestones: [{ key: 'DEPARTED', at: noon('2026-10-18'), recordedAt: noon('2026-10-18') }],
      delays: [
        {
          reportedAt: noon('2026-10-19'),
          days: 12,
          endedAt: null,
          takenBackAt: null,
          reason: 'QUEUE',
          placeId: 38,
        },
      ],
    },
  ],
  [
    'RT2',
    {
      channelId: null,
      plannedAt: null,
      cutOffAt: null,
      milestones: [{ key: 'BORDER_CROSSED', at: noon('2026-11-04'), recordedAt: noon('2026-11-05') }],
      delays: [
        {
          reportedAt: noon('2026-10-19'),
          days: 3,
          endedAt: noon('2026-11-04'),
          takenBackAt: null,
          reason: 'WEATHER',
          placeId: null,
        },
      ],
    },
  ],
];
const names: fc.Arbitrary<PlaceName> = fc.record({ name: text, from: text, to: text });

/** Terms of an office that has changed words and days, and places with names of their own. */
const settings = fc
  .record({
    BSC: days,
    FBA: days,
    closures,
    today: fc.constantFrom('2026-10-20', '2026-11-05', '2026-12-31'),
    names: fc.array(names, { minLength: knownPlaces, maxLength: knownPlaces }),
    title: text,
    notes: text,
  })
  .map(({ BSC, FBA, closures: closed, today, names: placeNames, title, notes }) => {
    const words = { ...programAnswerWords };
    const { events } = words.en.eventTexts;
    words.en = {
      ...words.en,
      handlingNoteNames: { ...words.en.handlingNoteNames, FRAGILE: notes },
      eventTexts: {
        ...words.en.eventTexts,
        events: { ...events, HUB_PASSED: { title, titleAt: `${title}{place}`, text: title } },
      },
    };
    const terms: AnswerTerms = {
      words,
      estimates: {
        today,
        deliveryDays: { BSC, FBA },
        channelOfLine: { BSC: 1, FBA: null },
        closures: new Map(closed),
        trips: new Map(trips),
        finished: [],
      },
    };
    const places: PlaceNames = {
      find: (id, locale) => {
        const place = placeNames[(id - 1) / 37];
        return place && locale === 'ru'
          ? place
          : place && { name: place.name, from: place.name, to: place.name };
      },
    };
    return { terms, places };
  });

test('an answer out of a row is, byte by byte, the answer out of the history, in every language', () => {
  fc.assert(
    fc.property(parcels, histories, settings, (parcel, history, { terms, places }) => {
      const state = deriveState(history);
      const row = encodeTimeline(timelineOf(parcel, state, history));
      for (const locale of locales) {
        const renderer = createTimelineRenderer(terms, places, locale);
        const described = renderTrackedParcel(parcel, state, history, places, terms, locale);
        const json = Buffer.from(JSON.stringify(described));
        expect(renderer.describe(parcel.trackingCode, row)).toEqual(described);
        // The second time out of prepared pieces alone.
        for (let time = 0; time < 2; time += 1) {
          const answer = renderer.render(parcel.trackingCode, row);
          expect(answer && copyFragment(answer.fragment).equals(json)).toBe(true);
          expect(answer?.status).toBe(state.status);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** Of a service with the texts that it came with. */
const openingTerms: AnswerTerms = {
  words: programAnswerWords,
  estimates: {
    today: '2026-11-20',
    deliveryDays: { BSC: deliveryDays, FBA: deliveryDays },
    channelOfLine: { BSC: null, FBA: null },
    closures: new Map(),
    trips: new Map(),
    finished: [],
  },
};

const noPlaces: PlaceNames = { find: () => undefined };

const onTheRoad: Omit<ParcelEvent, 'seq'> = {
  type: 'CN_RECEIVED',
  statusFrom: null,
  statusTo: 'DHWCRK',
  placeId: null,
  details: {},
  occurredAt: new Date('2026-11-10T06:00:00.000Z'),
  claimedAt: null,
  source: 'station',
  implied: false,
  corrects: null,
  actor: 'test',
  requestId: null,
};

test.each(parcelProblems)(
  'a parcel that is %s and another one of the same day say their own, whichever is answered first',
  (flag) => {
    const raised = { ...onTheRoad, type: 'FLAG_RAISED', statusFrom: 'DHWCRK', details: { flag } } as const;
    const histories = [[onTheRoad], [onTheRoad, raised]].map((events) =>
      events.map((event, index): ParcelEvent => ({ ...event, seq: index + 1 })),
    );
    const [parcel] = fc.sample(parcels, { numRuns: 1, seed: 1 });
    if (parcel === undefined) throw new Error('no parcel was drawn');
    const record = { ...parcel, tripCode: null, businessLine: 'BSC' } as const;
    const answers = histories.map((history) => {
      const state = deriveState(history);
      return {
        row: encodeTimeline(timelineOf(record, state, history)),
        said: JSON.stringify(renderTrackedParcel(record, state, history, noPlaces, openingTerms, 'ru')),
      };
    });
    for (const order of [answers, answers.toReversed()]) {
      const renderer = createTimelineRenderer(openingTerms, noPlaces, 'ru');
      for (const { row, said } of order) expect(jsonOf(renderer, record.trackingCode, row)).toBe(said);
    }
  },
);

test('a place that is not known is asked for, not left out', () => {
  fc.assert(
    fc.property(parcels, histories, (parcel, history) => {
      const timeline = timelineOf(parcel, deriveState(history), history);
      const answer = createTimelineRenderer(openingTerms, noPlaces, 'ru').render(
        parcel.trackingCode,
        encodeTimeline(timeline),
      );
      expect(answer === undefined).toBe(timeline.events.some(({ placeId }) => placeId !== null));
    }),
    { numRuns: 50 },
  );
});

function jsonOf(renderer: TimelineRenderer, code: string, row: string): string | undefined {
  const answer = renderer.render(code, row);
  return answer && copyFragment(answer.fragment).toString();
}

function renderOrRefuse(row: string, locale: Locale = 'ru') {
  const places: PlaceNames = { find: () => ({ name: 'Иу', from: 'Иу', to: 'Иу' }) };
  try {
    return jsonOf(createTimelineRenderer(openingTerms, places, locale), 'YT1', row);
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedRowError);
    return 'refused';
  }
}

const rows = fc
  .tuple(parcels, histories)
  .map(([parcel, history]) => encodeTimeline(timelineOf(parcel, deriveState(history), history)));

test('a row that was cut off or has something after its end is refused', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.string({ minLength: 1 }), (row, cut, more) => {
      expect(renderOrRefuse(row.slice(0, cut % row.length))).toBe('refused');
      expect(renderOrRefuse(row + more)).toBe('refused');
    }),
    { numRuns: 200 },
  );
});

test('a row with a changed sign is refused or still one whole answer: no other parcel is touched', () => {
  fc.assert(
    fc.property(
      rows,
      fc.nat(),
      fc.oneof(wild, fc.constantFrom('"', '\\', '}', 'A', '_', '.')),
      (row, at, sign) => {
        const place = at % row.length;
        const described =
          renderOrRefuse(row.slice(0, place) + sign + row.slice(place + sign.length)) ?? 'refused';
        if (described !== 'refused')
          expect(Object.keys(JSON.parse(described) as object).at(0)).toBe('trackingCode');
      },
    ),
    { numRuns: 300 },
  );
});
