import { trackingWordsEn as words } from '@rohi/contract/tracking/words/en';
import { expect, test } from 'vitest';
import { fileRows, writeList } from './list-rows.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

const held = trackedParcel({ trackingCode: 'A1', problems: ['HELD', 'DAMAGED'], statusName: 'Status' });
const ready = trackedParcel({
  trackingCode: 'B2',
  status: 'DKHQS',
  lastEvent: 'Arrived',
  lastEventTime: '2026-11-20T04:40:00Z',
  lastMileTracking: 'TJ1',
  own: {
    name: 'winter boots for Manizha',
    pickupPoint: null,
    canCollect: true,
    freeUntil: null,
    weightKg: null,
    chargeableWeightKg: null,
    price: null,
    storage: null,
  },
});
const over = trackedParcel({ trackingCode: 'C3', status: 'KHYQS', problems: ['DAMAGED'], orderCode: null });

test('a copied list says of each parcel where it is and what is wrong', () => {
  expect(writeList([held, ready, over], words)).toBe(
    'A1\tOn hold while we check something\tOn hold while we check something, Packaging damaged\nB2\twinter boots for Manizha\tReady to collect\nC3\tReceived',
  );
});

test('a file has a cell for each column, also where nothing is known', () => {
  expect(fileRows([held, ready, over], words, (moment) => `at ${moment}`)).toEqual([
    [
      'A1',
      '',
      words.headlines.HELD,
      'On hold while we check something, Packaging damaged',
      'Status',
      'RA2611064KX7PY',
      '',
      '',
      '',
    ],
    [
      'B2',
      'winter boots for Manizha',
      'Ready to collect',
      '',
      '',
      'RA2611064KX7PY',
      'TJ1',
      'Arrived',
      'at 2026-11-20T04:40:00Z',
    ],
    ['C3', '', 'Received', '', '', '', '', '', ''],
  ]);
});
