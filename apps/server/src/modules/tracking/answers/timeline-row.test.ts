import { expect, test } from 'vitest';
import type { PublicTimeline } from './public-timeline.ts';
import {
  DamagedRowError,
  decodeTimeline,
  encodeTimeline,
  isReadableForm,
  rowLetters,
} from './timeline-row.ts';

const nothing = { flag: null, reason: null, raw: null };

const timeline: PublicTimeline = {
  orderCode: 'RA2611064KX7PY',
  countryCode: 'TJ',
  businessLine: 'FBA',
  handlingNotes: ['FRAGILE', 'BATTERY'],
  lastMileTracking: null,
  lastMileCarrier: 'Почта "Восток"',
  lastMileWebsite: null,
  tripCode: 'RT261101K4M8QX',
  status: 'YQX',
  stepBeforeCancel: 3,
  problems: ['HELD', 'LOST'],
  receivedAt: new Date('2026-10-30T06:00:00.000Z'),
  events: [
    { ...nothing, type: 'CANCELLED', reason: 'SEIZED', placeId: null, day: 20_770, msOfDay: 86_399_999 },
    { ...nothing, type: 'EXTERNAL', raw: 'Ш1', placeId: null, day: 20_770, msOfDay: 1 },
    { ...nothing, type: 'FLAG_RAISED', flag: 'DAMAGED', placeId: 1_000, day: 20_760, msOfDay: 0 },
    { ...nothing, type: 'CN_RECEIVED', placeId: 7, day: 20_756, msOfDay: 21_600_000 },
  ],
};

/**
 * As a database of today holds it. A change of this line needs another form, or rows that are there are read wrongly.
 */
const stored = String.raw`bIDBTJCAECAB89yWBSZcAORA2611064KX7PY.QПочта \"Восток\".ORT261101K4M8QXERB.q-yWFJlv_UCШ1.AAAAABSBofKAAAAADHEBSZcA`;

test('a row tells what it was made of, and rows of today are read for ever', () => {
  expect(encodeTimeline(timeline)).toBe(stored);
  expect(decodeTimeline(stored)).toEqual(timeline);
});

test('each code has a letter of its own, which it keeps', () => {
  for (const letters of Object.values(rowLetters)) {
    const values = Object.values(letters);
    expect(new Set(values).size).toBe(values.length);
    expect(values.every((letter) => /^[A-Za-z0-9_-]$/.test(letter))).toBe(true);
  }
  expect(rowLetters).toMatchObject({
    status: {
      NEW: 'A',
      WAIT_FORECAST: 'B',
      DTH: 'C',
      DHWCRK: 'D',
      DHWCCK: 'E',
      DZTDQS: 'F',
      DKHQS: 'G',
      KHYQS: 'H',
      YQX: 'I',
    },
    businessLine: { BSC: 'A', FBA: 'B' },
    problem: {
      HELD: 'A',
      DAMAGED: 'B',
      UNIDENTIFIED: 'C',
      RETURNING: 'D',
      LOST: 'E',
      OVERDUE: 'F',
      DELAYED: 'G',
    },
    note: { FRAGILE: 'A', BATTERY: 'B', LIQUID: 'C', OVERSIZE: 'D', KEEP_UPRIGHT: 'E' },
    reason: {
      LOST: 'A',
      SEIZED: 'B',
      DESTROYED: 'C',
      RETURNED: 'D',
      ABANDONED: 'E',
      CUSTOMER_REQUEST: 'F',
      OTHER: 'G',
    },
  });
  expect(Object.values(rowLetters.event).join('').startsWith('ABCDEFGHIJKLMNOPQRSTU')).toBe(true);
  expect(Object.keys(rowLetters.event).slice(0, 21)).toEqual([
    ...[
      'ORDER_CREATED',
      'ORDER_SUBMITTED',
      'FORECAST_ACCEPTED',
      'CN_RECEIVED',
      'CN_PACKED',
      'LINEHAUL_DEPARTED',
    ],
    ...['HUB_PASSED', 'EXPORT_CUSTOMS_IN', 'EXPORT_CUSTOMS_OUT', 'BORDER_CROSSED', 'IMPORT_CUSTOMS_IN'],
    ...['IMPORT_CUSTOMS_OUT', 'DELAYED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED', 'CUSTOMER_RECEIVED'],
    ...['CANCELLED', 'FLAG_RAISED', 'FLAG_CLEARED', 'EXTERNAL'],
  ]);
});

test('a row of another form is not read', () => {
  expect([null, '', `a${stored.slice(1)}`, stored].map(isReadableForm)).toEqual([false, false, false, true]);
  expect(() => decodeTimeline(`a${stored.slice(1)}`)).toThrow(DamagedRowError);
});

test('a number beyond its list is damage', () => {
  // No tenth status, no eighth problem, no step after the last, no 25th hour.
  for (const damaged of [
    'bJ',
    'bIDBTJCAH',
    'bIIBTJ',
    stored.replace('BSZcA', '_SZcA'),
    stored.replace('TJ', 'tj'),
  ])
    expect(() => decodeTimeline(damaged + stored.slice(damaged.length)), damaged).toThrow(DamagedRowError);
});

test('a moment that no calendar of four digits has is refused when it is written', () => {
  const at = (day: number) => ({
    ...timeline,
    events: [{ ...nothing, type: 'DELAYED' as const, placeId: null, day, msOfDay: 0 }],
  });
  expect(() => encodeTimeline(at(-719_529))).toThrow(RangeError);
  expect(() => encodeTimeline(at(2_932_897))).toThrow(RangeError);
  expect(decodeTimeline(encodeTimeline(at(2_932_896))).events[0]?.day).toBe(2_932_896);
});
